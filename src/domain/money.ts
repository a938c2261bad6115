import { formatNumber } from './numbers';

/** An amount as it stands in a field: "15.000". */
export const groupVnd = (amount: number): string => formatNumber(Math.round(amount), 'vi');

/**
 * An amount of integer VND as it is read in a language, with spaces that do not break: "15.000 ₫" in Vietnamese
 * (specification §1), "15,000 VND" in English (specification §9), where "15.000 ₫" would be read as fifteen, "₫15,000"
 * in the languages of East Asia, "15 000 ₫" in Russian: as `Intl` has it, by hand, because two engines that differ in a
 * space would draw the guide anew.
 */
export function formatVnd(amount: number, lang: string): string {
  if (lang.startsWith('vi')) return `${groupVnd(amount)}\u00a0₫`;
  const number = formatNumber(Math.round(amount), lang);
  if (lang === 'ru') return `${number.replaceAll(',', '\u00a0')}\u00a0₫`;
  return lang.startsWith('en') ? `${number}\u00a0VND` : `₫${number}`;
}
