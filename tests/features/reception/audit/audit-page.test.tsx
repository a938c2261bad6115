// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuditEntry, AuditPage } from '../../../../src/contract/desk/audit';
import { bookingNumber } from '../../../../src/domain/bookings/booking-number';
import { deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const BOOKING = 'q7Tn0sXh2KcVbA_9-LmZ4w';
const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'a1',
  at: '2026-11-20T07:05:00.000Z',
  staffName: 'Thu Hà',
  action: 'booking.confirm',
  subject: BOOKING,
  address: '',
  people: [],
  ...changes,
});
const PAGE: AuditPage = {
  items: [
    entry({}),
    entry({ id: 'a2', action: 'codes.change', subject: 'B902' }),
    entry({ id: 'a3', action: 'bill.payment', subject: `${BOOKING} -150000` }),
    entry({ id: 'a4', action: 'prices.change', subject: '71', name: 'Studio hướng biển' }),
  ],
  staff: [],
  total: 4,
  page: 1,
  pages: 1,
};

let network: FakeNetwork;
beforeEach(async () => {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/audit/, () => ours(PAGE));
});
afterEach(leaveDesk);

it('begins with what was changed, and calls a booking by its number, with the money that it was about', async () => {
  await openSite('/reception/audit');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('link', { name: bookingNumber(BOOKING) })).toHaveLength(2);
  expect(table.getByRole('row', { name: /-150\.000/ })).toHaveTextContent(bookingNumber(BOOKING));
  expect(table.queryByText(BOOKING)).toBeNull();
  expect(table.getByText('B902')).toBeVisible();
  expect(table.getByText('Studio hướng biển')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Chỉ thay đổi' })).toHaveAttribute('aria-pressed', 'true');
  expect(
    network.asked.filter(({ path }) => path.includes('/audit')).every(({ path }) => /kind=changes/.test(path)),
  ).toBe(true);
});
