import { describe, expect, it } from 'vitest';
import {
  BLOCKING_STATUSES,
  blocksNights,
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  confirmUntil,
  feeOfCopy,
  freeCancellationUntil,
  isCancellable,
  isGivenUp,
  nextStatus,
  statusAt,
  stayProblem,
} from '../../../src/domain/bookings/booking';
import { FORMER_TERMS } from '../../../src/domain/bookings/sale-terms';

describe('until when reception has to confirm a booking that is paid on arrival', () => {
  const at = (time: string): number => Date.parse(`${time}:00+07:00`);
  it.each([
    ['booked weeks ahead: a day', '2026-12-01T23:40', '2026-12-24T14:00', '2026-12-02T23:40'],
    ['booked the afternoon before: the check-in hour', '2026-12-01T14:21', '2026-12-02T14:00', '2026-12-02T14:00'],
    ['booked at night for tonight: half an hour', '2026-12-02T23:40', '2026-12-02T14:00', '2026-12-03T00:10'],
    [
      'booked shortly before the check-in hour: half an hour',
      '2026-12-02T13:50',
      '2026-12-02T14:00',
      '2026-12-02T14:20',
    ],
  ])('%s', (_, booked, checkIn, until) => {
    expect(confirmUntil(at(booked), at(checkIn))).toBe(at(until));
  });
});

