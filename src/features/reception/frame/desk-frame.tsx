import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { House } from '../../../contract/guest-access/house';
import type { Today, Todo } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import type { Language } from '../../../domain/languages';
import { deskQuery, noReading, subscribeToDesk } from '../../../offline/desk/desk-query';
import { deskHouse, deskToday } from '../../../offline/desk/desk-sources';
import { AsOf } from '../../../ui/as-of';
import { PageHead } from '../../../ui/page/page-head';
import { TOAST_MS, Toast } from '../../../ui/toast';
import css from './desk-frame.module.css';
import { deskNoticeStore, dismissToast, UNDO_MS } from '../shared/desk-notice';
import type { DeskPage } from './desk-page';
import { AskAgainDialog } from './ask-again-dialog';
import { DeskRail } from './desk-rail';
import { DeskSearch } from './desk-search';
import { showMoment } from '../shared/moment';
import { ShortcutsDialog } from './shortcuts-dialog';
import { useDoorAlarm } from '../today/use-door-alarm';
import { HouseContext } from '../wall/house-context';
import { TodayContext } from '../today/today-context';
import { useMay } from './own-account';
import { useDesk, useOffline } from '../shared/use-desk';
import { UNDO_KEY, useShortcuts } from './use-shortcuts';

const NOTHING: readonly Todo[] = [];

interface DeskFrameProps {
  /** Name of the house; `null` until it is known. */
  brand: string | null;
  staffName: string;
  pages: readonly DeskPage[];
  lang: Language;
  other: { lang: Language; name: string };
  onSwitchLanguage: () => void;
  signOut: { name: string; ask: () => void };
  children: ReactNode;
}

/** Around every page of the desk: navigation with its counts, search, keyboard, notices, and what is heard from the server. */
export function DeskFrame({
  brand,
  staffName,
  pages,
  lang,
  other,
  onSwitchLanguage,
  signOut,
  children,
}: DeskFrameProps) {
  const { t } = useTranslation(['reception', 'common']);
  const reads = useMay()('guests');
  const store = useMemo(() => (reads ? deskQuery(deskToday(lang)) : noReading<Today>()), [lang, reads]);
  const today = useDesk(store);
  const doors = useMemo(() => (reads ? noReading<House>() : deskQuery(deskHouse(lang))), [lang, reads]);
  const house = useDesk(doors);
  const { savedAt, old } = reads ? today : house;
  const [help, setHelp] = useState(false);
  const offline = useOffline();
  const words = useStore(deskNoticeStore, (notice) => notice.words);
  const { pathname } = useLocation();
  useEffect(() => subscribeToDesk(), []);
  useDoorAlarm(today.data?.todos ?? NOTHING);
  useShortcuts(pages, () => setHelp(true));
  // What lies below a page is that page's; what lies below the desk and is no page is nobody's.
  const current =
    pages.find(({ path }) => pathname.replace(/\/$/, '') === path) ??
    pages.find(({ path }) => path !== DESK_PATH && pathname.startsWith(`${path}/`));
  return (
    <div className={css.desk}>
      <PageHead title={current ? t(`pages.${current.name}`) : t('title')} brand={brand} hidden />
      <a className={css.skip} href="#desk">
        {t('skip')}
      </a>
      <DeskRail
        brand={brand}
        staffName={staffName}
        pages={pages}
        current={current?.name ?? null}
        counts={today.data?.counts ?? house.data}
        other={other}
        onSwitchLanguage={onSwitchLanguage}
        signOut={signOut}
        onHelp={() => setHelp(true)}
      />
      <div className={css.body}>
        {reads && (
          <div className={css.bar} role="search">
            <DeskSearch pages={pages} lang={lang} />
          </div>
        )}
        {(offline || old) && savedAt !== null && (
          <div className={css.old} role="status">
            <AsOf
              of={{ savedAt, old: true }}
              // As all of the desk, by the clock of the house: its board says the hour beside it.
              say={() => t('time.asOf', { time: showMoment(new Date(savedAt).toISOString()), ns: 'common' })}
            />
            <span>{t('offline')}</span>
          </div>
        )}
        <main id="desk" tabIndex={-1} className={css.main}>
          <TodayContext value={today}>
            <HouseContext value={reads ? null : house}>{children}</HouseContext>
          </TodayContext>
        </main>
      </div>
      <AskAgainDialog lang={lang} />
      {help && <ShortcutsDialog pages={pages} onClose={() => setHelp(false)} />}
      <div className={css.notice}>
        <Toast words={words} onDone={dismissToast} ms={words?.action ? UNDO_MS : TOAST_MS} actionKey={UNDO_KEY} />
      </div>
    </div>
  );
}
