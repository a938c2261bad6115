import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nightsOfChannel } from '../../../src/server/modules/channels/channel-nights';
import { echoesOf } from '../../../src/server/modules/channels/echoes';
import { type CalendarEvent, contentOf } from '../../../src/server/modules/channels/events';

const TODAY = '2027-01-05';
const of = (uid: string, checkIn: string, checkOut: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid,
  checkIn: `2027-01-${checkIn}`,
  checkOut: `2027-01-${checkOut}`,
  isBlock: false,
  edge: null,
  ...more,
});
const block = { isBlock: true };
const house = { today: TODAY, rooms: 1, blocksWithin: null, isEcho: () => false };
const kept = (events: CalendarEvent[], changes: { rooms?: number; blocksWithin?: number | null } = {}): string[] =>
  nightsOfChannel(events, { ...house, ...changes }).map(
    ({ uid, checkIn, checkOut, isBlock }) =>
      `${uid.split(' ')[0]} ${checkIn.slice(8)}-${checkOut.slice(8)}${isBlock ? ' block' : ''}`,
  );

describe('the nights of one channel', () => {
  it('are those of a stay that is told three times, once', () => {
    const file = path.join(import.meta.dirname, 'feeds', 'arrival-stay-departure.ics');
    const { events } = contentOf(readFileSync(file, 'utf8'), TODAY, '2028-05-01');
    expect(kept(events)).toEqual(['b1 10-13']);
    expect(kept(events, { rooms: 3 })).toEqual(['b1 10-13']);
  });

  it('count a departure of which no stay is told, and a night after one that is a stay', () => {
    expect(kept([of('out', '13', '14', { edge: 'departure' })])).toEqual(['out 13-14']);
    expect(kept([of('a', '10', '13'), of('b', '13', '14')])).toEqual(['a 10-13', 'b 13-14']);
  });

  it('are one union in one room: what overlaps takes what is left', () => {
    expect(kept([of('b', '12', '15'), of('a', '10', '13')])).toEqual(['a 10-13', 'b 13-15']);
    expect(kept([of('hold', '08', '20', block), of('a', '10', '12')])).toEqual([
      'a 10-12',
      'hold 08-10 block',
      'hold 12-20 block',
    ]);
  });

  it('lie side by side where the type has several rooms, but blocks beside nothing', () => {
    const events = [of('a', '10', '13'), of('b', '10', '13'), of('c', '10', '13'), of('hold', '10', '14', block)];
    expect(kept(events, { rooms: 2 })).toEqual(['a 10-13', 'b 10-13', 'hold 13-14 block']);
  });

  it('begin today, whenever the stay did', () => expect(kept([of('a', '02', '08')])).toEqual(['a 05-08']));

  it.each([
    [null, ['a 10-12', 'hold 13-20 block']],
    [0, ['a 10-12']],
    [10, ['a 10-12', 'hold 13-15 block']],
  ])('that it does not sell count as the house says: within %s days', (blocksWithin, expected) =>
    expect(kept([of('a', '10', '12'), of('hold', '13', '20', block)], { blocksWithin })).toEqual(expected),
  );

  it('have names of bounded length that differ where the channel’s do', () => {
    const long = 'x'.repeat(600);
    const names = nightsOfChannel([of(`${long}1`, '10', '12'), of(`${long}2`, '12', '14'), of('', '15', '16')], house);
    expect(new Set(names.map(({ uid }) => uid)).size).toBe(3);
    expect(Math.max(...names.map(({ uid }) => uid.length))).toBeLessThan(400);
  });
});

describe('our own nights, told back', () => {
  const told = [of('1', '02', '08'), of('2', '10', '12'), of('3', '12', '14')];
  const isEcho = (checkIn: string, checkOut: string, known: CalendarEvent[] = [], now = told): boolean =>
    echoesOf(now, known, TODAY)(of('x', checkIn, checkOut, block));

  it.each([
    ['02', '08', true],
    ['05', '08', true],
    ['10', '12', true],
    ['10', '14', true],
    ['10', '13', false],
    ['11', '14', false],
    ['08', '12', false],
    ['10', '15', false],
    ['05', '14', false],
  ])('%s to %s: %s', (checkIn, checkOut, expected) => expect(isEcho(checkIn, checkOut)).toBe(expected));

  it('stay ours after our booking ended, as long as they are told', () => {
    expect(isEcho('10', '12', [of('x', '10', '12')], [])).toBe(true);
    expect(isEcho('05', '08', [of('x', '02', '08')], [])).toBe(true);
    expect(isEcho('10', '12', [], [])).toBe(false);
  });
});
