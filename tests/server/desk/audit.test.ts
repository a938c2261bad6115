import { expect, it } from 'vitest';
import type { AuditPage } from '../../../src/contract/desk/audit';
import { signedIn } from '../../support/accounts';
import { type Desk, deskOf } from '../../support/desk';
import { onEveryEngine } from '../../support/server-engines';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { stayHotel, walkInOf } from '../../support/stays';

const hotel = stayHotel();
const page = async (desk: Desk, query = ''): Promise<AuditPage> => (await desk.get(`audit${query}`)).json<AuditPage>();
const told = ({ items }: AuditPage): string[] => items.map(({ action, subject }) => `${action} ${subject}`.trim());

onEveryEngine('the record', (start) => {
  it('tells who read or changed what, newest first, narrowed by person, day, subject and kind', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.get('codes/B902');
    server.clock.forward(24 * 3_600_000);
    await desk.send('PUT', 'codes/B516', { doorCode: '4711#' });
    server.clock.forward(1000);
    expect((await desk.get('free-doors?roomId=1&from=2026-11-22&to=2026-11-23')).statusCode).toBe(200);
    server.clock.forward(1000);
    const { staff, ...all } = await page(desk);
    const own = all.items.filter(({ action }) => action.startsWith('codes.'));
    expect(own.map(({ action }) => action)).toEqual(['codes.change', 'codes.read']);
    expect(staff.map(({ name }) => name).sort()).toEqual(['Máy chủ', 'letan']);
    expect(told(await page(desk, '?day=2026-11-20')).sort()).toEqual([
      'codes.read B902',
      'session.open letan@hien.example',
      'staff.add letan@hien.example',
    ]);
    expect(told(await page(desk, '?day=2026-11-20&kind=access')).sort()).toEqual([
      'session.open letan@hien.example',
      'staff.add letan@hien.example',
    ]);
    expect(told(await page(desk, '?kind=changes'))).toEqual(['codes.change B516']);
    expect(told(await page(desk, '?q=b90'))).toEqual(['codes.read B902']);
    expect(told(await page(desk, '?q=%25'))).toEqual([]);
    const letan = staff.find(({ name }) => name === 'letan')?.id ?? '';
    expect(told(await page(desk, `?staff=${letan}&kind=changes`))).toEqual(['codes.change B516']);
    expect(told(await page(desk, '?staff=nobody'))).toEqual([]);
    server.clock.forward(1000);
    expect(told(await page(desk))[0]).toBe('audit.read');
  });

  it('is found by the number of a booking as guests say it, and says what was taken or given', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    const stay = { checkIn: '2026-11-20', checkOut: '2026-11-21', adults: 2, children: 0, babies: 0 };
    const { id } = (await desk.send('POST', 'bookings', walkInOf({ ...stay, totalPrice: 900_000 }))).json<{
      id: string;
    }>();
    server.clock.forward(1000);
    await desk.send('POST', `bookings/${id}/payments`, { kind: 'CASH', amount: 500_000 });
    server.clock.forward(1000);
    await desk.send('POST', `bookings/${id}/charges`, { kind: 'DISCOUNT', text: 'Khách quen', amount: 100_000 });
    const asked = encodeURIComponent(bookingNumber(id));
    expect(told(await page(desk, `?q=${asked}&kind=changes`))).toEqual([
      `bill.charge ${id} -100000`,
      `bill.payment ${id} 500000`,
      `booking.make ${id}`,
    ]);
    expect(told(await page(desk, '?q=1234 5678&kind=changes'))).toEqual([]);
  });

  it('calls what has a number of the catalogue by its name, in the language of who asks', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    await desk.get('rooms/1/prices');
    const named = async (lang: string) =>
      (await page(desk, `?lang=${lang}`)).items.find(({ action }) => action === 'prices.read')?.name;
    expect([await named('vi'), await named('en')]).toEqual(['Studio, Căn Hộ Đẹp', 'Studio (en), Căn Hộ Đẹp']);
  });

  it('is leafed through, fifty at a time, and a page beyond its end is its last', async () => {
    const server = await start({ hotel });
    const desk = await deskOf(server);
    for (let times = 0; times < 60; times += 1) {
      await desk.send('PUT', 'codes/B902', { wifiName: `Hiên ${times}` });
      server.clock.forward(1000);
    }
    const last = await page(desk, '?page=9&kind=changes');
    expect([last.total, last.pages, last.page, last.items.length]).toEqual([60, 2, 2, 10]);
  });

  it.each(['?day=2026-02-30', '?kind=nothing', '?page=0', `?q=${'x'.repeat(101)}`])('refuses %s', async (query) => {
    const desk = await deskOf(await start({ hotel }));
    expect((await desk.get(`audit${query}`)).statusCode).toBe(422);
  });

  it('names whose data were taken along, and from where, never what stood in them', async () => {
    const server = await start({ hotel, env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const desk = await deskOf(server);
    const { id } = await signedIn(server);
    const who = 'diem1@example.vn';
    const from = { 'x-forwarded-for': '203.0.113.77' };
    await desk.send('POST', 'privacy/person/export', { who, form: 'json' }, from);
    await desk.send('POST', 'privacy/person', { who }, from);
    const { items } = await page(desk, `?q=${id}`);
    expect(items.map(({ action, people, address }) => [action, people, address]).sort()).toEqual([
      ['person.export', [id], '203.0.113.0/24'],
      ['person.find', [id], '203.0.113.0/24'],
    ]);
    expect(JSON.stringify(items)).not.toContain('diem1');
  });
});
