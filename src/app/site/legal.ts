import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { asLanguage, DEFAULT_LANGUAGE } from '../../domain/languages';
import { houseStore } from './house';

/** Names and values of what is told of who stands behind the house; none where nothing is. */
export function useLegal(): string[][] {
  const { i18n } = useTranslation();
  const { legal } = useStore(houseStore);
  return legal?.[asLanguage(i18n.language) ?? DEFAULT_LANGUAGE] ?? [];
}
