// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import desk from '../../../../locales/vi/reception.json';
import words from '../../../../locales/vi/reception-bookings.json';
import type { BookingDoors } from '../../../../src/contract/bookings/desk-guests';
import type { DeskBookingDetail } from '../../../../src/contract/bookings/desk';
import { BookingDialog } from '../../../../src/features/reception/bookings/booking-dialog';
import { deskNoticeStore } from '../../../../src/features/reception/shared/desk-notice';
import { invalidateDesk } from '../../../../src/offline/desk/desk-query';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { renderWithWords } from '../../../support/words';

const NONE = { ...bookingDetail().can, cancel: false, correct: false, move: false };
const INSIDE = { arrivedAt: '2026-11-20T07:00:00.000Z', balance: 1_500_000, can: { ...NONE, leave: true, move: true } };
const GIVEN: BookingDoors = {
  open: true,
  rooms: [{ slot: 0, door: 'B902', stayId: 's1', link: null }],
  free: [{ door: 'B805', ready: true, own: true }],
  proposal: 'B805',
  alike: [],
};

let network: FakeNetwork;
let user: UserEvent;
let booking: DeskBookingDetail;
let doors: BookingDoors;
beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  doors = GIVEN;
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(booking));
  network.on('GET', /^\/api\/reception\/bookings\/b2\/doors/, () => ours(doors));
  network.on('GET', /^\/api\/reception\/bookings\/b2\/bill/, () =>
    ours({ lines: [], balance: booking.balance, paid: 0, prices: [] }),
  );
  network.on('POST', /^\/api\/reception\/bookings\/b2\/payments/, () => ours({ id: 'l9', balance: 0 }, 201));
  network.on('GET', /departure$/, () => ours({ givenUp: false, due: 0, freed: null, stays: [] }));
  network.on('PUT', /^\/api\/reception\/bookings\/b2\/(arrived|left)$/, () => ours(booking));
});
afterEach(leaveDesk);

async function open(changes: Partial<DeskBookingDetail>): Promise<void> {
  booking = bookingDetail({ doors: ['B902'], ...changes });
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  await screen.findByRole('region', { name: words.doors.title });
}
/** Buttons that somebody is led to. */
const led = (): string[] =>
  [...screen.getByRole('dialog').querySelectorAll('.btn:not(.quiet, .text)')].map(
    (button) => button.querySelector('span')?.textContent ?? button.textContent,
  );
/** Leaves the form that is open. */
const close = (): Promise<void> =>
  user.click(within(screen.getByLabelText(/^(Số tiền|Giờ)$/).closest('form') ?? document.body).getByText('Đóng'));
const sent = (): unknown[] => askedAtDesk(network, 'POST', 'bookings/b2/payments').map(({ body }) => body);
const take = (): HTMLElement => screen.getByRole('button', { name: /^Thu 1\.500\.000/ });

it.each<[string, Partial<DeskBookingDetail>, string | null]>([
  ['is not confirmed', { status: 'PENDING', can: { ...NONE, confirm: true, arrive: true } }, words.act.confirm],
  ['has no door', { doors: [], can: { ...NONE, arrive: true } }, 'Xếp phòng B805'],
  ['comes', { can: { ...NONE, arrive: true, leave: true } }, desk.guest.mark.arrived],
  ['is inside and owes', INSIDE, 'Thu 1.500.000\u00a0₫'],
  ['is inside and has paid', { ...INSIDE, balance: 0 }, desk.guest.mark.left],
])('leads to one step alone when its guest %s', async (_, changes, word) => {
  if (changes.doors?.length === 0) doors = { ...GIVEN, rooms: [{ slot: 0, door: null, stayId: null, link: null }] };
  await open(changes);
  await waitFor(() => expect(led()).toEqual([word]));
});

