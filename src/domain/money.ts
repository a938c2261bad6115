import { formatNumber } from './numbers';

/** An amount as it stands in a field: "15.000". */
export const groupVnd = (amount: number): string => formatNumber(Math.round(amount), 'vi');

/**
 * An amount of integer VND as it is read in a language, with a space that does not break: "15.000 ₫" in Vietnamese
 * (specification §1), "15,000 VND" in English (specification §9), where "15.000 ₫" would be read as fifteen.
 */
export const formatVnd = (amount: number, lang: string): string =>
  lang.startsWith('vi') ? `${groupVnd(amount)}\u00a0₫` : `${formatNumber(Math.round(amount), lang)}\u00a0VND`;
