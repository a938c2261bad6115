import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useStore } from 'zustand';
import type { PackLanguage } from '../../../domain/guide/guide-languages';
import { chosenPack } from '../../../offline/storage/chosen-pack';
import { setStoredLanguage } from '../../../offline/storage/language';
import { loadPackWords } from '../../site/pack-words';
import { siteLanguageStore } from '../../site/site-language';
import css from './in-pack.module.css';

type Words = Awaited<ReturnType<typeof loadPackWords>>;

/**
 * Speaks the language of a pack where this reader has chosen one, by an address or in the guide; the site around it stays
 * as it is. Until the words are here, and where they do not come, it is read in the site's.
 */
export function InPack({ children }: { children: ReactNode }) {
  const { lang, i18n } = useStore(siteLanguageStore);
  const [first] = useState(() => ({ lang, pack: chosenPack(location.search) }));
  // Whoever switches the site's language has chosen anew.
  const pack = lang === first.lang ? first.pack : null;
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    if (pack === null || !i18n) return undefined;
    let here = true;
    void setStoredLanguage(pack);
    void loadPackWords(pack, i18n).then(
      (found) => here && setWords(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [pack, i18n]);
  return pack === null || words === null ? children : <Spoken lang={pack} words={words} children={children} />;
}

function Spoken({ lang, words, children }: { lang: PackLanguage; words: Words; children: ReactNode }) {
  return (
    <I18nextProvider i18n={words.i18n}>
      <div className={css.spoken} lang={lang}>
        {words.note !== null && (
          <p className={css.note}>
            {words.note}
            <a href="?lang=en" hrefLang="en" lang="en">
              English
            </a>
          </p>
        )}
        {children}
      </div>
    </I18nextProvider>
  );
}
