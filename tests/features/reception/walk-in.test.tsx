// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../src/app/session';
import type { DeskRoom } from '../../../src/contract/desk-bookings';
import { hushDesk } from '../../../src/features/reception/desk-notice';
import { deskNewsStore } from '../../../src/offline/desk';
import { networkStore } from '../../../src/offline/network';
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
  network.on('GET', /^\/api\/reception\/rooms/, () => ours([ROOM]));
  network.on('POST', '/api/reception/bookings', () =>
    ours({ message: 'Phòng này vừa có người đặt.', code: 'nightsTaken', requestId: 'r' }, 409),
  );
  networkStore.setState({ state: 'online' });
  deskNewsStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: 'u1', fullName: 'Lan', email: 'lan@hien.example', role: 'RECEPTION' } });
});
afterEach(() => {
  hushDesk();
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
