import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Today } from '../../../contract/desk/today';
import { DESK_PATH, PROFILE_PATH } from '../../../contract/page-addresses';
import type { Language } from '../../../domain/languages';
import { deskSyncStore } from '../../../offline/desk/desk-query';
import { Icon } from '../../../ui/icon';
import { Logo } from '../../../ui/logo';
import type { DeskPage } from './desk-page';
import css from './desk-rail.module.css';
import { useStaffName } from '../shared/own-words';

interface DeskRailProps {
  brand: string | null;
  staffName: string;
  pages: readonly DeskPage[];
  current: DeskPage['name'] | null;
  /** `null` until the day has been read. */
  counts: Today['counts'] | null;
  other: { lang: Language; name: string };
  onSwitchLanguage: () => void;
  signOut: { name: string; ask: () => void };
  onHelp: () => void;
}

/** The desk's navigation; on a narrow screen it opens under its button. */
export function DeskRail(props: DeskRailProps) {
  const { brand, staffName, pages, current, counts, other, onSwitchLanguage, signOut, onHelp } = props;
  const { t } = useTranslation('reception');
  const nameOf = useStaffName();
  const live = useStore(deskSyncStore, (news) => news.live);
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  // On a low screen the pages scroll by themselves: the one that is open is in sight.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollTop = here.offsetTop + here.offsetHeight - list.current.clientHeight;
  }, [current]);
  return (
    <header className={css.rail} data-open={open}>
      <div className={css.head}>
        <Link to={DESK_PATH} className={css.logo} aria-label={t('pages.today')}>
          <Logo brand={brand} />
        </Link>
        <button type="button" className={css.burger} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('menu')}
          <Icon name="chevron" />
        </button>
      </div>
      <nav ref={list} aria-label={t('title')}>
        <ul>
          {pages.map(({ name, path, icon, count }) => {
            const figure = (count && counts?.[count]) ?? 0;
            return (
              <li key={name}>
                <Link to={path} aria-current={name === current ? 'page' : undefined} onClick={() => setOpen(false)}>
                  <Icon name={icon} />
                  {t(`pages.${name}`)}
                  {figure > 0 && (
                    <span className={css.count}>
                      {figure}
                      <span className="sr"> {t('waiting')}</span>
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={css.foot}>
        <p>
          <Link to={PROFILE_PATH}>
            <b>{nameOf(staffName)}</b>
          </Link>
          <span data-live={live}>{live ? t('live.yes') : t('live.no')}</span>
        </p>
        <button type="button" lang={other.lang} onClick={onSwitchLanguage}>
          <Icon name="globe" />
          {other.name}
        </button>
        <button type="button" onClick={onHelp}>
          <kbd>?</kbd>
          {t('shortcuts.open')}
        </button>
        <a href="/">
          <Icon name="external" />
          {t('toSite')}
        </a>
        <button type="button" onClick={signOut.ask}>
          <Icon name="door" />
          {signOut.name}
        </button>
      </div>
    </header>
  );
}
