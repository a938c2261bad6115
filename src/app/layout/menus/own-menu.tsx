import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StoredUser } from '../../../offline/accounts/stored-user';
import { Icon } from '../../../ui/icon';
import { useDismiss } from '../../../ui/hooks/use-dismiss';
import { DESK_PATH, PROFILE_PATH } from '../../../contract/page-addresses';
import { PersonSign } from './person-sign';
import { useSignOut } from '../use-sign-out';
import css from './user-menu.module.css';

/** The name of who is signed in, with what is theirs behind it; nothing but open questions once they have left. */
export function OwnMenu({ user }: { user: StoredUser | null }) {
  const { t } = useTranslation('site');
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { ask, question } = useSignOut();
  useDismiss(open, () => setOpen(false), place, opener);

  if (!user) return question;
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
        <PersonSign />
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
