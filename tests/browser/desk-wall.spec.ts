import { axeFindings } from './axe';
import { bookForToday, signInAtDesk, STAFF } from './desk-staff';
import { carry } from './finger';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: true,
  serverSettings: { GUIDE_ACCESS: 'stay', RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('a name is dragged onto a door, and its guest to another, by mouse', async ({ page, hotel }) => {
  await signInAtDesk(page, hotel);
  const [one, other] = await bookForToday(page, hotel, 0, ['Sofia Lindqvist']);
  await page.goto(hotel.url('/reception'));
  await page.getByRole('navigation', { name: 'Lễ tân' }).getByRole('link', { name: 'Sơ đồ căn' }).click();
  const name = page.getByRole('button', { name: /^Nhấc Sofia Lindqvist/ });
  await name.hover();
  await page.mouse.down();
  const first = page.getByRole('button', { name: new RegExp(`^${one}`) });
  await first.hover();
  await expect(page.getByText(`Thả vào ${one}: xếp phòng và nhận phòng`)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: new RegExp(`^${one}, Đang ở, Sofia`) })).toBeVisible();
  await expect(name).toHaveCount(0);
  await first.hover();
  await page.mouse.down();
  await page.getByRole('button', { name: new RegExp(`^${other}`) }).hover();
  await expect(page.getByText(`Thả vào ${other}: đổi phòng từ ${one}`)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: new RegExp(`^${other}, Đang ở, Sofia`) })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^${one}, Cần dọn`) })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a name is carried by a finger, and the wall is read without a network', async ({ page, hotel }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtDesk(page, hotel);
  const [one] = await bookForToday(page, hotel, 1, ['Marco Costa']);
  await page.goto(hotel.url('/reception/wall'));
  await page.getByRole('group', { name: 'Toà', exact: true }).getByRole('button', { name: 'Toà B' }).click();
  const door = page.getByRole('button', { name: new RegExp(`^${one}`) });
  await door.evaluate((tile) => tile.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await carry(page, page.getByRole('button', { name: /^Nhấc Marco Costa/ }), door, async () => {
    await expect(page.getByText(`Thả vào ${one}: xếp phòng và nhận phòng`, { exact: false })).toBeVisible();
  });
  await expect(page.getByRole('button', { name: new RegExp(`^${one}, Đang ở, Marco`) })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(true);
  for (const letter of ['t', 'w']) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page.getByRole('heading', { level: 1, name: letter === 't' ? 'Hôm nay' : 'Sơ đồ căn' })).toBeVisible();
  }
  await page.getByRole('group', { name: 'Toà', exact: true }).getByRole('button', { name: 'Toà B' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${one}, Đang ở, Marco`) })).toBeVisible();
  await page.context().setOffline(false);
});

test('a bar of the calendar is carried to its door and drawn to other days, by mouse and finger', async ({
  page,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  const [one, other] = await bookForToday(page, hotel, 2, ['Lê Thu']);
  const roomId = await page.evaluate(async (code) => {
    const answer = await fetch('/api/reception/calendar');
    const { doors } = (await answer.json()) as { doors: { roomId: number; codes: string[] }[] };
    return doors.find(({ codes }) => codes.includes(code))?.roomId;
  }, one);
  await page.goto(hotel.url(`/reception/calendar?tower=B&type=${roomId}`));
  const bar = page.getByRole('button', { name: /Lê Thu, / });
  const nameOf = (door: string) => page.locator(`li[data-door="${door}"] > span`);
  await bar.hover();
  await page.mouse.down();
  await nameOf(one).hover();
  await expect(page.getByText(`Thả vào ${one}: xếp phòng`)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: new RegExp(`^${one} · Lê Thu, `) })).toBeVisible();

  const end = await bar.boundingBox();
  if (!end) throw new Error('No bar');
  await page.mouse.move(end.x + end.width - 4, end.y + end.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width + 30, end.y + end.height / 2, { steps: 4 });
  await expect(page.getByText(/^Đi .*, 4 đêm/)).toBeVisible();
  await page.mouse.up();
  await page
    .getByRole('dialog', { name: 'Đổi ngày: Lê Thu' })
    .getByRole('button', { name: /^Đổi · \+/ })
    .click();
  await expect(page.getByText('Đã đổi đơn đặt phòng của Lê Thu')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Đã hoàn tác')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await nameOf(other).evaluate((name) => name.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await carry(page, bar, nameOf(other), async () => {
    await expect(page.getByText(`Thả vào ${other}: đổi phòng từ ${one}`)).toBeVisible();
  });
  await expect(page.getByRole('button', { name: new RegExp(`^${other} · Lê Thu, `) })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
