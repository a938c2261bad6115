import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/languages';
import { OTHER_NATIONALITY, SERVER_NAME, STAFF_NAME } from '../../../domain/desk/own-words';
import { countryName, nationalityOf } from '../../../domain/foreign-guests/countries';

/** Names people of the staff: by their names, or by what they are when their account has no other name. */
export function useStaffName(): (name: string) => string {
  const { t } = useTranslation('reception');
  return (name) => (name === STAFF_NAME ? t('title') : name === SERVER_NAME ? t('server') : name);
}

/** Gives the name of a booking's nationality in a language; words that name no country stand as they were typed. */
export function useNationality(lang: Language): (nationality: string) => string {
  const { t } = useTranslation('reception');
  return (nationality) => {
    if (nationality === OTHER_NATIONALITY) return t('otherNationality');
    const code = nationalityOf(nationality);
    return (code === null ? null : countryName(code, lang)) ?? nationality;
  };
}
