/** @module-tag last-ring */
import { expect, it } from 'vitest';
import type { Apartment, Room, ShownPicture } from '../../../src/contract/catalogue/apartments';
import type { ContentState } from '../../../src/contract/editing/content';
import type { ApartmentEdit, RoomEdit } from '../../../src/contract/catalogue/desk';
import type { DeskPhoto } from '../../../src/contract/photos/desk';
import type { DeskTours, TourEdit } from '../../../src/contract/tours/desk';
import type { Tour } from '../../../src/contract/tours/tours';
import { type Desk, deskOf } from '../../support/desk';
import { plainPicture, sendPhoto } from '../../support/pictures';
import { onEveryEngine, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { book, booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';
import { tourHotel } from '../../support/tours';

const get = async <T>({ app }: TestServer, url: string): Promise<T> => (await app.inject(url)).json<T>();

/** Changes a thing as somebody does who has just opened it. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- what the thing is follows from its address
async function change<T>(desk: Desk, path: string, make: (value: T) => unknown) {
  const { value, version } = (await desk.get(path)).json<ContentState>();
  return desk.send('PUT', path, { value: make(value as T), version });
}
const undo = async (desk: Desk, path: string) =>
  desk.send('POST', `${path}/undo`, { change: (await desk.get(path)).json<ContentState>().last?.id });

const inRoom1 =
  (part: Partial<RoomEdit>) =>
  (home: ApartmentEdit): ApartmentEdit => ({
    ...home,
    rooms: home.rooms.map((room) => (room.id === 1 ? { ...room, ...part } : room)),
  });

onEveryEngine('an apartment edited at the desk', (start) => {
  it('sells at its new price at once, refuses the old one, and keeps what was booked before', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf());
    expect((await change(desk, 'homes/1', inRoom1({ price: 2_000_000, discount: 0 }))).statusCode).toBe(200);
    expect(await get<Room[]>(server, '/api/rooms/apartment/1')).toMatchObject([
      { price: 2_000_000, discount: 0 },
      {},
      {},
    ]);
    const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
    const old = await book(server, bookingOf({ ...dates, totalPrice: totalOfRoom1(dates.checkIn, dates.checkOut) }, 2));
    expect(old.statusCode).toBe(409);
    expect(old.json()).toMatchObject({ code: 'priceChanged', totalPrice: 4_000_000 });
    expect((await book(server, bookingOf({ ...dates, totalPrice: 4_000_000 }, 2))).statusCode).toBe(201);
    expect(await get(server, `/api/apartment-bookings/${id}`)).toMatchObject({ totalPrice: 2_550_000 });
    expect((await undo(desk, 'homes/1')).statusCode).toBe(200);
    expect(await get<Room[]>(server, '/api/rooms/apartment/1')).toMatchObject([
      { price: 1_500_000, discount: 15 },
      {},
      {},
    ]);
  });

  it('never has fewer rooms than are sold on some night to come', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    const one = { roomId: 2, status: 'PENDING', checkIn: '2026-12-01', checkOut: '2026-12-02', totalPrice: 900_000 };
    for (const guest of [1, 2]) await booked(server, bookingOf(one, guest));
    const rooms = (maxRooms: number) => (home: ApartmentEdit) => ({
      ...home,
      rooms: home.rooms.map((room) => (room.id === 2 ? { ...room, maxRooms } : room)),
    });
    const refused = await change(desk, 'homes/1', rooms(1));
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ code: 'roomsSold', field: 'rooms.1.maxRooms', needed: 2 });
    expect((await get<Room[]>(server, '/api/rooms/apartment/1'))[1]).toMatchObject({ maxRooms: 3 });
    expect((await change(desk, 'homes/1', rooms(2))).statusCode).toBe(200);
    server.clock.now = Date.UTC(2026, 11, 3);
    expect((await change(desk, 'homes/1', rooms(1))).statusCode).toBe(200);
  });

  it('keeps its number of rooms, also above its doors, when something else of it is saved', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    await server.database.db.updateTable('rooms').set({ max_rooms: 5 }).where('id', '=', 2).execute();
    const renamed = await change<ApartmentEdit>(desk, 'homes/1', (home) => ({ ...home, acreage: 77 }));
    expect(renamed.statusCode).toBe(200);
    expect((await get<Room[]>(server, '/api/rooms/apartment/1'))[1]).toMatchObject({ maxRooms: 5 });
  });

  it('is neither shown nor sold when it is hidden, and what is booked in it stays', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf());
    await change<ApartmentEdit>(desk, 'homes/1', (home) => ({ ...home, status: 'HIDDEN' }));
    expect((await get<Apartment[]>(server, '/api/apartments')).map((one) => one.id)).toEqual([2, 3, 4]);
    for (const url of ['/api/rooms/apartment/1', '/api/rooms/1', '/api/room-images/room/1']) {
      expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await server.app.inject('/sitemap.xml')).body).not.toContain('can-ho-dep');
    const dates = { checkIn: '2027-01-10', checkOut: '2027-01-12' };
    const sold = await book(
      server,
      bookingOf({ ...dates, totalPrice: totalOfRoom1(dates.checkIn, dates.checkOut) }, 2),
    );
    expect(sold.json()).toMatchObject({ code: 'occupied' });
    expect(await get(server, `/api/apartment-bookings/${id}`)).toMatchObject({ status: 'HOLD' });
    await undo(desk, 'homes/1');
    expect(
      (await book(server, bookingOf({ ...dates, totalPrice: totalOfRoom1(dates.checkIn, dates.checkOut) }, 2)))
        .statusCode,
    ).toBe(201);
  });

  it('can hide one of its rooms', async () => {
    const server = await start({ hotel: stayHotel() });
    await change(await deskOf(server), 'homes/1', inRoom1({ hidden: true }));
    expect((await get<Room[]>(server, '/api/rooms/apartment/1')).map((room) => room.id)).toEqual([2, 3]);
    expect((await book(server, bookingOf())).json()).toMatchObject({ code: 'occupied' });
  });

  it('stands in lists where the desk puts it', async () => {
    const server = await start({ hotel: stayHotel() });
    const desk = await deskOf(server);
    await change(desk, 'home-order', () => ({ ids: [3, 1, 2] }));
    expect((await get<Apartment[]>(server, '/api/apartments')).map((one) => one.id)).toEqual([3, 1, 2, 4]);
    await undo(desk, 'home-order');
    expect((await get<Apartment[]>(server, '/api/apartments')).map((one) => one.id)).toEqual([1, 2, 3, 4]);
  });
});

onEveryEngine('a tour edited at the desk', (start) => {
  it('is on the site with everything it says, and as before after the undo', async () => {
    const server = await start({ hotel: tourHotel() });
    const desk = await deskOf(server);
    const before = await get<Tour>(server, '/api/tours/1');
    await change<TourEdit>(desk, 'tours/1', (tour) => ({
      ...tour,
      price: 3_500_000,
      schedules: [{ ...tour.schedules[0], details: [{ time: '06:15', what: { vi: 'Đón khách', en: 'Pick-up' } }] }],
    }));
    expect(await get(server, '/api/tours/1')).toMatchObject({
      price: 3_500_000,
      images: before.images,
      schedules: [{ title: 'Ra vịnh', details: [{ timeSlot: '06:15:00', description: 'Đón khách' }] }],
    });
    await undo(desk, 'tours/1');
    expect(await get(server, '/api/tours/1')).toEqual(before);
  });

  it('can be added hidden, shown, and taken away with its creation', async () => {
    const server = await start({ hotel: tourHotel() });
    const desk = await deskOf(server);
    const { value } = (await desk.get('tours/2')).json<ContentState>();
    const tour = { ...(value as TourEdit), name: { vi: 'Yên Tử', en: 'Yen Tu' }, status: 'INACTIVE' };
    const made = (await desk.send('POST', 'tours', { value: tour })).json<ContentState>();
    const shown = async () => (await get<Tour[]>(server, '/api/tours')).map(({ name }) => name);
    expect(await shown()).not.toContain('Yên Tử');
    await desk.send('PUT', `tours/${made.subject}`, { value: { ...tour, status: 'ACTIVE' }, version: made.version });
    expect((await shown()).at(-1)).toBe('Yên Tử');
    for (let times = 0; times < 2; times += 1) await undo(desk, `tours/${made.subject}`).catch(() => null);
    const { items } = (await desk.get('tours')).json<DeskTours>();
    expect([await shown(), items.map(({ name }) => name.vi)].flat()).not.toContain('Yên Tử');
  });

  it('may not have the name of another: their pages would have one address', async () => {
    const server = await start({ hotel: tourHotel() });
    const answer = await change<TourEdit>(await deskOf(server), 'tours/1', (tour) => ({
      ...tour,
      name: { vi: 'PHO CO mot vong', en: 'x' },
    }));
    expect(answer.json()).toMatchObject({ code: 'nameTaken', field: 'name.vi' });
  });
});

const startOne = onSqlite();

it('is refused with the field that is wrong', async () => {
  const desk = await deskOf(await startOne({ hotel: stayHotel({ tours: tourHotel()['tours'] }) }));
  const wrongApartments: [string, (home: ApartmentEdit) => unknown][] = [
    ['rooms.0.price', inRoom1({ price: 0 })],
    ['rooms.0.price', inRoom1({ price: 1_500_000.5 })],
    ['rooms.0.discount', inRoom1({ discount: 101 })],
    ['name.vi', (home) => ({ ...home, name: { vi: '???', en: 'x' } })],
    ['rooms', (home) => ({ ...home, rooms: home.rooms.map((room) => ({ ...room, id: 7 })) })],
    ['pictures.0.imageUrl', (home) => ({ ...home, pictures: [{ imageUrl: '//evil.example/x.png' }] })],
  ];
  for (const [field, make] of wrongApartments) {
    const answer = await change(desk, 'homes/1', make);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
  }
  const wrongTours: [string, Partial<TourEdit>][] = [
    ['durationDays', { durationDays: 0 }],
    ['price', { price: -1 }],
    [
      'schedules.0.details.0.time',
      {
        schedules: [
          {
            title: { vi: 'x', en: 'x' },
            description: { vi: '', en: '' },
            details: [{ time: '25:00', what: { vi: 'x', en: 'x' } }],
          },
        ],
      },
    ],
  ];
  for (const [field, part] of wrongTours) {
    const answer = await change<TourEdit>(desk, 'tours/1', (tour) => ({ ...tour, ...part }));
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([422, field]);
  }
  for (const path of ['homes/99', 'tours/x', 'posts/0']) expect((await desk.get(path)).statusCode).toBe(404);
});

it('shows a photograph with what is said of it in each language, and in other words as soon as they are changed', async () => {
  const server = await startOne({ hotel: stayHotel({ tours: tourHotel()['tours'] }) });
  const desk = await deskOf(server);
  const photo = (await sendPhoto(server, desk.cookie, await plainPicture(40, 40).jpeg().toBuffer())).json<DeskPhoto>();
  await change(desk, 'homes/1', inRoom1({ pictures: [{ imageUrl: photo.address }] }));
  await change<TourEdit>(desk, 'tours/1', (tour) => ({
    ...tour,
    images: [{ imageUrl: photo.address, featured: true }],
  }));
  const seen = async (lang: string) => [
    (await get<ShownPicture[]>(server, `/api/room-images/room/1?lang=${lang}`))[0],
    (await get<Tour>(server, `/api/tours/1?lang=${lang}`)).images[0],
  ];
  const said = (alt: string) => [
    { imageUrl: photo.address, alt },
    { imageUrl: photo.address, alt, featured: true, id: 1 },
  ];
  expect(await seen('vi')).toEqual(said('Sảnh đón'));
  expect(await seen('en')).toEqual(said('The lobby'));
  await change(desk, `photos/${photo.id}`, () => ({ alt: { vi: 'Hiên nhà', en: 'The porch' } }));
  expect(await seen('en')).toEqual(said('The porch'));
});
