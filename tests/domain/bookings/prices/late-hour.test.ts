import { expect, it } from 'vitest';
import { latePrice } from '../../../../src/domain/bookings/prices/late-hour';

it.each([
  ['12:00', null],
  ['11:30', null],
  ['12:01', 100_000],
  ['13:00', 100_000],
  ['15:30', 400_000],
  ['', null],
])('leaving at %j instead of 12:00, at 100,000 an hour, costs %s', (hour, price) => {
  expect(latePrice(hour, { checkOut: '12:00', anHour: 100_000 })).toBe(price);
});
