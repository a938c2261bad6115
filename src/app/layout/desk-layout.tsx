import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ApiFailure } from '../../api/request';
import { may } from '../../domain/accounts/staff-roles';
import { otherLanguage } from '../../domain/languages';
import { DESK_PATH } from '../../contract/page-addresses';
import { DeskFrame } from '../../features/reception/frame/desk-frame';
import { NotYours } from '../../features/reception/frame/not-yours';
import { DeskSkeleton } from '../../features/reception/shared/desk-states';
import { OwnAccountContext, useMay } from '../../features/reception/frame/own-account';
import { MustEnrol } from '../../features/reception/staff/must-enrol';
import { PasskeySignIn } from '../../features/reception/staff/passkey-sign-in';
import { useFailureText } from '../../features/reception/shared/failure-text';
import { deskSyncStore, invalidateDesk } from '../../offline/desk/desk-query';
import { noteTouches } from '../../offline/desk/desk-attended';
import { forgetDesk, forgetOldDesk } from '../../offline/accounts/staff-copies';
import { askWorker } from '../../offline/network/worker-client';
import { DESK_PAGES } from '../desk/desk-pages';
import { openLogin, sessionOver, sessionStore, signedIn as noteSignedIn } from '../site/session';
import { serviceWorkerStore } from '../worker-state';
import { siteContentStore } from '../site/site-content';
import { siteLanguageStore, switchLanguage } from '../site/site-language';
import { DeskNotices } from './desk-notices';
import { MessagePage } from './message-page';
import { SiteLayout } from './site-layout';
import { useOwnAccount } from './use-own-account';
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
          <Desk key={user.id} name={user.fullName} onSignOut={ask} />
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
  const { data: own, failure } = useOwnAccount();
  if (own === null) return failure ? <UnknownRole failure={failure} /> : <DeskSkeleton />;
  const { role } = own;
  const pages = DESK_PAGES.filter((page) => may(role, page.may) && (page.only ?? role) === role);
  return (
    <OwnAccountContext value={own}>
      <DeskFrame
        // Another role begins anew: what the one before has read stands in no state of a page.
        key={role}
        brand={content?.brand ?? null}
        staffName={own.name ?? name}
        pages={pages}
        lang={lang}
        other={{ lang: other, name: t('language.other') }}
        onSwitchLanguage={() => void switchLanguage(other)}
        signOut={{ name: t('user.logout'), ask: onSignOut }}
      >
        <Opened pages={pages} />
      </DeskFrame>
    </OwnAccountContext>
  );
}

/** The page that is open, or that it is not for this role. The desk's own address opens the first page that is. */
function Opened({ pages }: { pages: typeof DESK_PAGES }) {
  const { pathname } = useLocation();
  const mayDo = useMay();
  const asked = DESK_PAGES.find(({ path }) => matchPath(path, pathname));
  const [first] = pages;
  if (asked === undefined || mayDo(asked.may) || first === undefined) return <Outlet />;
  if (asked.path === DESK_PATH) return <Navigate to={first.path} replace />;
  return <NotYours instead={first} />;
}

/** Nothing of the desk before somebody has told what may be seen of it. */
function UnknownRole({ failure }: { failure: ApiFailure }) {
  const { t } = useTranslation(['reception', 'common']);
  const failureText = useFailureText();
  return (
    <SiteLayout>
      <MessagePage title={t('title')} heading={t('unknownRole')} text={failureText(failure)}>
        <button type="button" className="btn" onClick={invalidateDesk}>
          {t('buttons.retry', { ns: 'common' })}
        </button>
      </MessagePage>
    </SiteLayout>
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
        <PasskeySignIn onSignedIn={noteSignedIn} />
      </MessagePage>
    </SiteLayout>
  );
}
