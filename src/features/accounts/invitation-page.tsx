import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asFailure } from '../../api/as-failure';
import type { ApiFailure } from '../../api/request';
import type { OpenedInvitation } from '../../contract/accounts/accounts';
import type { Language } from '../../domain/languages';
import type { StoredUser } from '../../offline/accounts/stored-user';
import { PageHead } from '../../ui/page/page-head';
import { postAcceptance, postLogin, postOpenInvitation } from './account-calls';
import { NewPasswordForm } from './new-password-form';
import css from './profile-page.module.css';
import { useFailure } from './use-failure';

interface InvitationPageProps {
  /** Of the link; `null` when the address has none. */
  token: string | null;
  lang: Language;
  brand: string | null;
  home: string;
  /** Called with the session of whoever has accepted: it begins at once. */
  onSignedIn: (user: StoredUser) => void;
  /** They have accepted, and sign in themselves. */
  onLogin: () => void;
}

/** Form behind an invitation to work in the house: for whom it is, and a password. */
export function InvitationPage({ token, lang, brand, home, onSignedIn, onLogin }: InvitationPageProps) {
  const { t } = useTranslation('accounts');
  const say = useFailure();
  const [state, setState] = useState<'asking' | 'form' | 'done' | 'ended'>(token === null ? 'ended' : 'asking');
  const [invitation, setInvitation] = useState<OpenedInvitation | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    // Asked once: afterwards it may have been accepted here, and no other language changes what it is.
    if (token === null || state !== 'asking') return;
    let here = true;
    postOpenInvitation(token, lang).then(
      (opened) => {
        if (!here) return;
        setInvitation(opened);
        setState('form');
      },
      (thrown: unknown) => {
        if (!here) return;
        const error = asFailure(thrown);
        if (error.status === 410) setState('ended');
        else setFailure(error);
      },
    );
    return () => {
      here = false;
    };
  }, [token, lang, round, state]);
  const head = <PageHead title={t('invitation.title')} brand={brand} hidden />;
  if (state === 'asking') {
    return (
      <div className={css.gate} aria-busy={failure === null}>
        {head}
        <h1>{t('invitation.title')}</h1>
        <div role="alert">{failure !== null && <p>{say(failure)}</p>}</div>
        {failure !== null && (
          <p className={css.ways}>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setFailure(null);
                setRound(round + 1);
              }}
            >
              {t('invitation.retry')}
            </button>
          </p>
        )}
      </div>
    );
  }
  if (state === 'form' && token !== null && invitation !== null) {
    const { name, email, role, by } = invitation;
    const words = { by, role: t(`invitation.roles.${role}`) };
    const lead = brand === null ? t('invitation.leadAlone', words) : t('invitation.lead', { ...words, brand });
    return (
      <div className={css.gate}>
        {head}
        <h1>{t('invitation.hello', { name })}</h1>
        <p>{lead}</p>
        <p>{t('invitation.email', { email })}</p>
        <NewPasswordForm
          words={{
            title: t('invitation.title'),
            password: t('invitation.password'),
            confirmation: t('invitation.confirmation'),
            submit: t('invitation.submit'),
          }}
          email={email}
          send={async (password, key) => {
            await postAcceptance({ token, password }, key, lang);
            // They work here from now on, whether this device gets in by itself or not.
            await postLogin({ email, password }, lang).then(onSignedIn, () => setState('done'));
          }}
          onEnded={() => setState('ended')}
        />
      </div>
    );
  }
  const done = state === 'done';
  return (
    <div className={css.gate} role="status">
      {head}
      <h1>{t(done ? 'invitation.done' : 'invitation.ended')}</h1>
      <p>{t(done ? 'invitation.doneText' : 'invitation.endedText')}</p>
      <p className={css.ways}>
        {done && (
          <button type="button" className="btn" onClick={onLogin}>
            {t('reset.login')}
          </button>
        )}
        <Link className="btn quiet" to={home}>
          {t('reset.home')}
        </Link>
      </p>
    </div>
  );
}
