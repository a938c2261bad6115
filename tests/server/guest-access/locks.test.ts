import { expect, it } from 'vitest';
import type { DoorList, Wall } from '../../../src/contract/guest-access/doors';
import type { House } from '../../../src/contract/guest-access/house';
import type { Today } from '../../../src/contract/desk/today';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotelWith = (locks?: object): Record<string, unknown> => stayHotel({ guideAccess: 'stay', locks });
const at = (moment: string): number => Date.parse(`${moment}:00+07:00`);

const doorOf = async (desk: Desk, door: string) =>
  (await desk.get('doors')).json<DoorList>().items.find(({ apartment }) => apartment === door);
const triedOf = async (desk: Desk, door = 'B902'): Promise<unknown> => (await doorOf(desk, door))?.ready?.tried;

onEveryEngine('a code that is tried at its door', (start) => {
  it('is asked for where the house wants it, and said on the list, the wall, the house’s page and the board', async () => {
    const server = await start({ hotel: hotelWith({ asksTried: true }) });
    server.clock.now = at('2026-11-20T13:00');
    const desk = await deskOf(server);
    await desk.send('POST', 'stays', { apartment: 'B902', guestName: 'Lan', from: '2026-11-20', to: '2026-11-22' });
    await desk.send('POST', 'doors/B902/ready', {});
    await desk.send('POST', 'doors/A1509/ready', {});
    expect(await triedOf(desk)).toBeNull();
    // A card has no code to try.
    expect(await triedOf(desk, 'A1509')).toBeUndefined();
    server.clock.now = at('2026-11-20T13:20');
    expect((await desk.send('PUT', 'doors/b902/tried', {})).statusCode).toBe(200);
    const tried = { at: new Date(at('2026-11-20T13:20')).toISOString(), by: 'letan' };
    expect(await triedOf(desk)).toEqual(tried);
    const marks = [
      ...(await desk.get('wall')).json<Wall>().doors,
      ...(await desk.get('house')).json<House>().doors,
    ].filter(({ door }) => door === 'B902');
    expect(marks.map(({ ready }) => ready?.tried)).toEqual([tried, tried]);
    expect((await desk.get('today')).json<Today>().ready).toContainEqual(
      expect.objectContaining({ door: 'B902', tried }),
    );
    await desk.send('DELETE', 'doors/B902/tried');
    expect(await triedOf(desk)).toBeNull();
    expect((await desk.send('PUT', 'doors/Z999/tried', {})).statusCode).toBe(404);
  });

  it('is untried again with another code, with one that the lock is still to get, and once a guest has left', async () => {
    const server = await start({ hotel: hotelWith({ asksTried: true }) });
    server.clock.now = at('2026-11-20T13:00');
    const desk = await deskOf(server);
    const again = async (): Promise<unknown> => {
      await desk.send('POST', 'doors/B902/ready', {});
      await desk.send('PUT', 'doors/B902/tried', {});
      return triedOf(desk);
    };
    expect(await again()).not.toBeNull();
    await desk.send('PUT', 'codes/B902', { doorCode: '7171#' });
    expect(await triedOf(desk)).toBeNull();
    expect(await again()).not.toBeNull();
    await desk.send('PUT', 'codes/B902/next', { doorCode: '8282#' });
    expect(await triedOf(desk)).toBeNull();
    await desk.send('PUT', 'codes/B902/rotated', {});
    expect(await triedOf(desk)).toBeNull();
    expect(await again()).not.toBeNull();
    const stay = { apartment: 'B902', guestName: 'Lan', from: '2026-11-20', to: '2026-11-21' };
    await desk.send('POST', 'stays', stay);
    server.clock.now = at('2026-11-22T09:00');
    await desk.send('POST', 'doors/B902/ready', {});
    expect(await triedOf(desk)).toBeNull();
  });

  it('is nobody’s question in a house that does not ask', async () => {
    const server = await start({ hotel: hotelWith() });
    const desk = await deskOf(server);
    await desk.send('POST', 'doors/B902/ready', {});
    expect(await triedOf(desk)).toBeUndefined();
  });
});

onEveryEngine('the battery of a lock', (start) => {
  it('has a day, is due after the house’s months, and all that are due are one thing to do', async () => {
    const server = await start({ hotel: hotelWith({ batteryMonths: 12 }) });
    server.clock.now = at('2026-11-20T09:00');
    const desk = await deskOf(server);
    const change = async (door: string, day: string | null): Promise<number> =>
      (await desk.send('PUT', `doors/${door}/battery`, { day })).statusCode;
    const todos = async () => (await desk.get('today')).json<Today>().todos.filter(({ kind }) => kind === 'battery');
    expect((await doorOf(desk, 'B902'))?.battery).toEqual({ on: null, isDue: false });
    expect(await todos()).toEqual([]);
    expect([await change('B902', '2025-11-20'), await change('B516', '2025-06-02')]).toEqual([200, 200]);
    expect(await change('A1509', '2025-11-21')).toBe(200);
    expect((await doorOf(desk, 'B902'))?.battery).toEqual({ on: '2025-11-20', isDue: true });
    expect((await doorOf(desk, 'A1509'))?.battery).toEqual({ on: '2025-11-21', isDue: false });
    expect(await todos()).toMatchObject([{ doors: ['B516', 'B902'], at: '2026-06-01T17:00:00.000Z' }]);
    await change('B516', '2026-11-20');
    expect(await todos()).toMatchObject([{ doors: ['B902'] }]);
    await change('B902', null);
    expect(await todos()).toEqual([]);
    expect([await change('B902', '2026-11-21'), await change('Z999', null), await change('B902', 'x')]).toEqual([
      422, 404, 422,
    ]);
  });
});
