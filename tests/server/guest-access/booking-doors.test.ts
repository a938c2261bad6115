import { expect, it } from 'vitest';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import type { BookingDoors, GivenDoor } from '../../../src/contract/bookings/desk-guests';
import type { DeskBookingDetail } from '../../../src/contract/bookings/desk';
import type { DeskCalendar } from '../../../src/contract/bookings/desk-availability';
import type { StayPage } from '../../../src/contract/guest-access/stays';
import type { Today } from '../../../src/contract/desk/today';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { askedAgain } from '../../support/asked-again';
import { deskOf, deskWith, type Desk } from '../../support/desk';
import { CANARIES } from '../../support/hotel';
import { mailKinds, pay, tell } from '../../support/payments';
import { onEveryEngine } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import { startMomo } from '../../support/stand-ins/momo';
import { asBooker, booked, bookingOf, stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The test's clock stands at 10:00 in Viet Nam on 20 November 2026. */
const DAYS = { checkIn: '2026-11-22', checkOut: '2026-11-25' };
/** Room type 2 is sold with the doors B902, B516 and B702. */
const ROOM_2 = { roomId: 2, apartmentId: 1, ...DAYS, totalPrice: 2_700_000 };

async function confirmed(server: TestServer, desk: Desk, changes: object = {}, guest = 1): Promise<string> {
  const id = await booked(server, bookingOf({ status: 'PENDING', ...ROOM_2, ...changes }, guest));
  const answer = await desk.send('POST', `bookings/${id}/confirm`, {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return id;
}
const doorsOf = async (desk: Desk, id: string): Promise<BookingDoors> =>
  (await desk.get(`bookings/${id}/doors`)).json<BookingDoors>();
const give = (desk: Desk, id: string, door: string, more: object = {}) =>
  desk.send('POST', `bookings/${id}/doors`, { door, ...more });
const given = async (desk: Desk, id: string, door: string, more: object = {}): Promise<GivenDoor> => {
  const answer = await give(desk, id, door, more);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<GivenDoor>();
};
const keyOf = (link: string): string => link.slice(link.indexOf('#s=') + 3);
const ask = async ({ app }: TestServer, code: string, link: string): Promise<GuideAnswer> =>
  (
    await app.inject({ url: `/api/guide/${code}`, headers: { authorization: `Stay ${keyOf(link)}` } })
  ).json<GuideAnswer>();
const view = async ({ app }: TestServer, id: string): Promise<BookingView> =>
  (await app.inject({ url: `/api/apartment-bookings/${id}`, headers: asBooker(id) })).json<BookingView>();

onEveryEngine('doors of bookings', (start) => {
  it('go from the booking to the guide, and the booker reads the link without reception typing it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const [own] = (await view(server, id)).guides ?? [];
    expect(own).toMatchObject({
      slot: 0,
      door: null,
      link: expect.stringMatching(/\/hiden-page#s=[\w-]{43}$/) as string,
    });
    const waiting = { access: 'early', doorCode: null, tower: null, validFrom: '2026-11-22T07:00:00.000Z' };
    expect(await ask(server, '', own?.link ?? '')).toMatchObject(waiting);

    expect(await doorsOf(desk, id)).toMatchObject({ open: true, proposal: 'B516', rooms: [{ slot: 0, door: null }] });
    const { link } = await given(desk, id, 'B902');
    expect(keyOf(link)).toBe(keyOf(own?.link ?? ''));
    const [room] = (await view(server, id)).guides ?? [];
    expect(room).toMatchObject({ slot: 0, door: 'B902' });
    expect(keyOf(room?.link ?? '')).toBe(keyOf(link));
    expect(await ask(server, '', link)).toMatchObject({ movedTo: 'B902', doorCode: null });
    expect(await ask(server, 'B902', link)).toMatchObject({ access: 'early', doorCode: null });
    server.clock.forward(2 * DAY + 4 * HOUR);
    expect(await ask(server, 'B902', link)).toMatchObject({ access: 'open', doorCode: CANARIES.doorB902 });
  });

  it('have a guide with the payment: who taps it in the same second is known', async () => {
    const momo = await startMomo();
    const server = await start({ hotel, env: momo.env });
    const id = await booked(server, bookingOf());
    expect((await pay(server, id)).statusCode).toBe(200);
    for (const order of momo.creates) await tell(server, momo.notice(order));
    await momo.close();
    const [own] = (await view(server, id)).guides ?? [];
    expect(await ask(server, '', own?.link ?? '')).toMatchObject({
      access: 'early',
      validFrom: '2026-12-24T07:00:00.000Z',
    });
  });

  it('are known at once by a key that another process has just made good', async () => {
    const server = await start({ hotel });
    const id = await confirmed(server, await deskOf(server));
    const [{ link } = { link: '' }] = (await view(server, id)).guides ?? [];
    const elsewhere = async (revokedAt: number | null): Promise<void> => {
      const { db } = server.database;
      await db.updateTable('guide_keys').set({ revoked_at: revokedAt }).where('booking_id', '=', id).execute();
      await db
        .updateTable('revisions')
        .set((row) => ({ value: row('value', '+', 1) }))
        .where('name', '=', 'guide')
        .execute();
    };
    await elsewhere(server.clock.now);
    server.clock.forward(5000);
    expect(await ask(server, '', link)).toMatchObject({ access: 'locked' });
    await elsewhere(null);
    expect(await ask(server, '', link)).toMatchObject({ access: 'early' });
  });

  it('tells the guest by mail once every room has its door, with links that lie in no table', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { quantity: 2, totalPrice: 5_400_000 });
    const { link } = await given(desk, id, 'B902');
    expect(await mailKinds(server)).not.toContain('doorGiven');
    await given(desk, id, 'B516');
    expect((await mailKinds(server)).filter((kind) => kind === 'doorGiven')).toHaveLength(1);
    const bodies = await server.database.db.selectFrom('mails').select('body').execute();
    expect(bodies.some(({ body }) => body.includes(keyOf(link)))).toBe(false);
    expect((await give(desk, id, 'B702')).json()).toMatchObject({ code: 'doorsGiven' });
  });

  it('stand on the calendar by their room, and a room without one says so', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { quantity: 2, totalPrice: 5_400_000 });
    const waiting = await booked(server, bookingOf({ status: 'PENDING', ...ROOM_2 }, 2));
    const doorless = bookingOf({ status: 'PENDING', ...DAYS, roomId: 3, totalPrice: 2_400_000 }, 3);
    const nobodys = await booked(server, doorless);
    await desk.send('POST', `bookings/${nobodys}/confirm`, {});
    const bars = async (of: string): Promise<(string | null | undefined)[]> =>
      (await desk.get('calendar?from=2026-11-20&nights=10'))
        .json<DeskCalendar>()
        .bars.filter((bar) => bar.id === of)
        .map(({ door }) => door);
    expect([await bars(id), await bars(waiting), await bars(nobodys)]).toEqual([
      [null, null],
      [undefined],
      [undefined],
    ]);
    await given(desk, id, 'B902', { slot: 1 });
    expect(await bars(id)).toEqual([null, 'B902']);
    await given(desk, id, 'B702', { slot: 0 });
    expect(await bars(id)).toEqual(['B702', 'B902']);
    await desk.send('DELETE', `bookings/${id}/doors/B902`);
    expect(await bars(id)).toEqual(['B702', null]);
  });

  it('have one guest a night, whoever asks at the same moment', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const ids = await Promise.all([1, 2, 3].map((guest) => confirmed(server, desk, {}, guest)));
    const answers = await Promise.all(ids.map((id) => give(desk, id, 'B902')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const nights = await server.database.db.selectFrom('door_nights').selectAll().execute();
    expect(nights).toHaveLength(3);
  });

  it('answer the same key with the same stay, and again without a key', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const key = { 'idempotency-key': 'door-key-0001' };
    const first = await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' }, key);
    expect((await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' }, key)).json()).toEqual(first.json());
    expect((await desk.send('POST', `bookings/${id}/doors`, { door: 'B516' }, key)).statusCode).toBe(422);
    expect((await give(desk, id, 'b902')).json()).toEqual(first.json());
  });

  it('refuse what cannot be: strangers, unknown doors, bookings that are not confirmed', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await booked(server, bookingOf({ status: 'PENDING', ...ROOM_2 }));
    expect((await give(desk, id, 'B902')).json()).toMatchObject({ code: 'noDoorYet' });
    expect((await give(deskWith(server, ''), id, 'B902')).statusCode).toBe(401);
    await desk.send('POST', `bookings/${id}/confirm`, {});
    expect((await give(desk, id, 'Z999')).json()).toMatchObject({ code: 'unknownApartment', field: 'door' });
    expect((await give(desk, id, 'B902', { slot: 4 })).json()).toMatchObject({ field: 'slot' });
    expect((await give(desk, 'x'.repeat(22), 'B902')).statusCode).toBe(404);
  });
});

