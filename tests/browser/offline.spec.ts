import { readFileSync } from 'node:fs';
import { PORTAL_MARK } from '../faults/fault-proxy';
import { everythingKept, expect, keepSite, openAndKeep, test, waitUntilKept } from './hotel';

const demo = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as {
  guide: { code: string; doorCode: string | null; wifi?: { password: string } }[];
};
const digitsOf = (code: string): string =>
  demo.guide.find((one) => one.code === code)?.doorCode?.replace('#', '') ?? 'none';

/** Digits of a code, and not a part of some longer number such as the time of day in ms. */
const alone = (digits: string): RegExp => new RegExp(`(?<!\\d)${digits}(?!\\d)`);

test.describe('once kept, the guide needs no network', () => {
  test('with the server stopped, in both languages, every section opens', async ({ page, hotel, context }) => {
    await openAndKeep(page, hotel);
    await page.goto('about:blank');
    await hotel.server.stop();
    hotel.network.set('refuse');
    for (const [lang, title] of [
      ['vi', 'Hướng Dẫn Du Lịch'],
      ['en', 'Travel Guide'],
    ] as const) {
      const again = await context.newPage();
      await again.goto(hotel.url(`/hiden-page/B902?lang=${lang}`));
      await expect(again.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(again.getByText(digitsOf('B902')).first()).toBeVisible({ timeout: 2500 });
      const triggers = again.locator('[data-accordion-trigger]');
      for (let index = 0; index < (await triggers.count()); index += 1) {
        const trigger = triggers.nth(index);
        if (!(await trigger.isVisible())) continue;
        if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.click();
        await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      }
      const plan = again.locator('img[src^="/plans/"]').first();
      await plan.scrollIntoViewIfNeeded();
      await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await again.close();
    }
  });

  test('a language that the guest chose is kept with the guide, and no other beside the product’s two', async ({
    page,
    hotel,
  }) => {
    const kept = (): Promise<string[]> =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const found = keys.flat().map(({ url }) => /\/guide-(ko|ja|ru|zh-\w+)\./.exec(url)?.[1] ?? '');
        return found.filter(Boolean);
      });
    await openAndKeep(page, hotel);
    expect(await kept()).toEqual([]);
    await page.locator('[data-languages] summary').click();
    await page.getByRole('link', { name: '한국어' }).click();
    const heading = page.getByRole('heading', { level: 1, name: '여행 가이드' });
    await expect(heading).toBeVisible();
    await expect.poll(kept, { timeout: 20_000 }).toEqual(['ko']);
    hotel.network.set('refuse');
    const again = await page.context().newPage();
    await again.goto(hotel.url('/hiden-page/B902'));
    await expect(again.getByRole('heading', { level: 1, name: '여행 가이드' })).toBeVisible();
    await expect(again.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(again.getByText(digitsOf('B902')).first()).toBeVisible({ timeout: 2500 });
    // React has come, without a fault of its own.
    await again.getByRole('searchbox').fill('수건');
    await expect(again.getByRole('link', { name: /욕실과 세탁/ })).toBeVisible();
    // What is said of the translation stands above both columns of a wide screen, the door in the first.
    await again.setViewportSize({ width: 1440, height: 900 });
    const left = (what: string) => again.locator(what).evaluate((one) => one.getBoundingClientRect().left);
    expect(await left('#door')).toBeLessThan(await left('#search'));
  });

  test.describe(() => {
    test.use({ onlyReads: true });

    test(
      'a network that accepts and never answers does not keep the code from the guest',
      { tag: '@timed' },
      async ({ page, hotel }) => {
        await openAndKeep(page, hotel);
        hotel.network.set('blackhole');
        const started = Date.now();
        await page.goto(hotel.url('/hiden-page/B902'), { waitUntil: 'commit' });
        await expect(page.getByText(digitsOf('B902')).first()).toBeVisible({ timeout: 2500 });
        expect(Date.now() - started).toBeLessThan(4000);
      },
    );

    test('pictures that hang do not outlive their page and stand in the way of the next', async ({ page, hotel }) => {
      await keepSite(page, hotel);
      const ofPictures = ({ path }: { path: string }): boolean => path.startsWith('/pictures/');
      const before = hotel.network.seen.filter(ofPictures).length;
      hotel.network.set('blackhole', ofPictures);
      // A browser opens six connections to a server without HTTP/2.
      await page.goto(hotel.url('/apartment-ha-long'));
      await expect.poll(() => hotel.network.seen.filter(ofPictures).length - before).toBeGreaterThanOrEqual(4);
      await page.goto(hotel.url('/apartment-ha-noi'));
      await expect.poll(() => hotel.network.seen.filter(ofPictures).length - before).toBeGreaterThanOrEqual(6);
      await page.goto(hotel.url('/form-qr'));
      const status = await page.evaluate(async () => {
        const answer = await fetch('/api/guide/B902', { signal: AbortSignal.timeout(5000) });
        return answer.status;
      });
      expect(status).toBe(200);
    });

    test('keeps the last opened apartment only, and forgets it when asked', async ({ page, hotel }) => {
      await openAndKeep(page, hotel, '/hiden-page/B902');
      await page.goto(hotel.url('/hiden-page/B516'));
      await expect(page.getByText(digitsOf('B516')).first()).toBeVisible();
      await expect.poll(() => everythingKept(page)).toMatch(alone(digitsOf('B516')));
      expect(await everythingKept(page)).not.toMatch(alone(digitsOf('B902')));
      await page.getByRole('button', { name: 'Quên thiết bị này' }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').first().press('Tab');
      await page
        .getByRole('button', { name: /^(Quên|Xoá|Đồng ý)/ })
        .last()
        .click();
      await expect.poll(() => everythingKept(page)).not.toMatch(alone(digitsOf('B516')));
    });

    test('a picture that got lost on the first visit comes from what is kept', async ({ page, hotel }) => {
      hotel.network.set('refuse', ({ path }) => path === '/pictures/guide/door-password-tall.svg');
      await page.goto(hotel.url('/hiden-page/B902'));
      await waitUntilKept(page);
      const picture = page.locator('#door img');
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    });

    test('the answer that came inside the document is in no cache of the worker', async ({ page, hotel }) => {
      await openAndKeep(page, hotel);
      const cached = await page.evaluate(async () => {
        const texts: string[] = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
        }
        return texts.join('');
      });
      expect(cached).toContain('id="door"');
      const { doorCode, wifi } = demo.guide.find(({ code }) => code === 'B902') ?? {};
      for (const secret of [doorCode, wifi?.password]) expect(cached).not.toContain(secret);
      expect(cached).not.toContain('id="door-answer"');
    });

    test('no secret of any apartment stands in what the worker keeps for everybody', async ({ page, hotel }) => {
      await openAndKeep(page, hotel, '/hiden-page/Z999');
      const kept = await everythingKept(page);
      const secrets = demo.guide.flatMap(({ doorCode, wifi }) => [doorCode, wifi?.password]).filter((one) => one);
      expect(secrets.filter((secret) => kept.includes(secret ?? ''))).toEqual([]);
    });
  });
});

