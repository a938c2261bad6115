import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_PRICE_RULES,
  type PriceRules,
  type Season,
  stretchesOf,
  unsoldNights,
  whyNotSellable,
} from '../../../../src/domain/bookings/prices/price-rules';
import { lowestNight, nightPricesIn, quoteRoom } from '../../../../src/domain/bookings/pricing';
import { addDays, nightsBetween } from '../../../../src/domain/days';

const WEEKEND = { days: [5, 6], percent: 20 };
const TET: Season = { name: 'Tết', from: '2027-02-04', to: '2027-02-10', price: 2_500_000 };
const TET_STAY: Season = { name: 'Tết, từ 3 đêm', from: '2027-02-04', to: '2027-02-07', minStay: 3 };
const room = { price: 1_000_000, discount: 0, maxAdults: 2, maxChildren: 1 };
const rulesOf = (seasons: Season[], more: Partial<PriceRules> = {}): PriceRules => ({
  ...NO_PRICE_RULES,
  weekdays: [WEEKEND],
  seasons,
  ...more,
});
const priced = (rules: PriceRules, checkIn: string, checkOut: string, quantity = 1) =>
  nightPricesIn({ ...room, rules }, { checkIn, checkOut, quantity });

describe('the price of each night', () => {
  it('charges each night by its own rule, across the edge of a season', () => {
    const nights = priced(rulesOf([TET]), '2027-02-02', '2027-02-08');
    expect(nights.map(({ price }) => price)).toEqual([1e6, 1e6, 2.5e6, 2.5e6, 2.5e6, 2.5e6]);
    expect(nights.map(({ rule }) => rule)).toEqual(['base', 'base', 'Tết', 'Tết', 'Tết', 'Tết']);
    expect(
      quoteRoom({ ...room, rules: rulesOf([TET]) }, { checkIn: '2027-02-02', checkOut: '2027-02-08', quantity: 1 }),
    ).toMatchObject({ roomPrice: 12_000_000, total: 12_000_000, nightlyPrice: 2_000_000 });
  });

  const night = '2027-02-05'; // A Friday.
  const SEASON: Season = { name: 'range', from: '2027-02-01', to: '2027-02-28', price: 1 };
  it.each<[string, Season[], Partial<PriceRules>, string, number]>([
    ['the base, where no rule speaks', [], { weekdays: [] }, 'base', 1_000_000],
    ['a weekday before the base', [], {}, 'weekday', 1_200_000],
    ['a range before a weekday', [SEASON], {}, 'range', 1],
    [
      'weekdays in a range before the whole range',
      [{ ...SEASON, name: 'Fri', days: [5], price: 2 }, SEASON],
      {},
      'Fri',
      2,
    ],
    ['not those of other weekdays', [{ ...SEASON, name: 'Sat', days: [6], price: 2 }, SEASON], {}, 'range', 1],
    [
      'a weekday inside a season by the season’s name, whichever is later',
      [
        {
          ...SEASON,
          name: 'June',
          weekdays: [
            { days: [6], price: 9 },
            { days: [5], percent: 20 },
          ],
        },
        SEASON,
      ],
      {},
      'June',
      1_200_000,
    ],
    ['the season itself on its other days', [{ ...SEASON, weekdays: [{ days: [6], price: 9 }] }], {}, 'range', 1],
    [
      'a date before weekdays inside a season',
      [
        { ...SEASON, name: 'date', from: night, to: night, price: 3 },
        { ...SEASON, weekdays: [{ days: [5], price: 9 }] },
      ],
      {},
      'date',
      3,
    ],
    [
      'a date before everything',
      [
        { ...SEASON, name: 'date', from: night, to: night, price: 3 },
        { ...SEASON, days: [5] },
      ],
      {},
      'date',
      3,
    ],
    ['the later of two ranges', [SEASON, { ...SEASON, name: 'later', price: 4 }], {}, 'later', 4],
    ['the later of two weekday rules', [], { weekdays: [WEEKEND, { days: [5], price: 5 }] }, 'weekday', 5],
    [
      'a range with a price, where a later one only restricts',
      [SEASON, { ...SEASON, name: 'stay', price: undefined, minStay: 3 }],
      {},
      'range',
      1,
    ],
    ['a free night is a price', [{ ...SEASON, price: 0 }], {}, 'range', 0],
  ])('takes %s', (_case, seasons, more, rule, price) => {
    expect(priced(rulesOf(seasons, more), night, addDays(night, 1))).toEqual([{ night, price, rule }]);
  });

  it('takes Friday and Saturday night for the weekend, by the date on which the night begins', () => {
    const prices = priced(rulesOf([]), '2027-01-04', '2027-01-11').map(({ price }) => price);
    expect(prices).toEqual([1e6, 1e6, 1e6, 1e6, 1.2e6, 1.2e6, 1e6]);
  });

  it('rounds each night to the step of the house, half up, and not the sum', () => {
    const rules = { ...NO_PRICE_RULES, step: 1000 as const, weekdays: [{ days: [1, 2, 3, 4, 5, 6, 7], percent: -7 }] };
    const stay = { checkIn: '2027-01-04', checkOut: '2027-01-07', quantity: 1 };
    expect(quoteRoom({ ...room, price: 855_500, rules }, stay).total).toBe(2_388_000);
    const half = { ...rules, weekdays: [{ days: [1, 2, 3], percent: 10 }] };
    expect(nightPricesIn({ ...room, price: 5_000, rules: half }, stay)[0]?.price).toBe(6_000);
  });

  it('takes the discount after the rule, rounded again, and multiplies by rooms last', () => {
    const rules = rulesOf([], { step: 1000 });
    const nights = nightPricesIn(
      { ...room, price: 855_500, discount: 15, rules },
      { checkIn: '2027-01-08', checkOut: '2027-01-09', quantity: 3 },
    );
    // 855,500 + 20 % = 1,026,600 → 1,027,000; less 15 % = 872,950 → 873,000; three rooms.
    expect(nights).toEqual([{ night: '2027-01-08', price: 2_619_000, rule: 'weekday' }]);
  });

  it('keeps what was agreed for a night, and prices the others anew', () => {
    const agreed = [{ night: '2027-02-04', price: 700_000, rule: 'base' }];
    const stay = { checkIn: '2027-02-03', checkOut: '2027-02-06', quantity: 1 };
    expect(quoteRoom({ ...room, rules: rulesOf([TET]) }, stay, agreed).total).toBe(1_000_000 + 700_000 + 2_500_000);
  });

  it('names the lowest night of the dates asked for, without dates that of a plain week', () => {
    const rules = rulesOf([{ ...TET, price: 100 }], { weekdays: [WEEKEND, { days: [7], percent: -10 }] });
    expect(lowestNight({ ...room, rules }, null)).toBe(900_000);
    expect(lowestNight({ ...room, rules }, { checkIn: '2027-02-02', checkOut: '2027-02-04' })).toBe(1_000_000);
    expect(lowestNight({ ...room, rules }, { checkIn: '2027-02-02', checkOut: '2027-02-05' })).toBe(100);
  });
});

