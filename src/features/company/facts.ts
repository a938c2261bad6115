import { useTranslation } from 'react-i18next';
import { CHARTER_CAPITAL, FOUNDED_YEAR, REPLY_WITHIN_MINUTES } from '../../domain/company';

const BILLION = 1_000_000_000;

/** The company's figures as sentences of these pages name them. */
export function useFacts(): { year: number; billions: string; minutes: number } {
  const { i18n } = useTranslation();
  const billions = new Intl.NumberFormat(i18n.language).format(CHARTER_CAPITAL / BILLION);
  return { year: FOUNDED_YEAR, billions, minutes: REPLY_WITHIN_MINUTES };
}
