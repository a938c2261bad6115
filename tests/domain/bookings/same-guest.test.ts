import { describe, expect, it } from 'vitest';
import { guestLikeness, isOwnPassport, pairStays } from '../../../src/domain/bookings/same-guest';

const days = { checkIn: '2026-11-20', checkOut: '2026-11-23' };
const named = (guestName: string, more: Partial<typeof days> = {}) => ({ guestName, ...days, ...more });

describe('a booking and a stay of an apartment', () => {
  it.each([
    ['Nguyễn Văn Minh', 'nguyen  van minh', 'same'],
    ['Nguyễn Văn Minh', 'Minh', 'maybe'],
    ['Minh', 'Nguyễn Văn Minh', 'maybe'],
    ['Nguyễn Văn Minh', 'Minh Anh', null],
    ['–', '', null],
  ])('%j and %j: %j', (one, other, likeness) => {
    expect(guestLikeness(named(one), named(other))).toBe(likeness);
  });

  it('are nobody’s in common when no night is', () => {
    expect(guestLikeness(named('Lan'), named('Lan', { checkIn: '2026-11-23', checkOut: '2026-11-25' }))).toBeNull();
  });

  it('go together by their days first, and by who has no door yet', () => {
    const bookings = [
      { id: 'long', ...named('Lan', { checkOut: '2026-11-30' }) },
      { id: 'short', ...named('Lan') },
    ];
    const pairs = pairStays(bookings, [
      { ...named('Lan'), door: 'B902' },
      { ...named('Lan', { checkOut: '2026-11-29' }), door: 'B516' },
      { ...named('Huy'), door: 'B702' },
    ]);
    expect([...pairs].map(([id, stays]) => [id, stays.map(({ door }) => door)])).toEqual([
      ['short', ['B902']],
      ['long', ['B516']],
    ]);
  });
});

describe('a passport', () => {
  const person = { names: ['sofia lindqvist'], births: ['1988-02-29'], papers: ['AA1234567'] };
  const passport = (fullName: string, more: object = {}) => ({
    fullName,
    birth: '1990-01-01',
    passportNumber: 'BB1',
    ...more,
  });
  it.each([
    ['LINDQVIST SOFIA', {}, true],
    ['Sofia Maria Lindqvist', {}, true],
    ['S. Lindqvist', { birth: '1988-02-29' }, true],
    ['Somebody Else', { passportNumber: 'aa1234567' }, true],
    ['Erik Lindqvist', {}, false],
    ['Erik Berg', { birth: '1988-02-29' }, false],
    ['Sofia', {}, false],
    ['', {}, false],
  ])('%j %j is the person’s own: %j', (name, more, own) => {
    expect(isOwnPassport(passport(name, more), person)).toBe(own);
  });
  it.each([
    ['MONTGOMERY FEATHERSTONE CHRISTOPHER', 'Christopher Montgomery-Featherstone'],
    ['OBRIEN SEAN', 'Seán O’Brien'],
    ['SOERENSEN ASTRID', 'Astrid Sørensen'],
    ['NGUYEN THI NGOC DIEM', 'Nguyễn Thị Ngọc Diễm'],
    ['MARTIN ANNE MARIE', "Anne-Marie Mar'tin"],
  ])('%s is of %s: passports have letters of their own', (own, typed) => {
    const booker = { names: [typed], births: [], papers: [] };
    expect(isOwnPassport(passport(own), booker)).toBe(true);
    expect(isOwnPassport(passport('DOE JANE'), booker)).toBe(false);
  });
});
