import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { REQUEST_PHOTO_BYTES, REQUEST_PHOTO_SIDE } from '../../src/domain/guest-requests/request-form';
import { axeFindings } from './axe';
import { dayFromToday } from './days';
import { makeStay, signInAtDesk, STAFF } from './desk-staff';
import { tap } from './finger';
import { expect, type Hotel, test, waitUntilKept, watchForFaults } from './hotel';

test.use({
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

const newStay = (desk: Page): Promise<string> =>
  makeStay(desk, { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(-1), to: dayFromToday(3) });

interface Phone {
  page: Page;
  close: () => Promise<void>;
}

/** A guest's phone with the guide of a stay on it. */
async function phoneWith(browser: Browser, hotel: Hotel, path: string): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    hasTouch: true,
    isMobile: true,
  });
  const faults = watchForFaults(context, [/Failed to load resource|net::ERR_/]);
  const page = await context.newPage();
  await page.goto(hotel.url(path));
  await waitUntilKept(page);
  return {
    page,
    close: async () => {
      await context.close();
      expect(faults).toEqual([]);
    },
  };
}

/** Reception at its desk, and the phone of a guest whose stay it has made. */
async function guestAndDesk(desk: Page, browser: Browser, hotel: Hotel): Promise<{ path: string; phone: Phone }> {
  await signInAtDesk(desk, hotel);
  const path = await newStay(desk);
  return { path, phone: await phoneWith(browser, hotel, path) };
}

