import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DESK_PATH } from '../../../contract/page-addresses';
import { Icon, type IconName } from '../../../ui/icon';
import css from './desk-bar.module.css';
import type { DeskPage, PageGroup } from './desk-page';
import { DeskFoot, type DeskFootProps } from './desk-foot';
import { DeskLinks, type DeskLinksProps } from './desk-links';

/** Holds what the desk's navigation shows, wherever it stands. */
export interface DeskNavProps extends DeskFootProps, Omit<DeskLinksProps, 'onGo'> {}

/** Groups of the bar that open a list of pages. */
const LISTS = ['guests', 'doors', 'hotel'] as const satisfies readonly PageGroup[];
const ICONS: Readonly<Record<(typeof LISTS)[number], IconName>> = { guests: 'people', doors: 'door', hotel: 'bed' };

/** Tells which list a page is in: what of the day is no board, such as the calendar, is found among the doors. */
const isIn = (list: PageGroup, { name, group }: DeskPage): boolean =>
  group === list || (list === 'doors' && group === 'today' && name !== 'today');

/** The desk's navigation on a narrow screen: today's board, and three lists that open above the bar. */
export function DeskBar(props: DeskNavProps) {
  const { pages, current, counts } = props;
  const { t } = useTranslation('reception');
  const [open, setOpen] = useState<PageGroup | null>(null);
  const buttons = useRef<Partial<Record<PageGroup, HTMLButtonElement | null>>>({});
  const close = (): void => setOpen(null);
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || open === null) return;
    buttons.current[open]?.focus();
    close();
  };
  return (
    <nav className={css.bar} aria-label={t('title')} onKeyDown={onKey}>
      {open !== null && (
        <>
          <div className={css.ground} onClick={close} />
          <div className={css.list}>
            <DeskLinks {...props} pages={pages.filter((page) => isIn(open, page))} onGo={close} />
            {open === 'hotel' && <DeskFoot {...props} />}
          </div>
        </>
      )}
      <div className={css.tabs}>
        <Link to={DESK_PATH} aria-current={current === 'today' ? 'page' : undefined} onClick={close}>
          <Icon name="bell" />
          {t('pages.today')}
          {(counts?.todo ?? 0) > 0 && (
            <i>
              {counts?.todo}
              <span className="sr"> {t('waiting')}</span>
            </i>
          )}
        </Link>
        {LISTS.map((list) => (
          <button
            key={list}
            ref={(button) => {
              buttons.current[list] = button;
            }}
            type="button"
            aria-expanded={open === list}
            data-here={pages.some((page) => page.name === current && isIn(list, page))}
            onClick={() => setOpen(open === list ? null : list)}
          >
            <Icon name={ICONS[list]} />
            {t(`groups.${list}`)}
          </button>
        ))}
      </div>
    </nav>
  );
}
