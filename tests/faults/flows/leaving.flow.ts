import type { Page } from '@playwright/test';
import { everythingKept, expect, type Hotel, keepSite, test } from '../../browser/hotel';
import { note } from './note';

const PERSON = {
  name: 'Canary Ngọc Diễm',
  email: 'canary.diem@example.vn',
  phoneNumber: '0987 321 654',
  password: 'Hoa-phuong-2026',
};
const PRIVATE = /canary|0987 ?321 ?654/i;
const LOGOUT = '/api/v1/auth/logout';

async function signIn(page: Page, hotel: Hotel): Promise<void> {
  await page.goto(hotel.url('/dashbroad'));
  await page.evaluate(async (person) => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/v1/auth/register', person);
    const { data } = (await (await post('/api/v1/auth/login', person)).json()) as { data: object };
    localStorage.setItem('user', JSON.stringify(data));
  }, PERSON);
  await page.goto(hotel.url('/dashbroad'));
  await expect(page.getByText(PERSON.email).first()).toBeVisible();
}

test('P-2, P-12: signed out without a network in a tab that is killed: nothing stays, the session ends at the next contact', async ({
  page,
  hotel,
  context,
}) => {
  test.setTimeout(300_000);
  await keepSite(page, hotel);
  await signIn(page, hotel);
  const session =
    (await context.cookies(hotel.network.origin)).find(({ name }) => name === 'hien_session')?.value ?? '';
  expect(session).not.toBe('');
  hotel.network.set('refuse');
  await page.getByRole('banner').getByRole('button', { name: PERSON.name }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Đăng xuất' }).click();
  // Killed in the same moment, before anything could be told.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(hotel.url('/form-qr'));
  await expect(next.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => everythingKept(next), { timeout: 15_000 }).not.toMatch(PRIVATE);
  expect(await next.content()).not.toMatch(PRIVATE);
  hotel.network.set('pass');
  await next.goto(hotel.url('/'));
  const alive = async (): Promise<number> =>
    (await fetch(`${hotel.server.origin}/user/x`, { headers: { cookie: `hien_session=${session}` } })).status;
  await expect.poll(alive, { timeout: 40_000 }).toBe(401);
  const told = hotel.network.seen.filter(({ path }) => path === LOGOUT).length;
  const inAddresses = hotel.network.seen.filter(
    ({ path, headers }) => PRIVATE.test(decodeURIComponent(path)) || PRIVATE.test(headers.referer ?? ''),
  );
  note(
    `the server told ${told} times; 0 canaries on the phone; ${inAddresses.length} of ${hotel.network.seen.length} addresses with anything of the person`,
  );
  expect(inAddresses).toEqual([]);
});
