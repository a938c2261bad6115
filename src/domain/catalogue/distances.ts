import { formatNumber } from '../numbers';

/** Says a distance as people do: metres up to a kilometre, tenths of one up to ten. */
export function showDistance(metres: number, lang: string): string {
  if (metres < 1000) return `${formatNumber(metres, lang)} m`;
  const km = metres / 1000;
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), lang)} km`;
}
