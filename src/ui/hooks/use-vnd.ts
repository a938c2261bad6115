import { useTranslation } from 'react-i18next';
import { formatVnd } from '../../domain/money';

/** Writes amounts of VND in the language that the screen is read in. */
export function useVnd(): (amount: number) => string {
  const { i18n } = useTranslation();
  return (amount) => formatVnd(amount, i18n.language);
}
