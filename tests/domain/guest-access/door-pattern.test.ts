import { describe, expect, it } from 'vitest';
import { readDoorPattern } from '../../../src/domain/guest-access/door-pattern';

const codesOf = (text: string): string[] => {
  const read = readDoorPattern(text);
  if ('problem' in read) throw new Error(`${read.problem} at ${read.at}`);
  return read.doors.map(({ code }) => code);
};

describe('a pattern of doors', () => {
  it.each([
    ['B: floors 9-10, doors 01-03', ['B901', 'B902', 'B903', 'B1001', 'B1002', 'B1003']],
    ['B: tầng 9–10, căn 01–02', ['B901', 'B902', 'B1001', 'B1002']],
    ['Tòa B: Tầng 9 đến 10, Căn hộ 1', ['B91', 'B101']],
    ['tower b: floors 09 to 10, units 01', ['B0901', 'B1001']],
    ['B: tầng: 9, 12 căn: 05, 07', ['B905', 'B907', 'B1205', 'B1207']],
    ['R1:floors 8, doors 01', ['R1801']],
    ['B: doors 01-02, floors 9', ['B901', 'B902']],
    ['B: tầng 12–14, căn 01, trừ tầng 13', ['B1201', 'B1401']],
    ['B: floors 9, doors 01-04, except doors 02-03', ['B901', 'B904']],
    ['B: floors 9-10, doors 01-02, except B901, 1002', ['B902', 'B1001']],
    ['B: tầng 12-13, căn 04-05, trừ tầng 13, căn 04', ['B1205']],
    ['A: floors 1, doors 1\nB: floors 2, doors 2; C: floors 3, doors 3', ['A11', 'B22', 'C33']],
    ['Toà Đ: tầng 1, căn 01; đ: tầng 1, căn 02; D: tầng 2, căn 01', ['D101', 'D102', 'D201']],
    ['B: floors 9, doors 01-02\nB: floors 9, doors 02-03', ['B901', 'B902', 'B903']],
  ])('%j names %j', (text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });

  it('names 28 floors of 12 doors, each once and each with its tower', () => {
    const read = readDoorPattern('R1: tầng 8–35, căn 01–12');
    if ('problem' in read) throw new Error(read.problem);
    expect(read.doors).toHaveLength(336);
    expect(new Set(read.doors.map(({ code }) => code)).size).toBe(336);
    expect(read.doors.at(-1)).toEqual({ code: 'R13512', tower: 'R1' });
  });

  it.each([
    ['', 'empty', ''],
    [' \n ; ', 'empty', ''],
    ['8-35, doors 01-12', 'tower', '8-35, doors 01-12'],
    ['1: floors 8, doors 1', 'tower', '1: floors 8, doors 1'],
    ['B: doors 01-12', 'floors', 'b: doors 01-12'],
    ['B: floors 8-35', 'doors', 'b: floors 8-35'],
    ['B: 8-35, doors 1', 'range', '8-35, doors 1'],
    ['B: floors 35-8, doors 1', 'range', '35-8'],
    ['B: floors 8-x, doors 1', 'range', '8-x'],
    ['B: floors , doors 1', 'range', ''],
    ['B: floors 1-100, doors 1-31', 'tooMany', 'b: floors 1-100, doors 1-31'],
    ['B: floors 9, doors 01, except 0999', 'exception', '0999'],
    ['B: floors 9, doors 01, except tầng', 'range', ''],
    ['Đ: tầng 1, căn 01; D: tầng 1, căn 01–02', 'tower', 'd: tang 1, can 01-02'],
  ])('%j: %s at %j', (text, problem, at) => {
    expect(readDoorPattern(text)).toEqual({ problem, at });
  });
});

it('without a tower names plates of figures alone, beside towers too', () => {
  expect(readDoorPattern('tầng 2–3, căn 01–02, trừ 302; S: tầng 12, căn 3')).toEqual({
    doors: [
      { code: '201', tower: '' },
      { code: '202', tower: '' },
      { code: '301', tower: '' },
      { code: 'S123', tower: 'S' },
    ],
  });
});
