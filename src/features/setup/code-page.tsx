import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestNothing } from '../../api/without-answer';
import { openSetupCall } from '../../contract/setup/calls';
import { showSetupCode } from '../../domain/setup/setup-code';
import type { Language } from '../../domain/languages';
import { Field } from '../../ui/forms/field';
import { Logo } from '../../ui/logo';
import css from './setup.module.css';
import { STEPS } from './steps';
import { useSetupCall } from './use-setup-call';

interface CodePageProps {
  lang: Language;
  language: ReactNode;
  /** The code was right: our server has given the cookie. */
  onIn: () => void;
}

/** Asks for the code of whoever has started the server, and says what comes. */
export function CodePage({ lang, language, onIn }: CodePageProps) {
  const { t } = useTranslation('setup');
  const { busy, fault, run } = useSetupCall(lang);
  const [code, setCode] = useState('');
  const minutes = STEPS.reduce((sum, step) => sum + step.minutes, 0);
  const submit = async (): Promise<void> => {
    const { method, path } = openSetupCall;
    const isIn = await run(() => requestNothing({ method, path, body: { code }, lang }).then(() => true));
    if (isIn) onIn();
  };
  return (
    <form
      className={css.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <header className={css.top}>
        <div className={css.bar}>
          <p className={css.brand}>
            <Logo brand="Hiên" />
          </p>
          {language}
        </div>
      </header>
      <main className={css.body}>
        <h1>{t('code.title')}</h1>
        <p className={css.lead}>{t('code.lead', { steps: STEPS.length, minutes })}</p>
        <Field
          label={t('code.label')}
          hint={t('code.hint')}
          error={fault?.text}
          className={css.code}
          value={code}
          placeholder="XXXX-XXXX"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          onChange={({ target }) => setCode(target.value)}
          onBlur={() => setCode(showSetupCode(code))}
        />
      </main>
      <footer className={css.foot}>
        <div>
          <p />
          <button type="submit" className="btn" aria-disabled={busy}>
            {busy ? t('saving') : t('code.begin')}
          </button>
        </div>
      </footer>
    </form>
  );
}
