import { afterEach, expect, it } from 'vitest';
import { freeCancellationUntil, stayProblem } from '../../../src/domain/bookings/booking';
import { stayCalendar } from '../../../src/domain/bookings/calendar';
import { addDays, dayInVietNam, nightsOf } from '../../../src/domain/days';
import { quoteStay } from '../../../src/domain/bookings/pricing';
import { ZONES } from '../../support/zones';

const DAYS = 730;

afterEach(() => {
  delete process.env['TZ'];
});

/** Everything a stay's screens and mails are made of, for a stay on each day of two years. */
function twoYearsOf(): string[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const checkIn = addDays('2026-01-01', index);
    const nights = 1 + (index % 4);
    const checkOut = addDays(checkIn, nights);
    const { total, nights: counted } = quoteStay({
      nightlyPrice: 1_500_000,
      discountPercent: 15,
      checkIn,
      checkOut,
      quantity: 1,
      adults: 3,
      children: 1,
      includedAdults: 2,
      includedChildren: 1,
    });
    const calendar = stayCalendar({
      uid: 'x',
      sequence: 0,
      writtenAt: 0,
      checkIn,
      checkOut,
      summary: '',
      location: '',
      description: '',
      url: '',
      status: 'CONFIRMED',
      organizer: null,
    });
    const problem = stayProblem(checkIn, checkOut, checkIn);
    const deadline = freeCancellationUntil({ freeBeforeDays: 5, feePercent: 50 }, checkIn, '14:00');
    return [checkIn, checkOut, counted, total, problem, deadline, nightsOf(checkIn, checkOut).join(), calendar].join(
      '|',
    );
  });
}

it('two years of stays have the same nights, prices, deadlines and calendar files in every zone of the machine', () => {
  const seen = ZONES.map((zone) => {
    process.env['TZ'] = zone;
    return twoYearsOf().join('\n');
  });
  expect(new Set(seen).size).toBe(1);
  const nights = twoYearsOf().map((line) => Number(line.split('|')[2]));
  expect(nights).toEqual(Array.from({ length: DAYS }, (_, index) => 1 + (index % 4)));
});

it.each(ZONES)('today is Viet Nam’s for a machine in %s', (zone) => {
  process.env['TZ'] = zone;
  expect(dayInVietNam(Date.UTC(2026, 10, 20, 16, 59, 59))).toBe('2026-11-20');
  expect(dayInVietNam(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-21');
});
