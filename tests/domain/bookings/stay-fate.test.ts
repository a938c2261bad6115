import { describe, expect, it } from 'vitest';
import { type BookingEnd, fateOfStay, type StayFate } from '../../../src/domain/bookings/stay-fate';

const STAY = { from: '2026-12-10', to: '2026-12-14', arrived: false, isOtherType: false, ended: false };
const BOOKING = { end: null as BookingEnd | null, from: '2026-12-10', to: '2026-12-14', hasOtherRoom: false };
const BEFORE = '2026-12-01';
const MIDWAY = '2026-12-12';
type Case = [
  what: string,
  stay: Partial<typeof STAY>,
  booking: Partial<typeof BOOKING>,
  today: string,
  isFree: boolean,
  fate: StayFate,
];

const days = (from: string, to: string): StayFate => ({ kind: 'days', from, to });
const CASES: Case[] = [
  ['nothing has changed', {}, {}, BEFORE, false, { kind: 'keep' }],
  ['cancelled', {}, { end: 'givenUp' }, BEFORE, true, { kind: 'undone' }],
  ['cancelled while the guest is here', { arrived: true }, { end: 'givenUp' }, MIDWAY, true, { kind: 'ended' }],
  ['left', { arrived: true }, { end: 'left' }, MIDWAY, true, { kind: 'ended' }],
  ['left without anybody having seen them come', {}, { end: 'left' }, MIDWAY, true, { kind: 'ended' }],
  ['not shown up for on the first evening', {}, { end: 'noShow' }, '2026-12-10', true, { kind: 'ended' }],
  ['not shown up for by the next morning', {}, { end: 'noShow' }, '2026-12-11', true, { kind: 'ended' }],
  ['come to late, door free', { ended: true }, {}, '2026-12-11', true, days('2026-12-10', '2026-12-14')],
  ['come to late, door taken', { ended: true }, {}, '2026-12-11', false, { kind: 'release' }],
  ['extended, door free', {}, { to: '2026-12-16' }, BEFORE, true, days('2026-12-10', '2026-12-16')],
  ['extended, door taken', {}, { to: '2026-12-16' }, BEFORE, false, { kind: 'release' }],
  ['shortened', { arrived: true }, { to: '2026-12-13' }, MIDWAY, true, days('2026-12-10', '2026-12-13')],
  ['other days', {}, { from: '2026-12-20', to: '2026-12-22' }, BEFORE, true, days('2026-12-20', '2026-12-22')],
  ['other days, door taken', {}, { from: '2026-12-20', to: '2026-12-22' }, BEFORE, false, { kind: 'release' }],
  ['another room type that has this door', {}, { hasOtherRoom: true }, BEFORE, true, { kind: 'keep' }],
  ['another room type without it', { isOtherType: true }, { hasOtherRoom: true }, BEFORE, true, { kind: 'release' }],
  ['a door of another type, given on purpose', { isOtherType: true }, {}, BEFORE, true, { kind: 'keep' }],
  [
    'a door that was given midway, extended',
    { from: '2026-12-12', arrived: true },
    { to: '2026-12-16' },
    MIDWAY,
    true,
    days('2026-12-12', '2026-12-16'),
  ],
  ['given late and not come yet', { from: '2026-12-12' }, {}, MIDWAY, true, { kind: 'keep' }],
  [
    'given midway, shortened to before that',
    { from: '2026-12-12', arrived: true },
    { to: '2026-12-12' },
    MIDWAY,
    true,
    { kind: 'release' },
  ],
];

describe('what becomes of a stay when its booking has changed', () => {
  it.each(CASES)('%s', (_what, stay, booking, today, isFree, fate) => {
    expect(fateOfStay({ ...STAY, ...stay }, { ...BOOKING, ...booking }, today, () => isFree)).toEqual(fate);
  });

  it('ends where it ends, whatever was done before in whichever order', () => {
    const steps: Step[] = [
      { to: '2026-12-16' },
      { to: '2026-12-12' },
      { from: '2026-12-11', to: '2026-12-15' },
      {},
      { end: 'givenUp' },
      { end: 'noShow' },
      { end: 'left' },
    ];
    const orders = steps.flatMap((a) => steps.flatMap((b) => steps.flatMap((c) => steps.map((d) => [a, b, c, d]))));
    // What was cancelled never stands again.
    for (const order of orders.filter((steps) => steps.slice(0, -1).every(({ end }) => end !== 'givenUp'))) {
      const last = { ...BOOKING, ...order.at(-1) };
      const { over, from, to } = order.reduce(stepOf, { ...STAY, over: null });
      if (last.end === null) expect([from, to, over]).toEqual([last.from, last.to, null]);
      else expect(over).toBe(last.end === 'givenUp' && !order.at(-2)?.end ? 'undone' : 'ended');
    }
  });
});

type Step = Partial<typeof BOOKING>;
type Model = typeof STAY & { over: 'ended' | 'undone' | null };

/** A stay after one more thing has happened to its booking, on its first evening and with every door free. */
function stepOf(stay: Model, step: Step): Model {
  const booking = { ...BOOKING, ...step };
  // A door that was given back is no matter of what happens to the booking next, unless it stands again.
  if (stay.over !== null && booking.end !== null) return stay;
  const fate = fateOfStay({ ...stay, ended: stay.over === 'ended' }, booking, '2026-12-10', () => true);
  if (fate.kind === 'days') return { ...stay, from: fate.from, to: fate.to, over: null };
  return fate.kind === 'ended' || fate.kind === 'undone' ? { ...stay, over: fate.kind } : stay;
}
