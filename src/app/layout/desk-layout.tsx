import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useStore } from 'zustand';
import { otherLanguage } from '../../domain/languages';
import { DeskFrame } from '../../features/reception/frame/desk-frame';
import { MustEnrol } from '../../features/reception/staff/must-enrol';
import { deskSyncStore } from '../../offline/desk/desk-query';
import { noteTouches } from '../../offline/desk/desk-attended';
import { forgetDesk, forgetOldDesk } from '../../offline/accounts/staff-copies';
import { askWorker } from '../../offline/network/worker-client';
import { DESK_PAGES } from '../desk/desk-pages';
import { openLogin, sessionOver, sessionStore } from '../site/session';
import { serviceWorkerStore } from '../worker-state';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore, switchLanguage } from '../site/site-language';
import { DeskNotices } from './desk-notices';
import { MessagePage } from './message-page';
import { SiteLayout } from './site-layout';
import { useSignOut } from './use-sign-out';

/**
 * Around every page of the desk: who may see it, and its frame. What stands here keeps nobody out, our server does; it
 * only says so in a way that helps.
 */
export function DeskLayout() {
  const user = useStore(sessionStore, (session) => session.user);
  const turnedAway = useStore(deskSyncStore, (news) => news.turnedAway);
  const mustEnrol = useStore(deskSyncStore, (news) => news.mustEnrol);
  const ready = useStore(serviceWorkerStore, (worker) => worker.state === 'ready');
  const isStaff = user?.role === 'RECEPTION';
  // Here, not in the frame: what it has to say may come when nobody is signed in any more.
  const { ask, question } = useSignOut();
  useEffect(() => {
    void forgetOldDesk();
    return noteTouches();
  }, []);
  const userId = user?.id;
  // Whether somebody else has to is theirs to be told.
  useEffect(() => deskSyncStore.setState({ mustEnrol: false }), [userId]);
  useEffect(() => {
    if (!turnedAway) return;
    // The device still believes in a session that our server has ended.
    sessionOver();
    void forgetDesk();
    deskSyncStore.setState({ turnedAway: false });
  }, [turnedAway]);
  useEffect(() => {
    // Staff alone have the desk on their device; guests' phones never fetch a byte of it.
    if (isStaff && ready) void askWorker({ type: 'fetch-desk' });
  }, [isStaff, ready]);
  return (
    <>
      {isStaff && mustEnrol ? (
        <Enrolment onSignOut={ask} />
      ) : isStaff ? (
        <>
          <Desk name={user.fullName} onSignOut={ask} />
          <DeskNotices />
        </>
      ) : (
        <NotForYou signedIn={user !== null} />
      )}
      {question}
    </>
  );
}

function Desk({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const content = useStore(siteContentStore, (site) => site.content);
  const { t } = useTranslation('site');
  const other = otherLanguage(lang);
  return (
    <DeskFrame
      brand={content?.brand ?? null}
      staffName={name}
      pages={DESK_PAGES}
      lang={lang}
      other={{ lang: other, name: t('language.other') }}
      onSwitchLanguage={() => void switchLanguage(other)}
      signOut={{ name: t('user.logout'), ask: onSignOut }}
    >
      <Outlet />
    </DeskFrame>
  );
}

/** Nothing of the desk before the second factor that the hotel asks for is set up. */
function Enrolment({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useTranslation('site');
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  return (
    <SiteLayout>
      <MustEnrol lang={lang} signOut={{ name: t('user.logout'), ask: onSignOut }} />
    </SiteLayout>
  );
}

/** The sign-in for whoever has not, and the way out for a guest who has. */
function NotForYou({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('reception');
  const reason = signedIn ? 'forbidden' : 'signIn';
  return (
    <SiteLayout>
      <MessagePage title={t('title')} heading={t(`${reason}.heading`)} text={t(`${reason}.text`)}>
        <button type="button" className="btn" onClick={() => openLogin()}>
          {t(`${reason}.button`)}
        </button>
      </MessagePage>
    </SiteLayout>
  );
}
