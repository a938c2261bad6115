import { describe, expect, it } from 'vitest';
import { pastedSeasons, readPastedPrices, withPasted } from '../../../../src/domain/bookings/prices/pasted-prices';
import { nightPrice, type PriceRules, type Season } from '../../../../src/domain/bookings/prices/price-rules';
import { nightsOf } from '../../../../src/domain/days';

const one = (from: string, price: number, to = from, line = 1) => ({ line, from, to, price });

describe('cells of a sheet', () => {
  it.each<[string, string, object[]]>([
    ['a night and a price as Vietnamese write them', '28/01/2027\t1.200.000', [one('2027-01-28', 1_200_000)]],
    ['as English do, with a currency', '2027-01-28\t1,200,000 VND', [one('2027-01-28', 1_200_000)]],
    ['plainly', '28-1-27\t1200000', [one('2027-01-28', 1_200_000)]],
    ['as it is said', '28.01.2027\t1,2tr', [one('2027-01-28', 1_200_000)]],
    ['first and last night', '04/02/2027\t10/02/2027\t2.500.000 ₫', [one('2027-02-04', 2_500_000, '2027-02-10')]],
    ['both in one cell', '04/02/2027 – 10/02/2027\t2tr5', [one('2027-02-04', 2_500_000, '2027-02-10')]],
    ['in quotes, empty cells between', '"28/01/2027"\t\t"1.200.000"', [one('2027-01-28', 1_200_000)]],
    ['a day of the week before the date or beside it', 'T5, 28/01/2027\t900k', [one('2027-01-28', 900_000)]],
    ['a day of the week of its own', '28/01/2027\tThứ Năm\t900k', [one('2027-01-28', 900_000)]],
    [
      'a head, empty lines and the line ends of Windows',
      'Ngày\tGiá\r\n\r\n28/01/2027\t900000\r\n29/01/2027\t950000\r\n',
      [one('2027-01-28', 900_000, '2027-01-28', 3), one('2027-01-29', 950_000, '2027-01-29', 4)],
    ],
    [
      'the month first, where no date can be read otherwise',
      '1/5/2027\t900000\n1/28/2027\t950000',
      [one('2027-01-05', 900_000), one('2027-01-28', 950_000, '2027-01-28', 2)],
    ],
    ['no day', '31/02/2027\t900000', [{ line: 1, fault: 'day', cell: '31/02/2027' }]],
    ['words alone', 'Tết\t2.500.000', [{ line: 1, fault: 'day', cell: 'Tết 2.500.000' }]],
    ['no price', '28/01/2027', [{ line: 1, fault: 'price', cell: '' }]],
    ['an amount that can be meant otherwise', '28/01/2027\t1.200,5', [{ line: 1, fault: 'price', cell: '1.200,5' }]],
    ['a free night, which is an empty cell', '28/01/2027\t0', [{ line: 1, fault: 'price', cell: '0' }]],
    ['one cell too many', '28/01/2027\t900k\t950k', [{ line: 1, fault: 'cell', cell: '950k' }]],
    [
      'the last night first',
      '10/02/2027\t04/02/2027\t900k',
      [{ line: 1, fault: 'order', cell: '10/02/2027 – 04/02/2027' }],
    ],
    ['years', '01/01/2027\t01/01/2029\t900k', [{ line: 1, fault: 'tooLong', cell: '01/01/2027 – 01/01/2029' }]],
    [
      'a night twice',
      '27/01/2027\t29/01/2027\t900k\n28/01/2027\t1tr',
      [one('2027-01-27', 900_000, '2027-01-29'), { line: 2, fault: 'twice', cell: '28/01/2027' }],
    ],
  ])('%s', (_case, text, lines) => {
    expect(readPastedPrices(text)).toEqual(lines);
  });
});

describe('seasons out of a sheet', () => {
  const sheet = '30/01/2027\t900k\n28/01/2027\t900k\n29/01/2027\t900k\n31/01/2027\t1tr\n02/02/2027\t1tr';
  const seasons = pastedSeasons(readPastedPrices(sheet), 'Tháng 1');

  it('are runs of nights at one price, in the order of their days', () => {
    expect(seasons).toEqual([
      { name: 'Tháng 1', from: '2027-01-28', to: '2027-01-30', price: 900_000 },
      { name: 'Tháng 1', from: '2027-01-31', to: '2027-01-31', price: 1_000_000 },
      { name: 'Tháng 1', from: '2027-02-02', to: '2027-02-02', price: 1_000_000 },
    ]);
  });

  it('count on each of their nights, whatever stood there, and change no other', () => {
    const date: Season = { name: 'date', from: '2027-01-29', to: '2027-01-29', percent: 10, minStay: 2 };
    const wide: Season = { name: 'wide', from: '2027-01-01', to: '2027-02-28', days: [6], price: 5 };
    const rules: PriceRules = { step: 1, weekdays: [{ days: [5, 6], percent: 20 }], seasons: [date, wide] };
    const base = 800_000;
    const after = withPasted(rules, base, seasons);
    const pricesBy = (set: PriceRules, from: string, until: string) =>
      nightsOf(from, until).map((night) => nightPrice(base, set, night).price);
    expect(pricesBy(after, '2027-01-28', '2027-02-03')).toEqual([9e5, 9e5, 9e5, 1e6, 8e5, 1e6]);
    expect(pricesBy(after, '2027-02-03', '2027-03-05')).toEqual(pricesBy(rules, '2027-02-03', '2027-03-05'));
    expect(after.seasons[0]).toEqual({ name: 'date', from: '2027-01-29', to: '2027-01-29', minStay: 2 });
    // The same sheet once more takes its own place.
    expect(withPasted(after, base, seasons).seasons).toHaveLength(after.seasons.length);
  });
});
