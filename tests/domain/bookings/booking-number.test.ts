import { describe, expect, it } from 'vitest';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';

describe('the number of a booking', () => {
  it('is eight digits in two groups, always the same for the same id', () => {
    expect(bookingNumber('AAAAAAAAAAAAAAAAAAAAAA')).toMatch(/^\d{4} \d{4}$/);
    expect(bookingNumber('6y2gqtimcw-_64T3oQyklw')).toBe(bookingNumber('6y2gqtimcw-_64T3oQyklw'));
  });

  it('is hardly ever shared: ten thousand bookings have no more than a few numbers in common', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `${index.toString(36).padStart(11, '-')}Zq-_64T3oQy`);
    // Of numbers drawn by lot, one in two such lots would share one.
    expect(ids.length - new Set(ids.map(bookingNumber)).size).toBeLessThan(6);
  });
});
