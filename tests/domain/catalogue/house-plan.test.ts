import { expect, it } from 'vitest';
import { housePlan } from '../../../src/domain/catalogue/house-plan';

it.each([
  ['floor by floor from below', 'B1002 B902 B901', 'B: 9 B901 B902 · 10 B1002'],
  ['tower after tower', 'B101 A201 A101', 'A: 1 A101 · 2 A201 | B: 1 B101'],
  ['doors without a floor last', 'V2 V101 V1', 'V: 1 V101 · - V1 V2'],
])('shows %s', (_name, codes, plan) => {
  const doors = codes.split(' ').map((code) => ({ code, tower: code.slice(0, 1) }));
  const shown = housePlan(doors).map(({ tower, floors }) => {
    const lines = floors.map(({ floor, doors: own }) => [floor ?? '-', ...own.map(({ code }) => code)].join(' '));
    return `${tower}: ${lines.join(' · ')}`;
  });
  expect(shown.join(' | ')).toBe(plan);
});
