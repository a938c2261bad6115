import { expect, it } from 'vitest';
import type { Today } from '../../../src/contract/desk/today';
import { USUAL_PRIVACY } from '../../../src/domain/privacy/retention';
import { deskOf, deskWith, type Desk } from '../../support/desk';
import {
  ask,
  atDesk,
  DAY,
  HOUR,
  listOf,
  requestsOf,
  STAY,
  STAY_MODE,
  stayOf,
  write,
} from '../../support/guest-requests';
import { plainPicture } from '../../support/pictures';
import { onEveryEngine } from '../../support/server-engines';

const board = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();

onEveryEngine('what a guest asks reception for', (start) => {
  it('is taken once under one idempotency key, and its receipt is the same each time', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const body = { text: '  Hai khăn tắm\r\nlớn  ' };
    const first = await ask(server, body, { key, idempotency: 'written-in-the-lift' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      id: expect.any(String) as string,
      state: 'SENT',
      receivedAt: '2026-11-20T03:00:00.000Z',
    });
    server.clock.forward(HOUR);
    const again = await ask(server, body, { key, idempotency: 'written-in-the-lift' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const other = await ask(server, { text: 'Ba khăn' }, { key, idempotency: 'written-in-the-lift' });
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'keyReused']);
    const [only, ...more] = await requestsOf(server, key);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ kind: 'TOWELS', text: 'Hai khăn tắm\nlớn', state: 'SENT', seenAt: null, answer: '' });
  });

  it('needs the key of the stay, of this door, that is not over, and says kindly whom to call instead', async () => {
    const server = await start();
    const { key, id } = await stayOf(server);
    const other = await stayOf(server, { apartment: 'B516' });
    for (const answer of [await ask(server, {}, {}), await listOf(server, undefined)]) {
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, 'stayKeyNeeded']);
      const phone = server.app.services.hotel.current.profile.phones.reception;
      expect(answer.json<{ message: string }>().message).toContain(phone);
    }
    for (const wrong of [`${key}x`, 'x', other.key]) {
      const answer = await ask(server, {}, { key: wrong });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'stayEnded']);
    }
    expect((await ask(server, {}, { key, code: 'B516' })).statusCode).toBe(403);
    expect((await ask(server, {}, { key, code: 'Z999' })).statusCode).toBe(403);
    await server.app.services.guestAccess.stays.revoke(id);
    expect((await ask(server, {}, { key })).statusCode).toBe(403);
    expect((await listOf(server, key)).statusCode).toBe(403);
  });

  it('is refused after check-out, but for who says then that they have left', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server, { to: '2026-11-21' });
    server.clock.forward(26 * HOUR + 1);
    const late = await ask(server, {}, { key });
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'stayEnded']);
    expect((await ask(server, { kind: 'DEPARTED' }, { key })).statusCode).toBe(201);
    expect(await requestsOf(server, key)).toHaveLength(1);
    server.clock.forward(DAY);
    expect((await ask(server, { kind: 'DEPARTED' }, { key })).statusCode).toBe(403);
  });

  it('slows down who tries keys, and a right key all the same gets through', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const answers: number[] = [];
    for (let each = 0; each < 12; each += 1) answers.push((await ask(server, {}, { key: `wrong${each}` })).statusCode);
    expect(answers.slice(-2)).toEqual([429, 429]);
    expect((await ask(server, {}, { key })).statusCode).toBe(201);
  });

  it.each([
    ['a kind that nobody has', { kind: 'PIZZA' }],
    ['a word with a NUL', { text: 'a\u0000b' }],
    ['half a letter', { text: 'a\ud83d' }],
    ['a control letter', { text: 'a\u0007b' }],
    ['501 letters', { text: 'a'.repeat(501) }],
    ['a photograph of towels', { photo: 'AAAA' }],
  ])('refuses %s and keeps nothing', async (_what, body) => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    expect((await ask(server, body, { key })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await ask(server, body, { key })).statusCode).toBeLessThan(500);
    expect(await requestsOf(server, key)).toEqual([]);
  });

  it('is refused from another site', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    expect((await ask(server, {}, { key, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  });

  it('keeps one photograph of a repair, drawn anew, for staff alone; what is none is refused', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const jpeg = await plainPicture(1600, 900)
      .withExif({ IFD0: { Copyright: 'Bí mật 4711' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.includes('4711')).toBe(true);
    const repair = { kind: 'REPAIR', text: 'Vòi nước rỉ', photo: jpeg.toString('base64') };
    const { id } = (await ask(server, repair, { key })).json<{ id: string }>();
    expect(await requestsOf(server, key)).toMatchObject([{ photo: true }]);
    const desk = await deskOf(server);
    const photo = await desk.get(`requests/${id}/photo`);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect([photo.headers['cache-control'], photo.rawPayload.includes('4711')]).toEqual(['no-store', false]);
    expect((await deskWith(server, '').get(`requests/${id}/photo`)).statusCode).toBe(401);
    expect((await desk.get('requests/none/photo')).statusCode).toBe(404);
    const text = await ask(server, { ...repair, photo: Buffer.from('<svg/>').toString('base64') }, { key });
    expect([text.statusCode, text.json<{ code: string }>().code]).toEqual([415, 'photoType']);
    const large = await ask(server, { ...repair, photo: Buffer.alloc(300_001, 1).toString('base64') }, { key });
    expect(large.statusCode).toBeGreaterThanOrEqual(400);
    expect(large.statusCode).toBeLessThan(500);
    expect(await requestsOf(server, key)).toHaveLength(1);
  });

  it('is limited for each stay, says when to come back, and never for a code that fails', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const neighbour = await stayOf(server, { apartment: 'B516' });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, each) => ask(server, { text: `Khăn ${each}` }, { key })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '900']);
    expect((await ask(server, { kind: 'CODE_FAILS' }, { key })).statusCode).toBe(201);
    expect((await ask(server, {}, { key: neighbour.key, code: 'B516' })).statusCode).toBe(201);
    const desk = await deskOf(server);
    for (const { id } of (await atDesk(desk)).requests) await desk.send('PUT', `requests/${id}`, { state: 'DONE' });
    const more: number[] = [];
    for (let each = 0; each < 31; each += 1) {
      const answer = await ask(server, {}, { key });
      more.push(answer.statusCode);
      const { id } = answer.json<{ id?: string }>();
      if (id !== undefined) await desk.send('PUT', `requests/${id}`, { state: 'DONE' });
    }
    expect(more.filter((status) => status === 201)).toHaveLength(29);
    const [last] = [await ask(server, { kind: 'CODE_FAILS' }, { key })];
    expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '86400']);
  });

  it('shows 200 of them, whatever is in their words, exactly as they were written', async () => {
    const server = await start(STAY_MODE);
    const { key, id } = await stayOf(server);
    const nasty = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}', "'; drop table stays;--"];
    for (const text of nasty) await ask(server, { text }, { key });
    const row = await server.database.db.selectFrom('guest_requests').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: 196 }, (_, each) => ({
      ...row,
      id: `many-${each}`,
      text: `Lần ${each}`,
      stay_id: id,
    }));
    await server.database.db.insertInto('guest_requests').values(rows).execute();
    const texts = (await requestsOf(server, key)).map(({ text }) => text);
    expect(texts).toHaveLength(200);
    expect(texts).toEqual(expect.arrayContaining(nasty));
    const desk = await deskOf(server);
    expect((await atDesk(desk)).requests).toHaveLength(200);
    expect((await board(desk)).todos.filter(({ kind }) => kind === 'request')).toHaveLength(20);
  });
});

