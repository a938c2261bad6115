import { describe, expect, it } from 'vitest';
import { instantInVietNam } from '../../../src/domain/days';
import { isReadyFor, openingInstant, type Opening } from '../../../src/domain/guest-access/opening';

const DAY = '2026-11-20';
const at = (hour: string, day = DAY): number => instantInVietNam(day, hour);
const HOUR = at('14:00');
const shown = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant + 7 * 3_600_000).toISOString().slice(5, 16);

describe('when a stay’s secrets open', () => {
  /** Opening, now, made ready at: opens at. */
  const CASES: [Opening, number, number | null, string | null][] = [
    ['hour', at('09:00'), null, '11-20T14:00'],
    ['hour', at('09:00'), at('08:00'), '11-20T14:00'],
    ['hour', at('15:00'), null, '11-20T14:00'],
    ['hourAndReady', at('09:00'), null, '11-20T14:00'],
    ['hourAndReady', at('09:00'), at('08:00'), '11-20T14:00'],
    ['hourAndReady', at('13:59'), null, '11-20T14:00'],
    ['hourAndReady', at('14:00'), null, null],
    ['hourAndReady', at('15:00'), at('08:00'), '11-20T14:00'],
    ['hourAndReady', at('15:00'), at('14:30'), '11-20T14:30'],
    ['hourAndReady', at('23:59'), null, null],
    ['hourAndReady', at('00:00', '2026-11-21'), null, '11-20T14:00'],
    ['ready', at('20:00', '2026-11-19'), null, '11-20T14:00'],
    ['ready', at('20:00', '2026-11-19'), at('19:00', '2026-11-19'), '11-20T00:00'],
    ['ready', at('09:00'), null, null],
    ['ready', at('09:00'), at('08:30'), '11-20T08:30'],
    ['ready', at('15:00'), null, null],
    ['ready', at('15:00'), at('14:45'), '11-20T14:45'],
    ['ready', at('00:00', '2026-11-21'), null, '11-20T14:00'],
  ];
  it.each(CASES)('%s, now %d, ready %s: %s', (opening, now, readyAt, opens) => {
    expect(shown(openingInstant(opening, { day: DAY, hour: HOUR, arrivedAt: null, readyAt }, now))).toBe(opens);
  });

  it.each(['hour', 'hourAndReady', 'ready'] as const)('%s: who has come waits for no mark and no hour', (opening) => {
    const arrival = { day: DAY, hour: HOUR, readyAt: null };
    expect(openingInstant(opening, { ...arrival, arrivedAt: at('14:50') }, at('15:00'))).toBe(HOUR);
    expect(openingInstant(opening, { ...arrival, arrivedAt: at('10:20') }, at('10:21'))).toBe(at('10:20'));
  });
});

describe('a mark that a door is ready', () => {
  const left = (to: string, endedAt: number | null = null) => ({ from: '2026-11-17', to, endedAt });
  it.each([
    ['nobody was there before', at('09:00'), [], true],
    ['it was never made', null, [], false],
    ['it is from the morning on which the last guest goes', at('09:00'), [left(DAY)], true],
    ['it is from before the last guest came', at('09:00', '2026-11-17'), [left(DAY)], false],
    ['it is from the night before, and the guest goes today', at('23:59', '2026-11-19'), [left(DAY)], false],
    ['the guest was noted as gone after it', at('09:00'), [left(DAY, at('10:00'))], false],
    ['the guest was noted as gone before it', at('11:00'), [left(DAY, at('10:00'))], true],
    [
      'the guest left days before the agreed day',
      at('12:00', '2026-11-18'),
      [left(DAY, at('10:00', '2026-11-18'))],
      true,
    ],
    ['somebody shares the door and stays on', at('09:00'), [left('2026-11-25')], true],
    ['one of two before is in the way', at('09:00'), [left('2026-11-18'), left(DAY, at('10:00'))], false],
  ] as const)('%s', (_title, markedAt, others, isReady) => {
    expect(isReadyFor(DAY, markedAt, others)).toBe(isReady);
  });
});
