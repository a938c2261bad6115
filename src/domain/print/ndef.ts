import { asCellText } from '../formula-start';

/** Beginnings of addresses that a record says in one byte, each at its number. */
const PREFIXES = ['http://www.', 'https://www.', 'http://', 'https://', 'tel:', 'mailto:'];

/** Bytes that a tag holds for its user, smallest first. */
const TAGS = [
  ['NTAG213', 144],
  ['NTAG215', 504],
  ['NTAG216', 888],
] as const;

const MESSAGE_BEGINS_AND_ENDS = 0xc0;
const SHORT = 0x10;
const WELL_KNOWN = 0x01;
const URI = 'U'.charCodeAt(0);

/**
 * An address as a message of one NDEF record of the type URI, which phones open by themselves.
 *
 * @param address as it travels, in ASCII
 */
export function uriRecord(address: string): Uint8Array {
  const at = PREFIXES.findIndex((prefix) => address.startsWith(prefix));
  const rest = address.slice(PREFIXES[at]?.length ?? 0);
  const length = rest.length + 1;
  const isShort = length < 256;
  const lengths = isShort ? [length] : [24, 16, 8, 0].map((bits) => (length >>> bits) & 0xff);
  const flags = MESSAGE_BEGINS_AND_ENDS | (isShort ? SHORT : 0) | WELL_KNOWN;
  return Uint8Array.from([flags, 1, ...lengths, URI, at + 1, ...Array.from(rest, (sign) => sign.charCodeAt(0))]);
}

/**
 * Names the smallest tag that a message fits on, `null` where none is large enough. On the tag it stands between its
 * kind with its length, and an end mark.
 *
 * @param bytes of the message
 */
export function tagFor(bytes: number): string | null {
  const around = bytes < 255 ? 3 : 5;
  return TAGS.find(([, room]) => bytes + around <= room)?.[0] ?? null;
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const cell = (value: string): string =>
  `"${asCellText(value).replaceAll('"', '""')}"`.replace(/^"([^",\r\n]*)"$/, '$1');

/**
 * A list for writing tags, as CSV in UTF-8: name, address, bytes of the message, how many, and the tag that holds it.
 *
 * @param heads words above the five columns
 */
export function nfcCsv(cards: readonly { name: string; text: string }[], heads: readonly string[]): string {
  const rows = cards.map(({ name, text }) => {
    const record = uriRecord(text);
    return [name, text, hexOf(record).toUpperCase(), String(record.length), tagFor(record.length) ?? ''];
  });
  return '\uFEFF' + [heads, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
