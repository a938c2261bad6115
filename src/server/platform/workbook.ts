import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type Day, nightsBetween, showDay } from '../../domain/days';
import { xmlText } from './xml-text';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The first day that the archive's format knows: the same rows are the same file, whenever it is made. */
const PACKED_AT = new Date(1980, 0, 1);
/** In characters. */
const NARROWEST = 6;
const WIDEST = 42;

/** Rows that are written in a few milliseconds; between two such parts others are answered. */
export const ROWS_AT_ONCE = 50;
/** The day before the first that spreadsheet programs count: they take 1900 for a leap year, and it is long past. */
const DAY_ZERO = '1899-12-30';

/** A text that stays one, a number to reckon with, or a day that programs sort and show as dd/MM/yyyy in any country. */
export type Cell = string | number | { readonly day: Day };

type Rows = readonly (readonly Cell[])[];

interface Sheet<Content> {
  name: string;
  columns: readonly string[];
  rows: Content;
}

/** A spreadsheet whose rows are all there; see `workbookParts`. */
export async function workbook({ rows, ...sheet }: Sheet<Rows>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of workbookParts({ ...sheet, rows: inTurns(rows) })) parts.push(part);
  return Buffer.concat(parts);
}

/** Rows a few at a time, between which others are answered. */
async function* inTurns(rows: Rows): AsyncGenerator<Rows> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE);
    await nextTurn();
  }
}

/**
 * A spreadsheet of one sheet (ECMA-376) whose texts stay texts: a telephone number keeps its zeros, a passport number
 * `0012E456` is a number to nobody, and a cell that begins with `=` is not computed. It is written while its rows are
 * read: no more of it is held than the rows that came last.
 */
export async function* workbookParts({ name, columns, rows }: Sheet<AsyncIterable<Rows>>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const begun = (file: string): ZipDeflate => {
    const part = Object.assign(new ZipDeflate(file, { level: 1 }), { mtime: PACKED_AT });
    zip.add(part);
    return part;
  };
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  };
  for (const [file, content] of Object.entries(parts)) begun(file).push(strToU8(HEAD + content), true);
  const sheet = begun('xl/worksheets/sheet1.xml');
  const begin = (first: Rows): string => `${HEAD}${sheetHead(columns, first)}${rowOf(columns, 0)}`;
  let at = 0;
  for await (const some of rows) {
    const lines = some.map((cells, index) => rowOf(cells, at + index + 1)).join('');
    sheet.push(strToU8(at === 0 ? begin(some) + lines : lines));
    at += some.length;
    yield* written;
    written = [];
  }
  sheet.push(strToU8(`${at === 0 ? begin([]) : ''}</sheetData></worksheet>`), true);
  zip.end();
  yield* written;
}

const relations = (parts: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${parts
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Cell formats by number: 0 as it comes, 1 text (49 is `@`), 2 bold text, 3 day. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The heading stays in sight while the rows go by. Columns are as wide as the first rows need. */
function sheetHead(columns: readonly string[], first: Rows): string {
  const widths = columns.map((title, at) => {
    const longest = first.reduce((most, row) => Math.max(most, shownOf(row[at] ?? '').length), title.length);
    const width = Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
}

const shownOf = (cell: Cell): string => (typeof cell === 'object' ? showDay(cell.day) : String(cell));

/** @param at 0 for the heading */
const rowOf = (cells: readonly Cell[], at: number): string =>
  `<row r="${at + 1}">${cells.map((cell) => cellOf(cell, at === 0)).join('')}</row>`;

function cellOf(cell: Cell, isTitle: boolean): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="3"><v>${nightsBetween(DAY_ZERO, cell.day)}</v></c>`;
  return `<c s="${isTitle ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/**
 * Makes a name that programs take for a sheet: 31 characters at most, without those that cell addresses are made of.
 */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
