import { expect, it } from 'vitest';
import { deskOf } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();

const doorOf = ({ database: { db } }: TestServer, code: string) =>
  db
    .selectFrom('guide_apartments')
    .select(['door_code', 'next_door_code', 'code_revision'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();

onEveryEngine('the next code', (start) => {
  it('waits until the lock has it, is the door’s with the same tap, and gives way when that is taken back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    expect((await desk.send('PUT', 'codes/b902/next', { doorCode: '4711#' })).statusCode).toBe(200);
    expect((await desk.get('codes')).body).not.toContain('4711#');
    expect((await desk.get('codes')).json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({ apartment: 'B902', hasNext: true }),
    );
    expect((await desk.get('codes/B902')).json()).toMatchObject({ doorCode: '90210#', nextDoorCode: '4711#' });
    expect((await server.app.inject('/api/guide/B902')).json()).toMatchObject({ doorCode: '90210#' });

    await desk.send('PUT', 'codes/B902/rotated', {});
    expect(await doorOf(server, 'B902')).toEqual({ door_code: '4711#', next_door_code: null, code_revision: 1 });
    expect((await server.app.inject('/api/guide/B902')).json()).toMatchObject({ doorCode: '4711#' });
    // The same tap once more, as after an answer that got lost.
    await desk.send('PUT', 'codes/B902/rotated', {});
    expect(await doorOf(server, 'B902')).toEqual({ door_code: '4711#', next_door_code: null, code_revision: 1 });

    await desk.send('DELETE', 'codes/B902/rotated');
    expect(await doorOf(server, 'B902')).toEqual({ door_code: '90210#', next_door_code: '4711#', code_revision: 2 });
    await desk.send('DELETE', 'codes/B902/rotated');
    expect(await doorOf(server, 'B902')).toEqual({ door_code: '90210#', next_door_code: '4711#', code_revision: 2 });
    await desk.send('PUT', 'codes/B902/next', { doorCode: '' });
    expect(await doorOf(server, 'B902')).toMatchObject({ next_door_code: null });
  });

  it('counts every change of a code, whichever way it comes, and no other change', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const revision = async (code: string): Promise<number> => (await doorOf(server, code)).code_revision;
    await desk.send('PUT', 'codes/B902', { wifiName: 'Biển' });
    expect(await revision('B902')).toBe(0);
    await desk.send('PUT', 'codes/B902', { doorCode: '4711#' });
    expect(await revision('B902')).toBe(1);
    await desk.send('POST', 'codes/import', { rows: [{ apartment: 'B902', doorCode: '4712#' }] });
    expect(await revision('B902')).toBe(2);
    const { apartment } = (await desk.get('codes'))
      .json<{ items: { apartment: string; isDefault: boolean }[] }>()
      .items.find(({ isDefault }) => isDefault) ?? { apartment: '' };
    await desk.send('PUT', 'default-codes', { doorCode: '9999#' });
    expect([await revision('B902'), await revision(apartment)]).toEqual([2, 1]);
    // A code that is changed by hand leaves nothing to go back to, and what was chosen for later has come.
    await desk.send('PUT', 'codes/B902/next', { doorCode: '4713#' });
    await desk.send('PUT', 'codes/B902', { doorCode: '4713#' });
    expect(await doorOf(server, 'B902')).toEqual({ door_code: '4713#', next_door_code: null, code_revision: 3 });
    await desk.send('DELETE', 'codes/B902/rotated');
    expect(await doorOf(server, 'B902')).toMatchObject({ door_code: '4713#', code_revision: 3 });
  });

  it('refuses what can be no code, a card door, the door’s own code and a door that is none', async () => {
    const desk = await deskOf(await start({ hotel }));
    const next = async (code: string, doorCode: string): Promise<unknown> => {
      const answer = await desk.send('PUT', `codes/${code}/next`, { doorCode });
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await next('B902', '12')).toEqual([422, 'invalid']);
    expect(await next('A1509', '4711#')).toEqual([422, 'invalid']);
    expect(await next('B902', '90210#')).toEqual([422, 'sameCode']);
    expect(await next('Z1', '4711#')).toEqual([404, 'notFound']);
    expect((await desk.send('PUT', 'codes/Z1/rotated', {})).statusCode).toBe(404);
  });
});
