import { expect, it } from 'vitest';
import type { Today } from '../../../src/contract/desk/today';
import type { GuestRequestList, RequestMessage } from '../../../src/contract/guest-requests/guest-requests';
import { deskOf, deskWith } from '../../support/desk';
import { ask, atDesk, DAY, HOUR, requestsOf, STAY_MODE, stayOf, write } from '../../support/guest-requests';
import type { TestServer } from '../../support/server';
import { onEveryEngine } from '../../support/server-engines';

const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { code: string }).code;
const idOf = (answer: { json: () => unknown }): string => (answer.json() as { id: string }).id;
const threadOf = async (server: TestServer, key: string): Promise<RequestMessage[]> =>
  (await requestsOf(server, key))[0]?.messages ?? [];

onEveryEngine('the thread under a request', (start) => {
  it('takes a message once under one idempotency key, shows it to both sides and tells them apart', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, { text: 'Hai khăn' }, { key }));
    const first = await write(server, id, '  Loại lớn\r\nnhé ', { key, idempotency: 'written-in-the-lift' });
    expect([first.statusCode, first.json()]).toEqual([201, { id: `${id}.1`, receivedAt: '2026-11-20T03:00:00.000Z' }]);
    const again = await write(server, id, '  Loại lớn\r\nnhé ', { key, idempotency: 'written-in-the-lift' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(codeOf(await write(server, id, 'Khác', { key, idempotency: 'written-in-the-lift' }))).toBe('keyReused');
    server.clock.forward(60_000);
    const answered = await desk.send('POST', `requests/${id}/messages`, { text: '15:00 có, được không ạ?' });
    expect(answered.json()).toMatchObject({ state: 'SEEN', seenBy: expect.any(String) as string });
    expect(await threadOf(server, key)).toEqual([
      { nth: 1, sender: 'GUEST', text: 'Loại lớn\nnhé', at: '2026-11-20T03:00:00.000Z', sentAs: 'written-in-the-lift' },
      { nth: 2, sender: 'RECEPTION', text: '15:00 có, được không ạ?', at: '2026-11-20T03:01:00.000Z', sentAs: null },
    ]);
    // Who of the staff it was, the guest is not told; the desk is.
    expect(JSON.stringify(await requestsOf(server, key))).not.toContain('letan');
    expect((await atDesk(desk)).requests[0]?.messages.map(({ staff }) => staff)).toEqual([
      null,
      expect.stringMatching(/./) as string,
    ]);
  });

  it('has ready replies in the language of whoever reads them, and at the desk as they were written', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, { text: 'Chúng tôi đang lên phòng bạn.' }, { key }));
    const reply = 'Chúng tôi đang lên phòng bạn.';
    await desk.send('POST', `requests/${id}/messages`, { text: reply });
    await desk.send('POST', `requests/${id}/messages`, { text: `${reply} Hai khăn ạ?` });
    expect((await atDesk(desk)).requests[0]?.messages[0]?.text).toBe(reply);
    await desk.send('PUT', `requests/${id}`, { state: 'DONE', answer: 'We have left it at your door.' });
    const readIn = async (lang: string) => {
      const headers = { authorization: `Stay ${key}`, cookie: `hien_lang=${lang}` };
      const url = '/api/guide/B902/requests';
      const { requests } = (await server.app.inject({ url, headers })).json<GuestRequestList>();
      return [...(requests[0]?.messages ?? []).map(({ text }) => text), requests[0]?.text, requests[0]?.answer];
    };
    const own = [`${reply} Hai khăn ạ?`, reply];
    expect(await readIn('ko')).toEqual(['지금 객실로 가고 있습니다.', ...own, '객실 문 앞에 두었습니다.']);
    expect(await readIn('en')).toEqual(['We are on our way to you.', ...own, 'We have left it at your door.']);
    expect(await readIn('vi')).toEqual([reply, ...own, 'Chúng tôi đã để trước cửa phòng bạn.']);
  });

  it('is one for all phones of the stay, and nobody else’s', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const neighbour = await stayOf(server, { apartment: 'B516' });
    const id = idOf(await ask(server, {}, { key }));
    await Promise.all([write(server, id, 'Máy một', { key }), write(server, id, 'Máy hai', { key })]);
    expect((await threadOf(server, key)).map(({ nth }) => nth)).toEqual([1, 2]);
    const wrong = { key: neighbour.key, code: 'B516' };
    expect((await write(server, id, 'Của người khác', wrong)).statusCode).toBe(404);
    expect(codeOf(await write(server, id, 'Không khoá', { key: undefined }))).toBe('stayKeyNeeded');
    expect(codeOf(await write(server, id, 'Khoá sai', { key: 'x' }))).toBe('stayEnded');
    expect((await write(server, 'none', 'Không có', { key })).statusCode).toBe(404);
    expect((await deskWith(server, '').send('POST', `requests/${id}/messages`, { text: 'Lạ' })).statusCode).toBe(401);
    expect(await threadOf(server, key)).toHaveLength(2);
  });

  it.each([
    ['no words', ' \n '],
    ['a word with a NUL', 'a\u0000b'],
    ['501 letters', 'a'.repeat(501)],
    ['something that is no text', 7],
  ])('refuses %s from either side and keeps nothing', async (_what, text) => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, {}, { key }));
    expect((await write(server, id, text, { key })).statusCode).toBe(422);
    expect((await desk.send('POST', `requests/${id}/messages`, { text })).statusCode).toBe(422);
    expect(await threadOf(server, key)).toEqual([]);
  });

  it('opens a closed request again when the guest writes, and keeps what reception had answered', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, { kind: 'CLEANING' }, { key }));
    server.clock.forward(60_000);
    await desk.send('PUT', `requests/${id}`, { state: 'DONE', answer: 'Đã dọn lúc 10 giờ' });
    server.clock.forward(60_000);
    await write(server, id, 'Chưa có khăn ạ', { key });
    const [request] = await requestsOf(server, key);
    expect(request).toMatchObject({ state: 'SENT', seenAt: null, closedAt: null, answer: '' });
    expect(request?.messages.map(({ sender, text, at }) => [sender, text, at.slice(11, 16)])).toEqual([
      ['RECEPTION', 'Đã dọn lúc 10 giờ', '03:01'],
      ['GUEST', 'Chưa có khăn ạ', '03:02'],
    ]);
    expect((await desk.get('today')).json<Today>().todos).toMatchObject([
      { kind: 'request', code: 'CLEANING', text: 'Chưa có khăn ạ' },
    ]);
  });

  it('leaves a closed request closed when reception writes, in the order in which it was said', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, {}, { key }));
    await desk.send('PUT', `requests/${id}`, { state: 'REFUSED', answer: 'Hết khăn' });
    await desk.send('POST', `requests/${id}/messages`, { text: 'Có lại lúc 15 giờ' });
    const [request] = await requestsOf(server, key);
    expect(request?.state).toBe('REFUSED');
    expect(request?.messages.map(({ text }) => text)).toEqual(['Hết khăn', 'Có lại lúc 15 giờ']);
  });

  it('says who is in on their row alone, until they write something under it', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, { kind: 'ARRIVED' }, { key }));
    expect((await desk.get('today')).json<Today>().todos).toEqual([]);
    await write(server, id, 'Trong phòng không có nước', { key });
    expect((await desk.get('today')).json<Today>().todos).toMatchObject([{ text: 'Trong phòng không có nước' }]);
  });

  it('ends with the stay: nobody writes any more, and what was said can be read at the desk', async () => {
    const server = await start(STAY_MODE);
    const { key, id: stayId } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, {}, { key }));
    await write(server, id, 'Cảm ơn', { key });
    await server.app.services.guestAccess.stays.end(stayId);
    expect(codeOf(await write(server, id, 'Còn đó không?', { key }))).toBe('stayEnded');
    const late = await desk.send('POST', `requests/${id}/messages`, { text: 'Dạ' });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'stayOver']);
    expect((await atDesk(desk, 'closed')).requests[0]?.messages.map(({ text }) => text)).toEqual(['Cảm ơn']);
  });

  it('takes 100 messages of a stay within a day, whichever requests they are under, and says when to come back', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const ids = [idOf(await ask(server, {}, { key })), idOf(await ask(server, { kind: 'LUGGAGE' }, { key }))];
    const answers = await Promise.all(
      Array.from({ length: 105 }, (_, each) => write(server, ids[each % 2] as string, `Lần ${each}`, { key })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(100);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([429, '86400']);
    const desk = await deskOf(server);
    expect((await desk.send('POST', `requests/${ids[0]}/messages`, { text: 'Dạ vâng' })).statusCode).toBe(200);
    server.clock.forward(HOUR);
    expect((await write(server, ids[0] as string, 'Vẫn còn', { key })).headers['retry-after']).toBe('82800');
    server.clock.forward(DAY - HOUR);
    expect((await write(server, ids[0] as string, 'Hôm sau', { key })).statusCode).toBe(201);
  });

  it('shows the newest 200 of a long thread, whatever is in their words, exactly as they were written', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const id = idOf(await ask(server, {}, { key }));
    const rows = Array.from({ length: 200 }, (_, each) => ({
      ...{ request_id: id, nth: each + 1, sender: 'RECEPTION' as const, staff: 'Lễ tân', sent_as: null },
      ...{ text: `Lần ${each}`, received_at: 1 },
    }));
    await server.database.db.insertInto('request_messages').values(rows).execute();
    const nasty = ['<script>alert(1)</script>', '{{7*7}}', "'; drop table stays;--"];
    for (const text of nasty) await write(server, id, text, { key });
    const texts = (await threadOf(server, key)).map(({ text }) => text);
    expect([texts.length, texts[0], texts.slice(-3)]).toEqual([200, 'Lần 3', nasty]);
  });

  it('wakes the open desks, and stands in the record without its words', async () => {
    const server = await start(STAY_MODE);
    const { key } = await stayOf(server);
    const desk = await deskOf(server);
    const id = idOf(await ask(server, {}, { key }));
    const { changeFeed } = server.app.services.desk;
    let told = 0;
    const stop = changeFeed.listen(() => (told += 1));
    await changeFeed.check();
    await write(server, id, 'Một', { key });
    await changeFeed.check();
    await desk.send('POST', `requests/${id}/messages`, { text: 'Hai' });
    await changeFeed.check();
    stop();
    expect(told).toBe(2);
    const audit = await server.database.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(audit).toEqual(expect.arrayContaining([{ action: 'request.message', subject: id }]));
  });
});
