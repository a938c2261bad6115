import { expect, it } from 'vitest';
import { AppError } from '../../../src/server/errors';
import { OF_THE_HOUSE, PictureDoor } from '../../../src/server/platform/pictures/door';
import { signedIn } from '../../support/accounts';
import { deskOf } from '../../support/desk';
import { multipartOf, plainPicture, sendPhoto } from '../../support/pictures';
import { onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';

const start = onSqlite();
const MINUTE = 60_000;

async function uploader(server: TestServer): Promise<() => Promise<{ status: number; wait: number }>> {
  const { id, cookie } = await signedIn(server);
  const form = multipartOf(
    await plainPicture(64, 64).jpeg().toBuffer(),
    {},
    { name: 'me.jpg', type: 'image/jpeg', field: 'file' },
  );
  return async () => {
    const { headers, payload } = form;
    const url = `/user/${id}/avatar`;
    const answer = await server.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload });
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) };
  };
}

/** Work that is kept inside until it is let out. */
function held(): { work: () => Promise<string>; letOut: () => void } {
  let letOut = (): void => undefined;
  const out = new Promise<string>((resolve) => (letOut = () => resolve('drawn')));
  return { work: () => out, letOut };
}
const refusalOf = async (passing: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await passing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof AppError ? [error.statusCode, error.details.retryAfter] : error;
};

it('lets in one picture of a person at a time', async () => {
  const send = await uploader(await start());
  const answers = await Promise.all(Array.from({ length: 12 }, send));
  const passed = answers.filter(({ status }) => status === 200);
  expect(passed.length).toBeGreaterThan(0);
  expect(passed.length).toBeLessThan(12);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.every(({ status, wait }) => status === 429 && wait > 0)).toBe(true);
  expect((await send()).status).toBe(200);
});

it('takes twenty of one person in ten minutes, whatever becomes of them, and then again', async () => {
  const server = await start();
  const send = await uploader(server);
  for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
  server.clock.forward(4 * MINUTE);
  expect(await send()).toEqual({ status: 429, wait: 6 * 60 });
  server.clock.forward(6 * MINUTE);
  expect((await send()).status).toBe(200);
});

it('has room for eight people at once, and for the next as soon as one is done, well or not', async () => {
  const door = new PictureDoor(() => 0);
  const [first, ...others] = Array.from({ length: 8 }, held);
  const inside = [first, ...others].map((one, at) => door.pass(`guest ${at}`, one?.work ?? held().work));
  expect(await refusalOf(door.pass('late', () => Promise.resolve('drawn')))).toEqual([503, 5]);
  first?.letOut();
  await expect(inside[0]).resolves.toBe('drawn');
  await expect(door.pass('late', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  await expect(door.pass('later', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
  for (const one of others) one.letOut();
  await Promise.all(inside);
});

it('has room for three photographs of the house at once, one of each of the staff, and 120 of them in ten minutes', async () => {
  let now = 0;
  const door = new PictureDoor(() => now, OF_THE_HOUSE);
  const inside = Array.from({ length: 3 }, held);
  const passing = inside.map((one, at) => door.pass(`staff ${at}`, one.work));
  expect(await refusalOf(door.pass('staff 4', () => Promise.resolve('drawn')))).toEqual([503, 5]);
  for (const one of inside) one.letOut();
  await Promise.all(passing);
  for (let sent = 1; sent < 120; sent += 1) await door.pass('staff 0', () => Promise.resolve('drawn'));
  expect(await refusalOf(door.pass('staff 0', () => Promise.resolve('drawn')))).toEqual([429, 600]);
  now += 10 * MINUTE;
  await expect(door.pass('staff 0', () => Promise.resolve('drawn'))).resolves.toBe('drawn');
});

it('holds at the desk: one photograph of somebody at a time, before its first byte is read', async () => {
  const server = await start();
  const { cookie } = await deskOf(server);
  const bytes = await plainPicture(640, 480).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendPhoto(server, cookie, bytes)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(answers.length - refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  for (const { statusCode, headers } of refused) {
    expect([statusCode, Number(headers['retry-after'])]).toEqual([429, 5]);
  }
});