const opener = (page: Page) => page.getByRole('button', { name: /^Nhờ lễ tân/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nhờ lễ tân' });
const row = (page: Page, text: string) => dialog(page).locator('li[data-state]').filter({ hasText: text });

async function openDialog(page: Page): Promise<void> {
  await tap(opener(page));
  await expect(dialog(page)).toBeVisible();
}

async function write(page: Page, kind: string, text: string): Promise<void> {
  await tap(dialog(page).getByRole('button', { name: kind, exact: true }));
  await dialog(page).getByRole('textbox').fill(text);
  await tap(dialog(page).getByRole('button', { name: 'Gửi lễ tân' }));
}

const posts = (hotel: Hotel): number =>
  hotel.network.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/requests')).length;

test('written in the lift, kept through a reload, sent later and once; another phone sees it, and reception answers', async ({
  page: desk,
  browser,
  hotel,
}) => {
  const { path, phone } = await guestAndDesk(desk, browser, hotel);
  const { page } = phone;
  await openDialog(page);
  expect(await axeFindings(page)).toEqual([]);

  hotel.network.set('refuse');
  await write(page, 'Khăn tắm', '<img src=x onerror=alert(1)> 2 khăn tắm');
  const asked = row(page, '2 khăn tắm');
  await expect(asked).toContainText('Chưa gửi');
  await expect(asked).not.toContainText('Đã gửi');

  // A relaunch without a network: the words are still there, and still not sent.
  await page.reload();
  await expect(opener(page)).toContainText('Chưa gửi');
  await openDialog(page);
  await expect(row(page, '2 khăn tắm')).toContainText('Chưa gửi');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  // The first answer is lost on the way: our server has the request, and the phone asks again.
  const before = posts(hotel);
  hotel.network.set('lose-answer', ({ method, path }) => method === 'POST' && path.endsWith('/requests'));
  await expect.poll(() => posts(hotel), { timeout: 45_000 }).toBeGreaterThan(before);
  await expect(row(page, '2 khăn tắm')).not.toContainText('Đã gửi');
  hotel.network.set('pass');
  await expect(row(page, '2 khăn tắm')).toContainText(/Đã gửi \d\d:\d\d/, { timeout: 45_000 });
  await expect(row(page, '2 khăn tắm')).toHaveCount(1);

  const second = await phoneWith(browser, hotel, path);
  await openDialog(second.page);
  await expect(row(second.page, '<img src=x onerror=alert(1)> 2 khăn tắm')).toContainText('Đã gửi');
  await expect(row(second.page, '2 khăn tắm')).toHaveCount(1);

  await desk.goto(hotel.url('/reception'));
  const todo = desk.getByRole('listitem').filter({ hasText: '2 khăn tắm' });
  await expect(todo).toHaveCount(1);
  await todo.getByRole('button', { name: 'Đã xem' }).click();
  await expect(row(page, '2 khăn tắm')).toContainText('Lễ tân đã xem', { timeout: 45_000 });

  await desk.goto(hotel.url('/reception/requests'));
  await expect(desk.locator('[data-request-text]')).toHaveText('<img src=x onerror=alert(1)> 2 khăn tắm');
  await desk.getByRole('button', { name: /^Xong, kèm lời nhắn/ }).click();
  const ready = desk.getByRole('group', { name: /^Câu soạn sẵn/ });
  expect(await ready.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await desk.getByRole('textbox', { name: 'Lời trả lời cho khách' }).fill('Đã treo khăn ở cửa.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Đã xong' }).click();
  await expect(desk.getByText('Không có yêu cầu nào đang chờ.')).toBeVisible();
  for (const { page: one } of [phone, second]) {
    await expect(row(one, '2 khăn tắm')).toContainText('Đã xong', { timeout: 45_000 });
    await expect(row(one, '2 khăn tắm')).toContainText('Đã treo khăn ở cửa.');
  }
  await second.close();
  await phone.close();
});

/**
 * A photograph as a phone takes it, held upright: 12 megapixels lying on their side, and a word of the camera's (EXIF)
 * to turn them. Upright its quarters are red and green above, blue and white below; the grain makes it as heavy as a
 * real one.
 */
async function photograph(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const [red, green, blue, white] = [
    [200, 30, 30],
    [30, 160, 30],
    [30, 30, 200],
    [230, 230, 230],
  ];
  const pixels = Buffer.alloc(width * height * 3);
  let grain = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    const pixel = at / 3;
    const [isLeft, isUpper] = [pixel % width < width / 2, pixel < (width * height) / 2];
    // Turned by a quarter to the right, what lies at the lower left comes to the upper left.
    const colour = isLeft ? (isUpper ? green : red) : isUpper ? white : blue;
    grain = (Math.imul(grain, 1_103_515_245) + 12_345) >>> 0;
    const noise = ((grain >>> 16) % 49) - 24;
    for (let part = 0; part < 3; part += 1) pixels[at + part] = Math.max(0, Math.min(255, (colour[part] ?? 0) + noise));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Model: 'Hien Phone 9' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Colours of a picture's quarters, from the upper left row by row, and its size. */
async function quartersOf(picture: Buffer): Promise<{ size: (number | undefined)[]; colours: string[] }> {
  const { width, height } = await sharp(picture).metadata();
  const { data } = await sharp(picture)
    .resize(2, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const named = (at: number): string => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.min(red, green, blue) > 180) return 'white';
    return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
  };
  return { size: [width, height], colours: [0, 3, 6, 9].map(named) };
}

test('a photograph of 12 megapixels is drawn small and upright on the phone, without what the camera wrote into it', async ({
  page: desk,
  browser,
  hotel,
}) => {
  await signInAtDesk(desk, hotel);
  const phone = await phoneWith(browser, hotel, await newStay(desk));
  const { page } = phone;
  const taken = await photograph();
  expect(taken.length).toBeGreaterThan(10 * REQUEST_PHOTO_BYTES);
  await openDialog(page);
  await tap(dialog(page).getByRole('button', { name: 'Báo hỏng', exact: true }));
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: taken });
  await expect(dialog(page).getByText(/^Đã có 1 ảnh/)).toBeVisible({ timeout: 30_000 });
  await tap(dialog(page).getByRole('button', { name: 'Gửi lễ tân' }));
  await expect(dialog(page).locator('li[data-state]').first()).toContainText('Đã gửi', { timeout: 45_000 });
  const sent = hotel.network.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/requests'));
  expect(sent).toHaveLength(1);
  const { photo } = JSON.parse(sent[0]?.body ?? '{}') as { photo: string };
  const small = Buffer.from(photo, 'base64');
  expect(small.length).toBeLessThanOrEqual(REQUEST_PHOTO_BYTES);
  const upright = { size: [960, REQUEST_PHOTO_SIDE], colours: ['red', 'green', 'blue', 'white'] };
  expect(await quartersOf(small)).toEqual(upright);
  const { exif, orientation } = await sharp(small).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);

  await desk.goto(hotel.url('/reception/requests'));
  const link = desk.getByRole('link', { name: /^Ảnh/ });
  await expect(link).toBeVisible();
  const shown = await desk.evaluate(
    async (address) => Array.from(new Uint8Array(await (await fetch(address)).arrayBuffer())),
    (await link.getAttribute('href')) ?? '',
  );
  expect(await quartersOf(Buffer.from(shown))).toEqual(upright);
  await phone.close();
});

