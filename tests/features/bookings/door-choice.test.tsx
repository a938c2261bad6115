// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OfferedDoor } from '../../../src/contract/bookings/door-choice';
import { networkStore } from '../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { bookedAs, BOOKING_ID, bookingAs, offerHome, studio } from '../../support/home';
import { openSite, sitePhone } from '../../support/site';

const ADDRESS = '/booking-page?roomId=7&apartmentId=3&checkIn=2026-11-27&checkOut=2026-11-30&quantity=1';
const DOORS = /^\/api\/rooms\/7\/doors/;
const BOOK = '/api/apartment-bookings';

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  offerHome(network, { room: { ...studio, policy: 'onArrival' } });
  network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs({ status: 'PENDING' })));
  network.on('POST', BOOK, () => ours(bookedAs('PENDING'), 201));
  network.on('POST', '/api/payments/cash', () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const door = (code: string, floor: number, more: Partial<OfferedDoor> = {}): OfferedDoor => ({
  ...{ code, tower: 'B', floor, free: true, side: 'nhìn ra vịnh' },
  ...more,
});
const offer = (...items: OfferedDoor[]): void => network.on('GET', DOORS, () => ours({ items }));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const line = async () => within(await screen.findByRole('region', { name: 'Cửa của bạn' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Chọn cửa của bạn' }));

async function payOnSite(): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /Họ và tên/ }), 'Nguyễn Thị Ngọc Diễm');
  await user.type(screen.getByRole('textbox', { name: /Email/ }), 'diem@hien.example');
  await press('Thanh toán');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /tại chỗ/ }));
}
const sentDoor = async (): Promise<unknown> => {
  await waitFor(() => expect(network.askedOf(BOOK)).not.toHaveLength(0));
  const body = network.askedOf(BOOK).at(-1)?.body as { door?: unknown } | undefined;
  return body?.door;
};

it('is left to the house, and is one of a list where the house has no plan', async () => {
  offer(door('B902', 9), door('B904', 9, { free: false }), door('B1001', 10));
  await openSite(ADDRESS);
  expect((await line()).getByText('Để nhà chọn')).toBeInTheDocument();
  await press('Chọn cửa');
  const choice = within((await dialog()).getByRole('group', { name: 'Căn còn trống' }));
  expect(choice.getAllByRole('radio')).toHaveLength(2);
  expect((await dialog()).getByRole('button', { name: 'Chọn căn này' })).toBeDisabled();
  await user.click(choice.getByRole('radio', { name: 'B902, tầng 9, nhìn ra vịnh, còn trống' }));
  await press('Chọn căn này');
  expect((await line()).getByText('B902')).toBeInTheDocument();
  await payOnSite();
  expect(await sentDoor()).toBe('B902');
});

it('is chosen on the plan by keyboard, and given back to the house', async () => {
  const plan = { plan: 'apartments' };
  offer(door('B902', 9, plan), door('B903', 9, { ...plan, free: false }), door('B904', 9, plan), door('B802', 8, plan));
  await openSite(ADDRESS);
  await press('Chọn cửa');
  const drawn = within((await dialog()).getByRole('radiogroup', { name: 'Mặt bằng tầng 9, toà B' }));
  expect(drawn.getAllByRole('radio')).toHaveLength(2);
  drawn.getByRole('radio', { name: /^B902/ }).focus();
  await user.keyboard('{ArrowRight}');
  expect(drawn.getByRole('radio', { name: /^B904/ })).toBeChecked();
  expect(drawn.getByRole('radio', { name: /^B904/ })).toHaveFocus();
  await user.click((await dialog()).getByRole('radio', { name: 'Tầng 8, 1 căn trống' }));
  expect((await dialog()).getByRole('radiogroup', { name: 'Mặt bằng tầng 8, toà B' })).toBeInTheDocument();
  await press('Chọn căn này');
  expect((await line()).getByText('B904')).toBeInTheDocument();
  await press('Để nhà chọn');
  await payOnSite();
  expect(await sentDoor()).toBeUndefined();
});

it('that somebody has just taken is said with the free ones, and nothing typed is lost', async () => {
  offer(door('B902', 9), door('B904', 9));
  await openSite(ADDRESS);
  await press('Chọn cửa');
  await user.click((await dialog()).getByRole('radio', { name: /^B902/ }));
  await press('Chọn căn này');
  network.on('POST', BOOK, () => ours({ code: 'doorGone', field: 'door', message: 'm', requestId: 'r' }, 409));
  offer(door('B902', 9, { free: false }), door('B904', 9));
  await payOnSite();
  expect(await screen.findByText(/^B902 vừa có người chọn/)).toBeInTheDocument();
  await waitFor(async () => expect((await dialog()).getAllByRole('radio')).toHaveLength(1));
  await user.click((await dialog()).getByRole('radio', { name: /^B904/ }));
  await press('Chọn căn này');
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('diem@hien.example');
  network.on('POST', BOOK, () => ours(bookedAs('PENDING'), 201));
  await press('Thanh toán');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /tại chỗ/ }));
  await waitFor(() => expect(network.askedOf(BOOK)).toHaveLength(2));
  expect(await sentDoor()).toBe('B904');
});

it('cannot be seen with a network that fails, and booking goes on without it', async () => {
  network.on('GET', DOORS, () => Promise.reject(new TypeError('Failed to fetch')));
  await openSite(ADDRESS);
  expect((await line()).getByText(/^Chưa xem được căn nào còn trống/)).toBeInTheDocument();
  networkStore.setState({ state: 'online' });
  await payOnSite();
  expect(await sentDoor()).toBeUndefined();
});

it.each([
  ['said to be the house’s for two apartments', '2', /^Bạn đặt 2 căn/, 1],
  ['nowhere in a house that chooses itself', '1', /./, 0],
])('is %s', async (_case, quantity, words, lines) => {
  if (lines > 0) offer(door('B902', 9), door('B904', 9));
  else network.on('GET', DOORS, () => ours({ code: 'notFound', message: 'm', requestId: 'r' }, 404));
  await openSite(ADDRESS.replace('quantity=1', `quantity=${quantity}`));
  await screen.findByRole('button', { name: 'Thanh toán' });
  await waitFor(() => expect(network.asked.some(({ path }) => DOORS.test(path))).toBe(true));
  if (lines > 0) expect((await line()).getByText(words)).toBeInTheDocument();
  else expect(screen.queryByRole('region', { name: 'Cửa của bạn' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Chọn cửa' })).not.toBeInTheDocument();
});
