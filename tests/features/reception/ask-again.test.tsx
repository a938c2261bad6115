// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffList } from '../../../src/contract/desk/staff';
import { DONE } from '../../../src/contract/desk/stays';
import { askedAtDesk, deskScreen, leaveDesk } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite } from '../../support/site';

const LEAVER = 'hoa@hien.example';
const member = (email: string, self: boolean): StaffList['items'][number] => ({
  id: email,
  name: email,
  email,
  since: '2026-11-20T03:00:00.000Z',
  seenAt: null,
  secondFactor: self,
  self,
});

let network: FakeNetwork;
let proven: boolean;
const user = userEvent.setup();

beforeEach(async () => {
  network = await deskScreen();
  proven = false;
  const items = [member('letan@hien.example', true), member(LEAVER, false)];
  network.on('GET', /^\/api\/reception\/staff\?/, () => ours({ items, asked: false, codesLeft: 10 }));
  network.on('GET', '/api/reception/confirm', () => ours({ until: null, byCode: true }));
  network.on('DELETE', `/api/reception/staff/${encodeURIComponent(LEAVER)}`, () =>
    proven ? ours(DONE) : ours({ message: 'x', code: 'confirmNeeded', requestId: 'r' }, 403),
  );
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const DELETED = `staff/${encodeURIComponent(LEAVER)}`;
const ended = () => askedAtDesk(network, 'DELETE', DELETED).length;

async function end() {
  await openSite('/reception/staff');
  await user.click(await screen.findByRole('button', { name: `Thu hồi quyền: ${LEAVER}` }, { timeout: 5000 }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Thu hồi quyền' }));
  return within(await screen.findByRole('dialog', { name: 'Xác nhận là bạn' }, { timeout: 5000 }));
}

it('does what was asked for once whoever sits there has said who they are, and keeps the desk open', async () => {
  network.on('POST', '/api/reception/confirm', () => {
    proven = true;
    return ours({ until: '2026-11-20T03:05:00.000Z', byCode: true });
  });
  const dialog = await end();
  await user.type(await dialog.findByLabelText('Mã xác thực'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Xác nhận' }));
  await screen.findByText('hoa@hien.example không còn vào được trang lễ tân', {}, { timeout: 5000 });
  expect(askedAtDesk(network, 'POST', 'confirm').map(({ body }) => body)).toEqual([{ code: '123456' }]);
  expect(ended()).toBe(2);
}, 20_000);

it('does nothing when they do not say, and the question can be asked with a password', async () => {
  const dialog = await end();
  await user.click(await dialog.findByRole('button', { name: 'Dùng mật khẩu' }));
  expect(dialog.getByLabelText('Mật khẩu', { selector: 'input' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Huỷ' }));
  expect(screen.queryByRole('dialog', { name: 'Xác nhận là bạn' })).not.toBeInTheDocument();
  expect(ended()).toBe(1);
  expect(screen.getByRole('heading', { name: 'Nhân viên', hidden: true, level: 1 })).toBeInTheDocument();
}, 20_000);
