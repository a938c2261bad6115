import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { Apartment, Room } from '../../../src/contract/catalogue/apartments';
import type { ApartmentEdit, DeskApartments } from '../../../src/contract/catalogue/desk';
import type { ContentState } from '../../../src/contract/editing/content';
import { type Desk, deskOf } from '../../support/desk';
import { smallestHotel } from '../../support/hotel';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, stayHotel } from '../../support/stays';

const files = { 'index.html': '<!doctype html><html lang="vi"><head><title>x</title></head><body></body></html>' };
const env = { PUBLIC_ORIGIN: 'https://sen.example' };
const hotel = stayHotel();
const get = async <T>({ app }: TestServer, url: string): Promise<T> => (await app.inject(url)).json<T>();
type Made = ContentState & { id: number };
const valueOf = (answer: LightMyRequestResponse) => answer.json<Made>().value as ApartmentEdit;

const room = {
  name: { vi: 'Phòng đôi nhìn biển' },
  price: 700_000,
  maxAdults: 2,
  maxChildren: 1,
  beds: 1,
  acreage: 28,
};
const home = { name: 'Nhà bên biển', location: '12 Võ Nguyên Giáp, Sơn Trà, Đà Nẵng' };
const stay = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
const roomsOf = async (server: TestServer, id: number) => get<Room[]>(server, `/api/rooms/apartment/${id}`);
/** Undoes the last change of an apartment. */
const undo = async (desk: Desk, id: number, { last }: Pick<ContentState, 'last'>) =>
  desk.send('POST', `homes/${id}/undo`, { change: last?.id });
const doorsOf = async (desk: Desk, id: number) =>
  valueOf(await desk.get(`homes/${id}`)).rooms.map(({ id: of, doors, maxRooms }) => ({ of, doors, maxRooms }));

