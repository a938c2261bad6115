/** @param {(number | null | undefined)[]} values @returns {number | null} the median of what was measured */
export function median(values) {
  const sorted = values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** @param {number[]} values @param {number} part 0.95 for the 95th @returns {number} 0 of nothing */
export const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

/** @returns {string} how many times `base` `value` is, with two decimals */
export const ratio = (value, base) => (value === null || !base ? '–' : `${(value / base).toFixed(2)}×`);

const shown = (cell) =>
  typeof cell === 'number'
    ? Number.isInteger(cell)
      ? String(cell)
      : cell < 10
        ? cell.toFixed(3)
        : String(Math.round(cell))
    : (cell ?? '–');

/** @returns {string} a Markdown table */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map(shown).join(' | ')} |`;
  return [line(head), `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}
