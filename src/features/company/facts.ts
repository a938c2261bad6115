import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/numbers';
import { CHARTER_CAPITAL, FOUNDED_YEAR, REPLY_WITHIN_MINUTES } from '../../domain/company';

const BILLION = 1_000_000_000;

/** The company's figures as sentences of these pages name them. */
export function useFacts(): { year: number; billions: string; minutes: number } {
  const { i18n } = useTranslation();
  const billions = formatNumber(CHARTER_CAPITAL / BILLION, i18n.language);
  return { year: FOUNDED_YEAR, billions, minutes: REPLY_WITHIN_MINUTES };
}
