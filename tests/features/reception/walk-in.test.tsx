// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../src/app/site/session';
import type { DeskRoom } from '../../../src/contract/desk/bookings';
import { dismissToast } from '../../../src/features/reception/shared/desk-notice';
import { deskSyncStore } from '../../../src/offline/desk/desk';
import { networkStore } from '../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const NOW = '2026-11-20T07:05:00.000Z';
const ROOM: DeskRoom = {
  id: 1,
  room: 'Studio',
  apartment: 'Nhà Phố',
  area: 'HA_LONG',
  price: 1_000_000,
  discount: 0,
  maxAdults: 2,
  maxChildren: 1,
  maxRooms: 3,
};
const NO_BOOKINGS = { items: [], total: 0, page: 1, pages: 1, serverNow: NOW };

let network: FakeNetwork;
beforeEach(async () => {
  network = await sitePhone();
  network.on('GET', /^\/api\/reception\/today/, () => ours({}, 500));
  network.on('GET', /^\/api\/reception\/bookings/, () => ours(NO_BOOKINGS));
  network.on('GET', /^\/api\/reception\/rooms/, () => ours([ROOM, { ...ROOM, id: 2, room: 'Phòng đôi' }]));
  network.on('POST', '/api/reception/bookings', () =>
    ours({ message: 'Phòng này vừa có người đặt.', code: 'nightsTaken', requestId: 'r' }, 409),
  );
  networkStore.setState({ state: 'online' });
  deskSyncStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: 'u1', fullName: 'Lan', email: 'lan@hien.example', role: 'RECEPTION' } });
});
afterEach(() => {
  dismissToast();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

it('counts children with the surcharge and the limits of the site, and shows the price before it is sent', async () => {
  const user = userEvent.setup();
  await openSite('/reception/bookings');
  await user.click(await screen.findByRole('button', { name: 'Đặt phòng mới' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('group', { name: 'Trẻ em' })).toBeNull();
  await user.selectOptions(await dialog.findByLabelText('Phòng'), '1');
  const children = within(dialog.getByRole('group', { name: 'Trẻ em' }));
  expect(children.getByRole('status')).toHaveTextContent('1');
  const more = children.getByRole('button', { name: 'Thêm một trẻ em' });
  for (let press = 0; press < 5; press += 1) await user.click(more);
  expect(children.getByRole('status')).toHaveTextContent('3');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByLabelText('Khách'), 'Gia đình Lan');
  const submit = dialog.getByRole('button', { name: /Đặt phòng · 1\.200\.000/ });
  expect(dialog.getByText(/Phụ thu thêm khách: 200\.000/)).toBeVisible();
  await user.click(submit);
  await waitFor(() => expect(network.asked.some(({ method }) => method === 'POST')).toBe(true));
  const sent = network.asked.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({ quantity: 1, adults: 2, children: 3, babies: 0, totalPrice: 1_200_000 });
  expect(await dialog.findByText('Phòng này vừa có người đặt.')).toBeVisible();
});

it('goes on after days that are none: what is put right is sent, and what was said of the old days is over', async () => {
  const user = userEvent.setup();
  await openSite('/reception/bookings');
  await user.click(await screen.findByRole('button', { name: 'Đặt phòng mới' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByLabelText('Phòng'), '1');
  await user.type(dialog.getByLabelText('Khách'), 'Lan');
  const leave = dialog.getByLabelText('Ngày đi');
  const arrival = dialog.getByLabelText<HTMLInputElement>('Ngày đến').value;
  await user.clear(leave);
  await user.type(leave, `${arrival}{Tab}`);
  await user.click(dialog.getByRole('button', { name: /^Đặt phòng/ }));
  expect(await dialog.findByText('Vui lòng chọn phòng và ngày.')).toBeVisible();
  await user.clear(leave);
  await user.type(leave, `${arrival.slice(0, 6)}${Number(arrival.slice(6)) + 1}{Tab}`);
  await user.clear(dialog.getByLabelText('Ngày đến'));
  await user.type(dialog.getByLabelText('Ngày đến'), `30/02/${Number(arrival.slice(6)) + 1}{Tab}`);
  expect(dialog.queryByText('Vui lòng chọn phòng và ngày.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Đặt phòng/ }));
  expect(network.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.clear(dialog.getByLabelText('Ngày đến'));
  await user.type(dialog.getByLabelText('Ngày đến'), `${arrival}{Tab}`);
  await user.clear(leave);
  const [day = '', month = '', year = ''] = arrival.split('/');
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + 2)).toISOString().slice(0, 10);
  await user.type(leave, `${next.split('-').reverse().join('/')}{Tab}`);
  await user.click(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  expect(await dialog.findByText('Phòng này vừa có người đặt.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Phòng'), '2');
  expect(dialog.queryByText('Phòng này vừa có người đặt.')).toBeNull();
});
