import Papa from 'papaparse';
import { set } from 'react-hook-form';
import { readAmount } from '../../../domain/typed-money';
import type { ContentInput, FieldWord, RowsPart } from './content-inputs';
import { newRow } from './new-row';

/** A column of what is pasted. */
export interface PasteColumn {
  word: FieldWord;
  input: ContentInput;
}

/** The inputs of a row in the order in which a spreadsheet brings them; ticks and choices are made by hand. */
export function pastedInputs(part: RowsPart): PasteColumn[] {
  return part.cells
    .flatMap(({ word, inputs }) => inputs.map((input) => ({ word, input })))
    .filter(({ input }) => !['flag', 'choice', 'picture'].includes(input.kind));
}

/**
 * Rows out of cells that were copied in a spreadsheet. A leading line whose prices are no figures is its head and left
 * out; cells that are missing at the end keep what a new row has. What is not surely a price is none, see `wrongPrices`.
 */
export function readPastedRows(
  text: string,
  columns: readonly PasteColumn[],
  empty: Readonly<Record<string, unknown>>,
): Record<string, unknown>[] {
  return linesOf(text, columns).map((cells) => {
    const row = newRow(empty);
    columns.forEach(({ input }, at) => {
      const cell = cells[at]?.trim();
      if (cell !== undefined && cell !== '') set(row, input.path, input.kind === 'money' ? readAmount(cell) : cell);
    });
    return row;
  });
}

/** Cells that stand where a price is and are not surely one, by the line of their row, from 1. */
export function wrongPrices(text: string, columns: readonly PasteColumn[]): { line: number; cell: string }[] {
  return linesOf(text, columns).flatMap((cells, line) =>
    columns.flatMap(({ input }, at) => {
      const cell = cells[at]?.trim() ?? '';
      return input.kind === 'money' && cell !== '' && readAmount(cell) === null ? [{ line: line + 1, cell }] : [];
    }),
  );
}

function linesOf(text: string, columns: readonly PasteColumn[]): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  return isHead(data[0], columns) ? data.slice(1) : data;
}

function isHead(cells: readonly string[] | undefined, columns: readonly PasteColumn[]): boolean {
  const money = columns.flatMap(({ input }, at) => (input.kind === 'money' ? [cells?.[at] ?? ''] : []));
  return money.some((cell) => cell.trim() !== '') && money.every((cell) => !/\d/.test(cell));
}
