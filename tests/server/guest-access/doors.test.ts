import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { DoorList } from '../../../src/contract/guest-access/doors';
import { type Desk, deskOf } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { onEveryEngine, onOneServer } from '../../support/server-engines';
import { stayHotel } from '../../support/stays';

const hotel = stayHotel();
const DOOR = { code: 'c1201', tower: 'C', doorCode: '4711#', wifi: { name: 'Hien-C1201', password: 'bienxanh1201' } };

interface Item {
  apartment: string;
  tower: string;
  roomId: number | null;
  retiredAt: string | null;
}

const guideOf = async ({ app }: TestServer, code: string): Promise<Record<string, unknown>> => {
  const {
    serverNow: _now,
    apartment: _code,
    ...said
  } = (await app.inject(`/api/guide/${code}`)).json<Record<string, unknown>>();
  return said;
};
const itemOf = async (desk: Desk, code: string): Promise<Item | undefined> => {
  const read = async (shown: string): Promise<Item[]> =>
    (await desk.get(`doors?shown=${shown}&q=${code}`)).json<{ items: Item[] }>().items;
  return [...(await read('all')), ...(await read('retired'))].find(({ apartment }) => apartment === code);
};
const codeOf = (answer: LightMyRequestResponse): unknown => [answer.statusCode, answer.json<{ code: string }>().code];

