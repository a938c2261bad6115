import Papa from 'papaparse';
import type { CodeRow } from '../../../../contract/guest-access/codes';
import { fold } from '../../../../domain/fold';
import { fromCellText } from '../../../../domain/formula-start';

/** Heads that a column may have, without marks, by what it holds. */
const HEADS: Readonly<Record<keyof CodeRow, readonly string[]>> = {
  apartment: ['apartment', 'can ho', 'can', 'phong', 'room', 'code'],
  tower: ['tower', 'toa', 'toa nha', 'thap', 'block'],
  doorCode: ['doorcode', 'door code', 'ma cua'],
  wifiName: ['wifiname', 'wi-fi', 'wifi', 'wi-fi name', 'ten wi-fi', 'ten wifi'],
  wifiPassword: ['wifipassword', 'wi-fi password', 'mat khau wi-fi', 'mat khau wifi', 'mat khau', 'password'],
};

/** Encoding that spreadsheet programs on Vietnamese Windows use where they write no Unicode. */
const OLD_LETTERS = 'windows-1258';

/** The text of a file, in whichever letters it was written; letters and their marks together. */
export function textOfFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_LETTERS).decode(bytes).normalize('NFC');
  }
}

type CodeFileProblem = 'empty' | 'noApartment' | 'noColumn' | 'broken';

/**
 * Rows of a spreadsheet file: commas, semicolons or tabs, with or without a byte order mark, heads in either language.
 * A leading apostrophe, which spreadsheet programs put before what looks like a formula, is taken off.
 */
export function readCodeFile(text: string): { rows: CodeRow[] } | { problem: CodeFileProblem } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  if (errors.some(({ type }) => type === 'Quotes')) return { problem: 'broken' };
  const [heads, ...lines] = data;
  if (!heads || lines.length === 0) return { problem: 'empty' };
  const columns = heads.map((head) => fieldOf(head));
  if (!columns.includes('apartment')) return { problem: 'noApartment' };
  if (columns.every((field) => field === null || field === 'apartment' || field === 'tower'))
    return { problem: 'noColumn' };
  return {
    rows: lines.map((cells) => {
      const row: CodeRow = { apartment: '' };
      columns.forEach((field, index) => {
        if (field !== null) row[field] = fromCellText((cells[index] ?? '').trim());
      });
      return row;
    }),
  };
}

function fieldOf(head: string): keyof CodeRow | null {
  const folded = fold(head);
  const found = Object.entries(HEADS).find(([, heads]) => heads.includes(folded));
  return found ? (found[0] as keyof CodeRow) : null;
}
