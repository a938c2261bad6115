import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, sectionButton, test } from './hotel';

interface DemoApartment {
  code: string;
  doorCode: string | null;
  wifi?: { name: string; password: string };
}
const demo = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as { guide: DemoApartment[] };
const b902 = demo.guide.find(({ code }) => code === 'B902');

interface Noted {
  shift: number;
  violations: string[];
}
const NOTHING_NOTED: Noted = { shift: 0, violations: [] };

/** Has a page note what moves under a guest's eyes, and what its policy forbids. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { shift: 0, violations: [] };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) noted.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      noted.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}

test.use({ onlyReads: true });

test.describe('a guest who scans the code for the first time', () => {
  test('reads the whole guide before any script has run', async ({ browser, hotel }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' });
    const page = await context.newPage();
    for (const [lang, title, bodies] of [
      ['vi', 'Hướng Dẫn Du Lịch', 5],
      ['en', 'Travel Guide', 5],
    ] as const) {
      await page.goto(hotel.url(`/hiden-page/B902?lang=${lang}`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await page.getByRole('table').count()).toBe(bodies);
      await expect(page.getByRole('table').last()).toBeVisible();
      await expect(page.getByText('113', { exact: true }).first()).toBeVisible();
    }
    await context.close();
  });

  test('sees the door code, the Wi-Fi and sections that open one by one', async ({ page, hotel }) => {
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.getByText(b902?.doorCode?.replace('#', '') ?? 'none').first()).toBeVisible();
    await expect(page.getByText(b902?.wifi?.password ?? 'none').first()).toBeVisible();
    const stove = sectionButton(page, '2');
    await stove.click();
    await expect(stove).toHaveAttribute('aria-expanded', 'true');
    const sub = sectionButton(page, '2-2');
    await sub.click();
    await expect(sub).toHaveAttribute('aria-expanded', 'true');
    await expect(stove, 'a sub-section does not close its section').toHaveAttribute('aria-expanded', 'true');
    const lift = sectionButton(page, '3');
    await lift.click();
    await expect(stove, 'opening another leaves this one open').toHaveAttribute('aria-expanded', 'true');
  });

  test('copies by mouse with the first picture, and is told so for as long as later', async ({ page, hotel }) => {
    await page.addInitScript(() => {
      const said: [string | undefined, number][] = [];
      Object.assign(window, { said });
      new MutationObserver((changes) => {
        for (const { target } of changes) said.push([(target as HTMLElement).dataset['copied'], performance.now()]);
      }).observe(document, { subtree: true, attributeFilter: ['data-copied'] });
    });
    await page.goto(hotel.url('/hiden-page/B902'), { waitUntil: 'commit' });
    await page.locator('#door [data-copied]').click();
    const said = () => page.evaluate(() => (window as unknown as { said: [string, number][] }).said);
    await expect.poll(async () => (await said()).at(-1)?.[0]).toBe('copied');
    await expect.poll(async () => (await said()).at(-1)?.[0]).toBe('idle');
    const all = await said();
    expect((all.at(-1)?.[1] ?? 0) - (all[0]?.[1] ?? 0)).toBeGreaterThan(2400);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
  });

  test('opens sections while the scripts are still on their way, and keeps them open', async ({ page, hotel }) => {
    hotel.network.set('blackhole', ({ path }) => path.startsWith('/assets/'));
    await page.goto(hotel.url('/hiden-page/B902'), { waitUntil: 'commit' });
    const trigger = page.locator('[data-accordion-trigger]').first();
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('switches the language while the scripts are still on their way: open sections and the stay go along', async ({
    page,
    hotel,
  }) => {
    hotel.network.set('blackhole', ({ path }) => path.startsWith('/assets/') && path.endsWith('.js'));
    const key = '#s=AAAAAAAAAAAAAAAAAAAAAAAA';
    await page.goto(hotel.url(`/hiden-page/B902${key}`), { waitUntil: 'commit' });
    await sectionButton(page, '3').click();
    await page.locator('[data-languages] summary').click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Travel Guide' })).toBeVisible();
    await expect(sectionButton(page, '3')).toHaveAttribute('aria-expanded', 'true');
    expect(new URL(page.url()).hash).toBe(key);
  });

  test('finds English section 0 open, every number of the specification, and the place kept on a switch', async ({
    page,
    hotel,
  }) => {
    await page.goto(hotel.url('/hiden-page/A1509?lang=en'));
    const numbers = async (): Promise<string[]> =>
      page.locator('[data-section]').evaluateAll((all) => all.map(({ id }) => id).filter((id) => !id.includes('-')));
    expect(await numbers()).toEqual(['1', '2', '8', '7', '3', '9', '11', '4', '5', '6', '10', '12', '0']);
    await expect(sectionButton(page, '0')).toHaveAttribute('aria-expanded', 'true');
    await sectionButton(page, '3').click();
    await page.locator('[data-languages] summary').click();
    await page.getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hướng Dẫn Du Lịch' })).toBeVisible();
    await expect(sectionButton(page, '3')).toHaveAttribute('aria-expanded', 'true');
    expect((await numbers()).slice(0, 6)).toEqual(['1', '2', '3', '4', '5', '6']);
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Hướng Dẫn Du Lịch' }),
      'the choice is kept',
    ).toBeVisible();
  });

  test('comes by a deep link straight to the washing machine', async ({ page, hotel }) => {
    await page.goto(hotel.url('/hiden-page/B902#2-3'));
    await expect(sectionButton(page, '2-3')).toHaveAttribute('aria-expanded', 'true');
    await expect(sectionButton(page, '2-3')).toBeInViewport();
  });

  // A code that is there, one that is not, and no apartment: the answer takes the room that was held for it.
  for (const [path, shown] of [
    ['/hiden-page/B902', b902?.doorCode?.replace('#', '') ?? 'none'],
    ['/hiden-page/Z999', 'Căn Z999 chưa có mã ở đây'],
    ['/hiden-page/?lang=en', 'No apartment number yet'],
  ] as const) {
    test(`is never shifted about on ${path}, and no policy is broken`, async ({ page, hotel }) => {
      await noteShifts(page);
      // Late enough to be painted after the wait.
      await page.route(/\/api\/guide\//, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.goto(hotel.url(path));
      await expect(page.getByText(shown).first()).toBeVisible();
      await page.waitForTimeout(1500);
      expect(await page.evaluate(() => (window as unknown as { noted: Noted }).noted)).toEqual(NOTHING_NOTED);
    });
  }

  for (const lang of ['vi', 'en'] as const) {
    test(`reads and copies the code in ${lang} while no script file has come, and nothing moves at any width`, async ({
      page,
      hotel,
    }) => {
      hotel.network.set('blackhole', ({ path }) => path.startsWith('/assets/') && path.endsWith('.js'));
      await noteShifts(page);
      // What dresses the bodies comes last, late enough to be painted after the text.
      await page.route(/\/assets\/.*\.css$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [820, 1180],
        [1024, 1366],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(hotel.url(`/hiden-page/B902?lang=${lang}`), { waitUntil: 'commit' });
        await expect(
          page.locator('#door p').filter({ hasText: b902?.doorCode?.replace('#', '') ?? 'none' }),
        ).toBeVisible();
        await expect(page.locator('#wifi dd').filter({ hasText: b902?.wifi?.password ?? 'none' })).toBeVisible();
        const [label, done] = lang === 'vi' ? ['Sao chép', 'Đã sao chép'] : ['Copy', 'Copied'];
        const copy = page.locator('#door [data-copied]');
        await copy.click();
        await expect(copy).toHaveAttribute('data-copied', 'copied');
        await expect(copy.getByText(done, { exact: true })).toBeVisible();
        await expect(copy.getByText(label, { exact: true })).toBeHidden();
        await expect(page.getByText(lang === 'vi' ? 'Đã sao chép mã cửa' : 'Door code copied')).toBeAttached();
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLLinkElement>('body > [rel=stylesheet]')].some(({ sheet }) => sheet),
        );
        await page.waitForTimeout(200);
        expect(await page.evaluate(() => (window as unknown as { noted: Noted }).noted), `${width} px`).toEqual(
          NOTHING_NOTED,
        );
      }
      expect(hotel.network.seen.filter(({ path }) => path.startsWith('/api/guide/'))).toEqual([]);
    });
  }

  test('what is tapped and typed before React is there is not lost', async ({ page, hotel }) => {
    await page.goto(hotel.url('/hiden-page/B902'), { waitUntil: 'commit' });
    await page.locator('#search input').pressSequentially('may giat');
    await expect(page.getByRole('option').or(page.locator('#search a, #search li')).first()).toBeVisible();
    await expect(page.locator('#search input')).toHaveValue('may giat');
    await page.goto(hotel.url('/hiden-page/B902?lang=vi'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Xem tất cả' }).click();
    await expect(page.locator('#events [aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
  });

  for (const [width, height] of [
    [820, 1000],
    [1440, 900],
  ] as const) {
    test(`is not shifted about by the offer to install at ${width} px`, async ({ page, hotel }) => {
      await page.setViewportSize({ width, height });
      await noteShifts(page);
      await page.goto(hotel.url('/hiden-page/B902'));
      await expect(page.getByRole('heading', { name: 'Sự kiện sắp diễn ra' })).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-live', '');
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
      await expect(page.getByRole('button', { name: 'Thêm vào màn hình chính' })).toBeInViewport();
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => (window as unknown as { noted: Noted }).noted)).toEqual(NOTHING_NOTED);
    });
  }
});

test.describe('an address that is not quite right', () => {
  for (const [path, shown] of [
    ['/hiden-page/b902', b902?.doorCode],
    ['/hiden-page/%20B902%20', b902?.doorCode],
    ['/hiden-page/B902/', b902?.doorCode],
    ['/hiden-page/B902%00', b902?.doorCode],
  ] as const) {
    test(`${path} is B902`, async ({ page, hotel }) => {
      await page.goto(hotel.url(path));
      await expect(page.getByText(shown?.replace('#', '') ?? 'none').first()).toBeVisible();
    });
  }

  for (const path of [
    '/hiden-page/Z999',
    '/hiden-page/%D0%92902',
    '/hiden-page/%E0%A4%A',
    `/hiden-page/${'B902'.repeat(2500)}`,
    '/hiden-page/B902;B901',
  ]) {
    test(`${path.slice(0, 40)} opens the guide without anybody's secrets`, async ({ page, hotel }) => {
      const answers: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/api/guide/'))
          void response.text().then(
            (text) => answers.push(text),
            () => undefined,
          );
      });
      await page.goto(hotel.url(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(800);
      const everything = (await page.locator('body').innerText()) + answers.join('');
      const secrets = demo.guide.flatMap(({ doorCode, wifi }) => [doorCode, wifi?.password]).filter((secret) => secret);
      expect(secrets.filter((secret) => everything.includes(secret ?? ''))).toEqual([]);
    });
  }

  test('no apartment at all: "không có mã" and the default Wi-Fi', async ({ page, hotel }) => {
    await page.goto(hotel.url('/hiden-page/'));
    await expect(page.getByText('không có mã').first()).toBeVisible();
    await page.goto(hotel.url('/hiden-page/?lang=en'));
    await expect(page.getByText('No door code').first()).toBeVisible();
  });
});
