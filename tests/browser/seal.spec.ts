import type { Browser, Page } from '@playwright/test';
import type { ContentState } from '../../src/contract/editing/content';
import type { StayRelease } from '../../src/contract/guest-access/stays';
import { checkOf } from '../../src/domain/guest-access/seal';
import { showToCamera } from './camera';
import { dayFromToday } from './days';
import { signInAtDesk, STAFF } from './desk-staff';
import { everythingKept, expect, type Hotel, test, waitUntilKept } from './hotel';

test.use({
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

/** Door code of the demo hotel's B902: nothing of it may be read on a phone that nobody has released. */
const CODE = '4826';
const SECRETS = /4826#|hiennha902/;
const DAY = 24 * 3_600_000;
const ASK = 'Không có mạng lúc nhận phòng?';

interface Stay {
  id: string;
  link: string;
}

async function call<T>(desk: Page, method: string, path: string, body?: object): Promise<T> {
  const answer = await desk.evaluate(
    async ([how, address, sent]) => {
      const options = { method: how, headers: { 'content-type': 'application/json' } };
      const response = await fetch(address, sent === '' ? { method: how } : { ...options, body: sent });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    [method, `/api/reception/${path}`, body ? JSON.stringify(body) : ''] as const,
  );
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body as T;
}

/** The desk is in the house: its line is not the guests' one. */
const houseLine = (hotel: Hotel): Hotel => ({ ...hotel, url: (path) => hotel.server.origin + path });

/** Check-in from an hour on, of days that end at midnight: the built server goes by the machine's clock, which must not matter. */
async function checkInFrom(desk: Page, checkIn: string): Promise<void> {
  const { value, version } = await call<ContentState>(desk, 'GET', 'content/hours');
  const { hours } = value as { hours: object };
  await call(desk, 'PUT', 'content/hours', { value: { hours: { ...hours, checkIn, dayEnds: '00:00' } }, version });
}

/** Chooses at the desk what opens a sealed code besides reception. */
async function openBy(desk: Page, seal: string): Promise<void> {
  const { value, version } = await call<ContentState>(desk, 'GET', 'content/access');
  await call(desk, 'PUT', 'content/access', { value: { ...(value as object), seal }, version });
}

/** A guest's phone that has opened the link of a coming stay, and what reception reads out when the hour has come. */
async function sealedPhone(desk: Page, browser: Browser, hotel: Hotel, withReader = false, seal = 'strict') {
  await signInAtDesk(desk, houseLine(hotel));
  await checkInFrom(desk, '23:59');
  if (seal !== 'strict') await openBy(desk, seal);
  const guest = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(0), to: dayFromToday(2) };
  const stay = await call<Stay>(desk, 'POST', 'stays', guest);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'vi-VN', hasTouch: true });
  await phone.clock.install({ time: Date.now() });
  await phone.clock.resume();
  // An answer waits only so long for its envelope, whatever else the machine has to do; the next question has it.
  const authorization = `Stay ${new URL(stay.link).hash.slice('#s='.length)}`;
  const ask = async (): Promise<unknown> =>
    (await phone.request.get(`${hotel.server.origin}/api/guide/B902`, { headers: { authorization } })).json();
  await expect.poll(ask, { timeout: 20_000 }).toHaveProperty('sealed');
  const guide = await phone.newPage();
  await guide.goto(hotel.url(new URL(stay.link).pathname + new URL(stay.link).hash));
  await expect(guide.getByRole('button', { name: ASK })).toBeVisible();
  await waitUntilKept(guide);
  // What reads QR codes where the browser itself does not comes with the rest of the site.
  const hasReader = (): Promise<boolean> =>
    guide.evaluate(async () =>
      (await (await caches.open('hien-site')).keys()).some(({ url }) => url.includes('/jsQR-')),
    );
  if (withReader) await expect.poll(hasReader, { timeout: 40_000 }).toBe(true);
  hotel.network.set('refuse');
  await checkInFrom(desk, '0:01');
  const release = await call<StayRelease>(desk, 'GET', `stays/${stay.id}/release`);
  return { guide, phone, release, stay };
}

