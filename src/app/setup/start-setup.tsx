import { StrictMode, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { otherLanguage } from '../../domain/languages';
import { SetupPage } from '../../features/setup/setup-page';
import { chosenLanguage } from '../../offline/storage/chosen-language';
import { setStoredLanguage } from '../../offline/storage/language';
import { createI18n } from '../site/i18n';
import { SETUP_WORDS } from './setup-words';

/** Shows the page of `/setup`, an entry of its own: nobody who visits a house loads any of it. */
export function startSetup(): void {
  const place = document.getElementById('root');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <SetupApp />
    </StrictMode>,
  );
}

function SetupApp() {
  const [lang, setLang] = useState(() => chosenLanguage(location.search));
  const words = useMemo(() => createI18n(lang, SETUP_WORDS[lang]), [lang]);
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = words.t('title', { ns: 'setup' });
  }, [lang, words]);
  const switchLanguage = (): void => {
    const next = otherLanguage(lang);
    setLang(next);
    void setStoredLanguage(next);
  };
  return (
    <I18nextProvider i18n={words}>
      <SetupPage lang={lang} onSwitch={switchLanguage} />
    </I18nextProvider>
  );
}
