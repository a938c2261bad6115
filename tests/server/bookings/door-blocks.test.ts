import { expect, it } from 'vitest';
import type { DeskAvailability, DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { FreeDoors } from '../../../src/contract/bookings/desk-guests';
import type { Today } from '../../../src/contract/desk/today';
import type { Wall, WallDoor } from '../../../src/contract/guest-access/doors';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; room 2 has three doors. */
const FROM = '2026-11-20';
const TO = '2026-11-22';

const block = (desk: Desk, more: object = {}) =>
  desk.send('POST', 'blocks', { roomId: 2, door: 'B516', from: FROM, to: TO, reason: 'Thay máy lạnh', ...more });
const walkIn = async (desk: Desk, more: object = {}): Promise<string> =>
  (await desk.send('POST', 'bookings', walkInOf({ checkIn: FROM, checkOut: '2026-11-21', ...more }))).json<{
    id: string;
  }>().id;
const give = (desk: Desk, id: string, door = 'B516') => desk.send('POST', `bookings/${id}/doors`, { door });
const freeDoors = async (desk: Desk, from = FROM, to = TO): Promise<string[]> =>
  (await desk.get(`free-doors?roomId=2&from=${from}&to=${to}`))
    .json<FreeDoors>()
    .items.filter(({ own }) => own)
    .map(({ door }) => door)
    .sort();
const left = async (desk: Desk): Promise<number | undefined> =>
  (await desk.get(`availability?checkIn=${FROM}&checkOut=${TO}`))
    .json<DeskAvailability>()
    .rooms.find(({ roomId }) => roomId === 2)?.left;
const onWall = async (desk: Desk): Promise<WallDoor | undefined> =>
  (await desk.get('wall')).json<Wall>().doors.find(({ door }) => door === 'B516');

onEveryEngine('a door that is blocked', (start) => {
  it('is neither proposed nor given on its nights, takes a room out of sale, and is told by wall and calendar', async () => {
    const desk = await deskOf(await start({ hotel }));
    const id = await walkIn(desk);
    expect(await left(desk)).toBe(2);
    const made = await block(desk);
    expect(made.statusCode, made.body).toBe(201);
    expect(await left(desk)).toBe(1);
    expect(await freeDoors(desk)).toEqual(['B702', 'B902']);
    expect(await freeDoors(desk, TO, '2026-11-23')).toEqual(['B516', 'B702', 'B902']);
    const { arrivals } = (await desk.get('today')).json<Today>();
    expect(arrivals).toMatchObject([{ proposal: 'B702' }]);
    const refused = await give(desk, id);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'doorBlocked', reason: 'Thay máy lạnh' }]);
    const stay = { apartment: 'B516', guestName: 'Trần Ba', from: FROM, to: TO, alongside: true };
    expect((await desk.send('POST', 'stays', stay)).json()).toMatchObject({ code: 'doorBlocked' });
    const blocked = { id: made.json<{ id: string }>().id, reason: 'Thay máy lạnh', from: FROM, to: TO };
    expect(await onWall(desk)).toMatchObject({ inside: null, coming: null, blocked });
    const { bars } = (await desk.get('calendar')).json<DeskCalendar>();
    expect(bars.find(({ kind }) => kind === 'REPAIR')).toMatchObject({ door: 'B516', doors: [{ from: FROM, to: TO }] });
    expect((await desk.send('POST', 'search', { q: 'B516' })).json()).not.toHaveProperty('doors');
  });

  it('is as before when the block is taken back', async () => {
    const desk = await deskOf(await start({ hotel }));
    const { id } = (await block(desk)).json<{ id: string }>();
    expect((await desk.send('DELETE', `blocks/${id}`)).statusCode).toBe(200);
    expect([await left(desk), await freeDoors(desk)]).toEqual([3, ['B516', 'B702', 'B902']]);
    expect(await onWall(desk)).not.toHaveProperty('blocked');
    expect((await give(desk, await walkIn(desk))).statusCode).toBe(201);
  });

  it('stays blocked under another code', async () => {
    const desk = await deskOf(await start({ hotel }));
    await block(desk);
    expect((await desk.send('PATCH', 'doors/B516', { code: 'B517' })).statusCode).toBe(200);
    expect(await freeDoors(desk)).toEqual(['B702', 'B902']);
    expect((await give(desk, await walkIn(desk), 'B517')).json()).toMatchObject({ code: 'doorBlocked' });
  });

  it('has nobody behind it, nobody coming, and no other block on these nights', async () => {
    const desk = await deskOf(await start({ hotel }));
    const id = await walkIn(desk, { checkIn: '2026-11-21', checkOut: TO });
    await give(desk, id);
    expect((await block(desk)).json()).toMatchObject({ code: 'doorTaken', stay: { guestName: 'Lê Thu' } });
    expect((await block(desk, { to: '2026-11-21' })).statusCode).toBe(201);
    expect((await block(desk, { to: '2026-11-21' })).json()).toMatchObject({ code: 'doorBlocked' });
    expect((await block(desk, { door: 'A1001' })).json()).toMatchObject({ code: 'invalid', field: 'door' });
    await walkIn(desk, { door: 'B902', arrived: true });
    expect((await block(desk, { door: 'B902', from: FROM })).statusCode).toBe(409);
  });

  it('is either blocked or given, whoever asks at once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const ids = [await walkIn(desk), await walkIn(desk)];
    const answers = await Promise.all([
      ...ids.map((id) => give(desk, id)),
      ...Array.from({ length: 4 }, () => block(desk, { to: '2026-11-21' })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});
