import type { Desk } from '../support/desk';
import { deskOf } from '../support/desk';
import { signedIn } from '../support/accounts';
import type { TestServer } from '../support/server';
import { asBooker, booked, bookingOf, stayHotel } from '../support/stays';
import { contactOf, tourBookingOf, tourHotel } from '../support/tours';
import { askingOf } from './engine';

/** Homes, tours and a guide in one house. */
export const wholeHotel = (changes: Record<string, unknown> = {}): Record<string, unknown> =>
  stayHotel({ tours: tourHotel()['tours'], ...changes });

/** The people of a house whose calls can work. */
export interface People {
  desk: Desk;
  guest: { id: string; cookie: string };
  /** A hold, and a request to pay on arrival. */
  hold: string;
  request: string;
}

export async function peopled(server: TestServer): Promise<People> {
  const desk = await deskOf(server);
  const guest = await signedIn(server);
  const hold = await booked(server, bookingOf({}, 50));
  const request = await booked(
    server,
    bookingOf({ checkIn: '2027-01-10', checkOut: '2027-01-12', status: 'PENDING' }, 51),
  );
  return { desk, guest, hold, request };
}

export interface Write {
  method: 'POST' | 'PUT';
  path: string;
  body: Record<string, unknown>;
  cookie?: string;
}

/** Every write that the specification has for guests, with something that works. */
export function guestWrites({ guest, hold, request }: People): Write[] {
  const person = { fullName: 'Lê Minh', email: 'le.minh@example.vn', phoneNumber: '0987654321', apartment: 'B902' };
  const dates = { checkIn: '2026-12-10', checkOut: '2026-12-12' };
  const profile = { fullName: 'Nguyễn Diễm', phoneNumber: '0912 345 101', address: 'Hạ Long' };
  const password = { oldPassword: 'Hoa-phuong-2026', newPassword: 'Hoa-sen-trang-7' };
  const payment = { bookingType: 'APARTMENT', amount: 2_550_000 };
  const people = { adults: 2, children: 1 };
  const write = (path: string, body: Record<string, unknown>, more: Partial<Write> = {}): Write => ({
    method: 'POST',
    path,
    body,
    ...more,
  });
  return [
    write('/api/guest-form', person),
    write('/api/interest', { ...person, action: 'Quan tâm' }),
    write('/api/v1/auth/register', {
      name: 'Lê Minh',
      email: 'moi@example.vn',
      phoneNumber: '0987654322',
      password: 'Hoa-dao-do-2027',
    }),
    write('/api/apartment-bookings', bookingOf(dates, 60)),
    write('/api/apartments/1/send-email', {
      ...person,
      ...dates,
      ...people,
      message: 'Tầng cao',
      pricePerNight: 1,
      totalPrice: 1,
    }),
    write('/api/payments/momo', { ...payment, bookingId: hold, paymentMethod: 'MOMO' }),
    write('/api/payments/cash', { ...payment, bookingId: request }),
    write(`/api/apartment-bookings/${request}/cancel`, {}, asBooker(request)),
    write('/api/tours/1/contact', contactOf()),
    write('/api/tour-bookings', tourBookingOf()),
    write(
      '/api/comments',
      { userId: guest.id, targetType: 'TOUR', targetId: 1, comment: 'Đẹp' },
      { cookie: guest.cookie },
    ),
    write('/api/contacts', {
      name: 'Lê Minh',
      email: 'le.minh@example.vn',
      phone: '0987654321',
      message: 'Còn phòng?',
    }),
    write('/api/v1/auth/forgot-password', { email: 'diem1@example.vn' }),
    write(`/user/${guest.id}`, profile, { method: 'PUT', cookie: guest.cookie }),
    write(`/user/${guest.id}/change-password`, password, { method: 'PUT', cookie: guest.cookie }),
  ];
}

/** Everything that a database holds, as one text for each table. */
export async function everything(server: TestServer): Promise<Map<string, string>> {
  const ask = askingOf(server);
  const names = await ask(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`).catch(
    () => ask(`select table_name as name from information_schema.tables where table_schema = 'public'`),
  );
  const tables = new Map<string, string>();
  for (const { name } of names) tables.set(String(name), JSON.stringify(await ask(`select * from "${String(name)}"`)));
  return tables;
}
