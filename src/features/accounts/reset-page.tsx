import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asFailure } from '../../api/as-failure';
import type { Language } from '../../domain/languages';
import { checkReset, type ResetField } from '../../domain/validation/account-forms';
import { PageHead } from '../../ui/page/page-head';
import { PasswordField } from '../../ui/forms/password-field';
import { postReset } from './account-calls';
import { formResolver } from '../../ui/forms/form-resolver';
import fields from './login-popup.module.css';
import css from './profile-page.module.css';
import { useFailure } from './use-failure';
import { useMessages } from './use-messages';

const rules = formResolver<Record<ResetField, string>>(checkReset);

interface ResetPageProps {
  /** Of the mail's link; `null` when the address has none. */
  token: string | null;
  lang: Language;
  brand: string | null;
  home: string;
  onLogin: () => void;
  onForgot: () => void;
}

/** Where the mail's link leads: a new password. */
export function ResetPage({ token, lang, brand, home, onLogin, onForgot }: ResetPageProps) {
  const { t } = useTranslation('accounts');
  const [state, setState] = useState<'form' | 'done' | 'ended'>(token === null ? 'ended' : 'form');
  const head = <PageHead title={t('reset.title')} brand={brand} hidden />;
  if (state === 'form' && token !== null) {
    return (
      <div className={css.gate}>
        {head}
        <h1>{t('reset.title')}</h1>
        <p>{t('reset.lead')}</p>
        <ResetForm token={token} lang={lang} onEnd={setState} />
      </div>
    );
  }
  const done = state === 'done';
  return (
    <div className={css.gate} role="status">
      {head}
      <h1>{t(done ? 'reset.done' : 'reset.ended')}</h1>
      <p>{t(done ? 'reset.doneText' : 'reset.endedText')}</p>
      <p className={css.ways}>
        <button type="button" className="btn" onClick={done ? onLogin : onForgot}>
          {t(done ? 'reset.login' : 'reset.again')}
        </button>
        <Link className="btn quiet" to={home}>
          {t('reset.home')}
        </Link>
      </p>
    </div>
  );
}

function ResetForm({ token, lang, onEnd }: { token: string; lang: Language; onEnd: (end: 'done' | 'ended') => void }) {
  const { t } = useTranslation('accounts');
  const form = useForm({ defaultValues: { password: '', confirmation: '' }, resolver: rules });
  const messageOf = useMessages(form.formState.errors);
  const say = useFailure();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSubmitting } = form.formState;

  const send = async ({ password }: Record<ResetField, string>): Promise<void> => {
    setFailure(null);
    try {
      await postReset(token, password, lang);
      onEnd('done');
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.status === 410) onEnd('ended');
      else setFailure(say(error));
    }
  };
  const passwords = { show: t('fields.show'), hide: t('fields.hide'), autoComplete: 'new-password', required: true };
  return (
    <form
      noValidate
      className={`${fields.form ?? ''} ${css.reset ?? ''}`}
      aria-label={t('reset.title')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <PasswordField
        {...form.register('password')}
        {...passwords}
        label={t('password.new')}
        hint={t('fields.passwordHint')}
        error={messageOf('password')}
      />
      <PasswordField
        {...form.register('confirmation')}
        {...passwords}
        label={t('password.confirmation')}
        error={messageOf('confirmation')}
      />
      <div role="alert" className={fields.note}>
        {failure !== null && <p>{failure}</p>}
      </div>
      <button type="submit" className="btn" aria-disabled={isSubmitting}>
        {isSubmitting ? t('reset.busy') : t('reset.submit')}
      </button>
    </form>
  );
}
