import { describe, expect, it } from 'vitest';
import {
  declaredArrival,
  followPlace,
  leaveOn,
  needsDeclaringAgain,
  type Place,
  stayAfter,
} from '../../../src/domain/foreign-guests/declared-stay';
import { instantInVietNam } from '../../../src/domain/days';
import { declarationOf } from '../../support/foreign-guests';

const STAY = { from: '2026-11-19', to: '2026-11-23', room: 'Studio, Nhà Phố' };
const BEFORE: Place = { from: STAY.from, to: STAY.to, roomId: 1, names: ['Studio, Nhà Phố', 'Studio, Town House'] };
const LONGER: Place = { ...BEFORE, to: '2026-11-25' };
const SHORTER: Place = { ...BEFORE, to: '2026-11-21' };
const LOFT: Place = { ...BEFORE, roomId: 2, names: ['Gác xép, Nhà Phố', 'Loft, Town House'] };

describe('a guest whose booking goes somewhere else', () => {
  it.each([
    ['stays as long as it', {}, LONGER, { to: '2026-11-25' }],
    ['leaves as early as it', {}, SHORTER, { to: '2026-11-21' }],
    ['comes when it begins', {}, { ...BEFORE, from: '2026-11-18' }, { from: '2026-11-18' }],
    [
      'lives where it is, in the language it was written in',
      { room: 'Studio, Town House' },
      LOFT,
      { room: 'Loft, Town House' },
    ],
    ['keeps a departure of their own that is earlier', { to: '2026-11-20' }, LONGER, { to: '2026-11-20' }],
    ['stays no longer than it', { to: '2026-11-22' }, SHORTER, { to: '2026-11-21' }],
    [
      'keeps the number of a door that somebody has written down',
      { room: 'B902' },
      LONGER,
      { room: 'B902', to: LONGER.to },
    ],
    ['leaves the number of a door behind with its room', { room: 'B902' }, LOFT, { room: 'Gác xép, Nhà Phố' }],
    [
      'leaves the number of a door behind also where both rooms are called the same',
      { room: 'B902' },
      { ...BEFORE, roomId: 3 },
      { room: 'Studio, Nhà Phố' },
    ],
    ['stays as they were once they have left', { leftDay: '2026-11-20' }, LONGER, { to: STAY.to }],
  ])('%s', (_rule, changes, after, expected) => {
    expect(followPlace(declarationOf({ ...STAY, ...changes }), BEFORE, after)).toEqual(
      declarationOf({ ...STAY, ...changes, ...expected }),
    );
  });
});

it('has the number of their door again where they had one', () => {
  const declaration = declarationOf({ ...STAY, room: 'Gác xép, Nhà Phố' });
  expect(followPlace(declaration, LOFT, BEFORE, 'B902').room).toBe('B902');
});

describe('a guest who leaves', () => {
  it.each([
    ['has left that day', { leftDay: '' }, '2026-11-22', '2026-11-22', ''],
    [
      'has left before the others where that was written down',
      { leftDay: '2026-11-20' },
      '2026-11-22',
      '2026-11-20',
      '2026-11-20',
    ],
    ['has not left before they came', { leftDay: '' }, '2026-11-18', '', ''],
  ])('%s', (_rule, changes, day, left, back) => {
    const gone = leaveOn(declarationOf({ ...STAY, ...changes }), day);
    expect([gone.leftDay, stayAfter(gone, day).leftDay]).toEqual([left, back]);
  });
});

describe('the portal', () => {
  it.each([
    ['has to know of more nights', { to: '2026-11-24' }, true],
    ['has been told of fewer', { to: '2026-11-22' }, false],
    ['has to know of another first day', { from: '2026-11-20' }, true],
    ['has to know of another room', { room: 'Gác xép, Nhà Phố' }, true],
    ['has to know of nothing where nothing changed', {}, false],
  ])('%s', (_rule, change, expected) => {
    expect(needsDeclaringAgain(STAY, { ...STAY, ...change })).toBe(expected);
  });
});

describe('a guest whom reception saw come', () => {
  it.each([
    ['2026-11-26', '18:37', { from: '2026-11-26', arrivedAt: '18:37' }],
    // After midnight for the night that is running, and two nights.
    ['2026-11-27', '00:30', { from: '2026-11-27', arrivedAt: '00:30' }],
    // The same, and leaves in the morning: the portal takes no stay without a night.
    ['2026-11-28', '00:30', { from: '2026-11-26', arrivedAt: '23:59' }],
  ])('on %s at %s came %j', (date, time, expected) => {
    expect(declaredArrival(instantInVietNam(date, time), { from: '2026-11-26', to: '2026-11-28' })).toEqual(expected);
  });
});
