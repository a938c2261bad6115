import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '../../../locales/en/policies.json';
import vi from '../../../locales/vi/policies.json';
import TESTS from '../../../src/domain/accessibility/tests.json';
import { clauseOf, CRITERIA, resultOf } from '../../../src/domain/accessibility/criteria';
import { recordReach } from '../../support/reach-record.mjs';

/** WCAG 2.2 by guideline: how many criteria of A and AA it has; 4.1.1 was taken out. */
const CRITERIA_OF_A_AND_AA = [1, 5, 5, 9, 3, 2, 1, 8, 6, 2, 5, 6, 2];

describe('the accessibility statement', () => {
  it('names every criterion of WCAG 2.2 A and AA once, in both languages', () => {
    const asked = CRITERIA.filter(({ level }) => level !== 'AAA').map(({ number }) => number);
    const counts = new Map<string, number>();
    for (const number of asked) {
      const guideline = number.split('.').slice(0, 2).join('.');
      counts.set(guideline, (counts.get(guideline) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(CRITERIA_OF_A_AND_AA);
    const numbers = CRITERIA.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { accessibility } of [vi, en])
      expect(Object.keys(accessibility.criteria).toSorted()).toEqual(numbers.toSorted());
  });

  it.each(Object.entries(TESTS))('names a flow that is there: %s', (name, { file, title }) => {
    expect(readFileSync(path.join('tests/browser', file), 'utf8').includes(`'${title}'`), `${file}: ${title}`).toBe(
      true,
    );
    expect(CRITERIA.some(({ tests }) => tests.some((test) => test === name))).toBe(true);
  });

  it('says no more than the runs of this build', () => {
    const [tested, untested, absent] = ['1.4.3', '1.3.3', '1.2.2'].map((wanted) =>
      CRITERIA.find(({ number }) => number === wanted),
    );
    if (!tested || !untested || !absent) throw new Error('No such criterion');
    const day = '2026-11-30';
    expect(resultOf(tested, null)).toBe('unrecorded');
    expect(resultOf(tested, { day, passed: { sound: true } })).toBe('unrecorded');
    expect(resultOf(tested, { day, passed: { sound: true, soundDesk: true } })).toBe('passed');
    expect(resultOf(tested, { day, passed: { sound: false } })).toBe('failed');
    expect(resultOf(untested, { day, passed: {} })).toBe('untested');
    expect(resultOf(absent, null)).toBe('absent');
    expect(clauseOf(tested)).toBe('9.1.4.3');
  });

  it('is told by a run of flows, part by part', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'hien-reach-')), 'record.json');
    writeFileSync(file, JSON.stringify({ day: null, passed: {} }));
    const run = (name: keyof typeof TESTS, ok: boolean): void =>
      recordReach(
        {
          stats: { startTime: '2026-11-30T10:00:00Z' },
          suites: [{ suites: [{ specs: [{ ...TESTS[name], ok }] }], specs: [{ file: 'x', title: 'y', ok: true }] }],
        },
        file,
      );
    run('sound', true);
    run('forced', false);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      day: '2026-11-30',
      passed: { sound: true, forced: false },
    });
  });
});