test.describe('films', () => {
  test.use({ onlyReads: true });

  test('play and seek without a network, from parts', async ({ page, hotel }) => {
    await openAndKeep(page, hotel);
    await expect
      .poll(
        () =>
          page.evaluate(
            async () =>
              (await (await caches.open('hien-films')).keys()).filter(({ url }) => url.endsWith('.mp4')).length,
          ),
        { timeout: 60_000 },
      )
      .toBe(10);
    hotel.network.set('refuse');
    const part = await page.evaluate(async () => {
      const answer = await fetch('/videos/stove.mp4', { headers: { range: 'bytes=1000-1999' } });
      return {
        status: answer.status,
        range: answer.headers.get('content-range'),
        bytes: (await answer.arrayBuffer()).byteLength,
      };
    });
    expect(part).toEqual({
      status: 206,
      range: expect.stringMatching(/^bytes 1000-1999\/\d+$/) as unknown as string,
      bytes: 1000,
    });
    await page.goto(hotel.url('/hiden-page/B902#2-2'));
    await page.locator('#s2-2, [id="2-2"]').getByRole('button', { name: /Xem/ }).first().click();
    const film = page.locator('video').first();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.currentTime = video.duration / 2;
      await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    });
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Đóng' }).click();
    await expect(film).toBeHidden();
  });
});

test.describe("a hotel's sign-in page", () => {
  test.use({ behindPortal: true, onlyReads: true });
  const NOTE = 'Đã kết nối Wi-Fi mà chưa vào được mạng?';

  for (const portal of ['captive', 'captive302'] as const) {
    test(`${portal} after the install: says so, keeps what is saved, recovers by itself`, async ({ page, hotel }) => {
      await openAndKeep(page, hotel);
      hotel.network.set(portal);
      await page.reload();
      await expect(page.getByText(digitsOf('B902')).first()).toBeVisible({ timeout: 2500 });
      await expect(page.getByText(NOTE)).toBeVisible({ timeout: 6000 });
      expect(await everythingKept(page)).not.toContain(PORTAL_MARK);
      hotel.network.set('pass');
      await expect(page.getByText(NOTE)).toBeHidden({ timeout: 12_000 });
    });

    test(`${portal} during the install: nothing of it is kept, the install completes later`, async ({
      page,
      hotel,
    }) => {
      hotel.network.set(portal, ({ path }) => !path.startsWith('/hiden-page'));
      await page.goto(hotel.url('/hiden-page/B902'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(2000);
      expect(await everythingKept(page)).not.toContain(PORTAL_MARK);
      hotel.network.set('pass');
      await page.reload();
      await waitUntilKept(page);
      await expect(page.getByText(digitsOf('B902')).first()).toBeVisible();
      expect(await everythingKept(page)).not.toContain(PORTAL_MARK);
    });

    test(`${portal} before the first visit: one retry after signing in gets the guide`, async ({ page, hotel }) => {
      hotel.network.set(portal);
      await page.goto(hotel.url('/hiden-page/B902')).catch(() => undefined); // the portal answers, or sends elsewhere
      hotel.network.set('pass');
      await openAndKeep(page, hotel);
      await expect(page.getByText(digitsOf('B902')).first()).toBeVisible();
    });
  }

  test("that appears half-way through the worker's files leaves the guide usable and installs later", async ({
    page,
    hotel,
  }) => {
    let passed = 0;
    hotel.network.set('captive', ({ path }) => !path.startsWith('/hiden-page') && ++passed > 4);
    await page.goto(hotel.url('/hiden-page/B902'));
    await page.waitForTimeout(2500);
    expect(await everythingKept(page)).not.toContain(PORTAL_MARK);
    hotel.network.set('pass');
    await page.reload();
    await waitUntilKept(page);
  });
});