onEveryEngine('a door follows its booking', (start) => {
  it('to another door: the phone is told where, and the old code is gone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { link } = await given(desk, id, 'B902');
    server.clock.forward(2 * DAY + 4 * HOUR);
    expect((await ask(server, 'B902', link)).doorCode).toBe(CANARIES.doorB902);
    await given(desk, id, 'B516');
    const old = await ask(server, 'B902', link);
    expect(old).toMatchObject({ access: 'ended', doorCode: null, movedTo: 'B516' });
    expect(await ask(server, 'B516', link)).toMatchObject({ access: 'open', doorCode: CANARIES.doorB516 });
  });

  it('to another door: the guest is told by mail, and the desk as long as their phone shows the old one', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const stale = async (): Promise<(string | undefined)[]> => {
      const [room] = (await doorsOf(desk, id)).rooms;
      const { arrivals } = (await desk.get('today')).json<Today>();
      return [room?.staleDoor, arrivals.find((guest) => guest.id === id)?.staleDoor];
    };
    server.clock.forward(2 * DAY);
    const { link } = await given(desk, id, 'B902');
    server.clock.forward(1);
    await given(desk, id, 'B702');
    // No phone has had the first door's guide: there is nothing old that one could show.
    expect(await stale()).toEqual([undefined, undefined]);
    await ask(server, 'B702', link);
    server.clock.forward(1);
    await given(desk, id, 'B516');
    expect(await stale()).toEqual(['B702', 'B702']);
    server.clock.forward(1);
    await given(desk, id, 'B902');
    expect(await stale()).toEqual(['B702', 'B702']);
    server.clock.forward(1);
    await given(desk, id, 'B702');
    expect(await stale()).toEqual([undefined, undefined]);
    server.clock.forward(1);
    await given(desk, id, 'B516');
    await ask(server, 'B702', link);
    expect(await stale()).toEqual(['B702', 'B702']);
    await ask(server, 'B516', link);
    expect(await stale()).toEqual([undefined, undefined]);
    const mails = (await mailKinds(server)).filter((kind) => kind.startsWith('door'));
    expect(mails).toEqual(['doorGiven', ...Array<string>(5).fill('doorMoved')]);
  });

  it('when it is extended, shortened, and given back when the door is another guest’s by then', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { link } = await given(desk, id, 'B902');
    const other = await confirmed(
      server,
      desk,
      { checkIn: '2026-11-26', checkOut: '2026-11-28', totalPrice: 1_800_000 },
      2,
    );
    await given(desk, other, 'B902');
    const move = (checkOut: string, totalPrice: number) =>
      desk.send('POST', `bookings/${id}/move`, { roomId: 2, checkIn: DAYS.checkIn, checkOut, totalPrice });
    expect((await move('2026-11-26', 3_600_000)).statusCode).toBe(200);
    expect((await ask(server, 'B902', link)).validUntil).toBe('2026-11-26T05:00:00.000Z');
    expect((await move('2026-11-24', 1_800_000)).statusCode).toBe(200);
    expect((await ask(server, 'B902', link)).validUntil).toBe('2026-11-24T05:00:00.000Z');
    expect((await move('2026-11-27', 4_500_000)).statusCode).toBe(200);
    expect(await ask(server, 'B902', link)).toMatchObject({ access: 'ended', movedTo: '' });
    expect(await ask(server, '', link)).toMatchObject({ access: 'early' });
    expect((await doorsOf(desk, id)).proposal).toBe('B516');
  });

  it('to a cancellation: the link is dead and the door is free', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { link } = await given(desk, id, 'B902');
    expect((await desk.send('POST', `bookings/${id}/cancel`, {})).statusCode).toBe(200);
    server.clock.forward(5000);
    const cancelled = { access: 'ended', cancelled: true, doorCode: null, validUntil: '2026-11-25T05:00:00.000Z' };
    expect(await ask(server, 'B902', link)).toMatchObject(cancelled);
    expect(await ask(server, '', link)).toMatchObject(cancelled);
    expect((await ask(server, 'B902', `#s=${'x'.repeat(43)}`)).cancelled).toBeUndefined();
    expect((await view(server, id)).guides).toBeUndefined();
    await given(desk, await confirmed(server, desk, {}, 2), 'B902');
  });

  it('to an early departure, and back when it is taken back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { link } = await given(desk, id, 'B902');
    server.clock.forward(2 * DAY + 5 * HOUR);
    await desk.send('PUT', `bookings/${id}/arrived`);
    server.clock.forward(DAY);
    expect((await desk.send('PUT', `bookings/${id}/left`, {})).statusCode).toBe(200);
    expect((await ask(server, 'B902', link)).access).toBe('ended');
    expect(
      (await server.database.db.selectFrom('door_nights').select('night').execute()).map((row) => row.night),
    ).toEqual(['2026-11-22']);
    expect((await desk.send('DELETE', `bookings/${id}/left`)).statusCode).toBe(200);
    expect((await ask(server, 'B902', link)).access).toBe('open');
  });

  it('taken back at the desk: the key waits for the next door', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { link } = await given(desk, id, 'B902');
    expect((await desk.send('DELETE', `bookings/${id}/doors/B902`)).statusCode).toBe(200);
    expect(await ask(server, 'B902', link)).toMatchObject({ access: 'ended', movedTo: '' });
    expect(keyOf((await given(desk, id, 'B516')).link)).toBe(keyOf(link));
    const { history } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    expect(history.flatMap(({ event, door }) => (door === undefined ? [] : [`${event} ${door}`]))).toEqual([
      'doorGiven B902',
      'doorReturned B902',
      'doorGiven B516',
    ]);
  });

  it('and a walk-in has booking, door and key with one call', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = (await desk.send('POST', 'bookings', walkInOf({ door: 'B902' }))).json<{ id: string }>();
    const { rooms } = await doorsOf(desk, id);
    server.clock.forward(4 * HOUR);
    expect(await ask(server, 'B902', rooms[0]?.link ?? '')).toMatchObject({ access: 'open' });
    const taken = await desk.send('POST', 'bookings', walkInOf({ guestName: 'Trần Ba', door: 'B902' }));
    expect(taken.json()).toMatchObject({ code: 'doorTaken' });
    expect((await desk.get('bookings?q=Trần')).json<{ total: number }>().total).toBe(0);
  });
});