onEveryEngine('an apartment added at the desk', (start) => {
  it('is wherever guests find one at once, in both languages, and can be booked', async () => {
    const server = await start({ hotel, files, env });
    const desk = await deskOf(server);
    const answer = await desk.send('POST', 'homes', { ...home, rooms: [{ ...room, doors: ['A1002'] }] });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { id: 5, subject: '5', last: {} }]);
    expect(valueOf(answer)).toMatchObject({
      name: { vi: 'Nhà bên biển', en: 'Nhà bên biển' },
      area: 'DA_NANG',
      rooms: [{ id: 8, maxRooms: 1, doors: ['A1002'], capacity: 28 }],
    });
    expect(await get(server, '/api/places')).toMatchObject([{}, {}, { id: 'da-nang', area: 'DA_NANG' }]);
    for (const address of ['/apartments/da-nang', '/apartments/da-nang?lang=en', '/apartment/nha-ben-bien/view']) {
      expect([address, (await server.app.inject(address)).statusCode]).toEqual([address, 200]);
    }
    expect((await server.app.inject('/sitemap.xml')).body).toContain('/apartment/nha-ben-bien');
    expect(await get(server, '/api/availability?area=DA_NANG&checkIn=2027-01-10&checkOut=2027-01-12')).toMatchObject({
      results: [{ apartment: { name: 'Nhà bên biển' }, rooms: [{ id: 8, roomsLeft: 1 }] }],
    });
    const wanted = bookingOf({ ...stay, status: 'PENDING', apartmentId: 5, roomId: 8, totalPrice: 1_400_000 });
    expect((await book(server, wanted)).statusCode).toBe(201);
    expect((await desk.get('rooms/8/prices')).json()).toMatchObject({ base: 700_000 });
    expect((await desk.get(`free-doors?from=${stay.checkIn}&to=${stay.checkOut}`)).body).toContain('A1002');
    expect((await desk.get('channels')).body).toContain('"roomId":8');
    expect((await desk.get(`calendar?from=${stay.checkIn}&nights=3`)).body).toContain('Phòng đôi nhìn biển');
  });

  it('says on its own page, not in lists, what it has and how far it is', async () => {
    const server = await start({ hotel, files, env });
    const desk = await deskOf(server);
    const lines = {
      amenities: [
        { kind: 'wifi' },
        { kind: 'pool', text: { vi: 'Bể bơi tầng 3', en: 'Pool on floor 3' } },
        { kind: 'bathtub', missing: true },
      ],
      distances: [{ name: { vi: 'Biển Mỹ Khê', en: 'My Khe beach' }, metres: 1250, minutes: 15 }],
    };
    const made = (await desk.send('POST', 'homes', { ...home, ...lines, rooms: [room] })).json<Made>();
    expect(await get(server, `/api/apartments/${made.id}?lang=en`)).toMatchObject({
      amenities: [
        { kind: 'wifi', text: 'Wi-Fi' },
        { kind: 'pool', text: 'Pool on floor 3' },
        { kind: 'bathtub', text: 'Bathtub', missing: true },
      ],
      distances: [{ name: 'My Khe beach', metres: 1250, minutes: 15, by: 'foot' }],
    });
    expect(await get(server, '/api/apartments/search?name=nha-ben-bien')).toMatchObject([
      { amenities: [{ text: 'Wi-Fi' }, { text: 'Bể bơi tầng 3' }, { text: 'Bồn tắm' }] },
    ]);
    expect(JSON.stringify(await get(server, '/api/apartments'))).not.toMatch(/amenities|distances/);
    const { body } = await server.app.inject('/apartment/nha-ben-bien/view');
    expect(body).toContain('"name":"Bể bơi tầng 3","value":true');
    expect(body).toContain('"name":"Bồn tắm","value":false');
    const wrong = await desk.send('POST', 'homes', { ...home, amenities: [{ kind: 'moat' }], rooms: [room] });
    expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('amenities.0.kind')]);
  });

  it('is shown once it has a room, and gone with its undo', async () => {
    const server = await start({ hotel, files, env });
    const desk = await deskOf(server);
    const made = (await desk.send('POST', 'homes', { ...home, acreage: 40, city: 'Huế' })).json<Made>();
    const shown = async () => (await get<Apartment[]>(server, '/api/apartments')).map(({ name }) => name);
    expect(await shown()).not.toContain('Nhà bên biển');
    const added = await desk.send('POST', `homes/${made.id}/rooms`, { ...room, maxRooms: 2 });
    expect([added.statusCode, added.json<Made>().id]).toEqual([201, 8]);
    expect(await roomsOf(server, made.id)).toMatchObject([
      { name: 'Phòng đôi nhìn biển', maxRooms: 2, price: 700_000 },
    ]);
    expect(await get(server, '/api/places')).toMatchObject([{}, {}, { id: 'hue', area: 'HUE' }]);
    expect((await undo(desk, made.id, added.json<Made>())).statusCode).toBe(200);
    expect(await shown()).not.toContain('Nhà bên biển');
    expect((await undo(desk, made.id, made)).statusCode).toBe(200);
    expect((await desk.get('homes')).json<DeskApartments>().items.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect((await desk.send('POST', 'homes', { ...home, rooms: [room] })).json<Made>().id).toBe(6);
  });

  it('lies where the house is, where neither it nor its address says another city', async () => {
    const server = await start({ hotel: { ...smallestHotel(), city: 'Hội An' } });
    const desk = await deskOf(server);
    expect(await get(server, '/api/places')).toEqual([]);
    await desk.send('POST', 'homes', { ...home, location: '12 Trần Phú', rooms: [room] });
    expect(await get(server, '/api/places')).toMatchObject([{ id: 'hoi-an', name: 'Hội An', area: 'HOI_AN' }]);
    const { version } = (await desk.get('content/city')).json<{ version: string }>();
    expect((await desk.send('PUT', 'content/city', { value: { city: 'Huế' }, version })).statusCode).toBe(200);
    await desk.send('POST', 'homes', {
      ...home,
      name: 'Nhà hai',
      location: '5 Lê Lợi',
      rooms: [{ ...room, doors: [] }],
    });
    expect(await get(server, '/api/places')).toMatchObject([{ name: 'Hội An' }, { name: 'Huế' }]);
  });

  it('is made once, however often the same call comes', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const twice = async (path: string, body: object) => {
      const headers = { 'idempotency-key': '0f6e4c1a-6f0c-4b1e-9b51-0d6f3d8b7a11' };
      const answers = [await desk.send('POST', path, body, headers), await desk.send('POST', path, body, headers)];
      return answers.map((answer) => [answer.statusCode, answer.json<Made>().id]);
    };
    expect(await twice('homes', { ...home, rooms: [room] })).toEqual([
      [201, 5],
      [201, 5],
    ]);
    expect(await twice('homes/5/rooms', { ...room, name: 'Gác' })).toEqual([
      [201, 9],
      [201, 9],
    ]);
  });
});

