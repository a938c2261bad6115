import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from '../../../src/domain/bookings/booking';
import { BOOKING_MAIL_KINDS, type MailedBooking, staleBookingMail } from '../../../src/domain/mails/still-true';

const stands = (status: BookingStatus): MailedBooking => ({ status, isOver: false, rooms: 1, doors: 1 });
const IN_ORDER = {
  requested: ['PENDING'],
  hold: ['HOLD'],
  confirmed: ['CONFIRMED'],
  moved: ['PENDING', 'CONFIRMED'],
  doorGiven: ['CONFIRMED'],
  doorMoved: ['CONFIRMED'],
  doorWaits: [],
  doorLost: [],
  lapsed: ['EXPIRED', 'LAPSED'],
  cancelled: ['CANCELLED'],
  refundDue: ['PAID_NEEDS_REFUND'],
};

describe('a mail about a booking that has waited', () => {
  it.each(BOOKING_MAIL_KINDS)('is true in these states alone: %s', (kind) => {
    expect(BOOKING_STATUSES.filter((status) => staleBookingMail(kind, stands(status)) === null)).toEqual(
      IN_ORDER[kind],
    );
  });

  it('says why it was not sent', () => {
    expect(staleBookingMail('hold', stands('CONFIRMED'))).toBe('confirmed');
    expect(staleBookingMail('hold', stands('EXPIRED'))).toBe('ended');
    expect(staleBookingMail('confirmed', stands('CANCELLED'))).toBe('cancelled');
    expect(staleBookingMail('refundDue', stands('REFUNDED'))).toBe('refunded');
  });

  it('looks forward to no stay that is over', () => {
    const over = { ...stands('CONFIRMED'), isOver: true };
    expect(staleBookingMail('confirmed', over)).toBe('stayOver');
    expect(staleBookingMail('paid', over)).toBeNull();
  });

  it('speaks of doors as they are: given to every room, or still to come', () => {
    const rooms = { ...stands('CONFIRMED'), rooms: 2 };
    expect(staleBookingMail('doorGiven', rooms)).toBe('doorChanged');
    expect(staleBookingMail('doorGiven', { ...rooms, doors: 2 })).toBeNull();
    expect(staleBookingMail('doorMoved', rooms)).toBe('doorChanged');
    expect(staleBookingMail('doorWaits', rooms)).toBeNull();
    expect(staleBookingMail('doorWaits', { ...rooms, doors: 2 })).toBe('doorChanged');
  });

  it('is sent in its order while its state does not count', () => {
    expect(staleBookingMail('hold', { ...stands('CONFIRMED'), status: null })).toBeNull();
  });
});