onEveryEngine('one door for 200 at the same moment', (start, freshDatabase) => {
  it('goes to one of them, over overlapping nights, from several processes where there are several', async () => {
    const databaseUrl = await freshDatabase();
    const place = databaseUrl === null ? {} : { databaseUrl };
    const servers = [await start({ hotel, ...place })];
    if (databaseUrl !== null) servers.push(await start({ hotel, ...place }));
    const first = await deskOf(servers[0] as TestServer);
    const desks = [first, ...servers.slice(1).map((server) => deskWith(server, first.cookie))];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, racer) => {
        const from = `2026-11-2${racer % 3}`;
        const stay = { apartment: 'B902', guestName: `Khách ${racer}`, from, to: `2026-11-2${4 + (racer % 4)}` };
        return askedAgain(() => (desks[racer % desks.length] as Desk).send('POST', 'stays', stay));
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect([statuses[0], statuses[1], statuses.at(-1)]).toEqual([201, 409, 409]);
    const { db } = (servers[0] as TestServer).database;
    const nights = await db.selectFrom('door_nights').select(['night', 'share', 'stay_id']).execute();
    expect(new Set(nights.map((row) => row.stay_id)).size).toBe(1);
    expect(nights.every(({ share }) => share === 0)).toBe(true);
    expect(await db.selectFrom('stays').select('id').execute()).toHaveLength(1);
  });
});

