import { strToU8, zipSync } from 'fflate';
import { xmlText } from '../../platform/xml-text';

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

interface Sheet {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/**
 * A spreadsheet of one sheet (ECMA-376) whose texts stay texts: a passport number `0012E456` is a number to nobody, a
 * day is not turned round, and a cell that begins with `=` is not computed.
 */
export function workbook({ name, columns, rows }: Sheet): Buffer {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': sheetOf(columns, rows),
  };
  const files = Object.entries(parts).map(([file, content]) => [file, strToU8(HEAD + content)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: PACKED_AT }));
}

const relations = (parts: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${parts
    .map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** Cell formats by number: 0 as it comes, 1 text (49 is `@`), 2 bold text. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** The heading stays in sight while the rows go by. */
function sheetOf(columns: Sheet['columns'], rows: Sheet['rows']): string {
  const widths = columns.map((title, at) => {
    const longest = Math.max(title.length, ...rows.map((row) => String(row[at] ?? '').length));
    const width = Math.min(WIDEST, Math.max(NARROWEST, longest + 2));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const lines = [columns, ...rows].map(
    (cells, at) => `<row r="${at + 1}">${cells.map((cell) => cellOf(cell, at === 0)).join('')}</row>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const cellOf = (value: string | number, isTitle: boolean): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c s="${isTitle ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;

/** What programs take as a sheet's name: 31 characters at most, and none that addresses are made of. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:']/g, ' ').slice(0, 31);
