import { describe, expect, it } from 'vitest';
import { followPlace, needsDeclaringAgain, type Place } from '../../../src/domain/residents/declared-stay';
import { declarationOf } from '../../support/residents';

const STAY = { from: '2026-11-19', to: '2026-11-23', room: 'Studio, Nhà Phố' };
const BEFORE: Place = { from: STAY.from, to: STAY.to, names: ['Studio, Nhà Phố', 'Studio, Town House'] };
const LONGER: Place = { ...BEFORE, to: '2026-11-25' };
const SHORTER: Place = { ...BEFORE, to: '2026-11-21' };
const LOFT: Place = { ...BEFORE, names: ['Gác xép, Nhà Phố', 'Loft, Town House'] };

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
    ['keeps the number of a door that somebody has written down', { room: 'B902' }, LOFT, { room: 'B902' }],
    ['stays as they were once they have left', { leftDay: '2026-11-20' }, LONGER, { to: STAY.to }],
  ])('%s', (_rule, changes, after, expected) => {
    expect(followPlace(declarationOf({ ...STAY, ...changes }), BEFORE, after)).toEqual(
      declarationOf({ ...STAY, ...changes, ...expected }),
    );
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
