import { getISODay } from 'date-fns/getISODay';
import { roundedTo } from './discount';
import { dateOfDay, type Day, nightsBetween, nightsOf } from '../../days';

/** A price of its own, VND, or so many percent of the base. */
interface Priced {
  price?: number | undefined;
  percent?: number | undefined;
}

/** A price for days of the week. */
export interface WeekdayRule extends Priced {
  /** 1 (Monday) to 7 of the night's date: the night of Friday is 5. */
  days: number[];
}

/** Nights of a room type that are priced or sold by rules of their own. Each field says something or nothing. */
export interface Season extends Priced {
  name: string;
  /** First and last night, both included. */
  from: Day;
  to: Day;
  /** Prices of days of the week within it, before its own. */
  weekdays?: WeekdayRule[] | undefined;
  /** The season is on these days of the week alone, 1 (Monday) to 7. */
  days?: number[] | undefined;
  /** Nights that who arrives on one of these days stays at least. */
  minStay?: number | undefined;
  closedToArrival?: boolean | undefined;
  /** Nobody leaves on one of these days. */
  closedToDeparture?: boolean | undefined;
  /** These nights are not sold. */
  stopSell?: boolean | undefined;
}

/**
 * Rules by which a room type's nights differ from its base price. The later rule of a list was made later, and wins
 * over an earlier one of its kind.
 */
export interface PriceRules {
  /** VND to which each night is rounded. */
  step: 1 | 1000;
  weekdays: WeekdayRule[];
  seasons: Season[];
}

export const NO_PRICE_RULES: PriceRules = { step: 1, weekdays: [], seasons: [] };

/** One night's price, VND, and the name of the rule that made it: a season's, `weekday` or `base`. */
export interface NightPrice {
  night: Day;
  price: number;
  rule: string;
}

/** Rules as they were stored; an older version had the days of a season in its `weekdays`. */
export const wholeRules = <Rules extends { seasons: readonly Season[] }>(rules: Rules): Rules => ({
  ...rules,
  seasons: rules.seasons.map((season) => {
    const { weekdays, ...rest } = season as Omit<Season, 'weekdays'> & { weekdays?: (number | WeekdayRule)[] };
    return typeof weekdays?.[0] === 'number' ? { ...rest, days: weekdays } : season;
  }),
});

/** A date before days of the week in a range, these before a whole range (facts 6.2). */
const rank = ({ from, to, days }: Season): number => (from === to ? 2 : days ? 1 : 0);

/** Days that were asked for, years of them at most: a search asks for the same few of every room type. */
const WEEKDAYS = new Map<Day, number>();
const MOST_WEEKDAYS = 4000;

function weekdayOf(day: Day): number {
  const known = WEEKDAYS.get(day);
  if (known !== undefined) return known;
  const weekday = getISODay(dateOfDay(day));
  if (WEEKDAYS.size >= MOST_WEEKDAYS) WEEKDAYS.clear();
  WEEKDAYS.set(day, weekday);
  return weekday;
}

const covers = ({ from, to, days }: Season, night: Day, weekday: number): boolean =>
  from <= night && night <= to && (days?.includes(weekday) ?? true);

/** Seasons of a night, the one that decides first. */
export function seasonsOn({ seasons }: Pick<PriceRules, 'seasons'>, night: Day): Season[] {
  const weekday = weekdayOf(night);
  return seasons
    .filter((season) => covers(season, night, weekday))
    .reverse()
    .sort((a, b) => rank(b) - rank(a));
}

const priceBy = ({ price, percent }: Priced, base: number, step: number): number | undefined =>
  price ?? (percent === undefined ? undefined : roundedTo(step, base * (100 + percent)));

/**
 * The one price of a night in one room, before a discount: the first season that names a price, else the day of the week,
 * else the base. Nothing is added up, and each night is rounded by itself.
 *
 * @param base one night, VND
 */
export function nightPrice(base: number, rules: PriceRules, night: Day): NightPrice {
  const weekday = weekdayOf(night);
  let won = -1;
  let found: NightPrice = { night, price: base, rule: 'base' };
  // Later ones were made later: of equal rank they win.
  const hear = (priced: Priced, weight: number, rule: string): void => {
    const price = weight < won ? undefined : priceBy(priced, base, rules.step);
    if (price === undefined) return;
    won = weight;
    found = { night, price, rule };
  };
  const hearWeekdays = (all: readonly WeekdayRule[], weight: number, rule: string): void => {
    for (const one of all) if (one.days.includes(weekday)) hear(one, weight, rule);
  };
  for (const season of rules.seasons) {
    if (!covers(season, night, weekday)) continue;
    hear(season, rank(season), season.name);
    if (season.weekdays) hearWeekdays(season.weekdays, Math.max(rank(season), 1), season.name);
  }
  if (won < 0) hearWeekdays(rules.weekdays, 0, 'weekday');
  return found;
}

/** The first rule that keeps a stay from being sold. */
export interface Unsold {
  reason: 'stopSell' | 'closedToArrival' | 'closedToDeparture' | 'minStay';
  /** The night that is not sold; the day on which nobody arrives or leaves. */
  day: Day;
  /** Nights that an arrival on this day stays at least. */
  minStay?: number;
}

const isOn = (rules: PriceRules, day: Day, field: 'stopSell' | 'closedToArrival' | 'closedToDeparture'): boolean =>
  seasonsOn(rules, day).some((season) => season[field] === true);

/**
 * The one gate of what is sold, for search, calendar, booking and desk: restrictions by arrival, and a day of leaving is
 * no night. What every season of a day asks holds together. `null` when the stay is sold.
 */
export function whyNotSellable(rules: PriceRules | undefined, checkIn: Day, checkOut: Day): Unsold | null {
  if (rules === undefined || rules.seasons.length === 0) return null;
  const [unsold] = unsoldNights(rules, checkIn, checkOut);
  if (unsold !== undefined) return { reason: 'stopSell', day: unsold };
  if (isOn(rules, checkIn, 'closedToArrival')) return { reason: 'closedToArrival', day: checkIn };
  if (isOn(rules, checkOut, 'closedToDeparture')) return { reason: 'closedToDeparture', day: checkOut };
  const minStay = minStayOn(rules, checkIn);
  return minStay > 1 && nightsBetween(checkIn, checkOut) < minStay
    ? { reason: 'minStay', day: checkIn, minStay }
    : null;
}

/** Nights that who arrives on a day stays at least. */
export const minStayOn = (rules: PriceRules | undefined, checkIn: Day): number =>
  Math.max(1, ...(rules ? seasonsOn(rules, checkIn).map(({ minStay = 1 }) => minStay) : []));

/** Nights that are not sold between two days, the second not included: what a guest's calendar shows. */
export const unsoldNights = (rules: PriceRules | undefined, from: Day, until: Day): Day[] =>
  rules?.seasons.some(({ stopSell }) => stopSell === true)
    ? nightsOf(from, until).filter((night) => isOn(rules, night, 'stopSell'))
    : [];

/** Nights in a row that cost the same. */
export interface PriceStretch {
  from: Day;
  nights: number;
  price: number;
}

/** Nights of a stay, one after the other, as a person reads a bill: two at one price, three at another. */
export function stretchesOf(nights: readonly NightPrice[]): PriceStretch[] {
  const found: PriceStretch[] = [];
  for (const { night, price } of nights) {
    const last = found.at(-1);
    if (last?.price === price) last.nights += 1;
    else found.push({ from: night, nights: 1, price });
  }
  return found;
}
