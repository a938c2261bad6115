/** @module-tag last-ring */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { tourBookingReceipt } from '../../../src/contract/tours/tours';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { contactOf, tourBookingOf, tourHotel } from '../../support/tours';

const hotel = tourHotel();
const KEY = { 'idempotency-key': 'the-same-key-again' };

const post = (
  { app }: TestServer,
  url: string,
  payload: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload, headers });
const contacts = ({ database: { db } }: TestServer) => db.selectFrom('tour_contacts').selectAll().execute();
const trips = ({ database: { db } }: TestServer) => db.selectFrom('tour_bookings').selectAll().execute();

onEveryEngine('what is asked about tours', (start) => {
  it('a contact is kept for reception with the tour’s name', async () => {
    const server = await start({ hotel });
    const answer = await post(server, '/api/tours/1/contact', contactOf());
    expect(answer.statusCode).toBe(201);
    expect(await contacts(server)).toEqual([
      {
        id: answer.json<{ id: string }>().id,
        tour_id: 1,
        tour_name: 'Đêm trên Vịnh Đẹp',
        name: 'Nguyễn Thị Hồng',
        phone: '0912 345 678',
        email: 'hong@example.vn',
        message: 'Đi bốn người\nngày 24',
        lang: 'vi',
        created_at: server.clock.now,
      },
    ]);
  });

  it('a trip is kept with the price that our calculator makes', async () => {
    const server = await start({ hotel });
    const answer = await post(server, '/api/tour-bookings', tourBookingOf());
    expect(answer.statusCode).toBe(201);
    expect(tourBookingReceipt.parse(answer.json()).totalPrice).toBe(8_774_997);
    expect((await trips(server))[0]).toMatchObject({
      ...{ tour_id: 1, total: 8_774_997, departure_date: '2026-12-24', small_children: 1 },
      ...{ ward: 'Phường Hoàn Kiếm', district: '', payment_method: 'company', lang: 'vi' },
    });
  });

  it('one key is one effect and one answer, also when five come at once', async () => {
    const server = await start({ hotel });
    const device = { 'x-forwarded-for': '10.0.0.1' };
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => post(server, '/api/tour-bookings', tourBookingOf(), { ...KEY, ...device })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await trips(server)).toHaveLength(1);
  });
});

describe('a trip', () => {
  const start = onSqlite();

  it('at another price is refused, with the right one', async () => {
    const server = await start({ hotel });
    const answer = await post(server, '/api/tour-bookings', tourBookingOf({ totalPrice: 1 }));
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      409,
      expect.objectContaining({ code: 'priceChanged', totalPrice: 8_774_997, field: 'totalPrice' }),
    ]);
    expect(await trips(server)).toEqual([]);
  });

  it('that is not one of ours is taken without a price, whatever the caller says it costs', async () => {
    const server = await start({ hotel });
    const abroad = tourBookingOf({ tourId: null, tourType: 'international', tourName: 'Luang Prabang' });
    const answer = await post(server, '/api/tour-bookings', abroad);
    expect(tourBookingReceipt.parse(answer.json()).totalPrice).toBe(null);
    expect((await trips(server))[0]).toMatchObject({ tour_id: null, tour_name: 'Luang Prabang', total: null });
  });

  it('keeps the tour’s own name, not what the caller calls it', async () => {
    const server = await start({ hotel });
    await post(server, '/api/tour-bookings', tourBookingOf({ tourName: 'Khác', lang: 'en' }));
    expect((await trips(server))[0]).toMatchObject({ tour_name: 'A Night on the Bay', lang: 'en' });
  });

  it('that was answered gets the same answer when its day has passed and its price has changed', async () => {
    const server = await start({ hotel });
    const first = await post(server, '/api/tour-bookings', tourBookingOf(), KEY);
    server.clock.forward(60 * 86_400_000);
    const again = await post(server, '/api/tour-bookings', tourBookingOf(), KEY);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  it('is mailed to reception and, in their language, to whoever asks', async () => {
    const server = await start({ hotel });
    await post(server, '/api/tour-bookings', tourBookingOf({ lang: 'en', note: '<b>no pork</b>' }));
    const mails = await server.database.db.selectFrom('mails').selectAll().orderBy('kind').execute();
    expect(mails.map(({ kind, lang }) => [kind, lang])).toEqual([
      ['tourBooking', 'en'],
      ['tourBookingForHotel', 'vi'],
    ]);
    const folder = path.join(server.dataDir, 'mail');
    server.app.services.mails.trigger();
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2), { timeout: 5000 });
    const sent = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(sent.some((mail) => mail.includes('To: hong@example.vn'))).toBe(true);
    expect(sent.some((mail) => mail.includes('Reply-To: hong@example.vn'))).toBe(true);
    expect(sent.join()).not.toContain('<b>no pork</b></td>');
  });
});