describe('what is sold', () => {
  it.each<[string, Season[], string, string, ReturnType<typeof whyNotSellable>]>([
    [
      'two nights from 4 February',
      [TET, TET_STAY],
      '2027-02-04',
      '2027-02-06',
      { reason: 'minStay', day: '2027-02-04', minStay: 3 },
    ],
    ['an arrival before the minimum begins', [TET, TET_STAY], '2027-02-03', '2027-02-05', null],
    ['a stay of the minimum', [TET, TET_STAY], '2027-02-04', '2027-02-07', null],
    ['an arrival after the minimum ends', [TET, TET_STAY], '2027-02-08', '2027-02-09', null],
  ])('%s', (_case, seasons, checkIn, checkOut, expected) => {
    expect(whyNotSellable(rulesOf(seasons), checkIn, checkOut)).toEqual(expected);
  });

  const on = (day: string, more: Partial<Season>): Season => ({ name: 'day', from: day, to: day, ...more });
  it.each<[string, Season, string, string, string | null]>([
    [
      'nobody arrives on a day closed to arrival',
      on('2027-02-05', { closedToArrival: true }),
      '2027-02-05',
      '2027-02-08',
      'closedToArrival',
    ],
    ['staying through it is sold', on('2027-02-05', { closedToArrival: true }), '2027-02-04', '2027-02-08', null],
    ['leaving on it is sold', on('2027-02-05', { closedToArrival: true }), '2027-02-02', '2027-02-05', null],
    [
      'nobody leaves on a day closed to departure',
      on('2027-02-08', { closedToDeparture: true }),
      '2027-02-02',
      '2027-02-08',
      'closedToDeparture',
    ],
    ['leaving a day later is sold', on('2027-02-08', { closedToDeparture: true }), '2027-02-02', '2027-02-09', null],
    ['arriving on it is sold', on('2027-02-08', { closedToDeparture: true }), '2027-02-08', '2027-02-11', null],
    [
      'leaving on a day whose night is not sold',
      on('2027-01-31', { stopSell: true }),
      '2027-01-28',
      '2027-01-31',
      null,
    ],
    ['a night that is not sold', on('2027-01-31', { stopSell: true }), '2027-01-30', '2027-02-01', 'stopSell'],
  ])('%s', (_case, season, checkIn, checkOut, reason) => {
    expect(whyNotSellable(rulesOf([season]), checkIn, checkOut)?.reason ?? null).toBe(reason);
  });

  it('asks what all seasons of a day ask together: the greatest minimum, whatever closes', () => {
    const long: Season = { name: 'range', from: '2027-02-01', to: '2027-02-10', minStay: 5 };
    const closed: Season = { name: 'closed', from: '2027-02-05', to: '2027-02-06', days: [5], stopSell: true };
    const short = on('2027-02-03', { stopSell: false, minStay: 2 });
    const rules = rulesOf([closed, long, short]);
    expect(whyNotSellable(rules, '2027-02-03', '2027-02-05')).toMatchObject({ reason: 'minStay', minStay: 5 });
    expect(unsoldNights(rules, '2027-02-03', '2027-02-08')).toEqual(['2027-02-05']);
  });

  it('sells everything where no season is', () => {
    expect(whyNotSellable(undefined, '2027-02-04', '2027-02-05')).toBeNull();
  });
});

