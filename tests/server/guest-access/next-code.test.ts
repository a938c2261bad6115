import { expect, it } from 'vitest';
import type { DoorList } from '../../../src/contract/guest-access/doors';
import type { Today } from '../../../src/contract/desk/today';
import { deskOf, type Desk } from '../../support/desk';
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
    expect((await desk.get('doors')).body).not.toContain('4711#');
    expect((await desk.get('doors')).json<{ items: object[] }>().items).toContainEqual(
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
    const { apartment } = (await desk.get('doors'))
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

  /** Doors on the list, and for whom. */
  const toChange = async (desk: Desk): Promise<object> => {
    const { items } = (await desk.get('doors')).json<DoorList>();
    return Object.fromEntries(items.flatMap(({ apartment, rotate }) => (rotate ? [[apartment, rotate]] : [])));
  };
  const stay = (apartment: string, from: string, to: string) => ({ apartment, guestName: `to ${to}`, from, to });
  const DAY = 86_400_000;

  it('is on the list of codes to change as soon as a guest comes to it, whatever the door was before', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    // B902 was always empty; the guest of B516 has left and its change was noted; B702 is empty for half a year.
    await desk.send('POST', 'stays', stay('B516', '2026-11-20', '2026-11-21'));
    await desk.send('POST', 'stays', stay('B702', '2026-11-20', '2026-11-21'));
    server.clock.forward(2 * DAY);
    await desk.send('PUT', 'codes/B516/rotated', {});
    server.clock.forward(180 * DAY);
    expect(await toChange(desk)).toEqual({});
    for (const door of ['B902', 'B516', 'B702']) await desk.send('PUT', `codes/${door}/next`, { doorCode: '4711#' });
    expect(await toChange(desk)).toEqual({});
    for (const door of ['B902', 'B516', 'B702'])
      await desk.send('POST', 'stays', stay(door, '2027-05-23', '2027-05-25'));
    const waits = { guestName: 'to 2027-05-25', leftAt: null, from: '2027-05-23' };
    expect(await toChange(desk)).toEqual({ B902: waits, B516: waits, B702: waits });
    const { todos, counts } = (await desk.get('today')).json<Today>();
    expect(counts.rotate).toBe(3);
    const row = { kind: 'rotate', code: 'next', place: 'B516', runsOut: true, at: '2027-05-23T07:00:00.000Z' };
    expect(todos).toContainEqual(expect.objectContaining(row));
    // Still there when the hour has come and nobody was at the lock; gone when it was noted, there again when taken back.
    server.clock.forward(2 * DAY);
    expect(await toChange(desk)).toMatchObject({ B516: waits });
    await desk.send('PUT', 'codes/B516/rotated', {});
    expect(await toChange(desk)).not.toHaveProperty('B516');
    await desk.send('DELETE', 'codes/B902/rotated');
    await desk.send('PUT', 'codes/B902/next', { doorCode: '' });
    expect(Object.keys(await toChange(desk))).toEqual(['B702']);
  });

  it('leaves the lock alone while a guest is in who came before it was chosen', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('POST', 'stays', stay('B902', '2026-11-20', '2026-11-22'));
    await desk.send('POST', 'stays', stay('B902', '2026-11-22', '2026-11-24'));
    server.clock.forward(DAY);
    await desk.send('PUT', 'codes/B902/next', { doorCode: '4711#' });
    expect(await toChange(desk)).toEqual({});
    server.clock.forward(DAY + 2.5 * 3_600_000);
    expect(await toChange(desk)).toMatchObject({
      B902: { guestName: 'to 2026-11-22', leftAt: '2026-11-22T05:00:00.000Z' },
    });
    // Another one in its place is the same guest's, though their hour has come meanwhile.
    server.clock.forward(2 * 3_600_000);
    await desk.send('PUT', 'codes/B902/next', { doorCode: '4712#' });
    const { next_chosen_at: chosenAt } = await server.database.db
      .selectFrom('guide_apartments')
      .select('next_chosen_at')
      .where('code', '=', 'B902')
      .executeTakeFirstOrThrow();
    expect(chosenAt).toBeLessThan(server.clock.now - DAY);
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
