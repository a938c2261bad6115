// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Backups } from '../../../../src/contract/backups/desk';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const user = userEvent.setup();
let network: FakeNetwork;
let backups: Backups;

const COPY: Backups['items'][number] = {
  at: '2026-11-19T20:30:00.000Z',
  name: '2026-11-19T203000000Z',
  bytes: 3_200_000,
  level: 'started',
  counts: { bookings: 1200, users: 34 },
};

beforeEach(async () => {
  network = await deskScreen();
  backups = { items: [COPY], folder: '/srv/hien/backups', encrypted: true };
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/backups/, () => ours(backups));
  network.on('POST', /^\/api\/reception\/backups/, () => ours({ done: true }, 202));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const rowOf = async (name: RegExp): Promise<HTMLElement> => screen.findByRole('row', { name });

it('tells how old the last good one is, how far each came, and what the command for it is', async () => {
  const before = { ...COPY, at: '2026-11-18T01:00:00.000Z', name: '2026-11-18T010000000Z-0042-to-0070' };
  backups.items = [COPY, { ...before, level: 'read', counts: {}, beforeUpdate: true }];
  await openSite('/reception/backups');
  expect(await screen.findByText('Bản dùng được gần nhất được tạo cách đây 6 giờ.')).toBeVisible();
  const row = await rowOf(/03:30, 20\/11\/2026/);
  expect(within(row).getByText('Đã khôi phục và chạy thử')).toBeVisible();
  expect(row).toHaveTextContent('1.234 dòng');
  expect(row).toHaveTextContent('3,1 MB');
  expect(row).toHaveTextContent('2026-11-19T203000000Z');
  expect(within(await rowOf(/08:00, 18\/11\/2026/)).getByText('Bản trước khi nâng cấp')).toBeVisible();
  expect(screen.getByText('npm run restore -- <bản>')).toBeVisible();
  expect(screen.getByText(/đã được mã hoá/)).toBeVisible();
});

it('makes one now, and follows it until it is done', async () => {
  await openSite('/reception/backups');
  const button = await screen.findByRole('button', { name: 'Sao lưu ngay' });
  backups = { ...backups, making: true };
  await user.click(button);
  expect(askedAtDesk(network, 'POST', 'backups')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Đang sao lưu…' })).toBeDisabled();
  const newest = { ...COPY, at: '2026-11-20T03:00:00.000Z', name: '2026-11-20T030000000Z' };
  backups = { ...backups, making: false, items: [newest, COPY] };
  expect(await screen.findByRole('button', { name: 'Sao lưu ngay' }, { timeout: 4000 })).toBeEnabled();
  expect(await rowOf(/10:00, 20\/11\/2026/)).toBeVisible();
});

it('is red while there is no good one, and tells why one failed', async () => {
  backups = {
    items: [{ at: '2026-11-20T02:00:00.000Z', level: 'failed', fault: 'room', bytes: 0, counts: {} }],
    missingSince: '2026-11-20T02:00:00.000Z',
    encrypted: false,
  };
  await openSite('/reception/backups');
  const told = await screen.findByText(/Từ 09:00, 20\/11\/2026 đến nay chưa có bản sao lưu nào dùng được/);
  expect(told.parentElement).toHaveAttribute('data-trouble');
  const row = await rowOf(/09:00, 20\/11\/2026/);
  expect(within(row).getByText('Không thành công')).toBeVisible();
  expect(within(row).getByText('Ổ đĩa đã đầy')).toBeVisible();
  expect(screen.getByText(/chưa được mã hoá/)).toBeVisible();
});
it('restores one after saying what would go, once the house’s name is typed', async () => {
  const loss = { bookings: 3, stays: 0, payments: 1, requests: 0, forms: 0, actions: 12, brand: 'Nhà Sen' };
  network.on('GET', /^\/api\/reception\/backups\/.*\/loss$/, () => ours({ ...loss, at: COPY.at }));
  network.on('POST', /^\/api\/reception\/backups\/.*\/restore$/, () => ours({ done: true }, 202));
  backups.items = [COPY, { ...COPY, at: '2026-11-18T20:30:00.000Z', name: 'x', level: 'read' }];
  await openSite('/reception/backups');
  await rowOf(/03:30, 20\/11\/2026/);
  // Of one that has not started nobody knows whether a house could.
  const [button] = screen.getAllByRole('button', { name: /^Khôi phục/ });
  expect(screen.getAllByRole('button', { name: /^Khôi phục/ })).toHaveLength(1);
  await user.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Đưa nhà về bản sao lưu này?' });
  expect(within(dialog).getByText('3 đơn đặt phòng')).toBeVisible();
  expect(within(dialog).getByText('12 thao tác của nhân viên')).toBeVisible();
  expect(within(dialog).queryByText(/lượt ở/)).toBeNull();
  const submit = within(dialog).getByRole('button', { name: 'Khôi phục' });
  const field = within(dialog).getByRole('textbox');
  await user.type(field, 'Nhà khác');
  await user.click(submit);
  expect(await within(dialog).findByText('Vui lòng gõ đúng: Nhà Sen')).toBeVisible();
  expect(askedAtDesk(network, 'POST', `backups/${COPY.name}/restore`)).toHaveLength(0);
  await user.clear(field);
  await user.type(field, 'nhà sen');
  backups = { ...backups, making: true, restore: 'running' };
  await user.click(submit);
  expect(askedAtDesk(network, 'POST', `backups/${COPY.name}/restore`)).toHaveLength(1);
  expect(await screen.findByText(/Xong việc, máy chủ khởi động lại/)).toBeVisible();
});

it('prints what a stranger needs to restore; the passphrase goes on paper alone', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  network.on('GET', /^\/api\/reception\/apartments/, () =>
    ours({ origin: 'https://nha-sen.example', brand: 'Nhà Sen', phone: '', doors: [] }),
  );
  await openSite('/reception/backups');
  const button = await screen.findByRole('button', { name: 'In tờ giấy khôi phục' });
  await user.click(button);
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('[data-print-sheets]');
  expect(sheet).toHaveTextContent('Khôi phục Nhà Sen');
  expect(sheet).toHaveTextContent('npm run restore -- /srv/hien/backups/2026-11-19T203000000Z');
  await user.type(screen.getByLabelText(/^Mật khẩu mã hoá/), 'sen nở bên hồ');
  await user.click(button);
  expect(sheet).toHaveTextContent('sen nở bên hồ');
  expect(JSON.stringify(network.asked)).not.toContain('sen nở');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('sen nở');
});