it('writes nights as a bill is read: those of one price together, in their order', () => {
  const nights = priced(rulesOf([]), '2027-01-07', '2027-01-11');
  expect(stretchesOf(nights)).toEqual([
    { from: '2027-01-07', nights: 1, price: 1_000_000 },
    { from: '2027-01-08', nights: 2, price: 1_200_000 },
    { from: '2027-01-10', nights: 1, price: 1_000_000 },
  ]);
});

/** The rules again, as slowly and plainly as somebody would explain them: each night asks every rule. */
function naive(rules: PriceRules, base: number, night: string): number {
  const weekday = ((new Date(`${night}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const step = (exact: number): number => Math.floor(exact / rules.step + 0.5) * rules.step;
  let best = -1;
  let price = base;
  const take = (rank: number, rule: { price?: number | undefined; percent?: number | undefined }): void => {
    const said = rule.price ?? (rule.percent === undefined ? undefined : step((base * (100 + rule.percent)) / 100));
    if (said === undefined || rank < best) return;
    best = rank;
    price = said;
  };
  for (const rule of rules.weekdays) if (rule.days.includes(weekday)) take(0, rule);
  for (const season of rules.seasons) {
    if (night < season.from || night > season.to) continue;
    if (season.days !== undefined && !season.days.includes(weekday)) continue;
    const isDate = season.from === season.to;
    take(isDate ? 3 : season.days ? 2 : 1, season);
    for (const rule of season.weekdays ?? []) if (rule.days.includes(weekday)) take(isDate ? 3 : 2, rule);
  }
  return price;
}

describe('against a naive loop over the nights', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
  const amount = {
    price: fc.option(fc.integer({ min: 0, max: 9_999_999 }), { nil: undefined }),
    percent: fc.option(fc.integer({ min: -90, max: 300 }), { nil: undefined }),
  };
  const season = fc
    .record({
      from: fc.integer({ min: 0, max: 60 }),
      length: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
      days: fc.option(days, { nil: undefined }),
      weekdays: fc.option(fc.array(fc.record({ days, ...amount }), { maxLength: 3 }), { nil: undefined }),
      ...amount,
    })
    .map(({ from, length, ...rest }) => ({
      name: 'season',
      from: addDays('2027-01-01', from),
      to: addDays('2027-01-01', from + length),
      ...rest,
    }));
  const rules = fc.record({
    step: fc.constantFrom(1, 1000),
    weekdays: fc.array(fc.record({ days, ...amount }), { maxLength: 4 }),
    seasons: fc.array(season, { maxLength: 8 }),
  });

  const isSame = fc.property(
    rules,
    fc.integer({ min: 1, max: 9_999_999 }),
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 1, max: 4 }),
    (set, base, first, count) => {
      const checkIn = addDays('2027-01-01', first);
      const checkOut = addDays(checkIn, count);
      const nights = nightPricesIn({ ...room, price: base, rules: set }, { checkIn, checkOut, quantity: 1 });
      expect(nights).toHaveLength(nightsBetween(checkIn, checkOut));
      return nights.every(({ night, price }) => Number.isInteger(price) && price === naive(set, base, night));
    },
  );

  it('prices the same stays the same, in whole VND, over 500 sets of rules', () => {
    fc.assert(isSame, { numRuns: 500 });
  });

  it('prices the same stays the same over 10,000', { tags: 'last-ring' }, () => {
    fc.assert(isSame, { numRuns: 10_000 });
  });
});
