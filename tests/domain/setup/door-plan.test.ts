import { describe, expect, it } from 'vitest';
import { type DoorPlan, doorsOfPlan, lineOfPlan, planOfDoors } from '../../../src/domain/setup/door-plan';
import { readDoorPattern } from '../../../src/domain/guest-access/door-pattern';

const PLAN: DoorPlan = { tower: 'S', floors: [2, 4], units: [1, 3], without: ['401', '302'] };

describe('doors by floors and numbers', () => {
  it('are a line that the desk reads too', () => {
    expect(lineOfPlan(PLAN)).toBe('S: tầng 2–4, căn 01–03, trừ 401 302');
    const read = readDoorPattern(lineOfPlan(PLAN));
    expect('doors' in read && read.doors.map(({ code }) => code)).toEqual([
      ...['S201', 'S202', 'S203', 'S301', 'S303', 'S402', 'S403'],
    ]);
  });

  it('stand as in the house, the highest floor first, those left out among them', () => {
    const floors = doorsOfPlan({ ...PLAN, floors: [2, 3] });
    expect(floors?.map((floor) => floor.map(({ code, isIn }) => [code, isIn]))).toEqual([
      [
        ['S301', true],
        ['S302', false],
        ['S303', true],
      ],
      [
        ['S201', true],
        ['S202', true],
        ['S203', true],
      ],
    ]);
    expect(doorsOfPlan({ ...PLAN, floors: [4, 2] })).toBeNull();
  });

  it('have the codes that their line is read with', () => {
    const codes = (tower: string) =>
      doorsOfPlan({ ...PLAN, tower, floors: [2, 2] })
        ?.flat()
        .map(({ code }) => code);
    expect(codes('Đ')).toEqual(['D201', 'D202', 'D203']);
    expect(codes('TOAB')).toEqual(['B201', 'B202', 'B203']);
    expect(codes('2B')).toBeUndefined();
  });

  it('keep doors that were left out while their floor comes and goes', () => {
    const low: DoorPlan = { ...PLAN, floors: [2, 3] };
    expect(lineOfPlan(low)).toBe('S: tầng 2–3, căn 01–03, trừ 302');
    expect(lineOfPlan({ ...low, floors: [2, 4], units: [1, 1] })).toBe('S: tầng 2–4, căn 01–01, trừ 401');
  });

  it.each<[string, DoorPlan | null]>([
    ['S: tầng 2–4, căn 01–03, trừ 401 302', PLAN],
    ['R1: tầng 8–12, căn 05', { tower: 'R1', floors: [8, 12], units: [5, 5], without: [] }],
    ['A: tầng 2, căn 01–02; B: tầng 2, căn 01', null],
  ])('are found again in what %s says', (line, plan) => {
    const read = readDoorPattern(line);
    expect('doors' in read && planOfDoors(read.doors)).toEqual(plan);
  });

  it('are no plan where names say no floor', () => {
    expect(planOfDoors([{ code: 'SEN1', tower: 'SEN' }])).toBeNull();
    expect(planOfDoors([])).toBeNull();
  });
});
