import { expect, it } from 'vitest';
import { type BookingSteps, nextStepOf } from '../../../src/domain/bookings/next-step';

const NOTHING = { confirm: false, cancel: false, refund: false, arrive: false, leave: false, comeLate: false };
const booking = ({ can, ...facts }: Omit<Partial<BookingSteps>, 'can'> & { can?: Partial<BookingSteps['can']> }) => ({
  ...{ status: 'CONFIRMED' as const, kind: 'GUEST' as const, isArrived: false, lacksDoor: false, balance: 0 },
  ...facts,
  can: { ...NOTHING, ...can },
});

it.each([
  ['nobody has confirmed it', 'confirm', { status: 'PENDING', can: { confirm: true, arrive: true }, balance: 900 }],
  ['money goes back', 'refund', { status: 'PAID_NEEDS_REFUND', can: { refund: true } }],
  ['its guest comes after all', 'comeLate', { can: { comeLate: true } }],
  ['it has no door', 'door', { can: { arrive: true }, lacksDoor: true, balance: 900 }],
  ['its guest comes today', 'arrive', { can: { arrive: true, leave: true }, balance: 900 }],
  ['its guest is inside and owes', 'pay', { can: { leave: true }, isArrived: true, balance: 900 }],
  ['its guest is inside and has paid', 'leave', { can: { leave: true }, isArrived: true }],
  ['its guest has left and owes', 'pay', { isArrived: true, balance: 900 }],
  ['its guest has left', null, { isArrived: true }],
  ['it is cancelled with its guest inside', 'leave', { status: 'CANCELLED', can: { leave: true }, isArrived: true }],
  ['it is cancelled', null, { status: 'CANCELLED', balance: 900 }],
  ['a room is out of use', 'unblock', { kind: 'REPAIR', can: { cancel: true } }],
  ['another channel has sold it', 'name', { kind: 'CHANNEL', can: { name: true } }],
  ['another channel does not sell it', null, { kind: 'CHANNEL' }],
] as const)('when %s: %s', (_, step, facts) => {
  expect(nextStepOf(booking(facts))).toBe(step);
});
