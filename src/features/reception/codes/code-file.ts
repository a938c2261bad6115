import Papa from 'papaparse';
import type { CodeRow } from '../../../contract/desk/codes';
import { fold } from '../../../domain/fold';

/** Heads that a column may have, without marks, by what it holds. */
const HEADS: Readonly<Record<keyof CodeRow, readonly string[]>> = {
  apartment: ['apartment', 'can ho', 'can', 'phong', 'room', 'code'],
  doorCode: ['doorcode', 'door code', 'ma cua'],
  wifiName: ['wifiname', 'wi-fi', 'wifi', 'wi-fi name', 'ten wi-fi', 'ten wifi'],
  wifiPassword: ['wifipassword', 'wi-fi password', 'mat khau wi-fi', 'mat khau wifi', 'mat khau', 'password'],
};

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
  if (columns.every((field) => field === null || field === 'apartment')) return { problem: 'noColumn' };
  return {
    rows: lines.map((cells) => {
      const row: CodeRow = { apartment: '' };
      columns.forEach((field, index) => {
        if (field !== null) row[field] = (cells[index] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
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