describe('what happens to a booking', () => {
  it.each<[BookingStatus, BookingEvent, boolean, BookingStatus | null]>([
    ['HOLD', 'paid', true, 'CONFIRMED'],
    ['HOLD', 'paymentFailed', true, 'PAYMENT_FAILED'],
    ['HOLD', 'holdEnded', true, 'EXPIRED'],
    ['HOLD', 'cancelled', true, 'CANCELLED'],
    ['EXPIRED', 'paid', true, 'CONFIRMED'],
    ['EXPIRED', 'paid', false, 'PAID_NEEDS_REFUND'],
    ['PAYMENT_FAILED', 'paid', true, 'CONFIRMED'],
    ['PAYMENT_FAILED', 'paid', false, 'PAID_NEEDS_REFUND'],
    ['CANCELLED', 'paid', true, 'PAID_NEEDS_REFUND'],
    ['CONFIRMED', 'paid', true, null],
    ['CONFIRMED', 'paymentFailed', true, null],
    ['CONFIRMED', 'holdEnded', true, null],
    ['CONFIRMED', 'cancelled', true, 'CANCELLED'],
    ['PENDING', 'confirmedByStaff', true, 'CONFIRMED'],
    ['PENDING', 'confirmedByStaff', false, null],
    ['PENDING', 'pendingEnded', true, 'LAPSED'],
    ['PENDING', 'paymentFailed', true, null],
    ['PAID_NEEDS_REFUND', 'refunded', true, 'REFUNDED'],
    ['PAID_NEEDS_REFUND', 'paid', true, null],
    ['REFUNDED', 'paid', true, null],
    ['REFUNDED', 'refundVoided', true, 'PAID_NEEDS_REFUND'],
    ['CANCELLED', 'refundVoided', true, null],
    ['LAPSED', 'cancelled', true, null],
  ])('%s + %s (nights free: %s) → %s', (status, event, free, next) => {
    expect(nextStatus(status, event, free)).toBe(next);
  });

  it('ends the same way in whatever order notifications of one attempt arrive', () => {
    const orders: BookingEvent[][] = [
      ['paid', 'paymentFailed'],
      ['paymentFailed', 'paid'],
      ['paid', 'paid', 'paymentFailed'],
      ['holdEnded', 'paid', 'paymentFailed'],
    ];
    const end = (events: BookingEvent[]): BookingStatus =>
      events.reduce<BookingStatus>((status, event) => nextStatus(status, event, true) ?? status, 'HOLD');
    expect(orders.map(end)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
  });

  it.each(BOOKING_STATUSES)('is given up (%s) exactly when it blocks no night at any time', (status) => {
    const blocks = blocksNights({ status, endsAt: 1000 }, 0);
    expect([isGivenUp(status), BLOCKING_STATUSES.some((one) => one === status)]).toEqual([!blocks, blocks]);
  });

  it('blocks its nights while held, pending in time, or confirmed', () => {
    const blocking = (now: number): BookingStatus[] =>
      BOOKING_STATUSES.filter((status) => blocksNights({ status, endsAt: 1000 }, now));
    expect(blocking(999)).toEqual(['HOLD', 'PENDING', 'CONFIRMED']);
    expect(blocking(1000)).toEqual(['CONFIRMED']);
  });
});

describe('the dates of a stay', () => {
  it.each([
    ['2026-11-20', '2026-11-21', null],
    ['2026-11-19', '2026-11-21', 'checkInPast'],
    ['2026-11-21', '2026-11-21', 'checkOutNotAfterCheckIn'],
    ['2026-11-22', '2026-11-21', 'checkOutNotAfterCheckIn'],
    ['2026-02-30', '2026-11-21', 'datesMissing'],
    [undefined, '2026-11-21', 'datesMissing'],
    ['2026-11-20', '2027-02-18', null],
    ['2026-11-20', '2027-02-19', 'tooLong'],
    ['2028-05-12', '2028-05-13', null],
    ['2028-05-13', '2028-05-14', 'tooFarAhead'],
  ])('%s to %s: %s', (checkIn, checkOut, problem) => {
    expect(stayProblem(checkIn, checkOut, '2026-11-20')).toBe(problem);
  });
});

describe('cancelling', () => {
  const booking = { checkIn: '2026-12-24', total: 3_000_000 };

  it('has a deadline in Viet Nam time', () => {
    const until = (freeBeforeDays: number, feePercent: number): string =>
      new Date(freeCancellationUntil({ freeBeforeDays, feePercent }, '2026-12-24', '14:00')).toISOString();
    expect(until(5, 50)).toBe('2026-12-19T07:00:00.000Z');
    expect(until(1, 100)).toBe('2026-12-23T07:00:00.000Z');
    // Without a fee there is nothing to be late for.
    expect(until(3, 0)).toBe('2026-12-24T07:00:00.000Z');
  });

  it.each([
    ['prepaid', '2026-12-19T06:59:59Z', 0],
    ['prepaid', '2026-12-19T07:00:00Z', 1_500_000],
    ['onArrival', '2026-12-23T06:59:59Z', 0],
    ['onArrival', '2026-12-23T07:00:00Z', 3_000_000],
  ] as const)('%s at %s costs %i', (policy, at, fee) => {
    const terms = FORMER_TERMS.cancellation[policy];
    const freeUntil = freeCancellationUntil(terms, booking.checkIn, '14:00');
    const copy = { freeUntil, feePercent: terms.feePercent, total: booking.total };
    expect(feeOfCopy(copy, Date.parse(at))).toBe(fee);
  });
});

describe('what a booking is by the clock', () => {
  it.each<[BookingStatus, number | null, BookingStatus]>([
    ['HOLD', 1001, 'HOLD'],
    ['HOLD', 1000, 'EXPIRED'],
    ['PENDING', 1000, 'LAPSED'],
    ['PENDING', 1001, 'PENDING'],
    ['CONFIRMED', null, 'CONFIRMED'],
    ['CANCELLED', 1, 'CANCELLED'],
    ['PAID_NEEDS_REFUND', 1, 'PAID_NEEDS_REFUND'],
  ])('%s that ends at %j is %s at 1000', (status, endsAt, now) => {
    expect(statusAt({ status, endsAt }, 1000)).toBe(now);
  });

  it.each<[BookingStatus, number, boolean]>([
    ['HOLD', 2000, true],
    ['PENDING', 2000, true],
    ['CONFIRMED', 999, true],
    ['CONFIRMED', 1000, false],
    ['EXPIRED', 1, false],
    ['CANCELLED', 1, false],
    ['PAID_NEEDS_REFUND', 1, false],
  ])('a guest can cancel a %s stay with check-in at 1000, at %i: %s', (status, now, can) => {
    expect(isCancellable(status, 1000, now)).toBe(can);
  });

  it('keeps the fee it was booked with', () => {
    const copy = { freeUntil: 1000, feePercent: 50, total: 2_550_001 };
    expect([feeOfCopy(copy, 999), feeOfCopy(copy, 1000)]).toEqual([0, 1_275_001]);
  });
});