onEveryEngine('companions', (start) => {
  const add = ({ app }: TestServer, id: string, label: string) =>
    app.inject({
      method: 'POST',
      url: `/api/apartment-bookings/${id}/companions`,
      payload: { label },
      headers: asBooker(id),
    });

  it('have links of their own, as many as there are other guests, each taken back alone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { adults: 2, children: 1 });
    const { link: own } = await given(desk, id, 'B902');
    expect((await add(server, id, 'Chị Lan')).statusCode).toBe(201);
    server.clock.forward(1);
    const both = (await add(server, id, 'Bé Na')).json<BookingView>().companions;
    expect(both).toMatchObject({ items: [{ label: 'Chị Lan' }, { label: 'Bé Na' }], left: 0 });
    expect((await add(server, id, 'Người thứ tư')).json()).toMatchObject({ code: 'tooManyCompanions' });
    server.clock.forward(2 * DAY + 4 * HOUR);
    const [lan, na] = both?.items ?? [];
    for (const link of [own, lan?.link, na?.link]) {
      expect(await ask(server, 'B902', link ?? '')).toMatchObject({ access: 'open', doorCode: CANARIES.doorB902 });
    }
    const url = `/api/apartment-bookings/${id}/companions/${lan?.id ?? ''}`;
    const headers = asBooker(id);
    const after = await server.app.inject({ method: 'DELETE', url, headers });
    expect(after.json<BookingView>().companions).toMatchObject({ items: [{ label: 'Bé Na' }], left: 1 });
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200);
    expect((await ask(server, 'B902', lan?.link ?? '')).access).toBe('locked');
    expect((await ask(server, 'B902', na?.link ?? '')).access).toBe('open');
    await given(desk, id, 'B516');
    expect(await ask(server, 'B902', na?.link ?? '')).toMatchObject({ movedTo: 'B516' });
  });

  it('are a dozen an hour for a booking, those taken back too, and leave no rows behind', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { adults: 2, children: 1 });
    const { db } = server.database;
    const address = (turn: number): string => `198.51.100.${turn + 1}`;
    const companions = `/api/apartment-bookings/${id}/companions`;
    const turn = async (number: number): Promise<number> => {
      const remoteAddress = address(number);
      const payload = { label: 'Chị Lan' };
      const from = { remoteAddress, headers: asBooker(id) };
      const answer = await server.app.inject({ method: 'POST', url: companions, ...from, payload });
      const [item] = answer.json<Partial<BookingView>>().companions?.items ?? [];
      if (item) await server.app.inject({ method: 'DELETE', url: `${companions}/${item.id}`, ...from });
      return answer.statusCode;
    };
    const statuses = [];
    for (let number = 0; number < 15; number += 1) statuses.push(await turn(number));
    expect(statuses).toEqual([...Array<number>(12).fill(201), 429, 429, 429]);
    server.clock.forward(2 * HOUR);
    expect(await turn(0)).toBe(201);
    const rows = await db.selectFrom('guide_keys').select('id').where('kind', '=', 'COMPANION').execute();
    expect(rows).toHaveLength(1);
  });

  it('are asked for and taken back ten times a minute by one client', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { adults: 2, children: 1 });
    const statuses = { POST: [] as number[], DELETE: [] as number[] };
    for (let number = 0; number < 11; number += 1) {
      statuses.POST.push((await add(server, id, ' ')).statusCode);
      const url = `/api/apartment-bookings/${id}/companions/none`;
      statuses.DELETE.push((await server.app.inject({ method: 'DELETE', url, headers: asBooker(id) })).statusCode);
    }
    expect([statuses.POST.at(-2), statuses.POST.at(-1)]).toEqual([422, 429]);
    expect([statuses.DELETE.at(-2), statuses.DELETE.at(-1)]).toEqual([200, 429]);
  });

  it('are refused for a booking that has no guide, and without a name', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const waiting = await booked(server, bookingOf({ status: 'PENDING', ...ROOM_2 }));
    expect((await add(server, waiting, 'Chị Lan')).statusCode).toBe(409);
    expect((await add(server, 'x'.repeat(22), 'Chị Lan')).statusCode).toBe(404);
    const id = await confirmed(server, desk, {}, 2);
    expect((await add(server, id, ' ')).json()).toMatchObject({ field: 'label' });
  });
});

