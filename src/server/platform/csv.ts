import type { UnparseConfig } from 'papaparse';
import { FORMULA_START } from '../../domain/formula-start';

/** Spreadsheet programs take a file for Latin-1 without it, and every mark turns into two letters. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** Says how every list is written for a spreadsheet program: a cell that one would compute is text (catalogue I-24). */
export const CSV_FORMAT: UnparseConfig = { escapeFormulae: FORMULA_START, newline: '\r\n' };
