import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Wall, WallDoor } from '../../../src/contract/guest-access/doors';
import { type Desk, deskOf } from '../../support/desk';
import { ask, stayOf } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026; check-in is at 14:00, check-out at 12:00. */
const FROM = '2026-11-20';
const NEXT = '2026-11-21';
const LATER = '2026-11-23';

let guests = 0;
/** A confirmed booking of room 2, which has three doors. */
async function confirmed(server: TestServer, desk: Desk, stay: object = {}): Promise<string> {
  guests += 1;
  const more = { checkIn: FROM, checkOut: NEXT, guestNationality: 'Hàn Quốc', ...stay };
  const nights = (Date.parse(more.checkOut) - Date.parse(more.checkIn)) / DAY;
  const body = { roomId: 2, status: 'PENDING', totalPrice: 900_000 * nights, ...more };
  const id = await booked(server, bookingOf(body, guests));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  return id;
}
const wallOf = async (desk: Desk): Promise<Wall> => {
  const answer = await desk.get('wall');
  expect(answer.statusCode).toBe(200);
  return answer.json<Wall>();
};
const doorOf = async (desk: Desk, code: string): Promise<WallDoor | undefined> =>
  (await wallOf(desk)).doors.find(({ door }) => door === code);

onEveryEngine('the wall', (start) => {
  it('has every door in use with its place in the house, in the order of the house', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { day, doors } = await wallOf(desk);
    expect(day).toBe(FROM);
    expect(doors.find(({ door }) => door === 'B902')).toEqual({
      door: 'B902',
      tower: 'B',
      floor: 9,
      roomId: 2,
      room: 'Phòng đôi',
      state: 'dirty',
      ready: null,
      battery: { on: null, isDue: false },
      inside: null,
      coming: null,
      due: 0,
      request: null,
      declare: false,
    });
    await desk.send('DELETE', 'doors/B902');
    expect(await doorOf(desk, 'B902')).toBeUndefined();
  });

  it('travels compressed to whoever takes that, and so does every long answer of the desk', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const plain = await desk.get('wall');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const headers = { cookie: desk.cookie, 'accept-encoding': 'gzip, br' };
    const answer = await server.app.inject({ url: '/api/reception/wall', headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    const { doors } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString()) as Wall;
    expect(doors).toEqual(plain.json<Wall>().doors);
  });

  it('follows a door from made ready over somebody coming, in and past the hour, to be cleaned', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('POST', 'doors/B902/ready', {});
    expect(await doorOf(desk, 'B902')).toMatchObject({ state: 'ready', ready: { by: expect.any(String) as string } });
    const id = await confirmed(server, desk, { guestName: 'Kim Min-jun' });
    await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' });
    expect(await doorOf(desk, 'B902')).toMatchObject({
      state: 'coming',
      inside: null,
      coming: { bookingId: id, guestName: 'Kim Min-jun', until: NEXT, slot: 0 },
      due: 0,
    });
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect(await doorOf(desk, 'B902')).toMatchObject({
      state: 'inside',
      inside: { bookingId: id, until: NEXT, overdue: false, leavesAt: '2026-11-21T05:00:00.000Z' },
      coming: null,
      due: 900_000,
    });
    server.clock.forward(DAY + 2.5 * HOUR);
    expect(await doorOf(desk, 'B902')).toMatchObject({ state: 'overdue', inside: { overdue: true }, due: 900_000 });
    server.clock.forward(2 * DAY);
    expect(await doorOf(desk, 'B902')).toMatchObject({ state: 'overdue', inside: { bookingId: id } });
    await desk.send('PUT', `bookings/${id}/left`, {});
    expect(await doorOf(desk, 'B902')).toMatchObject({ state: 'dirty', inside: null, due: 0, declare: false });
  });

  it('says what was booked of who has a door of another room type', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { guestName: 'Kim Min-jun' });
    await desk.send('POST', `bookings/${id}/doors`, { door: 'A1001', upgrade: { amount: 0 } });
    expect(await doorOf(desk, 'A1001')).toMatchObject({
      roomId: 1,
      coming: { bookingId: id, booked: { roomId: 2, room: 'Phòng đôi' } },
    });
    await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' });
    expect((await doorOf(desk, 'B902'))?.coming).not.toHaveProperty('booked');
  });

  it('says until when a door is free, and keeps one for who should have come', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { checkOut: LATER });
    const after = await confirmed(server, desk, { checkIn: '2026-11-24', checkOut: '2026-11-25' });
    await desk.send('POST', `bookings/${id}/doors`, { door: 'B702' });
    await desk.send('POST', `bookings/${after}/doors`, { door: 'B702' });
    expect(await doorOf(desk, 'B702')).toMatchObject({ state: 'coming', freeUntil: '2026-11-24' });
    expect(await doorOf(desk, 'B516')).not.toHaveProperty('freeUntil');
    server.clock.forward(DAY);
    expect(await doorOf(desk, 'B702')).toMatchObject({ state: 'coming', coming: { bookingId: id } });
  });

  it('lists who is to get a door: late ones first, then who comes, then who is in without one', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const late = await confirmed(server, desk, { checkOut: LATER, guestName: 'Đến Muộn' });
    const inside = await confirmed(server, desk, { checkOut: LATER, guestName: 'Chưa Căn' });
    await desk.send('PUT', `bookings/${inside}/arrived`, {});
    server.clock.forward(DAY);
    const comes = await confirmed(server, desk, { checkIn: NEXT, checkOut: LATER, guestName: 'Hôm Nay' });
    const hand = { apartment: 'A1001', guestName: 'Trần Quang Huy', from: NEXT, to: LATER };
    const { id: stay } = (await desk.send('POST', 'stays', hand)).json<{ id: string }>();
    const { guests: shown } = await wallOf(desk);
    expect(shown).toEqual([
      expect.objectContaining({ id: late, late: true, arrived: false, roomId: 2, rooms: 1, doors: [] }) as object,
      expect.objectContaining({ id: comes, late: false, arrived: false }) as object,
      expect.objectContaining({ id: stay, source: 'stay', doors: ['A1001'] }) as object,
      expect.objectContaining({ id: inside, arrived: true, doors: [] }) as object,
    ]);
    await desk.send('POST', `bookings/${inside}/doors`, { door: 'B902' });
    expect((await wallOf(desk)).guests.map(({ id }) => id)).toEqual([late, comes, stay]);
  });

  it('marks whose guest is foreign and not declared, once they are in', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { checkOut: LATER });
    await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' });
    server.clock.forward(5 * HOUR);
    expect(await doorOf(desk, 'B902')).toMatchObject({ declare: false });
    await desk.send('PUT', `bookings/${id}/arrived`, {});
    expect(await doorOf(desk, 'B902')).toMatchObject({ declare: true });
    const home = await confirmed(server, desk, { checkOut: LATER, guestNationality: 'Việt Nam' });
    await desk.send('POST', `bookings/${home}/doors`, { door: 'B702' });
    await desk.send('PUT', `bookings/${home}/arrived`, {});
    expect(await doorOf(desk, 'B702')).toMatchObject({ declare: false });
  });

  it('shows what a guest asks for, a door that does not open before all; that they have come is no request', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id, key } = await stayOf(server);
    await ask(server, { kind: 'ARRIVED' }, { key });
    expect(await doorOf(desk, 'B902')).toMatchObject({ request: null });
    await ask(server, { kind: 'TOWELS', wishes: [{ what: 'towel', count: 2 }] }, { key });
    expect(await doorOf(desk, 'B902')).toMatchObject({
      request: { kind: 'TOWELS', wishes: [{ what: 'towel', count: 2 }] },
    });
    server.clock.forward(60_000);
    await ask(server, { kind: 'CODE_FAILS' }, { key });
    expect(await doorOf(desk, 'B902')).toMatchObject({ request: { kind: 'CODE_FAILS' } });
    await desk.send('POST', `stays/${id}/end`, {});
    expect(await doorOf(desk, 'B902')).toMatchObject({ request: null });
  });
});