const shownCode = (guide: Page) => guide.locator('#door p').filter({ hasText: CODE });

async function askForCode(guide: Page): Promise<void> {
  await guide.getByRole('button', { name: ASK }).tap();
  await expect(guide.getByRole('dialog')).toBeVisible();
}

async function type(guide: Page, symbols: string): Promise<void> {
  const field = guide.getByLabel('Mã mở của lễ tân');
  await field.fill('');
  await field.pressSequentially(symbols);
}

const openIt = (guide: Page): Promise<void> => guide.getByRole('button', { name: 'Mở mã cửa' }).tap();

/**
 * An opened code lies on the phone without its envelope, and with everything else of the stay is gone when that has
 * ended.
 */
async function expectKeptUntilDeparture(guide: Page): Promise<void> {
  await guide.reload();
  await expect(shownCode(guide)).toBeVisible();
  expect(await everythingKept(guide)).not.toContain('"ct":"');

  await guide.clock.fastForward(2 * DAY);
  await guide.reload();
  await expect(guide.getByText('Mã cửa và Wi-Fi đã được xoá khỏi máy này.', { exact: false })).toBeVisible();
  expect(await everythingKept(guide)).not.toMatch(SECRETS);
}

test('a sealed code stays sealed whatever the phone’s clock says, opens by eight symbols, and goes with the stay', async ({
  page,
  browser,
  hotel,
}) => {
  const { guide, phone, release } = await sealedPhone(page, browser, hotel);
  const before = await everythingKept(guide);
  expect(before).toContain('"ct":"');
  expect(before).not.toMatch(SECRETS);

  await guide.clock.fastForward(DAY);
  await guide.reload();
  await expect(guide.getByText('Mã đã ở trong máy, còn khoá.')).toBeVisible();
  await expect(shownCode(guide)).toHaveCount(0);
  expect(await everythingKept(guide)).not.toMatch(SECRETS);

  await askForCode(guide);
  await type(guide, `${release.code.slice(0, 4).toLowerCase()}-${release.code.slice(4)}${release.check}`);
  await expect(guide.getByLabel('Mã mở của lễ tân')).toHaveValue(
    `${release.code.slice(0, 4)} ${release.code.slice(4)} ${release.check}`,
  );
  await openIt(guide);
  await expect(shownCode(guide)).toBeVisible();
  await expect(guide.getByText('hiennha902').first()).toBeVisible();

  await expectKeptUntilDeparture(guide);
  await phone.close();
});

test('where the hotel has chosen the phone’s clock, the code opens by itself at the hour, without a network', async ({
  page,
  browser,
  hotel,
}) => {
  const { guide, phone } = await sealedPhone(page, browser, hotel, false, 'clock');
  expect(await everythingKept(guide)).not.toMatch(SECRETS);
  await guide.reload();
  await expect(guide.getByRole('button', { name: ASK })).toBeVisible();
  await expect(guide.getByText('Mã tự hiện ở đây, cả khi không có mạng.')).toBeVisible();
  await expect(shownCode(guide)).toHaveCount(0);

  await guide.clock.fastForward(DAY);
  await guide.reload();
  await expect(shownCode(guide)).toBeVisible({ timeout: 30_000 });
  await expectKeptUntilDeparture(guide);
  await phone.close();
});

