import { dayFromToday } from './days';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test.describe(() => {
  test.use({ onlyReads: true });

  test('in stay mode the bare link shows the whole guide, with the secrets masked and the way to get them', async ({
    page,
    hotel,
  }) => {
    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/guide/')) void response.text().then((text) => answers.push(text));
    });
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.getByText('Mã cửa chưa mở trên máy này')).toBeVisible();
    await expect(page.getByText('4826')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Gọi lễ tân/ }).first()).toHaveAttribute('href', /^tel:/);
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ access: 'locked', doorCode: null });
    await page.locator('[data-section][id="3"] [data-accordion-trigger]').first().click();
    await expect(page.locator('[data-section][id="3"]').getByRole('listitem').first()).toBeVisible();
  });

  test('a made-up key neither opens anything nor travels in an address', async ({ page, hotel }) => {
    await page.goto(hotel.url('/hiden-page/B902#s=AAAAAAAAAAAAAAAAAAAAAAAA'));
    await expect(page.getByText('Mã cửa chưa mở trên máy này')).toBeVisible();
    const asked = hotel.network.seen.filter(({ path }) => path.startsWith('/api/guide/'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ headers }) => headers.authorization === 'Stay AAAAAAAAAAAAAAAAAAAAAAAA')).toBe(true);
    expect(
      hotel.network.seen.filter(({ path, headers }) => `${path}${headers.referer ?? ''}`.includes('AAAAAA')),
    ).toEqual([]);
  });
});

test('the key of the address is asked with at once: the code stands before any script file has come, and nothing moves', async ({
  page,
  browser,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  const stay = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(-1), to: dayFromToday(4) };
  const path = await makeStay(page, stay);
  hotel.network.set('blackhole', ({ path }) => path.startsWith('/assets/') && path.endsWith('.js'));
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
  const guide = await phone.newPage();
  await guide.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Late enough to be painted after the wait.
  await guide.route(/\/api\/guide\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await guide.goto(hotel.url(path), { waitUntil: 'commit' });
  await expect(guide.locator('#door p').filter({ hasText: '4826' })).toBeVisible();
  expect(await guide.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  await phone.close();
});
