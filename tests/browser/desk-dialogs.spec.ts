import type { Locator, Page } from '@playwright/test';
import { declarationOf } from '../support/foreign-guests';
import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { dayFromToday } from './days';
import { expect, test } from './hotel';

test.use({
  serviceWorkers: 'block',
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

/** Every dialog of the desk by the button that opens it. */
const DIALOGS: readonly { page: string; opener: string | RegExp }[] = [
  { page: '/bookings', opener: 'Đặt phòng mới' },
  { page: '/bookings', opener: 'Khách đặt qua lễ tân' },
  { page: '', opener: /Phím tắt$/ },
  { page: '/calendar', opener: 'Khoá phòng' },
  { page: '/stays', opener: 'Thêm lượt ở' },
  { page: '/stays', opener: /^Đổi ngày đi/ },
  { page: '/stays', opener: /^Link mới/ },
  { page: '/codes', opener: 'Mã mặc định' },
  { page: '/codes', opener: 'Nhập từ file CSV' },
  { page: '/codes', opener: /^Xem mã/ },
  { page: '/codes', opener: /^Đổi:/ },
  { page: '/channels', opener: 'Thêm lịch kênh' },
  { page: '/residents', opener: 'Thêm khách' },
  { page: '/residents', opener: /^Sửa/ },
  { page: '/residents', opener: /^Thêm người đi cùng/ },
  { page: '/offers?list=posts&id=1', opener: 'Đổi ảnh' },
  { page: '/offers?list=posts&id=1', opener: 'Thêm ảnh' },
  { page: '/content?area=compensation-1', opener: 'Dán từ bảng tính' },
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

test('every dialog of the desk is worked by the keyboard, keeps its buttons in sight, and axe finds nothing in it', async ({
  page,
  hotel,
}) => {
  test.slow();
  await signInAtDesk(page, hotel);
  await fill(page);
  const found: string[] = [];
  for (const [turn, { page: path, opener }] of DIALOGS.entries()) {
    await page.setViewportSize(SIZES[turn % SIZES.length] ?? SIZES[0]);
    await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark', reducedMotion: 'reduce' });
    await page.goto(hotel.url(`/reception${path}`));
    // The very button: others of its name may come with what is still being read.
    const button = await page.getByRole('button', { name: opener, exact: true }).first().elementHandle();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog, `${path} ${String(opener)}`).toBeVisible();
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
    const say = (problem: string): unknown => found.push(`${path} ${String(opener)} (${turn}): ${problem}`);
    for (const problem of [...(await tabThrough(page, dialog)), ...(await outOfSight(dialog))]) say(problem);
    for (const finding of await axeFindings(page, { within: '[role=dialog]' })) say(finding);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => button.evaluate((one) => one === document.activeElement), { timeout: 1000 })
      .toBe(true)
      .catch(() => say('the focus did not come back'));
  }
  expect(found).toEqual([]);
});

/** Something to open a dialog about. */
async function fill(page: Page): Promise<void> {
  const stay = { apartment: 'B902', guestName: 'Phạm Minh Anh', from: dayFromToday(-1), to: dayFromToday(4) };
  const arrived = { from: dayFromToday(-1), to: dayFromToday(4), entryDay: '', stayLimit: '' };
  const foreignGuest = { declaration: declarationOf(arrived), bookingId: null, stayId: null };
  for (const [path, data] of [
    ['stays', stay],
    ['residents', foreignGuest],
  ] as const) {
    const status = await page.evaluate(
      async ([to, body]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/reception/${to}`, { method: 'POST', headers, body })).status;
      },
      [path, JSON.stringify(data)] as const,
    );
    expect([path, status]).toEqual([path, 201]);
  }
}

/** Tab goes round in the dialog and comes by everything that can be pressed; nothing outside is reached. */
async function tabThrough(page: Page, dialog: Locator): Promise<string[]> {
  const problems = new Set<string>();
  const seen = await dialog.evaluateHandle(() => new Set<Element>());
  const most = (await dialog.locator('a, button, input, select, textarea, [contenteditable]').count()) + 4;
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    const inside = await dialog.evaluate((root, met) => {
      const { activeElement } = document;
      if (activeElement) met.add(activeElement);
      return root.contains(activeElement);
    }, seen);
    if (!inside) problems.add('Tab leaves it');
  }
  const missed = await dialog.evaluate(
    (root, met) =>
      [...root.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input, select, textarea')]
        .filter((one) => !one.disabled && one.type !== 'radio' && one.tabIndex >= 0 && !met.has(one))
        // A menu that is closed has nothing to come by.
        .filter((one) => one.closest('[hidden]') === null)
        .map((one) => `Tab passes over ${one.outerHTML.slice(0, 120)}`),
    seen,
  );
  return [...problems, ...missed];
}

/** The button that does it is on the screen at once, however long the form, and the dialog as wide as the screen at most. */
async function outOfSight(dialog: Locator): Promise<string[]> {
  const submit = dialog.locator('> form [type=submit]');
  const { right } = await dialog.evaluate((one) => ({ right: one.getBoundingClientRect().right - innerWidth }));
  const problems = right > 0 ? [`${right} px wider than the screen`] : [];
  if ((await submit.count()) === 0) return problems;
  await dialog.evaluate((one) => one.parentElement?.scrollTo(0, 0));
  const hidden = await submit.first().evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !there || !one.contains(there);
  });
  return hidden ? [...problems, 'its button is out of sight'] : problems;
}
