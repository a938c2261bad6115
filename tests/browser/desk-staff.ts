import type { Page } from '@playwright/test';
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
