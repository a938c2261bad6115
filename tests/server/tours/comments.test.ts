import { describe, expect, it } from 'vitest';
import { commentList, postedComment, type Comment } from '../../../src/contract/tours/comments';
import { signedIn } from '../../support/accounts';
import { onEveryEngine, onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { tourHotel } from '../../support/tours';

const hotel = tourHotel();
/** Every call comes from another place: what one place may send in a minute is not what is tried here. */
let addresses = 0;

const say = (
  { app }: TestServer,
  who: { id: string; cookie: string },
  comment: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/comments',
    payload: { userId: who.id, targetType: 'TOUR', targetId: 1, comment, ...changes },
    headers: { cookie: who.cookie, ...headers },
    remoteAddress: `203.0.113.${(addresses += 1)}`,
  });
const read = async ({ app }: TestServer, tour = 1): Promise<Comment[]> =>
  commentList.parse((await app.inject(`/api/comments/TOUR/${tour}`)).json());

onEveryEngine('comments on a tour', (start) => {
  it('come newest first, also those of one moment, and belong to their tour', async () => {
    const server = await start({ hotel });
    const who = await signedIn(server);
    for (const text of ['một', 'hai', 'ba']) await say(server, who, text);
    server.clock.forward(1000);
    await say(server, who, 'bốn');
    expect((await read(server)).map(({ comment }) => comment)).toEqual(['bốn', 'ba', 'hai', 'một']);
    expect(await read(server, 2)).toEqual([]);
  });

  it('one key is one comment and one answer', async () => {
    const server = await start({ hotel });
    const who = await signedIn(server);
    const key = { 'idempotency-key': 'the-same-words-again' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => say(server, who, 'Đẹp', {}, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await read(server)).toHaveLength(1);
  });

  it('of one account are 20 an hour, however many come at once; a repeated one counts once', async () => {
    const server = await start({ hotel });
    const [one, other] = [await signedIn(server, 1), await signedIn(server, 2)];
    const key = { 'idempotency-key': 'said-twice-by-a-bad-network' };
    for (let time = 0; time < 3; time += 1) await say(server, one, 'Lời đầu', {}, key);
    server.clock.forward(10 * 60_000);
    const crowd = await Promise.all(Array.from({ length: 22 }, (_, at) => say(server, one, `Lời ${at}`)));
    const refused = crowd.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'tooManyComments']),
    );
    // The first of the twenty is an hour old in 50 minutes.
    expect(refused[0]?.headers['retry-after']).toBe('3000');
    expect((await say(server, other, 'Lời của người khác')).statusCode).toBe(201);
    expect((await say(server, one, 'Lời đầu', {}, key)).statusCode).toBe(201);
    server.clock.forward(3000 * 1000);
    expect((await say(server, one, 'Lời sau')).statusCode).toBe(201);
    expect((await say(server, one, 'Lời sau nữa')).statusCode).toBe(429);
  });
});

describe('a comment', () => {
  const start = onSqlite();
  const house = onOneServer({ hotel });

  it('tells who wrote it by id alone, and its text stays the text it was', async () => {
    const server = await start({ hotel });
    const who = await signedIn(server);
    const text = '<img src=x onerror=alert(1)> & "đẹp"\nlắm';
    const answer = await say(server, who, `  ${text}\r\n `);
    expect(answer.statusCode).toBe(201);
    const { receivedAt, ...kept } = postedComment.parse(answer.json());
    expect(receivedAt).toBe(new Date(server.clock.now).toISOString());
    expect(await read(server)).toEqual([kept]);
    expect(kept).toEqual({
      id: kept.id,
      userId: who.id,
      targetType: 'TOUR',
      targetId: 1,
      comment: text,
      createdAt: new Date(server.clock.now).toISOString(),
    });
  });

  it('needs a session', async () => {
    const server = await start({ hotel });
    const answer = await say(server, { id: 'x', cookie: '' }, 'Đẹp');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'signInNeeded']);
  });

  it('is in nobody else’s name', async () => {
    const server = await start({ hotel });
    const [one, other] = [await signedIn(server, 1), await signedIn(server, 2)];
    expect((await say(server, one, 'Đẹp', { userId: other.id })).statusCode).toBe(403);
    expect(await read(server)).toEqual([]);
  });

  it('of another site’s page is refused', async () => {
    const server = await start({ hotel });
    const who = await signedIn(server);
    expect((await say(server, who, 'Đẹp', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  let guest: { id: string; cookie: string } | undefined;
  it.each([
    [{ comment: ' \n ' }, 422, 'required', 'comment'],
    [{ comment: 'x'.repeat(2001) }, 422, 'tooLong', 'comment'],
    [{ comment: 'a\u0000' }, 422, 'invalid', 'comment'],
    [{ comment: undefined }, 422, 'required', 'comment'],
    [{ targetType: 'HOTEL' }, 422, 'invalid', 'targetType'],
    [{ targetId: '1' }, 422, 'invalid', 'targetId'],
    [{ targetId: 3 }, 404, 'notFound', undefined],
    [{ targetId: 99 }, 404, 'notFound', undefined],
  ])('with %j is refused with %i %s', async (changes, status, code, field) => {
    guest ??= await signedIn(house());
    const answer = await say(house(), guest, 'Đẹp', changes);
    const refusal = answer.json<{ code: string; field?: string }>();
    expect([answer.statusCode, refusal.code, refusal.field]).toEqual([status, code, field]);
  });

  it('cannot choose its time or its id', async () => {
    const server = await start({ hotel });
    const who = await signedIn(server);
    await say(server, who, 'Đẹp', { id: 'mine', createdAt: '1999-01-01T00:00:00Z' });
    const [kept] = await read(server);
    expect([kept?.id === 'mine', kept?.createdAt]).toEqual([false, new Date(server.clock.now).toISOString()]);
  });

  it.each(['/api/comments/TOUR/3', '/api/comments/TOUR/x', '/api/comments/HOTEL/1'])('%s is 404', async (url) => {
    expect((await house().app.inject(url)).statusCode).toBe(404);
  });

  it('list that has not changed is 304', async () => {
    const { app } = await start({ hotel });
    const first = await app.inject('/api/comments/TOUR/1');
    const again = await app.inject({
      url: '/api/comments/TOUR/1',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([first.headers['cache-control'], again.statusCode]).toEqual(['no-cache', 304]);
  });
});