onEveryEngine('the doors of a room type', (start) => {
  it('are its stock, and move from one type of an apartment to another', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    expect(await doorsOf(desk, 1)).toMatchObject([
      { doors: ['A1001'] },
      { doors: ['B516', 'B702', 'B902'] },
      { doors: [] },
    ]);
    const { value, version } = (await desk.get('homes/1')).json<ContentState>();
    const before = value as ApartmentEdit;
    const doors = [['A1001', 'B516'], ['B702'], ['b902']];
    const moved = { ...before, rooms: before.rooms.map((one, at) => ({ ...one, doors: doors[at], maxRooms: 2 })) };
    const answer = await desk.send('PUT', 'homes/1', { value: moved, version });
    expect(answer.statusCode).toBe(200);
    expect((await roomsOf(server, 1)).map(({ maxRooms }) => maxRooms)).toEqual([2, 1, 1]);
    expect((await undo(desk, 1, answer.json<ContentState>())).statusCode).toBe(200);
    expect((await roomsOf(server, 1)).map(({ maxRooms }) => maxRooms)).toEqual([1, 3, 1]);
    expect(await doorsOf(desk, 1)).toMatchObject([
      { doors: ['A1001'] },
      { doors: ['B516', 'B702', 'B902'] },
      { doors: [] },
    ]);
  });

  it('cannot be taken while they are sold, and the first such night is named', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const nights = { roomId: 2, status: 'PENDING', totalPrice: 900_000 };
    for (const guest of [1, 2, 3]) {
      await booked(server, bookingOf({ ...nights, checkIn: '2026-12-03', checkOut: '2026-12-04' }, guest));
      await booked(server, bookingOf({ ...nights, checkIn: '2026-12-01', checkOut: '2026-12-02' }, guest));
    }
    const { value, version } = (await desk.get('homes/1')).json<ContentState>();
    const before = value as ApartmentEdit;
    const fewer = { ...before, rooms: before.rooms.map((one) => (one.id === 2 ? { ...one, doors: ['B516'] } : one)) };
    const refused = await desk.send('PUT', 'homes/1', { value: fewer, version });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'roomsSold', field: 'rooms.1.doors', night: '2026-12-01', needed: 3 });
    expect(await doorsOf(desk, 1)).toMatchObject([{}, { doors: ['B516', 'B702', 'B902'], maxRooms: 3 }, {}]);
  });
});

onEveryEngine('the stock of a room type at the page of doors', (start) => {
  it('follows the doors that are given, taken, made and retired, at once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stock = async () => (await roomsOf(server, 1)).map(({ maxRooms }) => maxRooms);
    const give = async (code: string, roomId: number | null) =>
      (await desk.send('PUT', 'doors/rooms', { doors: [{ code, roomId }] })).statusCode;
    expect([await give('A1002', 3), await stock()]).toEqual([200, [1, 3, 1]]);
    expect([await give('A1003', 3), await stock()]).toEqual([200, [1, 3, 2]]);
    expect([await give('A1003', 1), await stock()]).toEqual([200, [2, 3, 1]]);
    await desk.send('POST', 'doors', { code: 'A2001', tower: 'A', roomId: 1 });
    expect(await stock()).toEqual([3, 3, 1]);
    await desk.send('DELETE', 'doors/A2001');
    expect(await stock()).toEqual([2, 3, 1]);
    expect([await give('A1002', null), await stock()]).toEqual([200, [2, 3]]);
    const last = { ...stay, roomId: 3, status: 'PENDING', totalPrice: 1_600_000 };
    expect((await book(server, bookingOf(last))).json()).toMatchObject({ code: 'occupied' });
  });

  it('alone is news to the site: what else becomes of a door is none', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const revision = async () => {
      await roomsOf(server, 1);
      return server.app.services.catalogue.revision;
    };
    const before = await revision();
    await desk.send('PATCH', 'doors/A1001', { doorCode: '2580#' });
    await desk.send('PATCH', 'doors/A1001', { code: 'A2009' });
    await desk.send('POST', 'doors', { code: 'A2001', tower: 'A' });
    await desk.send('DELETE', 'doors/A2001');
    expect(await doorsOf(desk, 1)).toMatchObject([{ doors: ['A2009'] }, {}, {}]);
    expect(await revision()).toBe(before);
    await desk.send('PUT', 'doors/rooms', { doors: [{ code: 'A1002', roomId: 1 }] });
    expect(await revision()).toBeGreaterThan(before);
  });

  it('is sold or taken, never both, when a booking and a change of doors come at once', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const [sold, taken] = await Promise.all([
      book(server, bookingOf({ status: 'PENDING' })),
      desk.send('PUT', 'doors/rooms', { doors: [{ code: 'A1001', roomId: null }] }),
    ]);
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([sold.statusCode, taken.statusCode]);
  });

  it('is never less than what is sold, and the first such night is named', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await booked(server, bookingOf({ status: 'PENDING' }));
    const refusals = [
      await desk.send('PUT', 'doors/rooms', { doors: [{ code: 'A1001', roomId: null }] }),
      await desk.send('PATCH', 'doors/A1001', { roomId: 2 }),
      await desk.send('DELETE', 'doors/A1001'),
    ];
    for (const refused of refusals) {
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'roomsSold', roomId: 1, night: '2026-12-24', needed: 1 },
      ]);
    }
    expect(await roomsOf(server, 1)).toMatchObject([{ maxRooms: 1 }, { maxRooms: 3 }, { maxRooms: 1 }]);
  });
});

