import { axeFindings } from './axe';
import { expect, sectionButton, test, waitUntilKept } from './hotel';
import { signInAtDesk, STAFF } from './desk-staff';

test.use({
  viewport: { width: 1440, height: 900 },
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('a phone that keeps the guide shows a corrected price when it is opened again, and the old one after the undo', async ({
  page,
  browser,
  hotel,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guide = await phone.newPage();
  const price = guide.locator('[id="5-1"]').getByRole('row', { name: /Đũa/ });
  const openPrices = async (): Promise<void> => {
    await guide.goto(hotel.url('/hiden-page/B902'));
    await sectionButton(guide, '5').click();
    await sectionButton(guide, '5-1').click();
  };
  await openPrices();
  await expect(price).toContainText('15.000');
  await waitUntilKept(guide);

  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/content'));
  await page.getByRole('searchbox', { name: 'Tìm mục cần sửa' }).fill('bep va ban an');
  await page.getByRole('link', { name: /5-1 Bếp và bàn ăn/ }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('row', { name: /Đũa/ })).toContainText('15.000');
  await page.getByRole('group', { name: 'Dòng 1: Đũa' }).getByLabel('Giá', { exact: true }).fill('17500');
  await expect(preview.getByRole('row', { name: /Đũa/ })).toContainText('17.500');
  // A page without scripts asks for no code: it must not say for ever that the network is slow.
  await expect(preview.locator('#door')).toContainText('Mã cửa của khách hiện ở đây');
  await expect(preview.locator('#door')).not.toContainText('Mạng');
  expect(await axeFindings(page, { besides: 'iframe' })).toEqual([]);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu: 5-1 Bếp và bàn ăn')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Hoàn tác', exact: true });
  // The pointer rests on the notice, which otherwise is gone before a slow phone has the guide open.
  await undo.hover();

  await openPrices();
  await expect(price).toContainText('17.500');
  await undo.click();
  await expect(page.getByText('Đã khôi phục: 5-1 Bếp và bàn ăn')).toBeVisible();
  await expect(preview.getByRole('row', { name: /Đũa/ })).toContainText('15.000');
  await openPrices();
  await expect(price).toContainText('15.000');
  await phone.close();
});

test('what the house writes itself stands in a guest’s guide where it was put, also without a network', async ({
  page,
  browser,
  hotel,
}) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guide = await phone.newPage();
  await guide.goto(hotel.url('/hiden-page/B902'));
  await waitUntilKept(guide);

  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/content?area=sections'));
  const first = page.frameLocator('iframe').locator('[data-section]').first();
  await expect(first).toContainText('Hướng dẫn mở cửa');
  await page.getByRole('button', { name: 'Thêm mục riêng' }).click();
  await page.getByRole('textbox', { name: 'Tên mục, tiếng Việt' }).fill('Đỗ xe');
  await page.getByRole('textbox', { name: 'Lời của nhà, tiếng Việt' }).fill('Xe máy để ở sân sau.\n- Không thu phí');
  const up = page.getByRole('button', { name: 'Lên: Đỗ xe' });
  for (let place = 13; place > 0; place -= 1) await up.press('Enter');
  await expect(up).toBeDisabled();
  await expect(first).toContainText('Đỗ xe');
  expect(await axeFindings(page, { besides: 'iframe' })).toEqual([]);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu: Các mục và lời của nhà')).toBeVisible();

  const own = guide.locator('[data-section]').first();
  await expect(async () => {
    await guide.reload();
    await expect(own).toContainText('Đỗ xe', { timeout: 5000 });
  }).toPass();
  await waitUntilKept(guide);
  await phone.setOffline(true);
  await guide.reload();
  await expect(own).toContainText('Đỗ xe');
  await own.getByRole('button').click();
  await expect(own.getByRole('listitem')).toHaveText('Không thu phí');
  await phone.close();
});

test('the desk’s own change of a word is no new version of the desk, and no notice lies over its save bar', async ({
  page,
  hotel,
}) => {
  await signInAtDesk(page, hotel);
  await page.goto(hotel.url('/reception/content?area=fees'));
  await waitUntilKept(page);
  const field = page.getByRole('textbox', { name: 'Phạt vi phạm nội quy' });
  const save = page.getByRole('button', { name: 'Lưu', exact: true });
  await field.fill('650000');
  await save.click();
  await expect(page.getByText(/^Đã lưu/)).toBeVisible();
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null;
    });
  await expect.poll(waits, { timeout: 30_000 }).toBe(true);
  await page.waitForTimeout(4000);
  await expect(page.getByText('Đã có bản mới')).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('650.000');
  await field.fill('660000');
  // From the moment that something is sent: a desk that knew before offers no save.
  let gone = false;
  hotel.network.set('refuse', ({ method }) => (gone ||= method !== 'GET'));
  await save.click();
  await expect(page.locator('[data-notices] p')).toBeVisible();
  // A button that something lies over cannot be pointed at.
  await save.hover({ timeout: 10_000 });
  hotel.network.set('pass');
});
