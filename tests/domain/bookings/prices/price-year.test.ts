import { expect, it } from 'vitest';
import { priceYear } from '../../../../src/domain/bookings/prices/price-year';
import type { PriceRules } from '../../../../src/domain/bookings/prices/price-rules';

const RULES: PriceRules = {
  step: 1,
  weekdays: [{ days: [5, 6], percent: 20 }],
  seasons: [
    { name: 'Tết', from: '2027-02-04', to: '2027-02-10', price: 2_500_000, minStay: 3 },
    { name: 'Sửa thang máy', from: '2027-03-16', to: '2027-03-19', stopSell: true },
  ],
};

it('shows twelve months from any day of the first, each night with its price, shade and what is asked of it', () => {
  const year = priceYear(1_000_000, RULES, '2026-12-19');
  expect(year.map(({ month }) => month).slice(0, 3)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  expect(year.reduce((sum, { nights }) => sum + nights.length, 0)).toBe(365);
  const nights = new Map(year.flatMap((month) => month.nights.map((one) => [one.night, one])));
  expect(nights.get('2026-12-03')).toMatchObject({ price: 1_000_000, shade: 1, minStay: 1, isSold: true });
  expect(nights.get('2026-12-04')).toMatchObject({ price: 1_200_000, shade: 2, rule: 'weekday' });
  expect(nights.get('2027-02-05')).toMatchObject({ price: 2_500_000, shade: 3, minStay: 3, rule: 'Tết' });
  expect(nights.get('2027-03-16')).toMatchObject({ isSold: false });
});

it('has five shades, whatever the number of prices', () => {
  const seasons = Array.from({ length: 9 }, (_, at) => ({
    name: `${at}`,
    from: `2027-01-0${at + 1}`,
    to: `2027-01-0${at + 1}`,
    price: 2_000_000 + at,
  }));
  const shades = priceYear(1, { step: 1, weekdays: [], seasons }, '2027-01-01').flatMap(({ nights }) =>
    nights.map(({ shade }) => shade),
  );
  expect([...new Set(shades)].sort()).toEqual([1, 2, 3, 4, 5]);
});