onEveryEngine('what is taken away at the desk', (start) => {
  it('waits until nobody needs it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await booked(server, bookingOf({ status: 'PENDING' }));
    for (const path of ['homes/1/rooms/1', 'homes/1']) {
      const refused = await desk.send('DELETE', path);
      expect([path, refused.statusCode, refused.json()]).toMatchObject([
        path,
        409,
        { code: 'roomBooked', bookings: 1, until: '2026-12-26' },
      ]);
    }
    server.clock.now = Date.UTC(2026, 11, 27);
    expect((await desk.send('DELETE', 'homes/1/rooms/1')).statusCode).toBe(200);
  });

  it('is sold nowhere, its doors are free, what was booked keeps its name, and it comes back whole', async () => {
    const server = await start({ hotel, files, env });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING' }));
    server.clock.now = Date.UTC(2026, 11, 27);
    const gone = await desk.send('DELETE', 'homes/1/rooms/1');
    expect((await roomsOf(server, 1)).map((one) => one.id)).toEqual([2, 3]);
    expect((await server.app.inject('/api/rooms/1')).statusCode).toBe(404);
    expect((await book(server, bookingOf({ ...stay, status: 'PENDING' }))).json()).toMatchObject({ code: 'occupied' });
    expect((await desk.get('doors')).body).not.toContain('"id":1,"room":"Studio"');
    expect(await get(server, `/api/apartment-bookings/${id}`)).toMatchObject({
      room: { name: 'Studio', apartmentName: 'Căn Hộ Đẹp' },
    });
    const other = await desk.send('POST', 'homes/1/rooms', { ...room, doors: ['A1001'] });
    expect(other.statusCode).toBe(201);
    await undo(desk, 1, other.json<Made>());
    expect((await undo(desk, 1, gone.json<Made>())).statusCode).toBe(200);
    expect(await doorsOf(desk, 1)).toMatchObject([{ of: 1, doors: ['A1001'], maxRooms: 1 }, {}, {}]);
  });

  it('is answered the same when the call comes again, whatever has become of its apartment', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const key = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000005' };
    const gone = await desk.send('DELETE', 'homes/1/rooms/2', undefined, key);
    const again = await desk.send('DELETE', 'homes/1/rooms/2', undefined, key);
    expect([gone.statusCode, again.statusCode, again.json()]).toEqual([200, 200, gone.json()]);
    expect((await desk.send('DELETE', 'homes/1/rooms/2')).statusCode).toBe(404);
    const add = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000006' };
    const made = await desk.send('POST', 'homes/4/rooms', { ...room, name: 'Gác' }, add);
    expect((await desk.send('DELETE', 'homes/4')).statusCode).toBe(200);
    const madeAgain = await desk.send('POST', 'homes/4/rooms', { ...room, name: 'Gác' }, add);
    expect([made.statusCode, madeAgain.statusCode, madeAgain.json()]).toEqual([201, 201, made.json()]);
  });

  it('takes its apartment from every list, and gives it back', async () => {
    const server = await start({ hotel, files, env });
    const desk = await deskOf(server);
    const key = { 'idempotency-key': 'c0ffee00-0000-4000-8000-000000000004' };
    const gone = await desk.send('DELETE', 'homes/4', undefined, key);
    expect(gone.json()).toMatchObject({ value: null, version: null });
    const again = await desk.send('DELETE', 'homes/4', undefined, key);
    expect([again.statusCode, again.json()]).toEqual([200, gone.json()]);
    expect((await get<Apartment[]>(server, '/api/apartments')).map((one) => one.id)).toEqual([1, 2, 3]);
    expect(await get<unknown[]>(server, '/api/places')).toHaveLength(1);
    expect((await desk.get('homes/4')).statusCode).toBe(404);
    expect((await desk.get('homes')).json<DeskApartments>().items.map((one) => one.id)).toEqual([1, 2, 3]);
    expect((await server.app.inject('/sitemap.xml')).body).not.toContain('nha-pho-co');
    expect((await desk.get('calendar?from=2026-12-24&nights=3')).body).not.toContain('Nhà Phố Cổ');
    expect((await undo(desk, 4, gone.json<Made>())).statusCode).toBe(200);
    expect((await roomsOf(server, 4)).map((one) => one.id)).toEqual([7]);
    expect((await desk.send('DELETE', 'homes/99')).statusCode).toBe(404);
    expect((await desk.send('DELETE', 'homes/4/rooms/1')).statusCode).toBe(404);
  });

  it('is not taken away while another channel still sells it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.send('POST', 'channels', { roomId: 1, name: 'Booking.com', url: 'https://127.0.0.1:9/x.ics' });
    const refused = await desk.send('DELETE', 'homes/1/rooms/1');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'roomOnChannel', channels: ['Booking.com'] },
    ]);
  });
});

