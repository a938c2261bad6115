import { formatNumber } from '../../../domain/numbers';

/** "3,2 MB"; from ten megabytes on without decimals. @param bytes @param lang decides about comma or point */
export function formatMegabytes(bytes: number, lang: string): string {
  const steps = bytes < 10_000_000 ? 10 : 1;
  return `${formatNumber(Math.round((bytes / 1_000_000) * steps) / steps, lang)}\u00a0MB`;
}