onEveryEngine('data of a person', (start) => {
  it('has the stays of their bookings and no namesake’s, and names no companion once it is deleted', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const own = await confirmed(server, desk, { checkIn: '2026-11-22', checkOut: '2026-11-23', totalPrice: 900_000 });
    const { guestName } = (await desk.get(`bookings/${own}`)).json<DeskBookingDetail>();
    const namesake = { guestName, guestEmail: 'khac@hien.example', guestPhone: '0911 000 111' };
    const other = await confirmed(server, desk, namesake, 2);
    await given(desk, own, 'B902');
    await given(desk, other, 'B516');
    const url = `/api/apartment-bookings/${own}/companions`;
    await server.app.inject({ method: 'POST', url, payload: { label: 'Chị Lan' }, headers: asBooker(own) });
    server.clock.forward(10 * DAY);
    const { people } = server.app.services.privacy;
    const data = JSON.parse((await people.export(own, 'json', 'vi')).text) as { stays: object[] };
    expect(data.stays).toMatchObject([{ apartment: 'B902' }]);
    const { leftOut, version } = await people.preview(own);
    expect(leftOut).toEqual([{ kind: 'stays', count: 1 }]);
    await people.erase(own, version);
    const labels = await server.database.db.selectFrom('guide_keys').select('label').distinct().execute();
    expect(labels).toEqual([{ label: '' }]);
  });
});

