import { expect, type Page } from '@playwright/test';
import type { Hotel } from './hotel';

/** The first account of the desk, as the server's settings make it. */
export const STAFF = { email: 'letan@hien.example', password: 'Le-tan-2026-hien' };

/** Signs in on this device, by the call that the login popup makes. */
export async function signInAtDesk(page: Page, hotel: Hotel, who = STAFF): Promise<void> {
  await page.goto(hotel.url('/reception'));
  await page.evaluate(async (body) => {
    const answer = await fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = (await answer.json()) as { data: object };
    localStorage.setItem('user', JSON.stringify(data));
  }, who);
}

/** A stay as reception makes it, by the call of its form; the address of its guide, key included. */
export async function makeStay(
  desk: Page,
  stay: { apartment: string; guestName: string; from: string; to: string },
): Promise<string> {
  const { status, link } = await desk.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/reception/stays', { method: 'POST', headers, body });
    return { status: answer.status, link: ((await answer.json()) as { link?: string }).link ?? '' };
  }, JSON.stringify(stay));
  expect(status).toBe(201);
  return new URL(link).pathname + new URL(link).hash;
}

/** Books the nth room type that has two doors for guests who come today; two of its doors. */
export async function bookForToday(
  page: Page,
  hotel: Hotel,
  nth: number,
  guests: readonly string[],
): Promise<[string, string]> {
  await page.goto(hotel.url('/reception'));
  const { statuses, doors } = await page.evaluate(
    async ({ at, names }) => {
      const read = async <T>(path: string): Promise<T> => (await (await fetch(`/api/reception/${path}`)).json()) as T;
      // The hotel's own day, which goes on after midnight.
      const { day } = await read<{ day: string }>('wall');
      const { items } = await read<{ items: { apartment: string; roomId: number | null }[] }>('doors');
      const checkOut = new Date(Date.parse(day) + 3 * 86_400_000).toISOString().slice(0, 10);
      const stay = { checkIn: day, checkOut };
      const query = new URLSearchParams({ ...stay, quantity: '1' });
      const free = await read<{ rooms: { roomId: number; left: number; total: number }[] }>(`availability?${query}`);
      const found = free.rooms
        .map((room) => ({ ...room, own: items.filter(({ roomId }) => roomId === room.roomId) }))
        .filter(({ left, own }) => left >= names.length && own.length > 1)[at];
      if (!found) return { statuses: [], doors: [] };
      const { roomId, total: totalPrice, own } = found;
      const answers: number[] = [];
      for (const guestName of names) {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
        const body = JSON.stringify({ ...stay, roomId, totalPrice, guestName, guestNationality: 'Việt Nam' });
        answers.push((await fetch('/api/reception/bookings', { method: 'POST', headers, body })).status);
      }
      return { statuses: answers, doors: own.slice(0, 2).map(({ apartment }) => apartment) };
    },
    { at: nth, names: guests },
  );
  expect(statuses).toEqual(guests.map(() => 201));
  const [one = '', other = ''] = doors;
  return [one, other];
}
