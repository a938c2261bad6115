import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { keepTrying } from '../../offline/network/keep-trying';
import { closeLogin, loginStore, openLogin, signedIn } from '../site/session';
import { needWords, siteLanguageStore } from '../site/site-language';

const load = () =>
  Promise.all([import('../../features/accounts/login-popup'), needWords(['accounts'])]).then(([{ LoginPopup }]) => ({
    default: LoginPopup,
  }));
const LoginPopup = lazy(() => keepTrying(load));

/** The login popup, loaded when somebody wants it first; from then on it stays, for the notices that outlive it. */
export function LoginHost() {
  const { mode, wanted } = useStore(loginStore);
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  if (!wanted) return null;
  return (
    <Suspense>
      <LoginPopup mode={mode} onMode={openLogin} onClose={closeLogin} onSignedIn={signedIn} lang={lang} />
    </Suspense>
  );
}
