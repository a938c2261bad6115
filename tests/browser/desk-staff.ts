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
