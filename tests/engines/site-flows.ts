import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { startBuiltServer } from '../support/app-server';
import type { Target } from './in-page';
import { KEYS, type Page } from './page';
import { check, type Flow, type Walk } from './walk';
import { until } from './wire';

/** Days from today, as Viet Nam counts them. */
const day = (days: number): string => new Date(Date.now() + (days * 24 + 7) * 3_600_000).toISOString().slice(0, 10);
const typed = (iso: string): string => iso.split('-').reverse().join('/');
const STAY = { checkIn: day(40), checkOut: day(43) };

const field = (name: string): Target => ({ role: 'textbox', name });
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
const DIALOG: Target = { css: '[role="dialog"]' };
const HEADER: Target = { css: 'header' };

/** Names of the forms that the server has taken. */
function taken(walk: Walk): string[] {
  const db = new DatabaseSync(path.join(walk.server.dataDir, 'hien.db'), { readOnly: true });
  try {
    const rows = db.prepare('select full_name as name from guest_forms order by received_at').all();
    return rows.map((row) => String((row as { name: unknown }).name));
  } finally {
    db.close();
  }
}

async function fillGuestForm(page: Page, fullName: string): Promise<void> {
  await page.type(field('Họ và tên'), fullName);
  await page.type(field('Email'), 'diem@hien.example');
  await page.type(field('Số điện thoại'), '0912 345 678');
}

const guestForm: Flow = {
  name: 'guest form sent offline, delivered once',
  async walk(walk) {
    const { page, network } = walk;
    await walk.keepSite();
    await page.goto('/form-qr?apartment=B902');
    network.set('refuse');
    await fillGuestForm(page, 'Lê Không Mạng');
    await page.tap(button('Mở hướng dẫn'));
    await page.arrives(/\/hiden-page\/B902/);
    await page.reads('Hướng Dẫn Du Lịch');
    check(taken(walk).length === 0, 'the server has a form that was written without a network');
    // The phone lies closed until there is a network. Then the first delivery arrives and its answer is lost: it must ask
    // again, and the hotel must not count twice.
    await walk.reopen();
    network.set('lose-answer', ({ path: asked }) => asked.startsWith('/api/guest-form'));
    await walk.page.goto('/hiden-page/B902');
    await until('the hotel to have the form', () => (taken(walk).length > 0 ? true : undefined));
    network.set('pass');
    await walk.page.goto('/form-qr');
    await walk.page.reads('Đã gửi lúc', 90_000);
    check(taken(walk).join() === 'Lê Không Mạng', `the hotel has the forms of ${taken(walk).join()}`);
    if (!(await walk.page.evaluate(() => 'SyncManager' in window))) {
      walk.limits.push('no Background Sync: a form written offline goes out when a page of the hotel is opened next');
    }
  },
};

/** From now on what this page writes into its outbox does not end by itself, as on a phone that is slow to write. */
async function writeSlowly(page: Page): Promise<void> {
  await page.evaluate(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (...asked: unknown[]) => IDBRequest<IDBValidKey>;
    IDBObjectStore.prototype.put = function (...asked) {
      const again = (): void => {
        this.get('nothing').onsuccess = again;
      };
      if (this.name === 'outbox') {
        document.documentElement.dataset['writing'] = 'yes';
        again();
      }
      return put.apply(this, asked);
    };
  });
}

/** Both engines keep the page that is left, and what it was writing: see `offline/storage/left-page.ts`. */
const leftWriting: Flow = {
  name: 'page left while it writes, the next one sends',
  async walk(walk) {
    const { page, network } = walk;
    await walk.keepSite();
    await page.goto('/form-qr?apartment=B902');
    network.set('refuse');
    await fillGuestForm(page, 'Lê Trang Trước');
    await page.tap(button('Mở hướng dẫn'));
    await page.arrives(/\/hiden-page\/B902/);
    await page.reads('Hướng Dẫn Du Lịch');
    await writeSlowly(page);
    // It says what became of the next attempt, and is left over that.
    network.set('refuse', ({ path: asked }) => asked.startsWith('/api/guest-form'));
    await until('the guide to write', async () =>
      (await page.evaluate(() => document.documentElement.dataset['writing'] === 'yes')) ? true : undefined,
    );
    network.set('pass');
    await page.goto('/form-qr');
    await page.reads('Đã gửi lúc', 60_000);
    check(taken(walk).join() === 'Lê Trang Trước', `the hotel has the forms of ${taken(walk).join()}`);
  },
};