onEveryEngine('the story of a booking', (start) => {
  it('has the forms, declarations and requests of its guests, whichever door they had', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk, { checkIn: '2026-11-20', checkOut: '2026-11-22', totalPrice: 1_800_000 });
    const { email, guestName } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    const { link } = await given(desk, id, 'B902');
    server.clock.forward(5 * HOUR);
    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/guide/B902/requests',
      headers: { authorization: `Stay ${keyOf(link)}`, 'idempotency-key': 'towels-please-1' },
      payload: { kind: 'TOWELS', text: 'Hai khăn tắm', madeAt: new Date(server.clock.now).toISOString() },
    });
    expect(asked.statusCode).toBe(201);
    const form = { fullName: guestName, email: email.toUpperCase(), phoneNumber: '0912345678', apartment: 'B902' };
    expect((await server.app.inject({ method: 'POST', url: '/api/guest-form', payload: form })).statusCode).toBe(201);
    await given(desk, id, 'B516');
    expect((await desk.get(`bookings/${id}/story`)).json()).toMatchObject({
      forms: [{ fullName: guestName, apartment: 'B902' }],
      declarations: { people: 0, declared: 0 },
      requests: [{ kind: 'TOWELS', text: 'Hai khăn tắm', state: 'SENT' }],
    });
    expect((await desk.get(`bookings/${'x'.repeat(22)}/story`)).statusCode).toBe(404);
  });
});

