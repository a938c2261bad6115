import { describe, expect, it } from 'vitest';
import { tour, tourList, type Tour } from '../../../src/contract/tours/tours';
import { TOUR_AREAS } from '../../../src/domain/tours/tours';
import demo from '../../../src/server/demo/hotel.json';
import { onOneServer, onSqlite } from '../../support/server-engines';
import { tourHotel } from '../../support/tours';

const start = onSqlite();
const hotel = tourHotel();
const house = onOneServer({ hotel });

describe('tours', () => {
  it('answer the specification’s fields, in the language that is asked for', async () => {
    const { app } = await start({ hotel });
    const one = tour.parse((await app.inject('/api/tours/1?lang=en')).json());
    expect(one).toEqual({
      id: 1,
      name: 'A Night on the Bay',
      description: 'Sleep on a boat.',
      durationDays: 2,
      transportation: 'Boat',
      hotel: 'Cabin',
      price: 2_999_999,
      discountPercent: 10,
      area: 'HA_LONG',
      status: 'ACTIVE',
      images: [
        { id: 1, imageUrl: '/pictures/tours/t-01-1.svg', featured: true },
        { id: 2, imageUrl: '/pictures/tours/t-01-2.svg', featured: false },
      ],
      schedules: [
        {
          id: 1,
          title: 'Out to the bay',
          description: 'Boarding.',
          details: [
            { id: 1, timeSlot: '12:00:00', description: 'On board' },
            { id: 2, timeSlot: '14:30:00', description: 'Kayaking' },
          ],
        },
      ],
    });
  });

  it('that say neither how one travels nor where one sleeps have the specification’s words', async () => {
    const { app } = await start({ hotel });
    const one = (await app.inject('/api/tours/2')).json<Tour>();
    expect([one.transportation, one.hotel]).toEqual(['Ôtô', 'Khách sạn tiêu chuẩn']);
  });

  it.each([
    ['/api/tours', [1, 2, 4]],
    ['/shared-tours.json', [1, 2, 4]],
    ['/shared-tours.json?t=1763600000', [1, 2, 4]],
    ['/api/tours/by-area?area=HA_NOI', [2]],
    ['/api/tours/by-area?area=HA_LONG', [1]],
    ['/api/tours/by-area?area=OTHER', [4]],
    ['/api/tours/by-area?area=DA_NANG', []],
  ])('%s lists %j, and never what is not for sale', async (url, ids) => {
    const list = tourList.parse((await house().app.inject(url)).json());
    expect(list.map(({ id }) => id)).toEqual(ids);
    expect(list.every(({ status }) => status === 'ACTIVE')).toBe(true);
  });

  it.each([
    ['/api/tours/3', 404, undefined],
    ['/api/tours/99', 404, undefined],
    ['/api/tours/1%20or%201=1', 404, undefined],
    ['/api/tours/by-area', 422, 'area'],
    ['/api/tours/by-area?area=SAPA', 422, 'area'],
    ['/api/tours/by-area?area=HA_NOI&area=DROP', 422, 'area'],
  ])('%s is refused with %i', async (url, status, field) => {
    const answer = await house().app.inject(url);
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([status, field]);
  });

  it('can be kept by a cache, and say "unchanged" in 304', async () => {
    const { app } = await start({ hotel });
    for (const url of ['/api/tours', '/api/tours/by-area?area=HA_NOI', '/api/tours/1', '/shared-tours.json']) {
      const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(first.headers['cache-control']).toMatch(/public, max-age=60/);
      expect(first.headers['x-hien']).toBe('1');
      const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it('a change by another process is there within two seconds of the next question', async () => {
    const server = await start({ hotel });
    const { db } = server.database;
    await db.updateTable('tours').set({ price: 500_000 }).where('id', '=', 2).execute();
    await db.updateTable('revisions').set({ value: 9 }).where('name', '=', 'tours').execute();
    server.clock.forward(2000);
    expect((await server.app.inject('/api/tours/2')).json<Tour>().price).toBe(500_000);
  });

  it('a hotel file without tours starts with none', async () => {
    expect((await (await start()).app.inject('/api/tours')).json()).toEqual([]);
  });

  it.each([
    [{ name: '!!!', area: 'HA_NOI', durationDays: 1, price: 1 }, 'tours[0].name'],
    [{ name: 'A', area: 'SAPA', durationDays: 1, price: 1 }, 'tours[0].area'],
    [{ name: 'A', area: 'HA_NOI', durationDays: 0, price: 1 }, 'tours[0].durationDays'],
    [
      { name: 'A', area: 'HA_NOI', durationDays: 1, price: 1, schedules: [{ title: 'x', details: [['25:00', 'y']] }] },
      'details[0][0]',
    ],
  ])('a hotel file with %j says which key is wrong', async (one, key) => {
    await expect(start({ hotel: tourHotel({ tours: [one] }) })).rejects.toThrow(key);
  });

  it('two tours of one address are one too many', async () => {
    const tours = ['Tràng An', 'Trang an'].map((name) => ({ name, area: 'OTHER', durationDays: 1, price: 1 }));
    await expect(start({ hotel: tourHotel({ tours }) })).rejects.toThrow('trang-an stands twice');
  });
});

describe('the demo hotel’s tours', () => {
  it('are many, in both areas and elsewhere, with five pictures and an hour for everything', async () => {
    const { app } = await start({ hotel: demo });
    for (const lang of ['vi', 'en']) {
      const list = tourList.parse((await app.inject(`/api/tours?lang=${lang}`)).json());
      const of = (area: string): number => list.filter((one) => one.area === area).length;
      expect(list.length).toBeGreaterThanOrEqual(16);
      expect([of('HA_LONG') >= 6, of('HA_NOI') >= 6, of('OTHER') >= 2]).toEqual([true, true, true]);
      expect(TOUR_AREAS).toEqual(expect.arrayContaining(list.map(({ area }) => area)));
      for (const one of list) {
        expect([one.name, one.images.length, one.schedules.length]).toEqual([one.name, 5, one.durationDays]);
        expect(one.images.some(({ featured }) => featured)).toBe(true);
        for (const { details } of one.schedules) {
          const hours = details.map(({ timeSlot }) => timeSlot);
          expect([one.name, hours]).toEqual([one.name, [...hours].sort()]);
          expect(hours.length).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it('have every duration and every price band that a list can be filtered by', async () => {
    const { app } = await start({ hotel: demo });
    const list = (await app.inject('/api/tours')).json<Tour[]>();
    expect(new Set(list.map(({ durationDays }) => durationDays))).toEqual(new Set([1, 2, 3]));
    expect(list.some(({ discountPercent }) => discountPercent > 0)).toBe(true);
  });
});
