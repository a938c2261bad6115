import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { keepTrying } from '../../../offline/network/keep-trying';
import { openLogin, sessionStore } from '../../site/session';
import { PersonSign } from './person-sign';
import css from './user-menu.module.css';

const OwnMenu = lazy(() => keepTrying(async () => ({ default: (await import('./own-menu')).OwnMenu })));

/** The button to log in, or the name of who is signed in, with what is theirs behind it. */
export function UserMenu() {
  const { t } = useTranslation('site');
  const user = useStore(sessionStore, (session) => session.user);
  // Once it is there it stays: somebody who has just signed out may still be asked, or told, something.
  const [own, setOwn] = useState(user !== null);
  if (user !== null && !own) setOwn(true);
  return (
    <>
      {user === null && (
        <button type="button" className={css.login} onClick={() => openLogin()}>
          <PersonSign />
          <span>{t('user.login')}</span>
        </button>
      )}
      {own && (
        <Suspense>
          <OwnMenu user={user} />
        </Suspense>
      )}
    </>
  );
}
