import { expect, it } from 'vitest';
import { ApiFailure } from '../../../src/api/failure';
import type { BookingRequest, NewBooking } from '../../../src/contract/bookings/bookings';
import type { BookingStatus } from '../../../src/domain/bookings/booking';
import { type CheckoutFacts, stepOf } from '../../../src/features/bookings/checkout-step';
import type { BookingAttempt } from '../../../src/offline/bookings/attempts';
import { bookedAs } from '../../support/home';

const attemptOf = (status: 'HOLD' | 'PENDING', booking: NewBooking | null): BookingAttempt => ({
  ...{ stay: '7:2026-11-27:2026-11-30', key: 'k', payKey: 'p', startedAt: 1, booking },
  body: { status } as BookingRequest,
});
const unanswered = attemptOf('HOLD', null);
const holding = attemptOf('HOLD', bookedAs('HOLD'));
const onSite = attemptOf('PENDING', bookedAs('PENDING'));
const answer = (status: BookingStatus) => ({ status, expiresAt: '2026-11-20T03:05:00.000Z' });

const offline = { is: 'offline', portal: false } as const;
const unpaid = { is: 'unpaid', noLink: true, failure: null } as const;
const unreleased = { is: 'unreleased', failure: new ApiFailure('offline') } as const;
const redirect = { is: 'redirect', payUrl: 'https://pay.momo.vn/1' } as const;
const reserved = { is: 'reserved', booking: bookedAs('PENDING') as NewBooking } as const;

const NOTHING: CheckoutFacts = { attempt: null, answer: null, sending: null, tried: 'wallet', ending: null };

it.each<[string, Partial<CheckoutFacts>, object]>([
  ['nothing pressed yet', {}, { is: 'draft', problem: null }],
  ['no network', { ending: offline, tried: 'site' }, { is: 'draft', method: 'site', problem: offline }],
  ['a press before the phone has the attempt', { sending: 'site', tried: 'site' }, { is: 'sending', attempt: null }],
  ['sent and not answered yet', { attempt: unanswered, sending: 'wallet' }, { is: 'sending', attempt: unanswered }],
  ['paying for what is held', { attempt: holding, sending: 'wallet' }, { is: 'sending', method: 'wallet' }],
  ['on the way to the wallet', { attempt: holding, sending: 'wallet', ending: redirect }, { is: 'leaving' }],
  ['an answer that was lost, by another tab', { attempt: unanswered }, { is: 'unanswered', problem: null }],
  ['a method of another tab', { attempt: onSite, tried: 'wallet' }, { is: 'booked', method: 'site' }],
  ['a hold', { attempt: holding, answer: answer('HOLD') }, { is: 'held', expiresAt: '2026-11-20T03:05:00.000Z' }],
  ['a hold that our server has not been asked about', { attempt: holding }, { is: 'held' }],
  ['a hold without a page to pay at', { attempt: holding, ending: unpaid }, { is: 'held', problem: unpaid }],
  ['a hold that could not be let go', { attempt: holding, ending: unreleased }, { is: 'held', problem: unreleased }],
  [
    'a hold that has been paid for when it was to be let go',
    { attempt: holding, answer: answer('CONFIRMED'), ending: unreleased },
    { is: 'booked', problem: null },
  ],
  [
    'a hold that has ended when it was to be let go',
    { attempt: holding, answer: answer('EXPIRED'), ending: unreleased },
    { is: 'draft', problem: null },
  ],
  ['paid in another tab', { attempt: holding, answer: answer('CONFIRMED') }, { is: 'booked', reserved: null }],
  ['reserved just now', { attempt: onSite, ending: reserved }, { is: 'booked', reserved: reserved.booking }],
  ['reserved, beside an older copy', { attempt: onSite, answer: answer('HOLD'), ending: reserved }, { is: 'booked' }],
  ['a hold that has ended', { attempt: holding, answer: answer('EXPIRED') }, { is: 'draft' }],
  ['a booking that our server does not know', { attempt: holding, answer: 'gone' }, { is: 'draft' }],
])('%s', (_case, facts, step) => {
  expect(stepOf({ ...NOTHING, ...facts })).toMatchObject(step);
});