onEveryEngine("guests' requests at the desk", (start) => {
  it('are seen, done or refused with words, which the guest reads, and taken back', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const { id } = (await ask(server, {}, { key })).json<{ id: string }>();
    const change = (body: object) => desk.send('PUT', `requests/${id}`, body);
    server.clock.forward(2 * 60_000);
    expect((await change({ state: 'SEEN' })).json()).toMatchObject({
      state: 'SEEN',
      seenBy: expect.any(String) as string,
    });
    expect(await requestsOf(server, key)).toMatchObject([{ state: 'SEEN', seenAt: '2026-11-20T03:02:00.000Z' }]);
    const speechless = await change({ state: 'REFUSED', answer: ' ' });
    expect([speechless.statusCode, speechless.json<{ field: string }>().field]).toEqual([422, 'answer']);
    expect((await change({ state: 'REFUSED', answer: 'x'.repeat(301) })).statusCode).toBe(422);
    expect((await change({ state: 'GONE' })).statusCode).toBe(422);
    server.clock.forward(60_000);
    await change({ state: 'REFUSED', answer: 'Hết khăn, 15:00 có lại' });
    const [refused] = await requestsOf(server, key);
    expect(refused).toMatchObject({
      state: 'REFUSED',
      answer: 'Hết khăn, 15:00 có lại',
      seenAt: '2026-11-20T03:02:00.000Z',
    });
    // Who of the staff it was, the guest is not told.
    expect(JSON.stringify(refused)).not.toContain('letan');
    expect((await atDesk(desk)).requests).toEqual([]);
    expect((await atDesk(desk, 'closed')).requests).toMatchObject([
      { id, state: 'REFUSED', guestName: STAY.guestName },
    ]);
    await change({ state: 'SEEN' });
    expect((await atDesk(desk)).requests).toMatchObject([{ id, state: 'SEEN', closedAt: null, answer: '' }]);
    await change({ state: 'DONE' });
    expect(await requestsOf(server, key)).toMatchObject([{ state: 'DONE', answer: '' }]);
    expect((await desk.send('PUT', 'requests/none', { state: 'DONE' })).statusCode).toBe(404);
    const audit = await server.database.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(audit).toEqual(expect.arrayContaining([{ action: 'request.change', subject: id }]));
  });

  it('are nobody else’s to read or to change', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const { id } = (await ask(server, {}, { key })).json<{ id: string }>();
    const stranger = deskWith(server, '');
    expect((await stranger.get('requests')).statusCode).toBe(401);
    expect((await stranger.send('PUT', `requests/${id}`, { state: 'DONE' })).statusCode).toBe(401);
    expect(await requestsOf(server, key)).toMatchObject([{ state: 'SENT' }]);
  });

  it('stand on the board, a code that fails before everything else, and go when the stay is over', async () => {
    const server = await start(STAY_MODE);
    const { key, id } = await stayOf(server);
    const desk = await deskOf(server);
    for (let each = 0; each < 22; each += 1) {
      await ask(server, { text: `Khăn ${each}` }, { key });
      server.clock.forward(1000);
    }
    const problem = { name: 'Huy', email: 'h@hien.example', phone: '0911222333', message: 'Mất điện', kind: 'issue' };
    await server.app.inject({ method: 'POST', url: '/api/contacts', payload: problem });
    await ask(server, { kind: 'CODE_FAILS' }, { key });
    const { todos, counts } = await board(desk);
    expect(todos.slice(0, 2)).toMatchObject([
      { kind: 'request', code: 'CODE_FAILS', place: 'B902' },
      { topic: 'issue' },
    ]);
    // Those that wait longest are shown; how many there are is said.
    expect(todos.filter(({ kind }) => kind === 'request').at(1)).toMatchObject({ text: 'Khăn 0' });
    expect(counts.requests).toBe(21);
    await server.app.services.guestAccess.stays.end(id);
    expect((await board(desk)).todos.filter(({ kind }) => kind === 'request')).toEqual([]);
    expect((await atDesk(desk)).requests).toEqual([]);
    expect((await atDesk(desk, 'closed')).requests[0]).toMatchObject({ over: true, state: 'SENT' });
  });

  it('wake the open desks', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const { changeFeed } = server.app.services.desk;
    let told = 0;
    const stop = changeFeed.listen(() => (told += 1));
    await changeFeed.check();
    await ask(server, { kind: 'CODE_FAILS' }, { key });
    await changeFeed.check();
    stop();
    expect(told).toBe(1);
  });
});

