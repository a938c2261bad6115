import { describe, expect, it } from 'vitest';
import { fateOfStay, type StayFate } from '../../src/domain/bookings/stay-fate';

const STAY = { from: '2026-12-10', to: '2026-12-14', arrived: false, isOtherType: false };
const BOOKING = { stands: true, from: '2026-12-10', to: '2026-12-14', hasOtherRoom: false };
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
  ['cancelled', {}, { stands: false }, BEFORE, true, { kind: 'over' }],
  ['left, or not shown up for', { arrived: true }, { stands: false }, MIDWAY, true, { kind: 'over' }],
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
    const steps: Partial<typeof BOOKING>[] = [
      { to: '2026-12-16' },
      { to: '2026-12-12' },
      { from: '2026-12-11', to: '2026-12-15' },
      {},
    ];
    const orders = steps.flatMap((a) => steps.flatMap((b) => steps.map((c) => [a, b, c])));
    for (const order of orders) {
      const last = { ...BOOKING, ...order.at(-1) };
      const end = order.reduce<typeof STAY>((stay, step) => {
        const fate = fateOfStay(stay, { ...BOOKING, ...step }, BEFORE, () => true);
        return fate.kind === 'days' ? { ...stay, from: fate.from, to: fate.to } : stay;
      }, STAY);
      expect([end.from, end.to]).toEqual([last.from, last.to]);
    }
  });
});
