import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../domain/languages';
import { PageHead } from '../../ui/page/page-head';
import { postReset } from './account-calls';
import { NewPasswordForm } from './new-password-form';
import css from './profile-page.module.css';

interface ResetPageProps {
  /** Of the mail's link; `null` when the address has none. */
  token: string | null;
  lang: Language;
  brand: string | null;
  home: string;
  onLogin: () => void;
  onForgot: () => void;
}

/** Page that the mail's link leads to: a new password. */
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
        <NewPasswordForm
          words={{
            title: t('reset.title'),
            password: t('password.new'),
            confirmation: t('password.confirmation'),
            submit: t('reset.submit'),
          }}
          send={async (password, key) => {
            await postReset({ token, password }, key, lang);
            setState('done');
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