test('typing errors are named without a try, five wrong ones make a pause that a reload does not end', async ({
  page,
  browser,
  hotel,
}) => {
  const { guide, phone, release } = await sealedPhone(page, browser, hotel);
  await askForCode(guide);
  const { code, check } = release;
  const wrongCheck = check === '0' ? '1' : '0';
  await type(guide, code + wrongCheck);
  await expect(guide.getByText('Có ký tự gõ nhầm.', { exact: false })).toBeVisible();
  await expect(guide.getByRole('button', { name: 'Mở mã cửa' })).toBeDisabled();

  const others = Array.from({ length: 40 }, (_, at) => `0000${String(1000 + at)}`).filter(
    (one) => checkOf(one) !== null,
  );
  for (const [at, other] of others.slice(0, 4).entries()) {
    await type(guide, other);
    await openIt(guide);
    await expect(guide.getByRole('alert')).toContainText(`Còn ${4 - at} lần thử`);
  }
  // Right in itself, and not for what lies here.
  await type(guide, `${others[4] ?? ''}${checkOf(others[4] ?? '') ?? ''}`);
  await openIt(guide);
  await expect(guide.getByRole('alert')).toContainText('Thử lại sau 5 phút');
  await guide.reload();
  await askForCode(guide);
  await expect(guide.getByRole('alert')).toContainText(/Thử lại sau [45] phút/);
  await type(guide, code);
  await expect(guide.getByRole('button', { name: 'Mở mã cửa' })).toBeDisabled();

  await guide.clock.fastForward(5 * 60_000);
  await expect(guide.getByRole('button', { name: 'Mở mã cửa' })).toBeEnabled();
  await openIt(guide);
  await expect(shownCode(guide)).toBeVisible();
  await phone.close();
});

test('a release in an address is taken at once, and one of another code or door is named', async ({
  page,
  browser,
  hotel,
}) => {
  const { guide, phone, release } = await sealedPhone(page, browser, hotel);
  const { hash } = new URL(release.qr);
  const come = async (fragment: string): Promise<void> => {
    await guide.goto('about:blank');
    await guide.goto(hotel.url(`/hiden-page/B902${fragment}`));
  };
  await come(hash.replace(/\.0$/, '.1'));
  await expect(guide.getByRole('alert')).toContainText('mã cửa có thể đã đổi');
  await expect(shownCode(guide)).toHaveCount(0);
  await come(hash);
  await expect(shownCode(guide)).toBeVisible();
  expect(new URL(guide.url()).hash).toBe('');
  await phone.close();
});

test('the guide reads reception’s QR code with its own camera, without a network', async ({ page, browser, hotel }) => {
  const { guide, phone, release } = await sealedPhone(page, browser, hotel, true);
  await askForCode(guide);
  const look = async (text: string): Promise<void> => {
    await showToCamera(guide, text);
    await guide.getByRole('button', { name: 'Quét mã QR' }).tap();
  };
  await look('https://hien.example/hiden-page/B902');
  await expect(guide.getByText('Mã QR này không phải mã mở.', { exact: false })).toBeVisible();
  await guide.getByRole('button', { name: 'Dừng quét' }).tap();
  await look(release.qr.replace('/B902#', '/B903#'));
  await expect(guide.getByRole('alert')).toContainText('của căn B903');
  await look(release.qr);
  await expect(shownCode(guide)).toBeVisible();
  await phone.close();
});

test('reception sees the release code from the hour on, and is told when before it', async ({ page, hotel }) => {
  await signInAtDesk(page, hotel);
  await checkInFrom(page, '23:59');
  const guest = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(0), to: dayFromToday(2) };
  const { id } = await call<Stay>(page, 'POST', 'stays', guest);
  await page.goto(hotel.url('/reception/stays'));
  await page.getByRole('button', { name: 'Việc khác: Phạm Minh Anh, B902' }).click();
  const ask = page.getByRole('button', { name: 'Mã mở: Phạm Minh Anh, B902' });
  await ask.click();
  await expect(page.getByText('Mã mở chỉ xem được từ giờ nhận phòng: 23:59', { exact: false })).toBeVisible();
  await checkInFrom(page, '0:01');
  const { code, check } = await call<StayRelease>(page, 'GET', `stays/${id}/release`);
  await ask.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${code.slice(0, 4)} ${code.slice(4)} ${check}`)).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Mã QR mở mã cửa của căn hộ B902' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByRole('heading', { name: 'B902', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'In mã mở' })).toBeHidden();
});
