import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asFailure } from '../../api/as-failure';
import type { ApiFailure } from '../../api/request';
import type { OpenedInvitation } from '../../contract/accounts/accounts';
import type { Language } from '../../domain/languages';
import { checkReset, type ResetField } from '../../domain/validation/account-forms';
import type { StoredUser } from '../../offline/accounts/stored-user';
import { formResolver } from '../../ui/forms/form-resolver';
import { PasswordField } from '../../ui/forms/password-field';
import { PageHead } from '../../ui/page/page-head';
import { postAcceptance, postLogin, postOpenInvitation } from './account-calls';
import fields from './login-popup.module.css';
import css from './profile-page.module.css';
import { useFailure } from './use-failure';
import { useMessages } from './use-messages';

const rules = formResolver<Record<ResetField, string>>(checkReset);

interface InvitationPageProps {
  /** Of the link; `null` when the address has none. */
  token: string | null;
  lang: Language;
  brand: string | null;
  home: string;
  /** Whoever has accepted is signed in at once. */
  onSignedIn: (user: StoredUser) => void;
  /** They have accepted, and sign in themselves. */
  onLogin: () => void;
}

/** Where an invitation to work in the house leads: for whom it is, and a password. */
export function InvitationPage({ token, lang, brand, home, onSignedIn, onLogin }: InvitationPageProps) {
  const { t } = useTranslation('accounts');
  const say = useFailure();
  const [state, setState] = useState<'asking' | 'form' | 'done' | 'ended'>(token === null ? 'ended' : 'asking');
  const [invitation, setInvitation] = useState<OpenedInvitation | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (token === null) return;
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
  }, [token, lang, round]);
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
    return (
      <div className={css.gate}>
        {head}
        <h1>{t('invitation.hello', { name })}</h1>
        <p>{t('invitation.lead', { by, brand: brand ?? '', role: t(`invitation.roles.${role}`) })}</p>
        <p>{t('invitation.email', { email })}</p>
        <AcceptForm token={token} email={email} lang={lang} onSignedIn={onSignedIn} onEnd={(end) => setState(end)} />
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

interface AcceptFormProps extends Pick<InvitationPageProps, 'lang' | 'onSignedIn'> {
  token: string;
  email: string;
  onEnd: (end: 'done' | 'ended') => void;
}

function AcceptForm({ token, email, lang, onSignedIn, onEnd }: AcceptFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: { password: '', confirmation: '' }, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const say = useFailure();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  const send = async ({ password }: Record<ResetField, string>): Promise<void> => {
    setFailure(null);
    try {
      await postAcceptance(token, password, lang);
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.status === 410) onEnd('ended');
      else setFailure(say(error));
      return;
    }
    // They work here from now on, whether this device gets in by itself or not.
    await postLogin({ email, password }, lang).then(onSignedIn, () => onEnd('done'));
  };
  const passwords = { show: t('fields.show'), hide: t('fields.hide'), autoComplete: 'new-password', required: true };
  return (
    <form
      noValidate
      className={`${fields.form ?? ''} ${css.reset ?? ''}`}
      aria-label={t('invitation.title')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {/* A password manager keeps the password under it. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('password')}
        {...passwords}
        label={t('invitation.password')}
        hint={t('fields.passwordHint')}
        error={messageOf('password')}
      />
      <PasswordField
        {...form.register('confirmation')}
        {...passwords}
        label={t('invitation.confirmation')}
        error={messageOf('confirmation')}
      />
      <div role="alert" className={fields.note}>
        {failure !== null && <p>{failure}</p>}
      </div>
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('reset.busy') : t('invitation.submit')}
      </button>
    </form>
  );
}
