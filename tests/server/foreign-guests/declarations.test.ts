import { expect, it } from 'vitest';
import type { ForeignGuest, ForeignGuestList } from '../../../src/contract/foreign-guests/desk';
import type { Today } from '../../../src/contract/desk/today';
import type { Declaration } from '../../../src/domain/foreign-guests/declaration';
import { WORKBOOK_TYPE } from '../../../src/server/platform/workbook';
import { deskOf, type Desk } from '../../support/desk';
import { declarationOf } from '../../support/foreign-guests';
import { onEveryEngine } from '../../support/server-engines';
import { booked, bookingOf, stayHotel, totalOfRoom1 } from '../../support/stays';
import { rowsOf } from '../../support/workbook';

const hotel = stayHotel({ guideAccess: 'stay' });
const HOUR = 3_600_000;

const inputOf = (changes: Partial<Declaration> = {}, bookingId: string | null = null) => ({
  declaration: declarationOf(changes),
  bookingId,
  stayId: null,
});
async function made(desk: Desk, input: object = inputOf()): Promise<ForeignGuest> {
  const answer = await desk.send('POST', 'residents', input);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<ForeignGuest>();
}
const list = async (desk: Desk, show = 'open'): Promise<ForeignGuestList> =>
  (await desk.get(`residents?show=${show}`)).json<ForeignGuestList>();
const today = async (desk: Desk): Promise<Today> => (await desk.get('today')).json<Today>();

