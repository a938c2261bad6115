import { useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE, type Language } from '../../../domain/languages';

/** The language in which the desk is read, as calls to the server take it. */
export function useLang(): Language {
  const { i18n } = useTranslation();
  return asLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
}
