import { Fragment } from 'react';
import { useWords } from '../../../ui/words';
import { LANGUAGES } from '../../../domain/languages';
import { setStoredLanguage } from '../../../offline/storage/language';
import { useGuideData } from '../state/guide-data';
import css from './language-switch.module.css';

/**
 * The other language is another document, served and kept on the phone like this one, so the switch is a link that
 * works before any script (decision 43). The open sections and the place on the screen go along (`app/guide-touch.ts`).
 */
export function LanguageSwitch() {
  const { t } = useWords('guide');
  const { lang } = useGuideData();
  return (
    <nav className={css.languages} aria-label={t('language.label')}>
      {LANGUAGES.map((each) => (
        <Fragment key={each}>
          {each !== LANGUAGES[0] && <i />}
          <a
            href={`?lang=${each}`}
            hrefLang={each}
            lang={each}
            aria-label={`${each.toUpperCase()} ${t(`language.${each}`)}`}
            aria-current={each === lang || undefined}
            onClick={() => void setStoredLanguage(each)}
          >
            {each.toUpperCase()}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
