/**
 * A number as it is read in a language: 1.234,5 in Vietnamese, 1,234.5 in English; at most three decimals. By hand,
 * because the first `Intl.NumberFormat` of a page costs a slow phone longer than a frame, before anything is drawn.
 */
export function formatNumber(value: number, lang: string): string {
  const [group, decimal] = lang.startsWith('vi') ? ['.', ','] : [',', '.'];
  const [whole = '', decimals] = String(Math.round(Math.abs(value) * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${grouped}${decimals === undefined ? '' : decimal + decimals}`;
}
