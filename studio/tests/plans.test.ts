import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { doorPositions, drawFloor, unitNumber } from '../plans/draw';
import { FLOOR_KINDS, ROOM_NAMES } from '../plans/floors';
import { TOWERS, blockedDoors } from '../plans/towers';
import { PLAN_LANGUAGES, readPlanWords, type PlanLanguage } from '../plans/words';
import { publicPath } from '../kit/write';

const file = (language: PlanLanguage, tower: string, kind: string): string =>
  readFileSync(publicPath(`plans/${language}/${tower.toLowerCase()}-${kind}.svg`), 'utf8');

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));

const sheets = PLAN_LANGUAGES.flatMap((language) =>
  TOWERS.flatMap((tower) =>
    FLOOR_KINDS.map((kind) => ({ language, tower, kind, name: `${language} ${tower.name} ${kind}` })),
  ),
);

describe('floor plans', () => {
  it.each(sheets)('$name lies in public as the studio draws it today', ({ language, tower, kind }) => {
    expect(file(language, tower.name, kind)).toBe(drawFloor(tower, kind, readPlanWords(language)));
  });

  it.each(sheets)('$name has no letter under 11 px when it is 360 px wide', ({ language, tower, kind }) => {
    const svg = file(language, tower.name, kind);
    const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/(?:font:\d+ |font-size:)([\d.]+)px/g)].map((match) => Number(match[1]));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes) * (360 / width)).toBeGreaterThanOrEqual(11);
    expect(svg).not.toContain('font-size="');
  });

  it.each(sheets)('$name keeps every word on the sheet', ({ language, tower, kind }) => {
    const words = [...file(language, tower.name, kind).matchAll(/<text[^>]* x="(-?\d+)" y="(-?\d+)"/g)];
    expect(words.length).toBeGreaterThan(8);
    for (const [, x, y] of words) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(tower.width);
      expect(Number(y)).toBeGreaterThan(0);
      expect(Number(y)).toBeLessThan(tower.height);
    }
  });

  it('uses every word of both languages somewhere', () => {
    for (const language of PLAN_LANGUAGES) {
      const drawn = TOWERS.flatMap((tower) => FLOOR_KINDS.map((kind) => file(language, tower.name, kind))).join('');
      for (const [path, words] of leaves(readPlanWords(language))) {
        for (const line of words.split('\n')) expect(drawn, path).toMatch(new RegExp(`[> ]${line}[< ]`));
      }
    }
  });

  it('has the same words in Vietnamese and in English, and a word for every room', () => {
    const [vi, en] = [readPlanWords('vi'), readPlanWords('en')];
    expect(leaves(en).map(([path]) => path)).toEqual(leaves(vi).map(([path]) => path));
    expect(Object.keys(vi.rooms).sort()).toEqual([...ROOM_NAMES].sort());
  });

  it('numbers sixteen doors on the floors of rooms and apartments', () => {
    for (const { language, tower, kind } of sheets.filter(
      (sheet) => sheet.kind === 'deluxe' || sheet.kind === 'apartments',
    )) {
      const svg = file(language, tower.name, kind);
      for (let i = 0; i < 16; i += 1) expect(svg).toContain(`>${unitNumber(i)}</text>`);
    }
  });

  it.each(TOWERS)('leads every door of tower $name onto a corridor', (tower) => {
    expect(blockedDoors(tower)).toEqual([]);
  });

  it('follows the language where the two guides differ about the roof', () => {
    expect(file('vi', 'A', 'roof')).toContain('Tầng 41');
    expect(file('en', 'A', 'roof')).toContain('Floor 40');
  });

  it('stays under 120 kB together, 6 kB each, and names no font or file from elsewhere', () => {
    let total = 0;
    for (const language of PLAN_LANGUAGES) {
      for (const name of readdirSync(publicPath(`plans/${language}`))) {
        const bytes = readFileSync(publicPath(`plans/${language}/${name}`));
        expect(bytes.length, name).toBeLessThan(6000);
        expect(bytes.toString().replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(/https?:|url\(|@import/);
        total += bytes.length;
      }
    }
    expect(total).toBeLessThan(120_000);
  });
});

describe('positions of the numbered doors', () => {
  const positions = JSON.parse(readFileSync(publicPath('plans/positions.json'), 'utf8')) as Record<string, unknown>;

  it.each(TOWERS)('give all sixteen doors of tower $name a place of their own on the sheet', (tower) => {
    const doors = positions[tower.name] as Record<string, [number, number]>;
    expect(doors).toEqual(doorPositions(tower));
    expect(Object.keys(doors).sort()).toEqual(Array.from({ length: 16 }, (_, i) => unitNumber(i)));
    for (const [x, y] of Object.values(doors)) {
      expect(x > 0 && x < tower.width && y > 0 && y < tower.height).toBe(true);
    }
    expect(new Set(Object.values(doors).map(String)).size).toBe(16);
  });

  it('name the size of the sheet that they are measured on', () => {
    for (const tower of TOWERS) {
      expect((positions['size'] as Record<string, unknown>)[tower.name]).toEqual([tower.width, tower.height]);
      for (const kind of FLOOR_KINDS) {
        expect(file('vi', tower.name, kind)).toContain(`viewBox="0 0 ${tower.width} ${tower.height}"`);
      }
    }
  });
});
