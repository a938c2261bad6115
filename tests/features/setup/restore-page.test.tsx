// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { SETUP_WORDS } from '../../../src/app/setup/setup-words';
import { createI18n } from '../../../src/app/site/i18n';
import type { SetupCopies } from '../../../src/contract/setup/copies';
import { RestorePage } from '../../../src/features/setup/restore/restore-page';
import { FakeNetwork, ours } from '../../support/fake-network';

const AT = '2026-01-02T03:30:00.000Z';
const COPIES: SetupCopies = { items: [{ name: 'a', at: AT, bytes: 4_194_304, sealed: true }], folder: '/mnt/copies' };

afterEach(() => vi.unstubAllGlobals());

it('shows a house that is encrypted once its passphrase is typed, and restores it', async () => {
  const user = userEvent.setup();
  const network = new FakeNetwork();
  vi.stubGlobal('fetch', network.fetch);
  Element.prototype.scrollIntoView = vi.fn();
  let copies = COPIES;
  network.on('GET', '/api/setup/backups', () => ours(copies));
  network.on('POST', '/api/setup/backups/a/look', ({ body }) => {
    const { passphrase } = body as { passphrase?: string };
    if (passphrase === 'sen nở') return ours({ at: AT, brand: 'Nhà Sen', counts: { apartments: 18, bookings: 240 } });
    const code = passphrase === undefined ? 'required' : 'wrongPassphrase';
    return ours({ code, message: 'Mật khẩu mã hoá chưa đúng.', field: 'passphrase', requestId: 'r' }, 422);
  });
  network.on('POST', '/api/setup/backups/a/restore', () => {
    copies = { ...COPIES, fault: 'uploads/a is damaged' };
    return ours({ done: true });
  });
  render(
    <I18nextProvider i18n={createI18n('vi', SETUP_WORDS.vi)}>
      <RestorePage lang="vi" language={null} onBack={() => undefined} />
    </I18nextProvider>,
  );
  await user.click(await screen.findByRole('button', { name: /10:30, 02\/01\/2026/ }));
  const field = await screen.findByLabelText('Mật khẩu mã hoá');
  expect(field).not.toBeInvalid();
  await user.type(field, 'khác{Enter}');
  expect(await screen.findByText('Mật khẩu mã hoá chưa đúng.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'sen nở{Enter}');
  const house = await screen.findByRole('region', { name: 'Nhà Sen' });
  expect(house).toHaveTextContent('18 cửa · 240 đơn đặt phòng');
  await user.click(screen.getByRole('button', { name: 'Khôi phục nhà này' }));
  expect(await screen.findByText('uploads/a is damaged')).toBeVisible();
  expect(network.askedOf('/api/setup/backups/a/restore').at(-1)?.body).toEqual({ passphrase: 'sen nở' });
});
