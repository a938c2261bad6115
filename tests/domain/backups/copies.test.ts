import { describe, expect, it } from 'vitest';
import { type Copy, type CopyLevel, copiesToDrop, isNightDue, missingSince } from '../../../src/domain/backups/copies';
import { addDays, dayInVietNam, instantInVietNam } from '../../../src/domain/days';

const at = (moment: string): number => {
  const [day = '', time = ''] = moment.split(' ');
  return instantInVietNam(day, time);
};
const copy = (moment: string, level: CopyLevel = 'started'): Copy => ({ at: at(moment), level });

describe('the copy of the night', () => {
  it.each<[string, string, Copy[], boolean]>([
    ['a house that never had one', '2026-11-29 13:00', [], true],
    ['before half past three with last night’s', '2026-11-29 03:29', [copy('2026-11-28 03:30')], false],
    ['from half past three on', '2026-11-29 03:30', [copy('2026-11-28 03:30')], true],
    ['made', '2026-11-29 03:31', [copy('2026-11-29 03:30', 'read')], false],
    ['one that somebody made since', '2026-11-29 12:00', [copy('2026-11-29 09:00')], false],
    ['one that somebody made before', '2026-11-29 03:30', [copy('2026-11-29 01:00')], true],
    ['a start before half past three without last night’s', '2026-11-29 02:00', [copy('2026-11-28 03:00')], true],
    ['failed a moment ago', '2026-11-29 03:45', [copy('2026-11-29 03:30', 'failed')], false],
    ['failed an hour ago', '2026-11-29 04:30', [copy('2026-11-29 03:30', 'failed')], true],
    ['failed, then made', '2026-11-29 06:00', [copy('2026-11-29 03:30', 'failed'), copy('2026-11-29 04:30')], false],
    ['one from the future', '2026-11-29 03:30', [copy('2027-11-29 03:30')], true],
  ])('%s at %s', (_what, now, copies, due) => {
    expect(isNightDue(copies, at(now))).toBe(due);
  });
});

describe('a house without a copy that is new enough', () => {
  it.each<[string, string, Copy[], string | null]>([
    ['none tried yet', '2026-11-29 12:00', [], null],
    ['one of 36 hours', '2026-11-29 15:30', [copy('2026-11-28 03:30')], null],
    ['one older than that', '2026-11-29 15:31', [copy('2026-11-28 03:30')], '2026-11-28 03:30'],
    [
      'failures after it do not count',
      '2026-11-30 03:31',
      [copy('2026-11-28 03:30'), copy('2026-11-29 03:30', 'failed'), copy('2026-11-30 03:30', 'failed')],
      '2026-11-28 03:30',
    ],
    ['nothing but failures', '2026-11-29 03:31', [copy('2026-11-29 03:30', 'failed')], '2026-11-29 03:30'],
  ])('%s at %s', (_what, now, copies, since) => {
    expect(missingSince(copies, at(now))).toBe(since === null ? null : at(since));
  });
});

describe('copies that are no longer kept', () => {
  const kept = (copies: Copy[]): string[] => {
    const dropped = copiesToDrop(copies);
    return copies
      .filter((one) => !dropped.includes(one))
      .map((one) => dayInVietNam(one.at))
      .sort();
  };
  const nightly = (first: string, nights: number): Copy[] =>
    Array.from({ length: nights }, (_, n) => copy(`${addDays(first, n)} 03:30`));

  it('leave the newest of seven days, four weeks and twelve months of a year and a half', () => {
    // 2026-11-29 is a Sunday: its week and month are its own.
    expect(kept(nightly('2025-06-01', 547))).toEqual([
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
      ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-08', '2026-11-15', '2026-11-22'],
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ]);
  });

  it('are the older ones of a day', () => {
    const copies = [copy('2026-11-29 03:30'), copy('2026-11-29 09:00'), copy('2026-11-29 08:00', 'read')];
    expect(copiesToDrop(copies)).toEqual([copies[2], copies[0]]);
  });

  it('are none of a house that was closed for years', () => {
    expect(copiesToDrop(nightly('2019-01-01', 7))).toEqual([]);
  });

  it('are never good ones for the sake of failures, of which two are shown', () => {
    const bad = nightly('2026-11-20', 9).map((one) => ({ ...one, level: 'failed' as const }));
    const good = copy('2026-11-01 03:30');
    expect(kept([good, ...bad])).toEqual(['2026-11-01', '2026-11-27', '2026-11-28']);
  });
});
