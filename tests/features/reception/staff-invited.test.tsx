// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DONE } from '../../../src/contract/guest-access/stays';
import type { StaffList } from '../../../src/contract/staff/desk';
import { askedAtDesk, deskScreen, leaveDesk } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite } from '../../support/site';

const ENDS = '2026-11-27T03:00:00.000Z';
const URL_MADE = `https://hien.example/nhan-loi-moi#token=${'k'.repeat(43)}`;
const PEOPLE: StaffList = {
  items: [
    { id: 'u1', name: 'Lan', email: 'lan@hien.example', role: 'OWNER', self: true },
    { id: 'u2', name: 'Minh', email: 'minh@hien.example', role: 'RECEPTION', self: false },
  ].map(
    (one) =>
      ({
        ...one,
        since: ENDS,
        seenAt: null,
        secondFactor: false,
        devices: Array.from({ length: one.self ? 1 : 5 }, () => ({ name: 'Chrome · Android', seenAt: ENDS })),
      }) as StaffList['items'][number],
  ),
  asked: false,
  codesLeft: 0,
  invitations: [
    { id: 'i1', name: 'Hoa', email: 'hoa@hien.example', role: 'HOUSE', by: 'Lan', endsAt: ENDS, over: false },
  ],
};

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/staff\?/, () => ours(PEOPLE));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const press = async (name: string) => user.click(await screen.findByRole('button', { name }, { timeout: 5000 }));

it('invites somebody by name, address and role, and shows the link as a code for their phone', async () => {
  network.on('POST', '/api/reception/staff', () => ours({ invitation: URL_MADE, endsAt: ENDS, mailsKept: true }, 201));
  await openSite('/reception/staff');
  await press('Mời nhân viên');
  const form = within(await screen.findByRole('dialog', { name: 'Mời nhân viên' }));
  await user.click(form.getByRole('button', { name: 'Tạo lời mời' }));
  expect(await form.findByText('Vui lòng nhập họ tên.')).toBeInTheDocument();
  await user.type(form.getByLabelText('Họ tên'), ' Nguyễn Thị Hoa ');
  await user.type(form.getByLabelText('Email'), 'hoa@hien.example');
  await user.selectOptions(form.getByLabelText('Vai trò'), 'Dọn phòng');
  expect(form.getByText(/Không thấy tiền, giấy tờ/)).toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Tạo lời mời' }));
  const link = within(await screen.findByRole('dialog', { name: 'Lời mời cho Nguyễn Thị Hoa' }));
  expect(link.getByRole('img', { name: 'Mã QR cho điện thoại của Nguyễn Thị Hoa' })).toBeInTheDocument();
  expect(link.getByText(URL_MADE)).toBeInTheDocument();
  expect(link.getByText(/chưa gửi được email/)).toBeInTheDocument();
  expect(askedAtDesk(network, 'POST', 'staff').map(({ body }) => body)).toEqual([
    { name: 'Nguyễn Thị Hoa', email: 'hoa@hien.example', role: 'HOUSE' },
  ]);
}, 20_000);

it('lists roles, devices and open invitations; the last owner keeps role and access', async () => {
  network.on('DELETE', '/api/reception/staff/invitations/i1', () => ours(DONE));
  await openSite('/reception/staff');
  const minh = await screen.findByRole('row', { name: /Minh.*Lễ tân/ }, { timeout: 5000 });
  expect(within(minh).getAllByText('Chrome · Android')).toHaveLength(3);
  await press('Xem tất cả 5 thiết bị');
  expect(within(minh).getAllByText('Chrome · Android')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Đổi vai trò: lan@hien.example' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Thu hồi quyền: lan@hien.example' })).toBeDisabled();
  expect(screen.getByRole('row', { name: /Hoa.*Dọn phòng/ })).toBeInTheDocument();
  await press('Huỷ lời mời: hoa@hien.example');
  expect(await screen.findByText('Đã huỷ lời mời gửi hoa@hien.example')).toBeInTheDocument();
}, 20_000);

it('changes a role after saying what it may', async () => {
  network.on('PUT', '/api/reception/staff/u2/role', () => ours(DONE));
  await openSite('/reception/staff');
  await press('Đổi vai trò: minh@hien.example');
  const form = within(await screen.findByRole('dialog', { name: 'Đổi vai trò của Minh' }));
  await user.selectOptions(form.getByLabelText('Vai trò'), 'Chủ nhà');
  await user.click(form.getByRole('button', { name: 'Đổi vai trò' }));
  expect(await screen.findByText('Minh: Chủ nhà')).toBeInTheDocument();
  expect(askedAtDesk(network, 'PUT', 'staff/u2/role').map(({ body }) => body)).toEqual([{ role: 'OWNER' }]);
}, 20_000);
