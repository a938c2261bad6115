import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { Icon } from '../../ui/icon';
import { useDismiss } from '../../ui/use-dismiss';
import { DESK_PATH, PROFILE_PATH } from '../paths';
import { openLogin, sessionStore } from '../session';
import { useSignOut } from './use-sign-out';
import css from './user-menu.module.css';

/** The button to log in, or the name of who is signed in, with what is theirs behind it. */
export function UserMenu() {
  const { t } = useTranslation('site');
  const user = useStore(sessionStore, (session) => session.user);
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { ask, question } = useSignOut();
  useDismiss(open, () => setOpen(false), place, opener);

  if (!user) {
    return (
      <>
        <button type="button" className={css.login} onClick={() => openLogin()}>
          <Person />
          <span>{t('user.login')}</span>
        </button>
        {question}
      </>
    );
  }
  return (
    <div ref={place} className={css.menu}>
      <button
        type="button"
        ref={opener}
        className={css.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Person />
        <bdi>{user.fullName}</bdi>
        <Icon name="chevron" />
      </button>
      <div id={id} className={css.panel} hidden={!open}>
        <Link to={PROFILE_PATH} onClick={() => setOpen(false)}>
          {t('user.profile')}
        </Link>
        {user.role === 'RECEPTION' && (
          <Link to={DESK_PATH} onClick={() => setOpen(false)}>
            {t('user.desk')}
          </Link>
        )}
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            ask();
          }}
        >
          {t('user.logout')}
        </button>
      </div>
      {question}
    </div>
  );
}

function Person() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" aria-hidden>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
    </svg>
  );
}
