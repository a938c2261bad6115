import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { DeskItems } from '../../../src/contract/desk/today';
import { addDays } from '../../../src/domain/days';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { asBooker, booked, bookingOf, stayHotel } from '../../support/stays';

const hotel = stayHotel();
const DAY = 24 * 3_600_000;
const WORDS = { rating: 5, text: 'Sạch, đúng như ảnh.', name: 'Hồng' };

/** A confirmed booking of three nights from the 22nd of November on; the test's clock stands on the 20th. */
async function confirmed(server: TestServer, desk: Desk, from: 22 | 25 | 28 = 22): Promise<string> {
  const checkIn = `2026-11-${from}`;
  const nights = { checkIn, checkOut: addDays(checkIn, 3), totalPrice: 2_700_000 };
  const id = await booked(server, bookingOf({ roomId: 2, ...nights, status: 'PENDING', guestName: 'Nguyễn Thị Hồng' }));
  await desk.send('POST', `bookings/${id}/confirm`, {});
  return id;
}
const write = (
  { app }: TestServer,
  id: string,
  changes: Partial<typeof WORDS> = {},
  headers: Record<string, string> = asBooker(id),
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'PUT',
    url: `/api/apartment-bookings/${id}/review`,
    payload: { ...WORDS, ...changes },
    headers,
  });
const viewOf = async ({ app }: TestServer, id: string, headers: Record<string, string> = asBooker(id)) =>
  (await app.inject({ url: `/api/apartment-bookings/${id}`, headers })).json<BookingView>();
const refusal = (answer: LightMyRequestResponse) => {
  const { code, field } = answer.json<{ code: string; field?: string }>();
  return [answer.statusCode, code, ...(field === undefined ? [] : [field])];
};
const listed = async (desk: Desk) => (await desk.get('items?kind=review&lang=vi')).json<DeskItems>().items;
const decide = async (desk: Desk, id: string, changes: object = {}) => {
  const version = (await listed(desk))[0]?.review?.version;
  return desk.send('PUT', `reviews/${id}`, { shown: true, answer: '', reason: '', version, ...changes });
};

