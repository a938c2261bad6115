// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ForeignGuestList } from '../../../src/contract/foreign-guests/desk';
import type { StaffList } from '../../../src/contract/staff/desk';
import { DONE } from '../../../src/contract/guest-access/stays';
import { invalidateDesk } from '../../../src/offline/desk/desk-query';
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

describe('passports', () => {
  const residents = (): number =>
    network.asked.filter(({ path }) => path.startsWith('/api/reception/residents?')).length;
  const refused = () => ours({ message: 'x', code: 'confirmNeeded', requestId: 'r' }, 403);
  const question = () => screen.findByRole('dialog', { name: 'Xác nhận là bạn' }, { timeout: 5000 });
  const say = async (): Promise<void> => {
    const dialog = within(await question());
    await user.type(await dialog.findByLabelText('Mã xác thực'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Xác nhận' }));
  };
  const list: ForeignGuestList = {
    items: [],
    page: 1,
    pages: 1,
    waiting: [],
    staying: [],
    counts: { open: 0, declared: 0, all: 0 },
    checkInTime: '14:00',
    within: 12,
    keptDays: 30,
    serverNow: '2026-11-20T03:00:00.000Z',
  };
  beforeEach(() => {
    network.on('GET', /^\/api\/reception\/residents/, () => (proven ? ours(list) : refused()));
    network.on('POST', '/api/reception/confirm', () => {
      proven = true;
      return ours({ until: '2026-11-20T03:05:00.000Z', byCode: true });
    });
  });

  it('are shown once whoever opens the page has said who they are', async () => {
    await openSite('/reception/residents');
    await say();
    expect(await screen.findByText('Không còn khách nào cần khai báo.')).toBeVisible();
    expect(residents()).toBe(2);
  }, 20_000);

  it('stay away from who does not say, with a way to say it later', async () => {
    await openSite('/reception/residents');
    await user.click(within(await question()).getByRole('button', { name: 'Huỷ' }));
    expect(await screen.findByText(/Trang này có số hộ chiếu của khách/)).toBeVisible();
    expect(residents()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Xác nhận là bạn' }));
    await say();
    await waitFor(() => expect(residents()).toBe(2));
    expect(screen.queryByText(/Trang này có số hộ chiếu của khách/)).not.toBeInTheDocument();
  }, 20_000);

  it('that are read already stay, and no question falls upon who is writing when the list is asked for anew', async () => {
    proven = true;
    await openSite('/reception/residents');
    await user.click(await screen.findByRole('button', { name: 'Thêm khách' }, { timeout: 5000 }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/Họ và tên/), 'Sofia');
    proven = false;
    act(() => invalidateDesk());
    await waitFor(() => expect(residents()).toBe(2));
    expect(screen.queryByRole('dialog', { name: 'Xác nhận là bạn' })).not.toBeInTheDocument();
    expect(form.getByLabelText(/Họ và tên/)).toHaveValue('Sofia');
    expect(await screen.findByText(/Danh sách dưới đây chưa được cập nhật/)).toBeInTheDocument();
  }, 20_000);
});