onEveryEngine('the stay of a booking', (start) => {
  it('has the days of its booking, and is not given back beside it', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { stayId, link } = await given(desk, id, 'B902');
    expect((await desk.send('PUT', `stays/${stayId}`, { to: '2026-11-27' })).json()).toMatchObject({
      code: 'stayOfBooking',
    });
    expect((await desk.get('stays?phase=coming')).json<StayPage>().items).toMatchObject([{ ofBooking: id }]);
    await given(desk, id, 'B516');
    expect((await desk.send('POST', `stays/${stayId}/restore`, {})).json()).toMatchObject({ code: 'stayOfBooking' });
    expect((await server.database.db.selectFrom('door_nights').select('door').distinct().execute()).length).toBe(1);
    expect((await ask(server, 'B516', link)).access).toBe('early');
  });

  it('whose link is revoked gets another key with its next door', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { stayId, link } = await given(desk, id, 'B902');
    await desk.send('DELETE', `stays/${stayId}`);
    const next = await given(desk, id, 'B516');
    expect(keyOf(next.link)).not.toBe(keyOf(link));
    expect((await ask(server, 'B516', link)).access).toBe('locked');
    expect((await ask(server, 'B516', next.link)).access).toBe('early');
  });

  it('never got a door: its key says that the stay is over when it is', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const [room] = (await view(server, id)).guides ?? [];
    server.clock.forward(5 * DAY + 3 * HOUR);
    expect((await ask(server, '', room?.link ?? '')).access).toBe('ended');
  });

  it('is proposed no door as ready that somebody has left since', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const ready = async (door: string): Promise<boolean | undefined> =>
      (await doorsOf(desk, id)).free.find((one) => one.door === door)?.ready;
    const stay = { apartment: 'B902', guestName: 'Lê Thu', from: '2026-11-20', to: '2026-11-21' };
    expect((await desk.send('POST', 'doors/B902/ready', {})).statusCode).toBe(200);
    await desk.send('POST', 'stays', stay);
    const id = await confirmed(server, desk);
    expect(await ready('B902')).toBe(false);
    server.clock.forward(2 * DAY);
    expect(await ready('B902')).toBe(false);
    await desk.send('POST', 'doors/B902/ready', {});
    expect(await doorsOf(desk, id)).toMatchObject({ proposal: 'B902' });
    expect(await ready('B902')).toBe(true);
  });
});

onEveryEngine('stays from before', (start) => {
  it('are offered to the booking that they look like, and joined by the desk alone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const id = await confirmed(server, desk);
    const { guestName } = (await desk.get(`bookings/${id}`)).json<DeskBookingDetail>();
    const stay = { apartment: 'B702', guestName, from: DAYS.checkIn, to: DAYS.checkOut };
    const made = (await desk.send('POST', 'stays', stay)).json<{ id: string; link: string }>();
    expect(await doorsOf(desk, id)).toMatchObject({
      rooms: [{ door: null }],
      alike: [{ stayId: made.id, door: 'B702' }],
    });
    expect((await desk.send('POST', `bookings/${id}/joins`, { stayId: made.id })).statusCode).toBe(200);
    expect(await doorsOf(desk, id)).toMatchObject({ rooms: [{ door: 'B702' }], alike: [] });
    expect((await ask(server, 'B702', made.link)).access).toBe('early');
    expect((await desk.send('POST', `bookings/${id}/joins`, { stayId: made.id })).statusCode).toBe(409);
  });
});
