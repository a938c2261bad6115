import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { asCellText, fromCellText } from '../../src/domain/formula-start';
import { CSV_FORMAT } from '../../src/server/platform/csv';
import { sourceText } from '../support/source-tree';

it.each([
  ['=1+1'],
  ['+84912345678'],
  ['-2'],
  ['@SUM(A1)'],
  ['＝1+1'],
  ['＋1'],
  ['－1'],
  ['＠SUM(A1)'],
  ['−1'],
  [' =1+1'],
  ['\u00A0=1+1'],
  ['\u3000＝1+1'],
  ['\u200B=1+1'],
  ['\uFEFF=1+1'],
  ['\t=1+1'],
  ['\r\n=1+1'],
  ['\tx'],
])('%j is text to a spreadsheet, in every list and at the script, and comes back as it was', (text) => {
  expect(asCellText(text)).toBe(`'${text}`);
  expect(fromCellText(asCellText(text))).toBe(text);
  expect(Papa.parse<string[]>(Papa.unparse([['a', text]], CSV_FORMAT)).data).toEqual([['a', `'${text}`]]);
});

it.each([['Trần Thị Lan'], ['a@b.vn'], ['1+1'], ["O'Neill"], ["'t Hof"], [''], [' x'], ['B-902']])(
  '%j stays as it is',
  (text) => {
    expect(asCellText(text)).toBe(text);
    expect(fromCellText(text)).toBe(text);
    expect(Papa.parse<string[]>(Papa.unparse([['a', text]], CSV_FORMAT)).data).toEqual([['a', text]]);
  },
);

it('numbers stay numbers', () => {
  expect(Papa.unparse([[-5, 1]], CSV_FORMAT)).toBe('-5,1');
});

it('no list is written in a format of its own', () => {
  const writers = [...sourceText].filter(([, text]) => text.includes('Papa.unparse('));
  expect(writers.map(([file]) => file)).toEqual(['server/modules/bookings/desk/export.ts']);
  for (const [file, text] of writers) expect([file, text.includes('CSV_FORMAT')]).toEqual([file, true]);
  expect([...sourceText].filter(([, text]) => text.includes('escapeFormulae')).map(([file]) => file)).toEqual([
    'server/platform/csv.ts',
  ]);
});