const startOne = onSqlite();

it('asks more guests for what the desk says of their room type, everywhere the same', async () => {
  const server = await startOne({ hotel });
  const desk = await deskOf(server);
  const { value, version } = (await desk.get('homes/1')).json<ContentState>();
  const before = value as ApartmentEdit;
  expect(before.rooms[1]?.surcharges).toEqual({});
  const surcharges = { adult: 350_000, child: 50_000 };
  const rooms = before.rooms.map((one) => (one.id === 2 ? { ...one, surcharges } : one));
  expect((await desk.send('PUT', 'homes/1', { value: { ...before, rooms }, version })).statusCode).toBe(200);
  expect(await roomsOf(server, 1)).toMatchObject([{}, { surcharges }, {}]);
  const party = { ...stay, roomId: 2, adults: 3, children: 2 };
  const query = new URLSearchParams(Object.entries({ ...party, quantity: 1 }).map(([key, one]) => [key, String(one)]));
  expect(await get(server, `/api/quote?${query.toString()}`)).toMatchObject({ surcharge: 400_000, total: 2_200_000 });
  const wanted = { ...party, status: 'PENDING', totalPrice: 2_200_000 };
  expect((await book(server, bookingOf(wanted))).statusCode).toBe(201);
  expect((await roomsOf(server, 1))[0]).toMatchObject({ surcharges: { adult: 200_000, child: 100_000 } });
});

it('is refused with the field that is wrong', async () => {
  const desk = await deskOf(await startOne({ hotel }));
  const wrong: [string, string, object][] = [
    ['homes', 'name', { ...home, name: undefined, rooms: [room] }],
    ['homes', 'name.vi', { ...home, name: '???', rooms: [room] }],
    ['homes', 'name.vi', { ...home, name: 'Căn hộ đẹp', rooms: [room] }],
    ['homes', 'location', { ...home, location: undefined, rooms: [room] }],
    ['homes', 'city', { ...home, location: '12 Võ Nguyên Giáp', rooms: [room] }],
    ['homes', 'rooms.0.price', { ...home, rooms: [{ ...room, price: 0 }] }],
    ['homes', 'rooms.1.doors', { ...home, rooms: [room, { ...room, doors: ['Z999'] }] }],
    ['homes/1/rooms', 'doors', { ...room, doors: ['B902'] }],
    ['homes/1/rooms', 'doors', { ...room, doors: ['Z999'] }],
    ['homes/1/rooms', 'doors', { ...room, doors: ['A1002', 'a1002'] }],
    ['homes/1/rooms', 'maxAdults', { ...room, maxAdults: 0 }],
    ['homes/1/rooms', 'name.vi', { ...room, name: '' }],
  ];
  for (const [path, field, body] of wrong) {
    const answer = await desk.send('POST', path, body);
    expect([path, field, answer.statusCode, answer.json<{ field: string }>().field]).toEqual([path, field, 422, field]);
  }
  expect((await desk.send('POST', 'homes/99/rooms', room)).statusCode).toBe(404);
});