onEveryEngine('a review', (start) => {
  it('is written by whose stay it was, once that is over, and by nobody else', async () => {
    const server = await start({ hotel });
    const id = await confirmed(server, await deskOf(server));
    expect((await viewOf(server, id)).review).toBeUndefined();
    expect(refusal(await write(server, id))).toEqual([409, 'notStayed']);
    server.clock.now += 6 * DAY;
    expect((await viewOf(server, id)).review).toEqual({ name: 'Hồng', written: null });
    expect((await viewOf(server, id, {})).review).toBeUndefined();
    expect(refusal(await write(server, id, {}, {}))).toEqual([403, 'bookerOnly']);
    expect(refusal(await write(server, id, { rating: 0 }))).toEqual([422, 'required', 'rating']);
    const answer = await write(server, id);
    expect(answer.json<BookingView>().review?.written).toEqual({ ...WORDS, shown: false, answer: '' });
  });

  it('is not for who never came', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    server.clock.now += 3 * DAY;
    expect((await desk.send('PUT', `bookings/${id}/no-show`, {})).statusCode).toBe(200);
    server.clock.now += 3 * DAY;
    expect(refusal(await write(server, id))).toEqual([409, 'notStayed']);
  });

  it('waits at the desk, which shows it with an answer; changed it is hidden and waits anew', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    server.clock.now += 6 * DAY;
    await write(server, id);
    const todos = async () => (await desk.get('today')).json<{ todos: { key: string; place: string }[] }>().todos;
    const isWaiting = async () => (await todos()).some(({ key }) => key === `item:review:${id}`);
    expect((await todos()).find(({ key }) => key === `item:review:${id}`)?.place).toBe('Căn Hộ Đẹp');
    expect(await listed(desk)).toMatchObject([
      { id, who: 'Hồng', text: WORDS.text, review: { rating: 5, shown: false } },
    ]);
    expect((await decide(desk, id, { answer: 'Cảm ơn bạn.', reason: 'khách quen' })).statusCode).toBe(200);
    expect(await isWaiting()).toBe(false);
    expect((await viewOf(server, id)).review?.written).toMatchObject({ shown: true, answer: 'Cảm ơn bạn.' });
    expect(JSON.stringify(await viewOf(server, id))).not.toContain('khách quen');
    const shown = await server.app.inject('/api/apartments/1/reviews');
    const words = { rating: 5, text: WORDS.text, name: 'Hồng', lang: 'vi', month: '2026-11', nights: 3 };
    expect(shown.json()).toEqual({ count: 1, mean: null, reviews: [{ ...words, answer: 'Cảm ơn bạn.' }] });
    // The same words sent again, by a phone that has heard no answer, change nothing.
    await write(server, id);
    expect((await viewOf(server, id)).review?.written?.shown).toBe(true);
    const [read] = await listed(desk);
    await write(server, id, { text: 'Ồn.' });
    expect((await viewOf(server, id)).review?.written).toMatchObject({ text: 'Ồn.', shown: false, answer: '' });
    expect(await isWaiting()).toBe(true);
    const none = await server.app.inject('/api/apartments/1/reviews');
    expect(none.json()).toEqual({ count: 0, mean: null, reviews: [] });
    const stale = await decide(desk, id, { version: read?.review?.version });
    expect(refusal(stale)).toEqual([409, 'reviewChanged']);
    expect((await viewOf(server, id)).review?.written?.shown).toBe(false);
    expect((await desk.get('audit')).body).toContain('review.change');
  });

  it('counts for search engines as soon as the page shows a mean, and no longer once it is taken back', async () => {
    const head = '<html lang="vi"><head><title>Hiên</title><meta name="description" content="cũ" /></head>';
    const page = `<!doctype html>${head}<body><div id="root"></div></body></html>`;
    const server = await start({ hotel, files: { 'index.html': page } });
    const desk = await deskOf(server);
    const ids = [await confirmed(server, desk), await confirmed(server, desk, 25), await confirmed(server, desk, 28)];
    server.clock.now += 14 * DAY;
    const rated = async () =>
      /"aggregateRating":(\{.*?\})/.exec((await server.app.inject('/apartment-detail/1?lang=en')).body)?.[1];
    for (const [at, id] of ids.entries()) {
      expect(await rated()).toBeUndefined();
      await write(server, id, { rating: [5, 4, 5][at] ?? 0 });
      await decide(desk, id);
    }
    const mark = { ratingValue: 4.7, reviewCount: 3, bestRating: 5 };
    expect(JSON.parse((await rated()) ?? 'null')).toEqual({ '@type': 'AggregateRating', ...mark });
    const url = `/api/apartment-bookings/${ids[0] ?? ''}/review`;
    await server.app.inject({ method: 'DELETE', url, headers: asBooker(ids[0] ?? '') });
    expect(await rated()).toBeUndefined();
  });

  it('is taken back by its guest, given to them in their export, and goes with them', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    server.clock.now += 6 * DAY;
    await write(server, id);
    const url = `/api/apartment-bookings/${id}/review`;
    expect(refusal(await server.app.inject({ method: 'DELETE', url }))).toEqual([403, 'bookerOnly']);
    const back = await server.app.inject({ method: 'DELETE', url, headers: asBooker(id) });
    expect(back.json<BookingView>().review?.written).toBeNull();
    expect(await listed(desk)).toEqual([]);
    await write(server, id);
    const who = { who: 'hong1@example.vn' };
    expect((await desk.send('POST', 'privacy/person/export', { ...who, form: 'json' })).body).toContain(WORDS.text);
    const { version } = (await desk.send('POST', 'privacy/person', who)).json<{ version: string }>();
    expect((await desk.send('POST', 'privacy/person/erase', { ...who, version })).statusCode).toBe(200);
    expect(await server.database.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
  });
});
