import { formatNumber } from './numbers';

/** An amount as it stands in a field: "15.000". */
export const groupVnd = (amount: number): string => formatNumber(Math.round(amount), 'vi');

/**
 * An amount of integer VND the Vietnamese way, in both languages (specification §1): "15.000 ₫", with a space that
 * does not break.
 */
export const formatVnd = (amount: number): string => `${groupVnd(amount)}\u00a0₫`;

/** The amount that somebody typed or pasted, in VND: "15.000", "15,000 ₫" and "15000" are the same; `null` for none. */
export function readVnd(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}
