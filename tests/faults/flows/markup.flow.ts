import type { Page } from '@playwright/test';
import { signInAtDesk, STAFF } from '../../browser/desk-staff';
import { expect, type Hotel, test } from '../../browser/hotel';
import { markupCorpus } from '../markup-corpus';
import { note } from './note';

const SETTINGS = {
  RECEPTION_EMAIL: STAFF.email,
  RECEPTION_PASSWORD: STAFF.password,
  TRUSTED_PROXIES: '127.0.0.1',
  HOTEL_NETWORKS: '198.51.0.0/16',
};
test.use({ serverSettings: SETTINGS });

/** Watches the page: what of the corpus runs calls this, what loads asks another house. */
async function watch(page: Page, hotel: Hotel): Promise<{ ran: string[]; asked: string[] }> {
  const ran: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction('xssprobe', () => void ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(`dialog at ${page.url()}`);
    void dialog.accept();
  });
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== hotel.network.origin && origin !== hotel.server.origin)
      asked.push(request.url());
  });
  return { ran, asked };
}

async function post(hotel: Hotel, path: string, body: unknown, n: number, cookie = ''): Promise<Response> {
  return fetch(hotel.server.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${n % 250}.${Math.floor(n / 250)}`,
      cookie,
    },
    body: JSON.stringify(body),
  });
}

test('I-21: 200 strings typed into every form are text on the site and at the desk', async ({ page, hotel }) => {
  test.setTimeout(900_000);
  const words = markupCorpus();
  const person = {
    name: 'Lê Minh',
    email: 'le.minh@example.vn',
    phoneNumber: '0987654321',
    password: 'Hoa-dao-do-2027',
  };
  await post(hotel, '/api/v1/auth/register', person, 1);
  const signedIn = await post(hotel, '/api/v1/auth/login', person, 1);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { data } = (await signedIn.json()) as { data: { id: string } };
  let n = 0;
  const taken: number[] = [];
  for (const word of words) {
    const line = word.replaceAll(/[\r\n]/g, ' ');
    const email = `xss${n}@example.vn`;
    for (const [path, body] of [
      ['/api/guest-form', { fullName: line, email, phoneNumber: '0912345678', apartment: 'B902' }],
      ['/api/contacts', { name: line, email, phone: '0912345678', message: word, kind: n % 2 ? 'issue' : 'contact' }],
      ['/api/tours/1/contact', { name: line, email, phone: '0912345678', message: word }],
    ] as const)
      taken.push((await post(hotel, path, body, (n += 1))).status);
  }
  for (const word of words.filter((_, index) => index % 11 === 0))
    taken.push(
      (
        await post(
          hotel,
          '/api/comments',
          { userId: data.id, targetType: 'TOUR', targetId: 1, comment: word },
          (n += 1),
          cookie,
        )
      ).status,
    );
  const { ran, asked } = await watch(page, hotel);
  const pages: string[] = [];
  const visit = async (path: string, marker?: string): Promise<void> => {
    await page.goto(hotel.url(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(700);
    if (marker !== undefined) await expect(page.getByText(marker).first()).toBeVisible();
    // What waits for a finger or the keyboard.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('main *')) {
        one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        if (one.tabIndex >= 0) one.focus();
      }
    });
    pages.push(path);
  };
  await visit('/tour/du-thuyen-vinh-ha-long-trong-ngay/view');
  await page.getByRole('tab', { name: 'Bình Luận' }).click();
  await expect(page.getByText('<script>xssprobe(1)</script>').first()).toBeVisible();
  await signInAtDesk(page, hotel);
  for (const path of [
    '/reception',
    '/reception/inbox',
    '/reception/bookings',
    '/reception/calendar',
    '/reception/offers',
    '/reception/audit',
    '/reception/stays',
  ])
    await visit(path);
  note(
    `${words.length} strings, ${taken.filter((status) => status === 201).length} taken of ${taken.length}; ${pages.length} pages: ${ran.length} ran, ${asked.length} requests to another house`,
  );
  expect(ran).toEqual([]);
  expect(asked).toEqual([]);
  expect(taken.filter((status) => status === 201).length).toBeGreaterThan(words.length * 2);
});

test('I-22: an article whose database was filled by somebody hostile runs nothing and asks nobody', async ({
  browser,
  hotel,
}) => {
  test.setTimeout(300_000);
  // Without the page's policy, which would stop what the purifier has let through.
  const context = await browser.newContext({ bypassCSP: true, locale: 'vi-VN', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { ran, asked } = await watch(page, hotel);
  const words = markupCorpus();
  let shown = 0;
  await page.route('**/api/blog/posts**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as Record<string, unknown> | Record<string, unknown>[];
    const spoil = (post: Record<string, unknown>): Record<string, unknown> => ({
      ...post,
      title: words[1],
      summary: words[3],
      content: `<p>đầu</p>${words.join('\n<p>x</p>\n')}<p>cuối bài</p>`,
    });
    shown += 1;
    await route.fulfill({ response: answer, json: Array.isArray(body) ? body.map(spoil) : spoil(body) });
  });
  for (const path of ['/blog', '/blog/1', '/blog/2']) {
    await page.goto(hotel.url(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1500);
  }
  const escaped = await page.evaluate(() => {
    const frame = document.querySelector('article, main')?.getBoundingClientRect();
    return (
      [
        ...document.querySelectorAll(
          'main script, main iframe, main object, main embed, main form[action], main base, main link, main style, main [onerror], main [onload]',
        ),
      ].length + (frame && frame.width > innerWidth + 1 ? 1 : 0)
    );
  });
  note(
    `${words.length} strings as articles (${shown} answers spoiled): ${ran.length} ran, ${asked.length} requests elsewhere, ${escaped} elements that may not be there`,
  );
  expect(ran).toEqual([]);
  expect(asked).toEqual([]);
  expect(escaped).toBe(0);
  await context.close();
});
