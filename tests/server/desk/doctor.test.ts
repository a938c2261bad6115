import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { examineApart } from '../../../src/server/start/examine-apart';
import { deskOf } from '../../support/desk';
import { testFolder } from '../../support/folders';
import { onSqlite } from '../../support/server-engines';

const start = onSqlite();

/** A program that says something and ends with a code. */
function programThat(says: string, code: number): string {
  const file = path.join(testFolder(), 'doctor.mjs');
  writeFileSync(
    file,
    `process.stdout.write(${JSON.stringify(says)} + process.env.MARK + '"}]'); process.exitCode = ${code};`,
  );
  return file;
}

const SAYS = '[{"name":"disk","state":"broken","say":"';

it('is what the command says with the settings of this house, also when something is broken', async () => {
  const examine = examineApart(programThat(SAYS, 1), { MARK: 'Full.' });
  const server = await start({ examine });
  const desk = await deskOf(server);
  expect((await desk.get('doctor')).json()).toEqual({ items: [{ name: 'disk', state: 'broken', say: 'Full.' }] });
});

it('says that it cannot be had where the command does not run', async () => {
  for (const examine of [undefined, examineApart(programThat('no list', 3), { MARK: '' })]) {
    const server = await start({ examine });
    expect((await (await deskOf(server)).get('doctor')).statusCode).toBe(503);
  }
});

it('runs once for all who ask meanwhile', async () => {
  const examine = examineApart(programThat(SAYS, 0), { MARK: '' });
  const [one, two] = [examine(), examine()];
  expect(one).toBe(two);
  await one;
  expect(examine()).not.toBe(one);
});
