// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StaffRole } from '../../../src/domain/accounts/staff-roles';
import { deskSyncStore } from '../../../src/offline/desk/desk-query';
import { withDatabase } from '../../../src/offline/storage/db';
import { askedAtDesk, deskScreen, leaveDesk } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite } from '../../support/site';

let network: FakeNetwork;
let role: StaffRole;

beforeEach(async () => {
  // A wide screen: every page stands in the navigation.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/own/, () => ours({ role, secondFactor: false, asked: false, codesLeft: 0 }));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const pagesShown = async (): Promise<string[]> => {
  const nav = await screen.findByRole('navigation', { name: 'Lễ tân' }, { timeout: 5000 });
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

it.each([
  ['OWNER', ['Bảng giá', 'Nhân viên', 'Hôm nay'], []],
  ['RECEPTION', ['Hôm nay', 'Đặt phòng', 'Tài khoản của bạn'], ['Bảng giá', 'Nhân viên']],
  ['HOUSE', ['Tài khoản của bạn'], ['Hôm nay', 'Đặt phòng', 'Khai báo tạm trú', 'Nhân viên', 'Nhật ký thao tác']],
] as const)('shows %s the pages of their role alone', async (who, shown, hidden) => {
  role = who;
  await openSite('/reception/account');
  const pages = await pagesShown();
  expect(pages).toEqual(expect.arrayContaining([...shown]));
  expect(pages.filter((page) => (hidden as readonly string[]).includes(page))).toEqual([]);
});

it('says plainly that a page opened by its address is not part of the role, and asks for nothing of it', async () => {
  role = 'HOUSE';
  await openSite('/reception/bookings');
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).toHaveTextContent(
    'Trang này không thuộc vai trò của bạn',
  );
  expect(askedAtDesk(network, 'GET', 'bookings')).toEqual([]);
  expect(askedAtDesk(network, 'GET', 'today')).toEqual([]);
});

it('hears of another role with the first call that is refused, and forgets what the device keeps of guests', async () => {
  role = 'RECEPTION';
  await openSite('/reception/account');
  expect(await pagesShown()).toContain('Đặt phòng');
  const kept = () => withDatabase((db) => db.documents.where('key').startsWith('desk:').count(), 0);
  await withDatabase((db) => db.documents.put({ key: 'desk:bookings:x', data: {}, savedAt: Date.now() }), '');
  role = 'HOUSE';
  act(() => deskSyncStore.setState(({ refused }) => ({ refused: refused + 1 })));
  await waitFor(async () => expect(await pagesShown()).not.toContain('Đặt phòng'));
  await waitFor(async () => expect(await kept()).toBe(0));
});
