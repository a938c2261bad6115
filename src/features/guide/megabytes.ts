import type { Language } from '../../domain/languages';

const LOCALE = { vi: 'vi-VN', en: 'en-GB' } as const;

/** "3,2 MB". @param bytes @param lang decides about comma or point */
export function formatMegabytes(bytes: number, lang: Language): string {
  const number = new Intl.NumberFormat(LOCALE[lang], { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 });
  return `${number.format(bytes / 1_000_000)}\u00a0MB`;
}
