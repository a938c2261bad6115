import type { Page } from '@playwright/test';
import { ALIAS_ADDRESSES, GUIDE_ADDRESSES, SITE_ADDRESSES } from '../../browser/addresses';
import { STAY } from '../../browser/days';
import { everythingKept, expect, test } from '../../browser/hotel';
import { note } from './note';

/** Has every page of a context tell of what its policy forbids. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => void violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { tellViolation: (what: string) => void }).tellViolation(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  return violations;
}

test('W-2, W-15, P-11, P-12: every page keeps its policy, asks nobody else, and keeps and tells nothing of a guest', async ({
  page,
  hotel,
  context,
}) => {
  test.setTimeout(600_000);
  const violations = await watchPolicy(page);
  const strangers = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== hotel.network.origin) strangers.add(`${origin} from ${page.url()}`);
  });
  const all = [...SITE_ADDRESSES, ...ALIAS_ADDRESSES, ...GUIDE_ADDRESSES];
  for (const address of all) {
    await page.goto(hotel.url(address));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // What comes later comes when somebody scrolls.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(150);
  }
  const cookies = (await context.cookies()).map(({ name }) => name).sort();
  const firstKept = await everythingKept(page);
  // A booking and a form, with a name that is found wherever it went.
  await page.goto(
    hotel.url(`/booking-page?${new URLSearchParams({ roomId: '2', ...STAY, quantity: '1' }).toString()}`),
  );
  await page.getByRole('textbox', { name: 'Họ và tên *' }).fill('Canarywander Diễm');
  await page.getByRole('textbox', { name: 'Email *' }).fill('canarywander@hien.example');
  await page.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ví điện tử MoMo/ })
    .click();
  await page.waitForURL(/sandbox\/momo/);
  await page.getByRole('button', { name: /^Trả \d/ }).click();
  await page.waitForURL(/\/booking\//);
  await page.goto(hotel.url('/form-qr?apartment=B902'));
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Canarywander Diễm');
  await page.getByRole('textbox', { name: 'Email' }).fill('canarywander@hien.example');
  await page.getByRole('textbox', { name: 'Số điện thoại' }).fill('0912 345 678');
  await page.getByRole('button', { name: 'Mở hướng dẫn' }).click();
  await page.waitForURL('**/hiden-page/B902');
  await expect(page.getByText('4826').first()).toBeVisible();
  const state = await page.evaluate(() => JSON.stringify(window.history.state));
  const told = hotel.network.seen.filter(({ path, headers }) =>
    /canarywander|0912|4826/i.test(decodeURIComponent(path) + (headers.referer ?? '')),
  );
  note(
    `${all.length} pages, a booking with the wallet and a form: ${violations.length} violations, ${strangers.size} strangers asked, cookies ${cookies.join(', ')}, ${told.length} of ${hotel.network.seen.length} addresses with anything of the guest`,
  );
  expect(violations).toEqual([]);
  expect([...strangers]).toEqual([]);
  expect(cookies.filter((name) => !/^(hien_device|hien_lang|__Host-hien_device)$/.test(name))).toEqual([]);
  expect(firstKept).not.toMatch(/canary/i);
  expect(told).toEqual([]);
  expect(state).not.toMatch(/canarywander|0912/i);
});

test('W-22: no link or picture of guide and site tells another house where the guest comes from', async ({
  page,
  hotel,
  context,
}) => {
  test.setTimeout(300_000);
  const referers: string[] = [];
  await context.route(
    (url) => url.origin !== hotel.network.origin,
    async (route) => {
      referers.push(route.request().headers()['referer'] ?? '');
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  let links = 0;
  const wrong: string[] = [];
  for (const address of [
    '/hiden-page/B902',
    '/',
    '/lien-he',
    '/blog/1',
    '/apartment/studio-nhin-vinh/view',
    '/booking/khong-co',
  ]) {
    await page.goto(hotel.url(address));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')]
        .filter((one) => one.origin !== location.origin)
        .map(({ href, target, rel }) => ({ href, target, rel })),
    );
    links += found.length;
    for (const { href, target, rel } of found) {
      if (target === '_blank' && !/noopener/.test(rel)) wrong.push(`${address}: ${href} can reach back`);
      const [opened] = await Promise.all([
        context.waitForEvent('page', { timeout: 5000 }).catch(() => null),
        page.evaluate((to) => {
          const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].find(
            (one) => one.href === to,
          );
          if (link?.target === '_blank') link.click();
        }, href),
      ]);
      await opened?.close();
    }
  }
  const telling = referers.filter((one) => one !== '' && new URL(one).pathname !== '/');
  note(`${links} links elsewhere, ${referers.length} followed: ${telling.length} told more than the origin`);
  expect(wrong).toEqual([]);
  expect(telling).toEqual([]);
  expect(referers.length).toBeGreaterThan(0);
});