onEveryEngine('foreign guests', (start) => {
  it('are written down as the passport has them, with the end of their time by the server’s clock', async () => {
    const desk = await deskOf(await start({ hotel }));
    const one = await made(desk, inputOf({ fullName: 'Jörg  Strauß-Meyer', passportNumber: 'c01x 00t47' }));
    expect(one.declaration).toMatchObject({ fullName: 'JORG STRAUSS MEYER', passportNumber: 'C01X00T47' });
    // Yesterday 23:30 in Viet Nam and 12 hours; it is 10:00 there.
    expect(one).toMatchObject({ declareBy: '2026-11-20T04:30:00.000Z', state: 'soon', deleteOn: '2026-12-23' });
    expect((await list(desk)).items.map(({ id }) => id)).toEqual([one.id]);
  });

  it('are late when the time is up, and in time again where the hotel has 24 hours', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await made(desk);
    server.clock.forward(2 * HOUR);
    expect((await list(desk)).items[0]?.state).toBe('overdue');
    expect((await desk.send('PUT', 'residents/within', { within: 24 })).statusCode).toBe(200);
    const later = await list(desk);
    expect([later.within, later.items[0]?.state, later.items[0]?.declareBy]).toEqual([
      24,
      'open',
      '2026-11-20T16:30:00.000Z',
    ]);
    expect((await desk.send('PUT', 'residents/within', { within: 13 })).statusCode).toBe(422);
  });

  it('are declared together, by somebody and at a time, and are not after all', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const ids = [(await made(desk)).id, (await made(desk, inputOf({ fullName: 'Lars Lindqvist', sex: 'M' }))).id];
    expect((await desk.send('PUT', 'residents/declared', { ids, declared: true })).statusCode).toBe(200);
    expect((await list(desk)).counts).toEqual({ open: 0, declared: 2, all: 2 });
    const [first] = (await list(desk, 'declared')).items;
    expect(first).toMatchObject({ state: 'declared', declaredAt: '2026-11-20T03:00:00.000Z' });
    expect(first?.declaredBy).not.toBe('');
    server.clock.forward(HOUR);
    await desk.send('PUT', 'residents/declared', { ids, declared: true });
    expect((await list(desk, 'declared')).items[0]?.declaredAt).toBe('2026-11-20T03:00:00.000Z');
    await desk.send('PUT', 'residents/declared', { ids: [ids[0]], declared: false });
    expect((await list(desk)).items.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('wait from when they come until every one of them is written down, or nobody is to be', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { status: 'PENDING', checkIn: '2026-11-20', checkOut: '2026-11-22' };
    const sofia = { guestName: 'Sofia Lindqvist', guestNationality: 'Thuỵ Điển', guestBirthday: '1988-02-29' };
    const two = { roomId: 2, totalPrice: 1_800_000, adults: 2, children: 0 };
    const id = await booked(server, bookingOf({ ...stay, ...sofia, ...two }));
    const vietnamese = await booked(server, bookingOf({ ...stay, ...two }, 2));
    await desk.send('POST', `bookings/${id}/confirm`, {});
    await desk.send('POST', `bookings/${id}/doors`, { door: 'B902' });
    server.clock.forward(8.5 * HOUR);
    expect([(await list(desk)).waiting, (await today(desk)).counts.residents]).toEqual([[], 0]);
    for (const one of [id, vietnamese]) await desk.send('PUT', `bookings/${one}/arrived`, {});
    const [waiting, ...others] = (await list(desk)).waiting;
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      ...{ bookingId: id, guestName: 'Sofia Lindqvist', nationalityCode: 'SWE', birthday: '1988-02-29' },
      ...{ doors: ['B902'], people: 2, written: 0, arrivedAt: '2026-11-20T11:30:00.000Z' },
      ...{ state: 'open', declareBy: '2026-11-20T23:30:00.000Z' },
    });
    expect((await today(desk)).todos).toContainEqual(
      expect.objectContaining({ kind: 'declare', place: 'B902', people: 2 }),
    );
    await desk.send('PUT', `declaration-waivers/${id}`, {});
    expect((await list(desk)).waiting).toEqual([]);
    await desk.send('DELETE', `declaration-waivers/${id}`);
    await made(desk, inputOf({ from: '2026-11-20', entryDay: '' }, id));
    expect((await list(desk)).waiting).toEqual([expect.objectContaining({ bookingId: id, written: 1 })]);
    await made(desk, inputOf({ fullName: 'Lars Lindqvist', from: '2026-11-20', entryDay: '' }, id));
    expect((await list(desk)).waiting).toEqual([]);
  });

  it('follow their booking to other days, and are declared again when it goes beyond what the portal was told', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
    const total = (checkOut: string): number => totalOfRoom1(stay.checkIn, checkOut);
    const booking = await booked(
      server,
      bookingOf({ status: 'PENDING', ...stay, totalPrice: total('2026-11-22'), guestNationality: 'Thuỵ Điển' }),
    );
    const moveTo = async (checkOut: string): Promise<void> => {
      server.clock.forward(60_000);
      const target = { roomId: 1, checkIn: stay.checkIn, checkOut, totalPrice: total(checkOut) };
      expect((await desk.send('POST', `bookings/${booking}/move`, target)).statusCode).toBe(200);
    };
    const declare = async (declared: boolean): Promise<void> => {
      server.clock.forward(60_000);
      await desk.send('PUT', 'residents/declared', { ids: [id], declared });
    };
    const place = {
      from: '2026-11-20',
      to: '2026-11-22',
      entryDay: '',
      room: 'Studio, Căn Hộ Đẹp',
      arrivedAt: '08:00',
    };
    const { id } = await made(desk, inputOf(place, booking));
    const one = async (): Promise<ForeignGuest | undefined> => (await list(desk, 'all')).items[0];

    await moveTo('2026-11-23');
    expect(await one()).toMatchObject({ state: 'open', declaration: { to: '2026-11-23' }, toldBefore: null });
    await declare(true);
    await moveTo('2026-11-24');
    expect(await one()).toMatchObject({
      state: 'open',
      declaration: { to: '2026-11-24' },
      toldBefore: { from: '2026-11-20', to: '2026-11-23', room: 'Studio, Căn Hộ Đẹp' },
      // The whole twelve hours, from when it was moved.
      declareBy: '2026-11-20T15:03:00.000Z',
      deleteOn: '2026-12-24',
    });
    expect((await list(desk)).counts).toEqual({ open: 1, declared: 0, all: 1 });
    expect((await today(desk)).counts.residents).toBe(1);
    await moveTo('2026-11-23');
    expect(await one()).toMatchObject({ state: 'declared', declaredAt: '2026-11-20T03:02:00.000Z', toldBefore: null });
    await moveTo('2026-11-21');
    expect(await one()).toMatchObject({ state: 'declared', declaration: { to: '2026-11-21' } });
    await moveTo('2026-11-23');
    expect(await one()).toMatchObject({ state: 'declared' });
    await moveTo('2026-11-25');
    await declare(true);
    expect(await one()).toMatchObject({ state: 'declared', toldBefore: null });
    expect((await list(desk)).items).toEqual([]);
    await declare(false);
    expect(await one()).toMatchObject({ state: 'open', declareBy: '2026-11-20T15:07:00.000Z' });
  });

  it('follow the stay of their apartment, and a correction by hand counts as a change of what was declared', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Sofia Lindqvist', from: '2026-11-19', to: '2026-11-23' };
    const { id: stayId } = (await desk.send('POST', 'stays', stay)).json<{ id: string }>();
    const { id } = await made(desk, { ...inputOf(), stayId });
    await desk.send('PUT', 'residents/declared', { ids: [id], declared: true });
    expect((await desk.send('PUT', `stays/${stayId}`, { to: '2026-11-26' })).statusCode).toBe(200);
    expect((await list(desk)).items[0]).toMatchObject({
      declaration: { to: '2026-11-26' },
      toldBefore: { to: '2026-11-23' },
    });
    await desk.send('PUT', `residents/${id}`, { ...inputOf(), stayId });
    expect((await list(desk)).counts.open).toBe(0);
    await desk.send('PUT', `residents/${id}`, { ...inputOf({ room: 'B903' }), stayId });
    expect((await list(desk)).items[0]?.toldBefore?.room).toBe('B902');
  });

  it('leave the number of their door behind when their booking moves to another room, and find it there again', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
    const booking = await booked(
      server,
      bookingOf({
        status: 'PENDING',
        ...days,
        totalPrice: totalOfRoom1('2026-11-20', '2026-11-22'),
        guestNationality: 'Thuỵ Điển',
      }),
    );
    const stay = { from: '2026-11-20', to: '2026-11-22', entryDay: '' };
    const { id } = await made(desk, inputOf({ ...stay, arrivedAt: '08:00', room: 'B902' }, booking));
    await desk.send('PUT', 'residents/declared', { ids: [id], declared: true });
    const moveTo = async (target: object): Promise<ForeignGuest | undefined> => {
      server.clock.forward(60_000);
      expect((await desk.send('POST', `bookings/${booking}/move`, { ...days, ...target })).statusCode).toBe(200);
      return (await list(desk, 'all')).items[0];
    };
    const away = await moveTo({ roomId: 2, totalPrice: 1_800_000 });
    expect([away?.declaration.room, away?.state, away?.toldBefore?.room]).toEqual([
      expect.not.stringContaining('B902'),
      'open',
      'B902',
    ]);
    const back = await moveTo({ roomId: 1, totalPrice: totalOfRoom1('2026-11-20', '2026-11-22') });
    expect([back?.declaration.room, back?.state]).toEqual(['B902', 'declared']);
  });

  it('have left on the day on which their booking or stay is noted as left, and are here again when that is taken back', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const days = { checkIn: '2026-11-20', checkOut: '2026-11-24' };
    const booking = await booked(
      server,
      bookingOf({
        status: 'PENDING',
        ...days,
        totalPrice: totalOfRoom1('2026-11-20', '2026-11-24'),
        guestNationality: 'Thuỵ Điển',
      }),
    );
    const apartment = { apartment: 'B902', guestName: 'Lars Lindqvist', from: '2026-11-19', to: '2026-11-24' };
    const { id: stayId } = (await desk.send('POST', 'stays', apartment)).json<{ id: string }>();
    const place = { from: '2026-11-20', to: '2026-11-24', entryDay: '' };
    const { id } = await made(desk, inputOf(place, booking));
    await made(desk, { ...inputOf({ passportNumber: 'BB7654321', to: '2026-11-24' }), stayId });
    await desk.send('PUT', `bookings/${booking}/arrived`, {});
    server.clock.forward(48 * HOUR);
    const leftDays = async (): Promise<string[]> => {
      const { items } = await list(desk, 'all');
      return items.sort((a) => (a.id === id ? -1 : 1)).map(({ declaration }) => declaration.leftDay);
    };
    await desk.send('PUT', `bookings/${booking}/left`, {});
    await desk.send('POST', `stays/${stayId}/end`, {});
    expect(await leftDays()).toEqual(['2026-11-22', '2026-11-22']);
    expect((await list(desk, 'all')).items.map(({ deleteOn }) => deleteOn)).toEqual(['2026-12-22', '2026-12-22']);
    server.clock.forward(24 * HOUR);
    await desk.send('DELETE', `bookings/${booking}/left`);
    await desk.send('POST', `stays/${stayId}/restore`, {});
    expect(await leftDays()).toEqual(['', '']);
  });

  it('are leafed through, a hundred at a time, and the file has all of them', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    for (let guest = 0; guest < 103; guest += 1) {
      const passport = declarationOf({ passportNumber: `AA${1_000_000 + guest}` });
      await desk.send('POST', 'residents', { declaration: passport, bookingId: null, stayId: null });
      server.clock.forward(1);
    }
    const pageAt = async (page: number): Promise<ForeignGuestList> =>
      (await desk.get(`residents?show=open&page=${page}`)).json<ForeignGuestList>();
    const [first, last] = [await pageAt(1), await pageAt(9)];
    expect([first.items.length, first.page, first.pages, first.counts.open]).toEqual([100, 1, 2, 103]);
    expect([last.items.length, last.page]).toEqual([3, 2]);
    const passports = [...first.items, ...last.items].map(({ declaration }) => declaration.passportNumber);
    expect(passports).toEqual(passports.toSorted());
    const ids = new Set([...first.items, ...last.items].map(({ id }) => id));
    expect(ids.size).toBe(103);
    expect(rowsOf((await desk.get('residents.xlsx?show=open')).rawPayload)).toHaveLength(104);
  });

  it('stand on the board of the day and are counted there, without their names', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = await made(desk);
    const board = await today(desk);
    expect(board.counts.residents).toBe(1);
    expect(board.todos).toContainEqual(
      expect.objectContaining({ key: `declare:${id}`, kind: 'declare', place: 'B902', who: '', runsOut: true }),
    );
    expect(JSON.stringify(board)).not.toContain('LINDQVIST');
    await desk.send('PUT', 'residents/declared', { ids: [id], declared: true });
    expect((await today(desk)).counts.residents).toBe(0);
  });

  it('who came together and live at one place are one thing to do, with their number', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { apartment: 'B902', guestName: 'Sofia Lindqvist', from: '2026-11-19', to: '2026-11-23' };
    const { id: stayId } = (await desk.send('POST', 'stays', stay)).json<{ id: string }>();
    const written: string[] = [];
    for (const [at, arrivedAt] of ['23:30', '22:30', '23:45'].entries()) {
      const person = inputOf({ passportNumber: `AA765432${at}`, arrivedAt });
      written.push((await made(desk, { ...person, stayId })).id);
    }
    await made(desk, inputOf({ passportNumber: 'BB7654321', room: 'B903' }));
    const board = await today(desk);
    const told = board.todos
      .filter(({ kind }) => kind === 'declare')
      .map(({ place, people, at }) => [place, people, at]);
    expect(told).toEqual([
      ['B902', 3, '2026-11-20T03:30:00.000Z'],
      ['B903', undefined, '2026-11-20T04:30:00.000Z'],
    ]);
    expect(board.counts.residents).toBe(4);
    await desk.send('PUT', 'residents/declared', { ids: written.slice(0, 2), declared: true });
    expect((await today(desk)).counts.residents).toBe(2);
  });

  it('are corrected, taken off the list, and written down once for one press', async () => {
    const desk = await deskOf(await start({ hotel }));
    const headers = { 'idempotency-key': 'one-press-of-the-button' };
    const first = (await desk.send('POST', 'residents', inputOf(), headers)).json<ForeignGuest>();
    const again = (await desk.send('POST', 'residents', inputOf(), headers)).json<ForeignGuest>();
    expect(again).toEqual(first);
    const changed = await desk.send('PUT', `residents/${first.id}`, inputOf({ leftDay: '2026-11-20' }));
    expect(changed.json()).toMatchObject({ deleteOn: '2026-12-20' });
    expect((await desk.send('DELETE', `residents/${first.id}`)).json()).toMatchObject({ id: first.id });
    expect((await desk.send('DELETE', `residents/${first.id}`)).statusCode).toBe(404);
    expect((await list(desk, 'all')).counts.all).toBe(0);
  });

  it('leave for a spreadsheet without a cell that it would compute, and for the portal as XML that holds', async () => {
    const desk = await deskOf(await start({ hotel }));
    await made(desk, inputOf({ room: '=HYPERLINK("http://a.example")', birth: '1988' }));
    await made(
      desk,
      inputOf({
        fullName: 'Lars Lindqvist',
        passportNumber: '0012E456',
        entryPort: 'Cảng "A" & <B>',
        leftDay: '2026-11-20',
      }),
    );
    const file = await desk.get('residents.xlsx?show=all&lang=vi');
    expect(file.headers['cache-control']).toContain('no-store');
    expect(file.headers['content-type']).toBe(WORKBOOK_TYPE);
    expect(file.headers['content-disposition']).toContain('.xlsx');
    const [titles = [], ...rows] = rowsOf(file.rawPayload);
    expect(titles.slice(0, 3)).toEqual(['STT', 'Họ và tên', 'Giới tính']);
    const row = (value: string) => rows.find((cells) => cells.includes(value));
    // As a text it is nothing that a program computes.
    expect(row('=HYPERLINK("http://a.example")')).toContain('1988');
    const lars = row('LARS LINDQVIST')?.map(String).join('|');
    expect(lars).toContain('|0012E456|Phổ thông|18/11/2026|Cảng "A" & <B>|Du lịch|01/01/2027|');
    const xml = (await desk.get('residents.xml?show=all')).body;
    expect(xml.match(/<THONG_TIN_KHACH>/g)).toHaveLength(2);
    expect(xml).toContain('<ngay_sinh>01/01/1988</ngay_sinh>\n    <ngay_sinh_dung_den>Y</ngay_sinh_dung_den>');
    expect(xml.match(/<ngay_tra_phong>20\/11\/2026</g)).toHaveLength(1);
    expect(xml).toContain('<thoi_han_tam_tru>01/01/2027</thoi_han_tam_tru>');
  });

  it('stand in no log, and in the record of who did what by their id alone', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const { id } = await made(desk);
    await desk.send('PUT', `residents/${id}`, inputOf({ passportNumber: 'BB7654321' }));
    await desk.get('residents.xlsx');
    await desk.get('residents');
    const { db } = server.database;
    const audit = await db.selectFrom('audit').selectAll().execute();
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['resident.make', 'resident.change', 'residents.export', 'residents.read']),
    );
    expect(audit.find(({ action }) => action === 'resident.make')?.subject).toBe(id);
    const keys = await db.selectFrom('idempotency_keys').selectAll().execute();
    const told = JSON.stringify([audit, keys]) + server.logs.join('');
    for (const canary of ['LINDQVIST', 'Lindqvist', 'AA1234567', 'BB7654321', '1988-02-29']) {
      expect(told).not.toContain(canary);
    }
  });

  it('are refused at the field that the portal would pass over without a word', async () => {
    const desk = await deskOf(await start({ hotel }));
    for (const [change, field, code] of [
      [{ fullName: '田中 太郎' }, 'fullName', 'passportName'],
      [{ nationality: 'VNM' }, 'nationality', 'notForeign'],
      [{ to: '2026-11-19' }, 'to', 'checkOutNotAfterCheckIn'],
      [{ stayLimit: '2026-11-01' }, 'stayLimit', 'stayLimitOver'],
    ] as const) {
      const answer = await desk.send('POST', 'residents', inputOf(change));
      expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ field, code })]);
    }
    expect((await list(desk, 'all')).counts.all).toBe(0);
  });
});
