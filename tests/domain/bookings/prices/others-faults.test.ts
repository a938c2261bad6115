import { expect, it } from 'vitest';
import {
  NO_PRICE_RULES,
  type PriceRules,
  type Season,
  whyNotSellable,
} from '../../../../src/domain/bookings/prices/price-rules';
import { nightPricesIn, quoteRoom } from '../../../../src/domain/bookings/pricing';
import { processorMs } from '../../../support/processor-time';

/* Faults that were found in other engines (facts 6.2). */

const TET: Season = { name: 'Tết', from: '2027-02-04', to: '2027-02-10', price: 2_500_000 };
const weekend = { ...NO_PRICE_RULES, weekdays: [{ days: [5, 6], percent: 20 }] };
const room = { price: 1_000_000, discount: 0, maxAdults: 2, maxChildren: 0 };
const totalOf = (rules: PriceRules, checkIn: string, checkOut: string, price = room.price): number =>
  quoteRoom({ ...room, price, rules }, { checkIn, checkOut, quantity: 1 }).total;
const sold = (season: Partial<Season>, checkIn: string, checkOut: string): boolean =>
  whyNotSellable({ ...NO_PRICE_RULES, seasons: [{ ...TET, ...season }] }, checkIn, checkOut) === null;
const on = (day: string): Partial<Season> => ({ from: day, to: day, price: undefined });

it.each<[string, unknown, unknown]>([
  [
    'the first night’s price for the whole stay',
    totalOf({ ...weekend, seasons: [TET] }, '2027-02-02', '2027-02-08'),
    12_000_000,
  ],
  ['rules added to each other', totalOf({ ...weekend, seasons: [TET] }, '2027-02-05', '2027-02-07'), 5_000_000],
  [
    'a percentage of the sum instead of each night',
    totalOf(
      { ...NO_PRICE_RULES, step: 1000, weekdays: [{ days: [1, 2, 3, 4, 5, 6, 7], percent: -7 }] },
      '2027-01-04',
      '2027-01-07',
      855_500,
    ),
    2_388_000,
  ],
  ['fractions of a đồng', Number.isInteger(totalOf(weekend, '2027-01-08', '2027-01-09', 333_333)), true],
  [
    'a day closed to arrival that keeps from leaving',
    sold({ ...on('2027-02-05'), closedToArrival: true }, '2027-02-02', '2027-02-05'),
    true,
  ],
  [
    'the longest minimum of all nights instead of the arrival’s',
    sold({ from: '2027-02-05', minStay: 3 }, '2027-02-04', '2027-02-06'),
    true,
  ],
  ['one minimum for every day of a range', sold({ days: [5, 6], minStay: 2 }, '2027-02-04', '2027-02-05'), true],
  ['no minimum by the day of arrival', sold({ days: [5, 6], minStay: 2 }, '2027-02-05', '2027-02-06'), false],
  [
    'a day of leaving that is taken for a night',
    sold({ ...on('2027-01-31'), stopSell: true }, '2027-01-28', '2027-01-31'),
    true,
  ],
])('is without %s', (_fault, ours, right) => {
  expect(ours).toBe(right);
});

it('quotes thirty nights by two hundred seasons in less than a millisecond of processor', () => {
  const seasons = Array.from({ length: 200 }, (_, at) => ({
    ...TET,
    from: '2027-01-01',
    to: `2027-0${1 + (at % 9)}-28`,
  }));
  const rules = { ...weekend, seasons };
  const stay = { checkIn: '2027-01-10', checkOut: '2027-02-09', quantity: 1 };
  const quotes = 200;
  const quote = (): void => {
    for (let at = 0; at < quotes; at += 1) nightPricesIn({ ...room, rules }, stay);
  };
  quote();
  const start = processorMs();
  quote();
  const each = (processorMs() - start) / quotes;
  expect(each).toBeLessThan(1);
});