/** The same hotel after it has put its prices up: other documents, and so a new version of the worker. */
function changedHotel(): string {
  const hotel = JSON.parse(readFileSync('src/server/demo/hotel.json', 'utf8')) as { fees: { violation: number } };
  hotel.fees.violation = 650_000;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hien-hotel-')), 'hotel.json');
  writeFileSync(file, JSON.stringify(hotel));
  return file;
}

const update: Flow = {
  name: 'update with a half-filled form',
  async walk(walk) {
    const { page } = walk;
    await walk.openAndKeep();
    await page.goto('/form-qr?apartment=B902');
    await page.type(field('Họ và tên'), 'Trần Thị Sương');
    await page.type(field('Email'), 'suong@hien.example');
    await page.evaluate(() => {
      Object.assign(window, { hienBefore: true });
    });
    const before = (): Promise<boolean> => page.evaluate(() => 'hienBefore' in window);
    walk.release(await startBuiltServer({ HOTEL_FILE: changedHotel() }));
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.reads('Đã có bản mới.', 60_000);
    check(await before(), 'the page was loaded again before anybody agreed');
    await page.holds(field('Họ và tên'), 'Trần Thị Sương');
    await page.tap(button('Cập nhật'));
    await until('the page to be loaded again', async () => ((await before()) ? undefined : true), 60_000);
    await page.holds(field('Họ và tên'), 'Trần Thị Sương');
    await page.holds(field('Email'), 'suong@hien.example');
    await page.goto('/hiden-page/B902');
    await until('the new price to be in the guide', async () => {
      const there = await page.evaluate(() => document.body.textContent.includes('650.000'));
      return there ? true : undefined;
    });
  },
};

async function fillBooker(page: Page): Promise<void> {
  await page.sees({ role: 'heading', name: 'Đặt phòng' });
  await page.type(field('Họ và tên *'), 'Nguyễn Thị Ngọc Diễm');
  await page.type(field('Email *'), 'diem@hien.example');
}

async function choose(page: Page, method: RegExp): Promise<void> {
  await page.tap(button('Thanh toán'));
  await page.tap(button(method, DIALOG));
}

/** A room that is paid for on the booking day, and one that is paid for on arrival. */
const PREPAID = 1;
const ON_ARRIVAL = 2;

/** Reads what keeps nights of a room taken, as our server knows it. */
async function nights(walk: Walk, room: number): Promise<string> {
  const answer = await fetch(`${walk.server.origin}/api/apartment-bookings/by-room?roomId=${room}`);
  const stays = (await answer.json()) as { status: string; checkIn: string; checkOut: string }[];
  return stays
    .flatMap((one) => (one.checkIn === STAY.checkIn && one.checkOut === STAY.checkOut ? [one.status] : []))
    .join();
}