describe('a trip', () => {
  const house = onOneServer({ hotel });

  it.each([
    [{ tourId: 3 }, 404, 'notFound', undefined],
    [{ tourId: 99 }, 404, 'notFound', undefined],
    [{ adults: 0 }, 422, 'tooFewGuests', 'adults'],
    [{ adults: 31 }, 422, 'tooManyGuests', 'adults'],
    [{ children: 1.5 }, 422, 'invalid', 'children'],
    [{ infants: '1' }, 422, 'invalid', 'infants'],
    [{ departureDate: '2026-11-20' }, 422, 'departurePast', 'departureDate'],
    [{ departureDate: '2026-02-30' }, 422, 'invalid', 'departureDate'],
    [{ departureDate: '2029-01-01' }, 422, 'tooFarAhead', 'departureDate'],
    [{ email: 'a@b.vn, c@d.vn' }, 422, 'email', 'email'],
    [{ fullName: 'x'.repeat(201) }, 422, 'tooLong', 'fullName'],
    [{ fullName: 'a\r\nBcc: x@y.z' }, 422, 'invalid', 'fullName'],
    [{ ward: '' }, 422, 'required', 'ward'],
    [{ paymentMethod: 'crypto' }, 422, 'invalid', 'paymentMethod'],
    [{ tourType: undefined }, 422, 'required', 'tourType'],
    [{ note: 'x'.repeat(5001) }, 422, 'tooLong', 'note'],
  ])('with %j is refused with %i %s', async (change, status, code, field) => {
    const server = house();
    // One client sends five in a minute.
    server.clock.forward(60_000);
    const answer = await post(server, '/api/tour-bookings', tourBookingOf(change));
    const refusal = answer.json<{ code: string; field?: string }>();
    expect([answer.statusCode, refusal.code, refusal.field]).toEqual([status, code, field]);
    expect(await trips(server)).toEqual([]);
  });
});

describe('a contact', () => {
  const start = onSqlite();
  const house = onOneServer({ hotel });

  it.each([
    ['/api/tours/3/contact', {}, 404, undefined],
    ['/api/tours/x/contact', {}, 404, undefined],
    ['/api/tours/1/contact', { name: ' ' }, 422, 'name'],
    ['/api/tours/1/contact', { phone: '' }, 422, 'phone'],
    ['/api/tours/1/contact', { email: 'x' }, 422, 'email'],
    ['/api/tours/1/contact', { name: 'a\u0000' }, 422, 'name'],
    ['/api/tours/1/contact', { message: 'x'.repeat(5001) }, 422, 'message'],
  ])('%s with %j is refused with %i', async (url, change, status, field) => {
    const server = house();
    // One client sends five in a minute.
    server.clock.forward(60_000);
    const answer = await post(server, url, contactOf(change));
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([status, field]);
    expect(await contacts(server)).toEqual([]);
  });

  it('needs no message, and what nobody asked for is not kept', async () => {
    const server = await start({ hotel });
    const answer = await post(
      server,
      '/api/tours/1/contact',
      contactOf({ message: undefined, state: 'done', id: 'x' }),
    );
    expect(answer.statusCode).toBe(201);
    expect((await contacts(server))[0]).toMatchObject({ message: '' });
    expect((await contacts(server))[0]?.id).not.toBe('x');
  });

  it('from another site’s page is refused', async () => {
    const server = await start({ hotel });
    const answer = await post(server, '/api/tours/1/contact', contactOf(), { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(await contacts(server)).toEqual([]);
  });

  it('the sixth within a minute waits', async () => {
    const server = await start({ hotel });
    const codes = [];
    for (let at = 0; at < 6; at += 1) codes.push((await post(server, '/api/tours/1/contact', contactOf())).statusCode);
    expect(codes).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
