// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Today } from '../../../../src/contract/desk/today';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { openSite } from '../../../support/site';

const NOW = '2026-11-20T03:00:00.000Z';
const user = userEvent.setup();
let network: FakeNetwork;
let today: Today;

beforeEach(async () => {
  network = await deskScreen();
  today = {
    serverNow: NOW,
    day: '2026-11-20',
    checkInTime: '14:00',
    checkOutTime: '12:00',
    rooms: { taken: 1, all: 2 },
    todos: [],
    arrivals: [
      {
        id: 's1',
        source: 'stay',
        place: 'B902',
        guestName: 'Sofia Lindqvist',
        phone: '',
        adults: 0,
        children: 0,
        from: '2026-11-20',
        other: '2026-11-23',
        status: null,
        due: 0,
        form: false,
        doors: [],
        arrivedAt: null,
        leftAt: null,
      },
    ],
    departures: [],
    inHouse: [],
    ready: [],
    counts: { todo: 0, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours(today));
  network.on('GET', /^\/api\/reception\/calendar/, () =>
    ours({ from: '2026-11-20', nights: 7, today: '2026-11-20', rooms: [], bars: [], serverNow: NOW }),
  );
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

it('marks the door of a coming guest as ready with one tap, says who did, and takes it back', async () => {
  network.on('POST', '/api/reception/doors/B902/ready', () => {
    today = { ...today, ready: [{ door: 'B902', at: '2026-11-20T02:30:00.000Z', by: 'Thu Hà' }] };
    return ours({ done: true });
  });
  network.on('DELETE', '/api/reception/doors/B902/ready', () => {
    today = { ...today, ready: [] };
    return ours({ done: true });
  });
  await openSite('/reception');
  const row = await screen.findByRole('row', { name: /Sofia Lindqvist/ });
  await user.click(within(row).getByRole('button', { name: 'Đã dọn xong: B902' }));
  expect(await within(row).findByText('B902 sẵn sàng 09:30 · Thu Hà')).toBeVisible();
  expect(askedAtDesk(network, 'POST', 'doors/B902/ready')).toHaveLength(1);
  await user.click(within(row).getByRole('button', { name: 'Chưa dọn xong: B902' }));
  expect(await within(row).findByRole('button', { name: 'Đã dọn xong: B902' })).toBeVisible();
  expect(askedAtDesk(network, 'DELETE', 'doors/B902/ready')).toHaveLength(1);
});