const wallet: Flow = {
  name: 'search, hold, sandbox wallet, paid',
  async walk(walk) {
    const { page } = walk;
    const box: Target = { role: 'search', name: 'Tìm phòng' };
    await page.goto('/');
    await page.tap(button(/^Địa điểm/, box));
    await page.tap(button('Tất cả Hạ Long', box));
    await page.tap(button(/^Ngày đến/, box));
    await page.type({ ...field('Ngày đến'), within: box }, typed(STAY.checkIn));
    await page.type({ ...field('Ngày đi'), within: box }, typed(STAY.checkOut));
    await page.press(KEYS.enter);
    await page.press(KEYS.escape);
    // A native list opens outside of the page, where no driver reaches; a letter chooses as well.
    await page.evaluate(() => document.querySelector<HTMLSelectElement>('[role="search"] select')?.focus());
    await page.press('1');
    await page.holds({ css: '[role="search"] select' }, '1');
    await page.tap(button('Tìm phòng', box));
    await page.arrives(
      new RegExp(`search-results\\?location=ha-long&checkIn=${STAY.checkIn}&checkOut=${STAY.checkOut}`),
    );
    await page.tap({
      role: 'link',
      name: 'Studio nhìn vịnh',
      within: { role: 'article', name: 'Studio nhìn vịnh, Studio giường lớn' },
    });
    const card: Target = { role: 'article', name: 'Studio giường lớn' };
    await page.holds({ ...field('Ngày đến'), within: card }, typed(STAY.checkIn));
    await page.tap(button('ĐẶT NGAY', card));
    await page.arrives(/booking-page\?roomId=1/);
    await fillBooker(page);
    await choose(page, /Ví điện tử MoMo/);
    await page.arrives(/sandbox\/momo/);
    check((await nights(walk, PREPAID)) === 'HOLD', `the nights are ${await nights(walk, PREPAID)}, not held`);
    await page.tap(button(/^Trả \d/));
    await page.arrives(/\/booking\//);
    await page.sees({ role: 'heading', name: 'Đã xác nhận' }, 60_000);
    check(
      (await nights(walk, PREPAID)) === 'CONFIRMED',
      `the nights are ${await nights(walk, PREPAID)}, not confirmed`,
    );
  },
};

const onSite: Flow = {
  name: 'pay on site',
  async walk(walk) {
    const { page } = walk;
    await page.goto(
      `/booking-page?${new URLSearchParams({ roomId: String(ON_ARRIVAL), ...STAY, quantity: '1' }).toString()}`,
    );
    await fillBooker(page);
    await choose(page, /Thanh toán tại chỗ/);
    await page.sees({ role: 'dialog', name: 'Giữ chỗ thành công' });
    check(
      (await nights(walk, ON_ARRIVAL)) === 'PENDING',
      `the nights are ${await nights(walk, ON_ARRIVAL)}, not asked for`,
    );
    await page.tap({ role: 'link', name: 'Xem đơn đặt phòng', within: DIALOG });
    await page.sees({ role: 'heading', name: 'Chờ xác nhận' });
  },
};

const PERSON = { name: 'Nguyễn Ngọc Diễm', email: 'diem.canary@example.vn', password: 'Hoa-phuong-2026' };

const account: Flow = {
  name: 'sign in and out',
  async walk(walk) {
    const { page } = walk;
    const inDialog = (name: string): Target => ({ role: 'textbox', name, within: DIALOG });
    // A password field has no role: found by what it is.
    const secret = (at: number): Target => ({ css: 'input[type="password"]', within: DIALOG, at });
    await page.goto('/dashbroad');
    await page.tap(button('Đăng nhập', HEADER));
    await page.tap(button('Đăng ký', DIALOG));
    await page.type(inDialog('Họ và tên'), PERSON.name);
    await page.type(inDialog('Email'), PERSON.email);
    await page.type(inDialog('Số điện thoại'), '0912 345 678');
    await page.type(secret(0), PERSON.password);
    await page.type(secret(1), PERSON.password);
    await page.tap(button('Đăng ký', DIALOG));
    await page.reads('Đăng ký thành công!');
    await page.holds(inDialog('Email'), PERSON.email);
    await page.type(secret(0), PERSON.password);
    await page.tap(button('Đăng nhập', DIALOG));
    await page.sees(button(PERSON.name, HEADER));
    await page.reads('0912 345 678');
    await page.tap(button(PERSON.name, HEADER));
    await page.tap(button('Đăng xuất', HEADER));
    await page.sees(button('Đăng nhập', HEADER));
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.body.innerText]));
    check(!/canary/i.test(kept), 'something of the person is still there after signing out');
  },
};

export const SITE_FLOWS: Flow[] = [guestForm, leftWriting, update, wallet, onSite, account];