onEveryEngine('what a guest says of themselves', (start) => {
  it('stands on their row as their own word, once, and is never reception’s mark', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const first = await ask(server, { kind: 'ARRIVED' }, { key });
    const second = await ask(server, { kind: 'ARRIVED', madeAt: '2026-11-20T02:59:00.000Z' }, { key });
    expect(second.json()).toEqual(first.json());
    expect(await requestsOf(server, key)).toHaveLength(1);
    const { arrivals, todos } = await board(desk);
    expect(arrivals).toMatchObject([{ arrivedAt: null, saysArrivedAt: '2026-11-20T02:58:00.000Z' }]);
    expect(todos).toEqual([]);
  });

  it('is not believed of the future, nor before the first day', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    await ask(server, { kind: 'ARRIVED', madeAt: '2030-01-01T00:00:00.000Z' }, { key });
    const desk = await deskOf(server);
    expect((await board(desk)).arrivals[0]?.saysArrivedAt).toBe('2026-11-20T03:00:00.000Z');
    const later = await stayOf(server, { apartment: 'B516', from: '2026-11-21' });
    const early = await ask(server, { kind: 'ARRIVED' }, { key: later.key, code: 'B516' });
    expect([early.statusCode, early.json<{ field: string }>().field]).toEqual([422, 'kind']);
  });

  it('asks reception to let them go when they say that they have left', async () => {
    const server = await start(STAY_MODE);
    const { key, id } = await stayOf(server);
    const desk = await deskOf(server);
    await ask(server, { kind: 'DEPARTED' }, { key });
    const { todos, arrivals } = await board(desk);
    expect(todos).toMatchObject([{ kind: 'request', code: 'DEPARTED', guest: { id, source: 'stay' } }]);
    expect(arrivals).toMatchObject([{ saysLeftAt: '2026-11-20T02:58:00.000Z', leftAt: null }]);
    await desk.send('POST', `stays/${id}/end`, {});
    expect((await board(desk)).todos.filter(({ kind }) => kind === 'request')).toEqual([]);
  });
});

