import { escapeHtml } from '../../../domain/escape-html';
import { fileName } from '../shared/save-file';
import type { PrintCard } from './print-check';

/** Millimetres: side of a code in its file, which may be made any size. */
const SIDE = 40;

/** One code as a drawing of its own. */
export function codeSvg({ qr, text }: Pick<PrintCard, 'qr' | 'text'>): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}mm" height="${SIDE}mm" viewBox="0 0 ${qr.size} ${qr.size}">` +
    `<title>${escapeHtml(text)}</title><rect width="${qr.size}" height="${qr.size}" fill="#fff"/>` +
    `<path d="${qr.path}" fill="#000" shape-rendering="crispEdges"/></svg>\n`
  );
}

/**
 * All codes as one archive: a browser asks before it keeps hundreds of files, and a print shop wants each by its name.
 *
 * @param nameOf name of a code's file, without its ending
 */
export async function codesZip<T extends Pick<PrintCard, 'qr' | 'text'>>(
  cards: readonly T[],
  nameOf: (card: T) => string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const files = cards.map((card) => [`${fileName(nameOf(card))}.svg`, strToU8(codeSvg(card))] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 1 }));
}
