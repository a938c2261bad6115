import { Fragment, type MouseEvent } from 'react';
import { useWords } from '../../ui/words';
import { LANGUAGES, type Language } from '../../domain/languages';
import { setStoredLanguage } from '../../offline/language';
import { useGuideData } from './guide-data';
import { rememberPlace } from './place';
import css from './language-switch.module.css';

/** A stay's key lives in the fragment, and this page's address is where a browser without storage has it from. */
const STAY_KEY = /[#&]s=/;

/**
 * The other language is another document, served and kept on the phone like this one, so the switch is a link that
 * works before any script. The choice, the open sections and the place on the screen go along.
 */
export function LanguageSwitch() {
  const { t } = useWords('guide');
  const { lang } = useGuideData();
  const leave = (event: MouseEvent<HTMLAnchorElement>, next: Language): void => {
    rememberPlace();
    void setStoredLanguage(next);
    if (STAY_KEY.test(location.hash)) event.currentTarget.hash = location.hash;
  };
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
            onClick={(event) => leave(event, each)}
          >
            {each.toUpperCase()}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}