test('a code that does not work shows the number before anything else, rings at the desk, and goes with the stay', async ({
  page: desk,
  browser,
  hotel,
}) => {
  await signInAtDesk(desk, hotel);
  const path = await newStay(desk);
  await desk.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.stop = () => undefined;
    OscillatorNode.prototype.start = () => {
      (window as unknown as { tones: number }).tones += 1;
    };
  });
  await desk.goto(hotel.url('/reception'));
  const bell = desk.getByRole('button', { name: 'Chuông báo: bật' });
  await desk.getByRole('heading', { level: 1 }).click();
  const tones = (): Promise<number> => desk.evaluate(() => (window as unknown as { tones: number }).tones);

  const phone = await phoneWith(browser, hotel, path);
  const { page } = phone;
  await openDialog(page);
  await tap(dialog(page).getByRole('button', { name: 'Mã cửa không mở' }));
  const call = dialog(page).getByRole('link', { name: /Gọi lễ tân/ });
  await expect(call).toHaveAttribute('href', /^tel:/);
  expect(posts(hotel)).toBe(0);
  const [number, words] = await Promise.all([call.boundingBox(), dialog(page).getByRole('textbox').boundingBox()]);
  expect(number?.height).toBeGreaterThanOrEqual(64);
  expect(number?.y).toBeLessThan(words?.y ?? 0);
  await tap(dialog(page).getByRole('button', { name: 'Gửi lễ tân' }));
  await expect(row(page, 'Mã cửa không mở')).toContainText('Đã gửi');

  const first = desk.locator('section', { hasText: 'Cần làm' }).getByRole('listitem').first();
  await expect(first).toContainText('Không mở được cửa');
  await expect.poll(tones).toBeGreaterThan(0);
  await bell.click();
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Chuông báo: tắt' })).toBeVisible();
  await first.getByRole('button', { name: 'Đã xem' }).click();

  await tap(dialog(page).getByRole('button', { name: 'Tôi đã vào phòng' }));
  await tap(dialog(page).getByRole('button', { name: 'Gửi lễ tân' }));
  await expect(row(page, 'Tôi đã vào phòng')).toContainText('Đã gửi');
  await expect(desk.getByText(/Khách báo đã vào phòng lúc/)).toBeVisible();
  await tap(dialog(page).getByRole('button', { name: 'Chúng tôi đã rời đi' }));
  await tap(dialog(page).getByRole('button', { name: 'Gửi lễ tân' }));
  const leaving = desk.getByRole('listitem').filter({ hasText: 'Khách báo đã rời đi' });
  await leaving.getByRole('button', { name: 'Trả phòng' }).click();
  await expect(leaving).toHaveCount(0);

  // The stay is over: nothing of what was said stays on the phone.
  const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('hien_requests'));
  await expect.poll(kept, { timeout: 30_000 }).toBeNull();
  await phone.close();
});