onEveryEngine('requests are personal data', (start) => {
  it('that are handed out with the person’s data, deleted with it, and forgotten with the stay', async () => {
    const server = await start(STAY_MODE);
    const desk = await deskOf(server);
    const { key, id } = await stayOf(server, { to: '2026-11-21' });
    const mail = { email: 'hong@hien.example', lang: 'vi', key };
    expect((await desk.send('POST', `stays/${id}/mail`, mail)).statusCode).toBeLessThan(300);
    const photo = (await plainPicture(64, 64).jpeg().toBuffer()).toString('base64');
    const repair = await ask(server, { kind: 'REPAIR', text: 'Canh cửa số 4711', photo }, { key });
    await write(server, repair.json<{ id: string }>().id, 'Tôi về lúc 16:47', { key });
    const who = { who: mail.email };
    const preview = (await desk.send('POST', 'privacy/person', who)).json<{
      version: string;
      found: { kind: string; goes: number; stay: number }[];
    }>();
    expect(preview.found.find(({ kind }) => kind === 'requests')).toMatchObject({ goes: 0, stay: 1 });
    const exported = await desk.send('POST', 'privacy/person/export', { ...who, form: 'json' });
    expect(exported.body).toContain('Canh cửa số 4711');
    expect(exported.body).toContain('data:image/webp;base64,');
    expect(exported.body).toContain('Tôi về lúc 16:47');

    const other = await stayOf(server, { apartment: 'B516', to: '2026-11-21' });
    const theirs = await ask(server, { text: 'Của hàng xóm' }, { key: other.key, code: 'B516' });
    const written = { key: other.key, code: 'B516' };
    const { id: theirId } = theirs.json<{ id: string }>();
    expect((await write(server, theirId, 'Cũng của hàng xóm', written)).statusCode).toBe(201);
    server.clock.forward(3 * DAY);
    // A mail that goes out between the look and the deletion would be another version of the data.
    await server.app.services.mails.run();
    const fresh = (await desk.send('POST', 'privacy/person', who)).json<{ version: string }>();
    await desk.send('POST', 'privacy/person/erase', { ...who, version: fresh.version });
    const left = await server.database.db.selectFrom('guest_requests').select('text').execute();
    expect(left).toEqual([{ text: 'Của hàng xóm' }]);
    expect(await server.database.db.selectFrom('request_photos').selectAll().execute()).toEqual([]);
    const kept = await server.database.db.selectFrom('request_messages').select('text').execute();
    expect(kept).toEqual([{ text: 'Cũng của hàng xóm' }]);

    server.clock.forward(USUAL_PRIVACY.retentionDays.stays * DAY);
    await server.app.services.clockGuard.believe();
    await server.app.services.privacy.retention.run();
    expect(await server.database.db.selectFrom('stays').selectAll().execute()).toEqual([]);
    expect(await server.database.db.selectFrom('guest_requests').selectAll().execute()).toEqual([]);
    expect(await server.database.db.selectFrom('request_messages').selectAll().execute()).toEqual([]);
  });
});
