import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { tryApart } from '../../../src/server/start/try-apart';
import { testFolder } from '../../support/folders';

/** Runs a program in the place of the trial; the steps it reached and how it went. */
async function tried(program: string, signal = new AbortController().signal): Promise<[string[], string]> {
  const folder = testFolder();
  const file = path.join(folder, 'try-copy.mjs');
  writeFileSync(file, program);
  const steps: string[] = [];
  const trial = { copy: path.join(folder, 'copy'), folder, passphrase: 'mưa đá', now: 0 };
  const reached = (level: string): Promise<void> => Promise.resolve(void steps.push(level));
  const went = await tryApart(file)(trial, reached, signal).then(
    () => 'well',
    (error: unknown) => (error as Error).message,
  );
  return [steps, went];
}

const SAYS_BOTH = `console.log('restored'); console.log('started');`;

it('a copy is tried by a process of its own, which is told where it is and nothing of this server', async () => {
  process.env['SMTP_URL'] = 'smtp://127.0.0.1:1';
  const program = `
    const { DATA_DIR, BACKUP_PASSPHRASE, ...others } = process.env;
    if (process.argv[2] !== DATA_DIR + '/copy' || BACKUP_PASSPHRASE !== 'mưa đá') throw new Error('told wrong');
    const known = Object.keys(others).filter((name) => !['PATH', 'LC_CTYPE'].includes(name));
    if (known.length > 0) throw new Error('knows ' + known);
    ${SAYS_BOTH}`;
  expect(await tried(program)).toEqual([['restored', 'started'], 'well']);
  delete process.env['SMTP_URL'];
});

it.each([
  ['complains', `console.error('The copy\\nis damaged.'); process.exitCode = 1;`, [], 'The copy is damaged.'],
  ['ends on the way', `console.log('restored');`, ['restored'], 'The trial ended with 0.'],
  ['falls at the end', `${SAYS_BOTH} process.exitCode = 3;`, ['restored', 'started'], 'The trial ended with 3.'],
])('one that %s has failed, at its step', async (_what, program, steps, went) => {
  expect(await tried(program)).toEqual([steps, went]);
});

it('a trial has its turn with everybody else where none can be put after others', async () => {
  const refused = vi.spyOn(os, 'setPriority').mockImplementation(() => {
    throw new Error('EACCES');
  });
  expect(await tried(SAYS_BOTH)).toEqual([['restored', 'started'], 'well']);
  expect(refused).toHaveBeenCalled();
  refused.mockRestore();
});

it('a stop ends a trial that would go on', async () => {
  const stop = new AbortController();
  const trying = tried(`console.log('restored'); setInterval(() => undefined, 1000);`, stop.signal);
  setTimeout(() => stop.abort(), 300);
  const [, went] = await trying;
  expect(went).toContain('aborted');
});
