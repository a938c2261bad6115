import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { PackLanguage } from '../../domain/guide/guide-languages';

/** A file of its own for each language (`build/chunks.ts`), which no phone has that has not chosen it. */
const FILES = import.meta.glob<object>(
  ['../../../locales/*/{bookings,common,pack}.json', '!../../../locales/{vi,en}/*.json'],
  { import: 'default' },
);

interface PackWords {
  i18n: i18n;
  /** Says that no native reader has checked them; `null` where one has. */
  note: string | null;
}

/**
 * Brings the words of a booking's own page in the language of a pack; what it lacks is said in the site's.
 *
 * @throws when they do not come
 */
export async function loadPackWords(lang: PackLanguage, site: i18n): Promise<PackWords> {
  const read = async (name: string): Promise<object> =>
    (await FILES[`../../../locales/${lang}/${name}.json`]?.()) ?? {};
  const [bookings, common, about] = await Promise.all([read('bookings'), read('common'), read('pack')]);
  const told = site.language;
  const bundle = (name: string): object => site.getResourceBundle(told, name) as object;
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: lang,
    fallbackLng: told,
    ns: ['bookings', 'common'],
    defaultNS: 'common',
    resources: { [lang]: { bookings, common }, [told]: { bookings: bundle('bookings'), common: bundle('common') } },
    interpolation: { escapeValue: false },
  });
  const { checked, unchecked } = about as { checked: boolean; unchecked: string };
  return { i18n: instance, note: checked ? null : unchecked };
}
