import { axeFindings } from './axe';
import { signInAtDesk, STAFF } from './desk-staff';
import { expect, test } from './hotel';

test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'block',
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('a device makes a passkey, signs in with it without a password, and confirms who it is', async ({
  page,
  hotel,
}) => {
  // Browsers make passkeys for names alone, so not through the network of the other flows.
  const here = `http://localhost:${new URL(hotel.server.origin).port}`;
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAtDesk(page, { ...hotel, url: (path) => here + path });
  await page.goto(`${here}/reception/account`);
  await page.getByLabel('Tên để nhận ra').fill('Điện thoại của Lan');
  await page.getByRole('button', { name: 'Thêm khoá truy cập' }).click();
  const remove = page.getByRole('button', { name: 'Gỡ: Điện thoại của Lan' });
  await expect(remove).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.evaluate(async () => {
    await fetch('/api/v1/auth/logout', { method: 'POST' });
    localStorage.removeItem('user');
  });
  await page.goto(`${here}/reception/account`);
  await page.getByRole('button', { name: 'Đăng nhập bằng khoá truy cập' }).click();
  await expect(page.getByRole('heading', { name: 'Tài khoản của bạn', level: 1 })).toBeVisible();
  await expect(page.getByText(/dùng lần cuối/)).toBeVisible();

  // Five minutes later our server wants to know once more; here it is told so.
  let asked = false;
  await page.route('**/api/reception/passkeys/*', async (route) => {
    if (asked || route.request().method() !== 'DELETE') return route.continue();
    asked = true;
    return route.fulfill({
      status: 403,
      headers: { 'x-hien': '1' },
      json: { message: 'x', code: 'confirmNeeded', requestId: 'r' },
    });
  });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dùng khoá truy cập' }).click();
  await expect(page.getByText(/^Đã gỡ/)).toBeVisible();
  await expect(remove).toHaveCount(0);
});
