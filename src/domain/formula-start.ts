/**
 * Text that a spreadsheet program may compute: it begins with a formula's sign, after blanks, line breaks or letters
 * that nobody sees. In East Asian settings Excel takes full-width signs for the same (catalogue I-24).
 */
export const FORMULA_START =
  /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@\u2212\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20]|[\t\r\n])/u;

/** A cell as text: an apostrophe in front is how spreadsheet programs are told so. */
export const asCellText = (value: string): string => (FORMULA_START.test(value) ? `'${value}` : value);

/** A cell of a spreadsheet's file without the apostrophe that only says that it is text. */
export const fromCellText = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
