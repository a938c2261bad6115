import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../../ui/icon';
import css from './desk-bar.module.css';
import type { DeskPage, PageGroup } from './desk-page';
import { DeskFoot, type DeskFootProps } from './desk-foot';
import { DeskLinks, type DeskLinksProps } from './desk-links';

/** Holds what the desk's navigation shows, wherever it stands. */
export interface DeskNavProps extends DeskFootProps, Omit<DeskLinksProps, 'onGo'> {}

/** Groups of the bar that open a list of pages. */
const LISTS = ['guests', 'doors', 'hotel'] as const satisfies readonly PageGroup[];
const ICONS: Readonly<Record<(typeof LISTS)[number], IconName>> = {
  guests: 'people',
  doors: 'door',
  hotel: 'building',
};

/** Lists the pages of a list; what of the day is not the first page, such as the calendar, is found among the doors. */
const pagesIn = (list: PageGroup, [, ...others]: readonly DeskPage[]): DeskPage[] =>
  others.filter(({ group }) => group === list || (list === 'doors' && group === 'today'));

/** The desk's navigation on a narrow screen: the first page, and lists that open above the bar. */
export function DeskBar(props: DeskNavProps) {
  const { pages, current, counts } = props;
  const [first] = pages;
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
            <DeskLinks {...props} pages={pagesIn(open, pages)} onGo={close} />
            {open === 'hotel' && <DeskFoot {...props} />}
          </div>
        </>
      )}
      <div className={css.tabs}>
        {first && <Tab page={first} current={current} counts={counts} onGo={close} />}
        {LISTS.map((list) => {
          const own = pagesIn(list, pages);
          const [only, ...others] = own;
          // The last list has the way out too.
          if (list !== 'hotel' && only === undefined) return null;
          if (list !== 'hotel' && only && others.length === 0) {
            return <Tab key={list} page={only} current={current} counts={counts} onGo={close} />;
          }
          return (
            <button
              key={list}
              ref={(button) => {
                buttons.current[list] = button;
              }}
              type="button"
              aria-expanded={open === list}
              data-here={own.some(({ name }) => name === current)}
              onClick={() => setOpen(open === list ? null : list)}
            >
              <Icon name={ICONS[list]} />
              {t(`groups.${list}`)}
            </button>
          );
        })}
      </div>
    </nav>
  );
}

/** A page that stands in the bar itself. */
function Tab({
  page,
  current,
  counts,
  onGo,
}: { page: DeskPage } & Pick<DeskLinksProps, 'current' | 'counts' | 'onGo'>) {
  const { t } = useTranslation('reception');
  const { name, path, icon, count } = page;
  const figure = (count && counts?.[count]) ?? 0;
  return (
    <Link to={path} aria-current={name === current ? 'page' : undefined} onClick={onGo}>
      <Icon name={icon} />
      {t(`pages.${name}`)}
      {figure > 0 && (
        <i>
          {figure}
          <span className="sr"> {t('waiting')}</span>
        </i>
      )}
    </Link>
  );
}
