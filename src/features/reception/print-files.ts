import type { PrintCard } from './print-check';
import type { QrPicture } from './print-qr';

/** Millimetres: side of a code in the file of all codes, and of the square it stands in. */
const SIDE = 40;
const STEP_X = 50;
const STEP_Y = 54;
const COLUMNS = 10;

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const drawing = ({ size, path }: QrPicture): string =>
  `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000" shape-rendering="crispEdges"/>`;

/** One code as a file of its own, `SIDE` millimetres wide; it may be made any size. */
export function oneSvg({ qr, text }: Pick<PrintCard, 'qr' | 'text'>): string {
  return `<svg ${NAMESPACE} width="${SIDE}mm" height="${SIDE}mm" viewBox="0 0 ${qr.size} ${qr.size}"><title>${escape(text)}</title>${drawing(qr)}</svg>\n`;
}

/** All codes in one file: each is a drawing of its own, with its name as id and below it. */
export function allSvg(cards: readonly Pick<PrintCard, 'qr' | 'text' | 'name'>[]): string {
  const columns = Math.min(COLUMNS, cards.length);
  const width = columns * STEP_X;
  const height = Math.ceil(cards.length / COLUMNS) * STEP_Y;
  const codes = cards.map(({ name, text, qr }, index) => {
    const x = (index % COLUMNS) * STEP_X + (STEP_X - SIDE) / 2;
    const y = Math.floor(index / COLUMNS) * STEP_Y + (STEP_X - SIDE) / 2;
    return (
      `<svg id="${escape(name)}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${qr.size} ${qr.size}">` +
      `<title>${escape(text)}</title>${drawing(qr)}</svg>` +
      `<text x="${x + SIDE / 2}" y="${y + SIDE + 4}" text-anchor="middle" font-family="sans-serif" font-size="4">${escape(name)}</text>`
    );
  });
  return `<svg ${NAMESPACE} width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">\n${codes.join('\n')}\n</svg>\n`;
}

/** Hands a file to the browser, to be kept where its owner wants it. */
export function saveSvg(name: string, svg: string): void {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.svg`;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
