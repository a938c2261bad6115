import type { Page } from '@playwright/test';
import { CHANGED_HOTEL } from './changed-hotel';
import { tap } from './finger';
import { fill, taken } from './guest-forms';
import { expect, type Hotel, sectionButton, test, waitUntilKept } from './hotel';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const reactCame = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/assets\/react-/.test(name)));
const live = (page: Page) => page.locator('html[data-live]');
const savedLine = (page: Page) => page.locator('[data-saved-line]');

/** Opens the guide and waits until everything that comes by itself has come. */
async function openUntouched(page: Page, hotel: Hotel, path = '/hiden-page/B902'): Promise<void> {
  await page.goto(hotel.url(path));
  await waitUntilKept(page);
  await page.waitForTimeout(3000);
}

test.describe('a guide that a phone shows and nobody touches', () => {
  test('is kept, says so, and never loads React; sections and copies need none either', async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await expect(savedLine(page)).toContainText(/^Đã lưu trên máy này · .* · cập nhật \d\d:\d\d/);
    await expect(savedLine(page)).toContainText('video', { ignoreCase: true });
    await expect(page.locator('#door')).toContainText('4826');
    await expect(page.getByText('Căn B902 · toà B')).toBeVisible();
    // What stands behind the guide in its document takes no room below it.
    const foot = (name: string): Promise<number> =>
      page.locator(name).evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await foot('body')) - (await foot('#root'))).toBeLessThan(1);
    await tap(sectionButton(page, '1'));
    await expect(sectionButton(page, '1')).toHaveAttribute('aria-expanded', 'true');
    const one = page.locator('[id="1"]');
    await expect(one.getByRole('button', { name: 'Toà B' })).toHaveAttribute('aria-pressed', 'true');
    await expect(one.getByText('Cửa khoá số')).toBeVisible();
    await expect(one.getByText('Cửa mở bằng thẻ')).toBeHidden();
    await tap(page.locator('#door [data-copied]'));
    await expect(page.locator('#door [data-copied]')).toHaveAttribute('data-copied', 'copied');
    expect(await page.locator('[data-say]').textContent()).toMatch(/toà B, tầng 9, căn B902/);
    const ground = await page.locator('#emergency').evaluate((card) => getComputedStyle(card).backgroundColor);
    expect(ground, 'colors that late styles name are in the page').not.toBe('rgba(0, 0, 0, 0)');
    expect(await reactCame(page)).toBe(false);
    await expect(live(page)).toHaveCount(0);

    const said = (): Promise<unknown> =>
      page.evaluate(() => {
        const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
        return {
          // Of how much is kept, films on their way make more meanwhile.
          texts: all('h1 + p, [data-say], [data-saved-line] > p').map(({ textContent }) =>
            textContent.replace(/[\d,]+\sMB/, 'MB'),
          ),
          towers: all('[data-tower]').map(({ ariaPressed }) => ariaPressed),
          ways: all('[data-lock], [data-without], [data-without] + div').map(({ hidden }) => hidden),
        };
      });
    const before = await said();
    await page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }).focus();
    await expect(live(page)).toHaveCount(1);
    await expect.poll(said, 'React says the same').toEqual(before);
  });

  test('delivers the form that waits, and counts what is opened', async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await page.goto(hotel.url('/form-qr?apartment=B902'));
    await fill(page, 'Trần Thị Sương');
    hotel.network.set('refuse');
    await page.getByRole('button', { name: 'Mở hướng dẫn' }).click();
    await page.waitForURL('**/hiden-page/B902');
    await expect(page.locator('#door')).toContainText('4826');
    expect(taken(hotel)).toEqual([]);
    hotel.network.set('pass');
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect.poll(() => taken(hotel), { timeout: 30_000 }).toEqual(['Trần Thị Sương']);
    expect(await reactCame(page)).toBe(false);
    await tap(sectionButton(page, '2'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hien_reading') ?? '')).toContain('section 2');
  });

  test('offers a new version when there is one', async ({ page, hotel, hotels }) => {
    await openUntouched(page, hotel);
    expect(await reactCame(page)).toBe(false);
    const next = await hotels.sharedWith({ HOTEL_FILE: CHANGED_HOTEL });
    hotel.network.retarget(next.origin);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect(page.getByText('Hướng dẫn có bản mới.')).toBeVisible({ timeout: 30_000 });
  });

  test('shows what the hotel has changed since it was kept', async ({ page, hotel, hotels }) => {
    await openUntouched(page, hotel);
    const next = await hotels.sharedWith({ HOTEL_FILE: CHANGED_HOTEL });
    hotel.network.retarget(next.origin);
    await page.goto(hotel.url('/hiden-page/B902'));
    await expect(page.locator('body')).toContainText('650.000', { timeout: 20_000 });
  });
});

test.describe('the first touch that needs React', () => {
  test('opens the film that was tapped, once', async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await tap(sectionButton(page, '1'));
    await tap(page.locator('[id="1"] [data-film="1"]'));
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForTimeout(1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(sectionButton(page, '1'), 'what stood open stays open').toHaveAttribute('aria-expanded', 'true');
  });

  test('keeps what is typed, the focus and the place on the screen', async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await page.evaluate(() => window.scrollTo({ top: 260, behavior: 'instant' }));
    const field = page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' });
    await tap(field);
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.type('may giat');
    await expect(live(page)).toHaveCount(1);
    await expect(page.locator('#search a, #search li').first()).toBeVisible();
    await expect(field).toHaveValue('may giat');
    await expect(field).toBeFocused();
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
  });

  test("opens the map with the guest's own floor", async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await tap(page.getByRole('navigation', { name: 'Lối tắt' }).locator('a[href="#6"]'));
    await expect(sectionButton(page, '6')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('[id="6"]').getByText('Căn của bạn ở tầng này')).toBeVisible();
    await expect(page.locator('[id="6"] li[data-open] img')).toBeVisible();
    await expect(sectionButton(page, '6')).toBeInViewport();
  });

  test('goes to the map and no further on a slow phone, where React takes over with the tap', async ({
    page,
    hotel,
  }) => {
    await openUntouched(page, hotel);
    const throttle = await page.context().newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tap(page.getByRole('navigation', { name: 'Lối tắt' }).locator('a[href="#6"]'));
    await expect(page.locator('[id="6"] li[data-open] img')).toBeVisible();
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(sectionButton(page, '6')).toBeInViewport();
  });

  test('chooses the other tower', async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await tap(sectionButton(page, '1'));
    const other = page.locator('[id="1"]').getByRole('button', { name: 'Toà A' });
    await tap(other);
    await expect(other).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[id="1"]').getByText('Cửa mở bằng thẻ')).toBeVisible();
  });

  test('shows the offer to install before React, and React leaves it there', async ({ page, hotel }) => {
    await openUntouched(page, hotel);
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), {
        prompt: () => Promise.resolve(void (document.title = 'asked')),
      });
      window.dispatchEvent(offer);
    });
    const button = page.getByRole('button', { name: 'Thêm vào màn hình chính' });
    await expect(button).toHaveCount(1);
    await expect(live(page)).toHaveCount(0);
    await tap(button);
    await expect(page).toHaveTitle('asked');
    await page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }).focus();
    await expect(live(page)).toHaveCount(1);
    await expect(button).toHaveCount(1);
  });
});