onEveryEngine('doors at the desk', (start) => {
  it('makes a door that its guide knows at once, with its tower, once for one key and never twice', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const key = { 'idempotency-key': 'door-c1201' };
    const made = await desk.send('POST', 'doors', DOOR, key);
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { code: 'C1201', tower: 'C', newTowers: [{ id: 'C', lock: 'password' }] },
    ]);
    expect((await desk.send('POST', 'doors', DOOR, key)).body).toBe(made.body);
    expect(codeOf(await desk.send('POST', 'doors', { ...DOOR, tower: 'D' }, key))).toEqual([422, 'keyReused']);
    expect(codeOf(await desk.send('POST', 'doors', DOOR))).toEqual([409, 'doorKnown']);
    expect(await guideOf(server, 'C1201')).toMatchObject({ known: true, tower: 'C', doorCode: '4711#' });
    const towers = (await desk.get('content/towers')).json<{ value: { towers: { id: string }[] } }>().value.towers;
    expect(towers.map(({ id }) => id)).toEqual(['A', 'B', 'C']);
    expect((await desk.get('doors')).body).not.toMatch(/4711#|bienxanh/);
  });

  it('takes the default code for a door that has none, and no code for one that opens with a card', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('POST', 'doors', { code: 'B1', tower: 'B' });
    await desk.send('POST', 'doors', { code: 'E1', tower: 'E', card: true, doorCode: '4711#' });
    expect(await itemOf(desk, 'B1')).toMatchObject({ isDefault: true, card: false });
    expect(await guideOf(server, 'E1')).toMatchObject({ known: true, card: true, doorCode: null });
    const { newTowers } = (await desk.send('POST', 'doors', { code: 'F1', tower: 'F', card: true })).json<{
      newTowers: object[];
    }>();
    expect(newTowers).toEqual([{ id: 'F', lock: 'card' }]);
  });

  it('retires a door: its guide answers as that of an unknown one, what it was stays, and it comes back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const unknown = await guideOf(server, 'B999');
    expect(await guideOf(server, 'B902')).not.toEqual(unknown);
    expect((await desk.send('DELETE', 'doors/b902')).statusCode).toBe(200);
    expect((await desk.send('DELETE', 'doors/B902')).statusCode).toBe(200);
    expect(await guideOf(server, 'B902')).toEqual(unknown);
    expect(await itemOf(desk, 'B902')).toMatchObject({ tower: 'B', hasCode: false, wifiName: '' });
    expect((await itemOf(desk, 'B902'))?.retiredAt).not.toBeNull();
    expect((await desk.get('codes/B902')).statusCode).toBe(404);
    const stay = { apartment: 'B902', guestName: 'Lan', from: '2026-11-20', to: '2026-11-22' };
    expect((await desk.send('POST', 'stays', stay)).statusCode).toBe(422);
    expect(codeOf(await desk.send('POST', 'doors/B902/ready', {}))).toEqual([404, 'notFound']);

    expect((await desk.send('PATCH', 'doors/B902', { retired: false })).statusCode).toBe(200);
    expect(await guideOf(server, 'B902')).toMatchObject({ doorCode: '90210#' });
    await desk.send('DELETE', 'doors/B902');
    expect((await desk.send('POST', 'doors', { code: 'B902', tower: 'B', doorCode: '4712#' })).statusCode).toBe(201);
    expect(await guideOf(server, 'B902')).toMatchObject({ doorCode: '4712#' });
    expect((await desk.send('DELETE', 'doors/Z1')).statusCode).toBe(404);
  });

  it('retires no door that somebody has today or later, and says who and when', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Trần Lan', from: '2026-11-25', to: '2026-11-27' };
    const { id } = (await desk.send('POST', 'stays', stay)).json<{ id: string }>();
    const answer = await desk.send('DELETE', 'doors/B902');
    expect(codeOf(answer)).toEqual([409, 'doorInUse']);
    expect(answer.json()).toMatchObject({ stay: { id, guestName: 'Trần Lan', from: '2026-11-25', to: '2026-11-27' } });
    expect(answer.json<{ message: string }>().message).toMatch(/B902.*Trần Lan.*25\/11\/2026.*27\/11\/2026/);
    expect(codeOf(await desk.send('PATCH', 'doors/B902', { retired: true }))).toEqual([409, 'doorInUse']);
    // On the day of departure the guest still has it, until the desk has seen them go.
    server.clock.now = Date.parse('2026-11-27T02:00:00Z');
    expect((await desk.send('DELETE', 'doors/B902')).statusCode).toBe(409);
    await desk.send('POST', `stays/${id}/end`, {});
    expect((await desk.send('DELETE', 'doors/B902')).statusCode).toBe(200);
  });

  it('gives a door another code, with its stays, their nights and links', async () => {
    const server = await start({ hotel: stayHotel({ guideAccess: 'stay' }) });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Lan', from: '2026-11-18', to: '2026-11-22' };
    const { link } = (await desk.send('POST', 'stays', stay)).json<{ link: string }>();
    const authorization = `Stay ${link.split('#s=')[1] ?? ''}`;
    const ask = async (code: string): Promise<object> =>
      (await server.app.inject({ url: `/api/guide/${code}`, headers: { authorization } })).json();
    expect(codeOf(await desk.send('PATCH', 'doors/B902', { code: 'B516' }))).toEqual([409, 'doorKnown']);
    expect((await desk.send('PATCH', 'doors/B902', { code: 'B920', doorCode: '4711#' })).json()).toMatchObject({
      code: 'B920',
    });
    expect(await ask('B920')).toMatchObject({ access: 'open', doorCode: '4711#' });
    // The guest's phone asks under the old code and is told the new one.
    expect(await ask('B902')).toMatchObject({ access: 'ended', movedTo: 'B920' });
    expect((await desk.send('POST', 'stays', { ...stay, apartment: 'B920' })).statusCode).toBe(409);
    const { db } = server.database;
    expect(await db.selectFrom('door_nights').select('door').distinct().execute()).toEqual([{ door: 'B920' }]);
    expect(codeOf(await desk.send('PATCH', 'doors/B902', { tower: 'B' }))).toEqual([404, 'notFound']);
  });

  it('changes lock, tower and Wi-Fi, and leaves alone what is not said', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('PATCH', 'doors/B902', { tower: 'G', wifi: { name: 'Biển' } });
    expect(await guideOf(server, 'B902')).toMatchObject({
      tower: 'G',
      doorCode: '90210#',
      wifi: { name: 'Biển', password: 'canary-wifi-b902' },
    });
    await desk.send('PATCH', 'doors/B902', { card: true });
    expect(await guideOf(server, 'B902')).toMatchObject({ card: true, doorCode: null });
    await desk.send('PATCH', 'doors/B902', { card: false });
    expect(await itemOf(desk, 'B902')).toMatchObject({ isDefault: true });
  });

  it('says which doors are sold as which room type, for many at once and all or none', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const give = (doors: object[]) => desk.send('PUT', 'doors/rooms', { doors });
    expect(
      (
        await give([
          { code: 'B902', roomId: 2 },
          { code: 'b516', roomId: 2 },
        ])
      ).statusCode,
    ).toBe(200);
    expect(await itemOf(desk, 'B516')).toMatchObject({ roomId: 2 });
    expect(
      (
        await give([
          { code: 'B902', roomId: null },
          { code: 'Z1', roomId: 1 },
        ])
      ).statusCode,
    ).toBe(422);
    expect((await give([{ code: 'B902', roomId: 99 }])).statusCode).toBe(422);
    expect(await itemOf(desk, 'B902')).toMatchObject({ roomId: 2 });
    const { rooms } = (await desk.get('doors?lang=en')).json<{ rooms: object[] }>();
    expect(rooms[1]).toEqual({ id: 2, room: 'Phòng đôi (en)', apartment: 'Căn Hộ Đẹp', maxRooms: 3 });
  });

  it('previews a pattern, makes 2,400 doors in one go, and takes back what is retired', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('POST', 'doors', { code: 'R1801', tower: 'R1' });
    await desk.send('POST', 'doors', { code: 'R1802', tower: 'R1' });
    await desk.send('DELETE', 'doors/R1802');
    const pattern = 'R1: tầng 8–47, căn 01–60';
    const preview = (await desk.send('POST', 'doors/preview', { pattern })).json<{ fresh: string[] }>();
    expect(preview).toMatchObject({ known: ['R1801'], retired: ['R1802'], newTowers: [], problem: null });
    expect(preview.fresh).toHaveLength(2398);
    expect(await itemOf(desk, 'R1803')).toBeUndefined();

    const began = performance.now();
    const key = { 'idempotency-key': 'doors-of-r1' };
    const made = await desk.send('POST', 'doors/many', { pattern, roomId: 2 }, key);
    expect(made.statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(5000);
    expect((await desk.send('POST', 'doors/many', { pattern, roomId: 2 }, key)).body).toBe(made.body);
    expect(await itemOf(desk, 'R14760')).toMatchObject({ tower: 'R1', roomId: 2, isDefault: true });
    expect(await itemOf(desk, 'R1801')).toMatchObject({ roomId: null });
    expect(await itemOf(desk, 'R1802')).toMatchObject({ retiredAt: null });
    expect((await desk.send('POST', 'doors/preview', { pattern })).json()).toMatchObject({ fresh: [], retired: [] });
  });

  it('finds those of a large house that are asked for, and counts all of them', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const few = (await desk.get('doors?q=B902')).json<DoorList>();
    expect([few.figures, few.rooms[0]?.doors]).toEqual([undefined, undefined]);
    await desk.send('POST', 'doors/many', { pattern: 'R1: tầng 8–19, căn 01–20' });
    await desk.send('DELETE', 'doors/R1802');
    await server.database.db
      .updateTable('guide_apartments')
      .set({ next_door_code: '4711#' })
      .where('code', '=', 'R1803')
      .execute();
    await desk.send('POST', 'stays', { apartment: 'R1803', guestName: 'An', from: '2026-11-20', to: '2026-11-22' });
    const all = few.items.length + 239;
    const listOf = async (query: string): Promise<DoorList> => (await desk.get(`doors${query}`)).json<DoorList>();
    const first = await listOf('');
    expect(first.items.map(({ apartment }) => apartment)).toEqual(['R1803']);
    expect(first.figures).toMatchObject({ shown: 'rotate', counts: { all, rotate: 1, retired: 1 }, found: 1 });
    expect(first.rooms.slice(0, 3).map(({ doors }) => doors)).toEqual([1, 3, 0]);
    const rest = await listOf('?shown=all&tower=R1');
    expect([rest.items.length, rest.figures?.found]).toEqual([100, 239]);
    expect((await listOf('?shown=all&tower=R1&limit=300')).items).toHaveLength(239);
    expect((await listOf('?shown=all&roomId=2')).items.map(({ apartment }) => apartment)).toEqual([
      'B516',
      'B702',
      'B902',
    ]);
    expect((await listOf('?shown=retired')).items.map(({ apartment }) => apartment)).toEqual(['R1802']);
    expect((await listOf('?shown=all&q=r11920')).items.map(({ apartment }) => apartment)).toEqual(['R11920']);
    expect((await desk.get('doors?shown=x')).statusCode).toBe(422);
  });

  it('says why a pattern cannot be read, and makes nothing of it', async () => {
    const desk = await deskOf(await start({ hotel }));
    const pattern = 'R1: tầng 35–8, căn 01';
    expect((await desk.send('POST', 'doors/preview', { pattern })).json()).toMatchObject({
      problem: 'range',
      at: '35-8',
    });
    const answer = await desk.send('POST', 'doors/many', { pattern });
    expect(codeOf(answer)).toEqual([422, 'wrongPattern']);
    expect(answer.json()).toMatchObject({ plan: { problem: 'range' } });
  });
});

describe('doors that are none', () => {
  const house = onOneServer({ hotel });

  it.each([
    ['code', { ...DOOR, code: '12 01' }],
    ['tower', { ...DOOR, tower: ' ' }],
    ['doorCode', { ...DOOR, doorCode: '12' }],
    ['wifi.password', { ...DOOR, wifi: { password: 'ngắn' } }],
    ['roomId', { ...DOOR, roomId: 99 }],
  ])('refuses a door whose %s is wrong', async (field, door) => {
    const desk = await deskOf(house());
    const answer = await desk.send('POST', 'doors', door);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
  });
});
