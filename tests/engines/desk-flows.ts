import jsQR from 'jsqr';
import sharp from 'sharp';
import { STAFF } from '../browser/desk-staff';
import type { Target } from './in-page';
import type { Page } from './page';
import { check, DESK, type Flow } from './walk';
import { until } from './wire';

const SETTINGS = { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password };
const DIALOG: Target = { css: '[role="dialog"]' };

/** Signs in as staff do: by the button of the desk's closed door. */
async function signIn(page: Page, where: string): Promise<void> {
  await page.goto(where);
  await page.tap({ role: 'button', name: 'Đăng nhập', within: { css: 'main' } });
  await page.type({ role: 'textbox', name: 'Email', within: DIALOG }, STAFF.email);
  await page.type({ css: 'input[type="password"]', within: DIALOG }, STAFF.password);
  await page.tap({ role: 'button', name: 'Đăng nhập', within: DIALOG });
}

const board: Flow = {
  name: "the desk's board of today",
  size: DESK,
  settings: SETTINGS,
  async walk(walk) {
    const { page } = walk;
    await signIn(page, '/reception');
    await page.sees({ role: 'heading', name: /Hôm nay/ });
    await page.reads('Tự cập nhật');
    const sent = await fetch(`${walk.server.origin}/api/guest-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-guest-at-the-door' },
      body: JSON.stringify({
        fullName: 'Trần Quang Huy',
        email: 'huy@hien.example',
        phoneNumber: '0911',
        apartment: 'B902',
      }),
    });
    check(sent.status === 201, `the guest's form was answered ${sent.status}`);
    // By itself, without anybody loading the page again.
    await page.reads('Trần Quang Huy');
    for (const rest of ['/stays', '/codes', '/inbox', '/bookings', '/calendar']) {
      await page.goto(`/reception${rest}`);
      await page.sees({ css: 'h1' });
    }
  },
};

/** Reads what the screen shows with an independent reader. */
async function readOnScreen(page: Page): Promise<string | null> {
  const box = await page.evaluate(() => {
    const code = document.querySelector('#root [data-paper] [data-qr]');
    code?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = code?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
    return { left: Math.floor(left), top: Math.floor(top), width: Math.ceil(width), height: Math.ceil(height) };
  });
  const { data, info } = await sharp(await page.screenshot())
    .extract(box)
    // A camera is nearer than the screen's pixels are.
    .resize({ width: box.width * 4, kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

const sheet: Flow = {
  name: 'a sheet of QR codes',
  size: DESK,
  settings: SETTINGS,
  async walk(walk) {
    const { page } = walk;
    await signIn(page, '/reception/print');
    await page.sees({ role: 'heading', name: 'In mã QR' });
    // The walk's hotel has no public address, and the page asks whether that is known.
    await page.tap({ css: '[role="alert"] input[type="checkbox"]' });
    await page.tap({ role: 'button', name: 'Gõ số căn hộ' });
    await page.type({ role: 'textbox', name: 'Số căn hộ' }, 'B902');
    await page.tap({ css: 'label:has(input[type="radio"])', at: 1 });
    await page.tap({ role: 'button', name: 'Kiểm tra mã' });
    await page.sees({ role: 'button', name: /^In 1 tờ$/ });
    const text = await until('the code on the screen to be read', async () => (await readOnScreen(page)) ?? undefined);
    check(/\/hiden-page\/B902$/.test(text), `the code says ${text}`);
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.setAttribute('data-printed', '');
      };
    });
    await page.tap({ role: 'button', name: /^In 1 tờ$/ });
    await until('the print to be asked for', async () =>
      (await page.evaluate(() => document.documentElement.hasAttribute('data-printed'))) ? true : undefined,
    );
  },
};

const walkIn: Flow = {
  name: 'a walk-in from the board, in one dialog',
  size: DESK,
  settings: { ...SETTINGS, GUIDE_ACCESS: 'stay' },
  async walk(walk) {
    const { page } = walk;
    const guest = 'Vũ Hải Đăng';
    await signIn(page, '/reception');
    await page.tap({ role: 'link', name: 'Đặt phòng mới', within: { css: 'main' } });
    // The demo hotel has doors for it; one of them is proposed.
    await page.tap({ role: 'radio', name: /Studio hai giường/, within: DIALOG });
    await until('a door to be proposed', async () =>
      (await page.evaluate(() =>
        [...document.querySelectorAll('select')].some(({ value }) => /^[A-Z]\d+$/.test(value)),
      ))
        ? true
        : undefined,
    );
    await page.type({ role: 'textbox', name: 'Khách', within: DIALOG }, guest);
    await page.tap({ role: 'button', name: /^Đặt phòng · /, within: DIALOG });
    // What was made opens by itself: who came, which door, and the link that the guest takes along.
    await page.sees({ role: 'heading', name: guest, within: DIALOG });
    await page.reads('Trả phòng');
    const door = await page.sees({ css: 'b', within: { role: 'region', name: 'Căn hộ' } });
    check(/^[A-Z]\d+$/.test(door), `the guest has the door ${door}`);
    await page.goto('/reception');
    await page.reads(guest);
  },
};

export const DESK_FLOWS: Flow[] = [board, walkIn, sheet];
