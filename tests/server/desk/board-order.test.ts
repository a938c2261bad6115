import { expect, it } from 'vitest';
import type { DeskItems, Today, Todo } from '../../../src/contract/desk/today';
import { deskOf, type Desk } from '../../support/desk';
import { declarationOf } from '../../support/foreign-guests';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel } from '../../support/stays';
import type { TestServer } from '../../support/server';

const hotel = stayHotel();
const todos = async (desk: Desk): Promise<Todo[]> => (await desk.get('today')).json<Today>().todos;
const post = (server: TestServer, url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
const MESSAGE = { name: 'Anna', email: 'a@b.se', phone: '0912345678' };

onEveryEngine('what is to be done', (start) => {
  it('stands by harm: who sits in the dark before any form, however old, and with what they say', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const form = { fullName: 'Trần Quang Huy', email: 'huy@b.vn', phoneNumber: '0911', apartment: 'B902' };
    await post(server, '/api/guest-form', form);
    server.clock.forward(3_600_000);
    await booked(server, bookingOf({ status: 'PENDING' }));
    await post(server, '/api/contacts', { ...MESSAGE, message: 'Xin chào' });
    await post(server, '/api/contacts', { ...MESSAGE, kind: 'issue', message: 'B902 mất điện' });
    expect((await todos(desk)).map(({ kind, code, topic }) => [kind, code, topic])).toEqual([
      ['item', 'message', 'issue'],
      ['confirm', null, undefined],
      ['item', 'guest-form', undefined],
      ['item', 'message', 'contact'],
    ]);
    expect((await todos(desk))[0]).toMatchObject({ place: '', text: 'B902 mất điện' });
    const items = (await desk.get('items?kind=message')).json<DeskItems>().items;
    expect(items.map(({ topic, place }) => [topic, place]).sort()).toEqual([
      ['contact', ''],
      ['issue', ''],
    ]);
  });

  it('keeps what was looked at and not answered, until it is done', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await post(server, '/api/contacts', { ...MESSAGE, kind: 'issue', message: 'B902 mất điện' });
    const path = (await todos(desk))[0]?.key.split(':').slice(1).join('/') ?? '';
    await desk.send('PUT', `items/${path}`, { state: 'seen' });
    expect(await todos(desk)).toMatchObject([{ kind: 'item', topic: 'issue', seen: true }]);
    await desk.send('PUT', `items/${path}`, { state: 'done' });
    expect(await todos(desk)).toEqual([]);
  });

  it('names who has booked where a foreign guest is to be declared, and nothing of a passport', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const bookingId = await booked(server, bookingOf({ status: 'PENDING', guestName: 'Nguyễn Thị Ngọc Diễm' }));
    const declaration = declarationOf();
    await desk.send('POST', 'residents', { declaration, bookingId, stayId: null });
    const declare = (await todos(desk)).find(({ kind }) => kind === 'declare');
    expect(declare).toMatchObject({ who: 'Nguyễn Thị Ngọc Diễm', place: declaration.room });
    expect(JSON.stringify(await todos(desk))).not.toMatch(/lindqvist/i);
  });
});
