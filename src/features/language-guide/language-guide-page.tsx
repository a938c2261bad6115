import { useTranslation } from 'react-i18next';
import { normalizeApartmentCode } from '../../domain/guest-access/apartment-code';
import { guideAddress } from '../../domain/guide/address';
import type { Language } from '../../domain/languages';
import { PageHead } from '../../ui/page/page-head';
import { Picture } from '../../ui/pictures/picture';
import css from './language-guide-page.module.css';
import { UpcomingEvents } from './upcoming-events';

interface LanguageGuidePageProps {
  /** The route's parameter, as somebody wrote it; `''` when there is none. */
  apartment: string;
  lang: Language;
  brand: string | null;
}

/** A language speaks its own name, whatever the page speaks. */
const CHOICES = [
  { lang: 'vi', name: 'Tiếng Việt', picture: '/pictures/guide/lang-vi.svg' },
  { lang: 'en', name: 'English', picture: '/pictures/guide/lang-en.svg' },
] as const;

/** The third guide screen: one tap on a picture opens the apartment's guide in that language. */
export function LanguageGuidePage({ apartment, lang, brand }: LanguageGuidePageProps) {
  const { t } = useTranslation('site');
  const code = normalizeApartmentCode(apartment);
  return (
    <div className={css.page}>
      <PageHead
        title={code ? t('languageGuide.title', { apartment: code }) : t('languageGuide.titleMissing')}
        brand={brand}
        hidden
      />
      <h1>{t('languageGuide.heading')}</h1>
      <p className={css.apartment}>
        {code ? <bdi>{t('languageGuide.forApartment', { apartment: code })}</bdi> : t('languageGuide.noApartment')}
      </p>
      <ul className={css.choices}>
        {CHOICES.map((choice) => (
          <li key={choice.lang}>
            <a href={guideAddress(code, choice.lang)} lang={choice.lang} hrefLang={choice.lang}>
              <Picture id={choice.picture} alt="" priority className={css.picture ?? ''} />
              <span>{choice.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <UpcomingEvents lang={lang} />
    </div>
  );
}