it('has everything else in a menu, which Escape closes before the dialog', async () => {
  await open(INSIDE);
  expect(screen.queryByRole('button', { name: words.act.departureHour })).toBeNull();
  const menu = screen.getByRole('button', { name: words.act.more, expanded: false });
  await user.click(menu);
  expect(screen.getByRole('button', { name: words.act.departureHour })).toBeVisible();
  expect(screen.getByRole('button', { name: desk.guest.mark.left })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(menu).toHaveFocus();
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

it('takes back the end of a block of one door as one of the same door', async () => {
  vi.setSystemTime('2026-11-20T07:05:00.000Z');
  booking = bookingDetail({
    ...{ kind: 'REPAIR', guestName: 'Sơn lại', doors: ['B904'], checkIn: '2026-11-18', checkOut: '2026-11-24' },
    can: { ...NONE, cancel: true },
  });
  network.on('DELETE', '/api/reception/blocks/b2', () => ours({ done: true }));
  network.on('POST', '/api/reception/blocks', () => ours({ id: 'b3' }, 201));
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: words.act.unblock }));
  await waitFor(() => expect(deskNoticeStore.getState().words?.text).toBe(words.said.unblocked));
  act(() => deskNoticeStore.getState().words?.action?.onAct());
  await waitFor(() =>
    expect(askedAtDesk(network, 'POST', 'blocks').map(({ body }) => body)).toEqual([
      // Nights that are over cannot be kept from being sold again.
      {
        ...{ roomId: booking.roomId, door: 'B904', quantity: 1, reason: 'Sơn lại' },
        ...{ from: '2026-11-20', to: '2026-11-24' },
      },
    ]),
  );
});

it('calls nights that are kept for repair blocked, not confirmed, and names their door', async () => {
  const event = {
    at: '2026-11-20T07:00:00.000Z',
    status: 'CONFIRMED',
    by: 'Mai',
    note: '',
    event: null,
    move: null,
  } as const;
  booking = bookingDetail({ kind: 'REPAIR', status: 'CONFIRMED', doors: ['A914'], history: [event], can: NONE });
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  expect(await screen.findAllByText(words.said.blocked)).toHaveLength(2);
  expect(screen.queryByText(words.status.CONFIRMED)).toBeNull();
  expect(screen.getByText('A914')).toBeVisible();
});

describe('money', () => {
  it('is taken with two presses, and takes itself back by its notice', async () => {
    await open(INSIDE);
    await user.click(take());
    expect(screen.getByLabelText(words.bill.form.amount)).toHaveValue('1.500.000');
    await user.click(take());
    await waitFor(() => expect(sent()).toEqual([{ kind: 'CASH', amount: 1_500_000, note: '' }]));
    await waitFor(() => expect(screen.queryByLabelText(words.bill.form.amount)).toBeNull());
    network.on('POST', '/api/reception/bookings/b2/lines/l9/void', () => ours({ id: 'l9', balance: 0 }, 201));
    act(() => deskNoticeStore.getState().words?.action?.onAct());
    await waitFor(() =>
      expect(askedAtDesk(network, 'POST', 'bookings/b2/lines/l9/void').map(({ body }) => body)).toEqual([
        { reason: words.bill.undone },
      ]),
    );
  });

  it('above what is open is asked about: a colleague may have taken it meanwhile', async () => {
    await open(INSIDE);
    await user.click(take());
    expect(take()).toBeEnabled();
    booking = { ...booking, balance: 0 };
    act(() => invalidateDesk());
    const anyway = await screen.findByRole('checkbox', { name: /^Vẫn thu 1\.500\.000.*còn phải thu 0/ });
    expect(take()).toBeDisabled();
    await user.click(anyway);
    await user.click(take());
    await waitFor(() => expect(sent()).toEqual([{ kind: 'CASH', amount: 1_500_000, note: '', above: true }]));
  });
});

describe('keys', () => {
  it('take money, open the hours, change the door and check out, also after all was drawn anew', async () => {
    await open(INSIDE);
    await user.keyboard('p');
    expect(screen.getByLabelText(words.bill.form.amount)).toHaveValue('1.500.000');
    // Letters are letters in a field.
    await user.type(screen.getByLabelText(words.bill.form.note), 'o, m');
    expect(screen.getByLabelText(words.bill.form.note)).toHaveValue('o, m');
    expect(screen.queryByLabelText(words.hour.hour)).toBeNull();
    await close();
    booking = { ...booking, status: 'CONFIRMED', balance: 0, sequence: 9 };
    act(() => invalidateDesk());
    await waitFor(() => expect(led()).toEqual([desk.guest.mark.left]));
    (document.activeElement as HTMLElement | null)?.blur();
    await user.keyboard('m');
    expect(screen.getByLabelText(words.hour.hour)).toBeVisible();
    await close();
    await user.keyboard('c');
    expect(screen.getByLabelText(words.doors.choose)).toBeVisible();
    await user.keyboard('o');
    await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toHaveLength(1));
  });

  it('check in', async () => {
    await open({ can: { ...NONE, arrive: true } });
    await user.keyboard('i');
    await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/arrived')).toHaveLength(1));
  });
});
