import { addDays, type Day, nightsBetween, nightsOf, readDay } from '../../days';
import { readAmount } from '../../typed-money';
import { nightPrice, type PriceRules, type Season } from './price-rules';

type PasteFault = 'day' | 'price' | 'order' | 'tooLong' | 'twice' | 'cell';

/** A line of a sheet: nights at a price, VND, or the cell that is not understood. */
export type PastedLine = { line: number } & (
  | { from: Day; to: Day; price: number; fault?: undefined }
  | { fault: PasteFault; cell: string }
);

/** Longer rows of a sheet are a slip: a year and a day. */
const MAX_NIGHTS = 366;
const MOST = 1_000_000_000;

const DATE = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/g;
/** Days of the week that a sheet writes before a date: "T6", "Thứ Sáu,", "Fri". */
const WEEKDAY =
  /^(?:t[2-7]|cn|thứ [\p{L}\d]+|chủ nhật|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)[,.]?(?: |$)/iu;

const datesIn = (cell: string): string[] => cell.match(DATE) ?? [];
const isDates = (cell: string): boolean =>
  datesIn(cell).length > 0 && cell.replace(DATE, '').replace(/[\s–—-]|đến|to/giu, '') === '';
const monthFirst = (date: string): string => date.replace(/^(\d{1,2})([/.-])(\d{1,2})(?=[/.-])/, '$3$2$1');

/** Cells of a line, without the days of the week beside its dates. */
const cellsOf = (line: string): string[] =>
  line
    .split('\t')
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .replace(WEEKDAY, '')
        .trim(),
    )
    .filter((cell) => cell !== '');

/**
 * Reads cells that were copied in a sheet: a night, or the first and the last one, and a price. A head without a figure
 * is left out. The day comes before the month, as everywhere here, but in a sheet whose dates can only be read the
 * other way round.
 */
export function readPastedPrices(text: string): PastedLine[] {
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ line: at + 1, cells: cellsOf(line) }));
  const filled = lines.filter(({ cells }) => cells.length > 0);
  const isHead = filled[0]?.cells.every((cell) => !/\d/.test(cell)) === true;
  const rows = isHead ? filled.slice(1) : filled;
  const dates = rows.flatMap(({ cells }) => cells.filter(isDates).flatMap(datesIn));
  const turned =
    dates.some((date) => readDay(date) === null) && dates.every((date) => readDay(monthFirst(date)) !== null);
  const read = (date: string): Day | null => readDay(turned ? monthFirst(date) : date);
  const seen = new Set<Day>();
  return rows.map(({ line, cells }) => ({ line, ...readRow(cells, read, seen) }));
}

type ReadRow = { from: Day; to: Day; price: number } | { fault: PasteFault; cell: string };

function readRow(cells: readonly string[], read: (date: string) => Day | null, seen: Set<Day>): ReadRow {
  const dated = cells.filter(isDates);
  const [amount, ...more] = cells.filter((cell) => !isDates(cell));
  const dates = dated.flatMap(datesIn);
  const shown = dated.join(' – ');
  const [first, last = first] = dates.map(read);
  if (dates.length === 0) return { fault: 'day', cell: cells.join(' ') };
  if (!first || !last || dates.length > 2) return { fault: 'day', cell: shown };
  const price = readAmount(amount ?? '');
  if (price === null || price === 0 || price > MOST) return { fault: 'price', cell: amount ?? '' };
  const [odd] = more;
  if (odd !== undefined) return { fault: 'cell', cell: odd };
  if (last < first) return { fault: 'order', cell: shown };
  if (nightsBetween(first, last) >= MAX_NIGHTS) return { fault: 'tooLong', cell: shown };
  const nights = nightsOf(first, addDays(last, 1));
  if (nights.some((night) => seen.has(night))) return { fault: 'twice', cell: shown };
  nights.forEach((night) => seen.add(night));
  return { from: first, to: last, price };
}

/** Runs of nights at one price, in the order of their days. */
export function pastedSeasons(lines: readonly PastedLine[], name: string): (Season & { price: number })[] {
  const read = lines
    .flatMap((line) => (line.fault === undefined ? [line] : []))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const found: (Season & { price: number })[] = [];
  for (const { from, to, price } of read) {
    const last = found.at(-1);
    if (last?.price === price && addDays(last.to, 1) === from) last.to = to;
    else found.push({ name, from, to, price });
  }
  return found;
}

/**
 * The rules with prices from a sheet, which count on each of their nights whatever stood there. A season that lies
 * within them leaves: its restrictions stay. Where an older rule would still win (a single night, days of the week),
 * nights get seasons of their own.
 *
 * @param base one night, VND
 */
export function withPasted<Rules extends PriceRules>(
  rules: Rules,
  base: number,
  pasted: readonly (Season & { price: number })[],
): Rules {
  const covered = new Set(pasted.flatMap(({ from, to }) => nightsOf(from, addDays(to, 1))));
  const kept = rules.seasons.flatMap((season) => {
    if (!nightsOf(season.from, addDays(season.to, 1)).every((night) => covered.has(night))) return [season];
    const { price: _price, percent: _percent, weekdays: _weekdays, ...rest } = season;
    const restricts = rest.stopSell ?? rest.closedToArrival ?? rest.closedToDeparture ?? rest.minStay;
    return restricts === undefined ? [] : [rest];
  });
  const seasons = [...kept, ...pasted];
  const single = pasted.flatMap((season) =>
    nightsOf(season.from, addDays(season.to, 1))
      .filter((night) => nightPrice(base, { ...rules, seasons }, night).price !== season.price)
      .map((night) => ({ ...season, from: night, to: night })),
  );
  return { ...rules, seasons: [...seasons, ...single] };
}