test('without a key of their own a guest finds the telephone, kindly', async ({ page, hotel }) => {
  await page.goto(hotel.url('/hiden-page/B902'));
  await opener(page).click();
  await expect(dialog(page)).toContainText('xin gọi lễ tân');
  await expect(dialog(page).getByRole('link', { name: /Gọi lễ tân/ })).toHaveAttribute('href', /^tel:/);
  expect(posts(hotel)).toBe(0);
});

test('a thread under a request: written in the lift, sent once, answered at the desk, and open again when the guest writes', async ({
  page: desk,
  browser,
  hotel,
}) => {
  const { path, phone } = await guestAndDesk(desk, browser, hotel);
  const { page } = phone;
  await openDialog(page);
  await write(page, 'Khăn tắm', 'Hai khăn');
  const request = (one: Page) => row(one, 'Hai khăn').first();
  await expect(request(page)).toContainText('Đã gửi', { timeout: 45_000 });
  // It can be written under once the house's own list has come, which is a call later.
  await expect(request(page).getByRole('button', { name: /^Nhắn lễ tân/ })).toBeVisible({ timeout: 45_000 });
  const say = async (text: string): Promise<void> => {
    await tap(request(page).getByRole('button', { name: /^Nhắn lễ tân/ }));
    await dialog(page).getByRole('textbox', { name: 'Tin nhắn của bạn' }).fill(text);
    expect(await axeFindings(page)).toEqual([]);
    await tap(dialog(page).getByRole('button', { name: 'Gửi', exact: true }));
  };
  const messages = (): number =>
    hotel.network.seen.filter(({ method, path: at }) => method === 'POST' && at.endsWith('/messages')).length;

  hotel.network.set('refuse');
  await say('<img src=x onerror=alert(1)> loại lớn');
  const said = (one: Page) => request(one).locator('[data-sender="GUEST"]').filter({ hasText: 'loại lớn' });
  await expect(said(page)).toContainText('Chưa gửi');
  await page.reload();
  await openDialog(page);
  await expect(said(page)).toContainText('Chưa gửi');
  // The first answer is lost on the way: our server has the words, and the phone asks again.
  hotel.network.set('lose-answer', ({ method, path: at }) => method === 'POST' && at.endsWith('/messages'));
  await expect.poll(messages, { timeout: 45_000 }).toBeGreaterThan(0);
  hotel.network.set('pass');
  await expect(said(page)).toContainText(/Bạn · \d\d:\d\d/, { timeout: 45_000 });
  await expect(said(page)).toHaveCount(1);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);

  await desk.goto(hotel.url('/reception/requests'));
  const atDesk = desk.getByRole('row').filter({ hasText: 'Hai khăn' });
  await expect(atDesk.locator('[data-sender="GUEST"]')).toHaveText(/<img src=x onerror=alert\(1\)> loại lớn/);
  await atDesk.getByRole('button', { name: /^Nhắn khách/ }).click();
  await desk.getByRole('textbox', { name: 'Tin nhắn' }).fill('15 giờ được không ạ?');
  await desk.getByRole('dialog').getByRole('button', { name: 'Gửi' }).click();
  await expect(atDesk.locator('[data-sender="RECEPTION"]')).toContainText('15 giờ được không ạ?');

  const second = await phoneWith(browser, hotel, path);
  await openDialog(second.page);
  for (const one of [page, second.page]) {
    const answer = request(one).locator('[data-sender="RECEPTION"]');
    await expect(answer).toContainText('15 giờ được không ạ?', { timeout: 45_000 });
    await expect(said(one)).toHaveCount(1);
  }
  await atDesk.getByRole('button', { name: /^Đã xong/ }).click();
  await expect(desk.getByText('Không có yêu cầu nào đang chờ.')).toBeVisible();
  await expect(request(page)).toContainText('Đã xong', { timeout: 45_000 });
  await say('Vẫn chưa có ạ');
  await desk.goto(hotel.url('/reception'));
  await expect(desk.getByRole('listitem').filter({ hasText: 'Vẫn chưa có ạ' })).toHaveCount(1);
  await second.close();
  await phone.close();
});
