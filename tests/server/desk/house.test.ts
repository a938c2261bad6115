import { expect, it } from 'vitest';
import type { House } from '../../../src/contract/guest-access/house';
import type { DeskRequest } from '../../../src/contract/guest-requests/desk';
import { cookieOf, login } from '../../support/accounts';
import { type Desk, deskOf, deskWith } from '../../support/desk';
import { DESK_CALLS } from '../../support/desk-calls';
import { ask, atDesk, stayOf } from '../../support/guest-requests';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOA = { email: 'hoa@hien.example', password: 'Cua-go-lim-27' };
const GUEST = { guestName: 'Nguyễn Hồng Nhung', guestPhone: '0987 654 321', guestEmail: 'nhung@khach.example' };

async function houseOf(server: TestServer): Promise<{ desk: Desk; hoa: Desk }> {
  const desk = await deskOf(server);
  await server.app.services.accounts.staff.add(HOA.email, HOA.password, 'Hoa', 'HOUSE');
  return { desk, hoa: deskWith(server, cookieOf(await login(server, HOA))) };
}
const doorOf = async (hoa: Desk, code: string) =>
  (await hoa.get('house')).json<House>().doors.find(({ door }) => door === code);

onEveryEngine('the house', (start) => {
  it('knows the state of each door and when somebody leaves and comes, and marks it ready', async () => {
    const server = await start({ hotel });
    const { desk, hoa } = await houseOf(server);
    const { id, key } = await stayOf(server, { ...GUEST, apartment: 'B902', from: '2026-11-20', to: '2026-11-21' });
    expect(await doorOf(hoa, 'B902')).toEqual({
      door: 'B902',
      tower: 'B',
      floor: 9,
      room: 'Phòng đôi',
      state: 'coming',
      ready: null,
      leavesAt: null,
      comesAt: '14:00',
    });
    expect((await hoa.send('POST', 'doors/B902/ready', {})).statusCode).toBe(200);
    expect((await doorOf(hoa, 'B902'))?.ready).toEqual({ at: '2026-11-20T03:00:00.000Z', by: 'Hoa' });
    await desk.send('PUT', `stays/${id}/arrived`, {});
    expect(await doorOf(hoa, 'B902')).toMatchObject({ state: 'inside', leavesAt: '2026-11-21T05:00:00.000Z' });
    expect((await hoa.send('DELETE', 'doors/B902/ready')).statusCode).toBe(200);
    await ask(server, { text: 'hai cái' }, { key });
    expect((await hoa.get('house')).json<House>().requests).toBe(1);
  });

  it('is told until when a door is kept from being sold, and not why', async () => {
    const server = await start({ hotel });
    const { desk, hoa } = await houseOf(server);
    const block = { roomId: 2, door: 'B516', from: '2026-11-20', to: '2026-11-23', reason: 'Giữ cho chị Nhung' };
    expect((await desk.send('POST', 'blocks', block)).statusCode).toBe(201);
    expect(await doorOf(hoa, 'B516')).toMatchObject({ blockedUntil: '2026-11-23' });
    expect(await doorOf(hoa, 'B902')).not.toHaveProperty('blockedUntil');
    expect((await hoa.get('house')).payload).not.toContain('Nhung');
  });

  it('answers requests, and is told of no guest by them', async () => {
    const server = await start({ hotel });
    const { desk, hoa } = await houseOf(server);
    const { key } = await stayOf(server, GUEST);
    await ask(server, { text: 'hai cái' }, { key });
    const [known] = (await atDesk(desk)).requests;
    expect(known).toMatchObject({ guestName: GUEST.guestName, apartment: 'B902' });
    const [request] = (await atDesk(hoa)).requests;
    expect(request).toEqual({ ...known, guestName: '', stayId: '' });
    const seen = await hoa.send('PUT', `requests/${request?.id ?? ''}`, { state: 'SEEN' });
    expect(seen.json<DeskRequest>()).toMatchObject({ state: 'SEEN', seenBy: 'Hoa', guestName: '', stayId: '' });
    const written = await hoa.send('POST', `requests/${request?.id ?? ''}/messages`, { text: 'Có ngay ạ' });
    expect(written.json<DeskRequest>()).toMatchObject({ guestName: '', stayId: '' });
    expect(written.json<DeskRequest>().messages).toMatchObject([{ text: 'Có ngay ạ', staff: 'Hoa' }]);
  });

  it('reads nowhere at the desk who a guest is, how they are reached, or what anything costs', async () => {
    const server = await start({ hotel });
    const { desk, hoa } = await houseOf(server);
    const stay = { checkIn: '2026-11-20', checkOut: '2026-11-22', roomId: 2, totalPrice: 1_800_000, status: 'PENDING' };
    const booking = await booked(server, bookingOf({ ...stay, ...GUEST }, 7));
    await desk.send('POST', `bookings/${booking}/confirm`, {});
    await desk.send('POST', `bookings/${booking}/doors`, { door: 'B516' });
    await desk.send('PUT', `bookings/${booking}/arrived`, {});
    const { key } = await stayOf(server, GUEST);
    await ask(server, { text: 'hai cái' }, { key });
    const secrets = [/Nhung/, /654/, /khach\.example/, /1800000/, new RegExp(booking), /"due"/, /"guest\w*":"[^"]/];
    const told = async (who: Desk): Promise<string[]> => {
      const found: string[] = [];
      for (const [method, path] of DESK_CALLS) {
        if (method !== 'GET' || path === 'events') continue;
        const answer = await who.get(path);
        if (answer.statusCode === 200 && secrets.some((secret) => secret.test(answer.payload))) found.push(path);
      }
      return found;
    };
    expect(await told(hoa)).toEqual([]);
    // The same look finds them where they are.
    expect(await told(desk)).toEqual(expect.arrayContaining(['today', 'wall', 'requests', 'bookings']));
  });
});
