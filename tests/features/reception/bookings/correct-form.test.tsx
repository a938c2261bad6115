// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-bookings.json';
import type { DeskBookingDetail } from '../../../../src/contract/bookings/desk';
import { bookingNumber } from '../../../../src/domain/bookings/booking-number';
import { invalidateDesk } from '../../../../src/offline/desk/desk-query';
import { BookingDialog } from '../../../../src/features/reception/bookings/booking-dialog';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { renderWithWords } from '../../../support/words';

const ROOM = { id: 1, room: 'Studio', apartment: 'Nhà Phố', area: 'HA_LONG', price: 1_275_000, discount: 0 };

let network: FakeNetwork;
let user: UserEvent;
let booking: DeskBookingDetail;
beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  const can = { ...bookingDetail().can, mail: true };
  booking = bookingDetail({ email: 'sofia@example.se', nationality: 'Thuỵ Điển', sequence: 4, can });
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(booking));
  network.on('GET', /^\/api\/reception\/bookings\/b2\/bill/, () =>
    ours({ lines: [], balance: 0, paid: 0, prices: [] }),
  );
  network.on('GET', /^\/api\/reception\/rooms/, () => ours([{ ...ROOM, maxAdults: 2, maxChildren: 1, maxRooms: 3 }]));
  network.on('POST', '/api/reception/bookings/b2/confirmation', () => ours(booking));
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  await screen.findByText(words.bill.even);
  await user.click(screen.getByRole('button', { name: words.act.more }));
});
afterEach(leaveDesk);
const sent = () => askedAtDesk(network, 'PATCH', 'bookings/b2').map(({ body }) => body);

it('says the number of the booking, and corrects the guest with the sequence that was read', async () => {
  expect(screen.getByText(bookingNumber('b2'))).toBeVisible();
  network.on('PATCH', '/api/reception/bookings/b2', () => ours(booking));
  await user.click(screen.getByRole('button', { name: words.act.correct }));
  const name = screen.getByLabelText(words.correct.name);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: words.correct.submit }));
  expect(await screen.findByText(words.correct.nameMissing)).toBeVisible();
  await user.type(name, 'Sofia Lindquist');
  await user.selectOptions(screen.getByLabelText(words.correct.nationality), 'Pháp');
  await user.type(screen.getByLabelText(words.correct.source), 'Zalo');
  await user.click(screen.getByRole('button', { name: words.correct.submit }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { sequence: 4, guestName: 'Sofia Lindquist', nationality: 'Pháp', source: 'Zalo', totalPrice: 3_825_000 },
    ]),
  );
  await waitFor(() => expect(screen.queryByLabelText(words.correct.name)).toBeNull());
});

it('says what other people cost before it is saved, and keeps what was typed when somebody was faster', async () => {
  network.on('PATCH', '/api/reception/bookings/b2', () =>
    ours({ message: 'Có người vừa thay đổi đơn đặt phòng này.', code: 'bookingChanged', requestId: 'r' }, 409),
  );
  await user.click(screen.getByRole('button', { name: words.act.correct }));
  await user.click(await screen.findByRole('button', { name: words.new.more.adults }));
  expect(screen.getByText(/^Tổng mới 4\.025\.000.*trước đây 3\.825\.000/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Lưu · 4\.025\.000/ }));
  expect(await screen.findByText('Có người vừa thay đổi đơn đặt phòng này.')).toBeVisible();
  expect(sent()).toMatchObject([{ adults: 3, totalPrice: 4_025_000 }]);
});

it('is refused by the server, not written over what a colleague has corrected while it was open', async () => {
  network.on('PATCH', '/api/reception/bookings/b2', () => ours(booking));
  await user.click(screen.getByRole('button', { name: words.act.correct }));
  booking = { ...booking, phone: '+84912000111', sequence: 5 };
  act(() => invalidateDesk());
  await screen.findByText(/0912 ?000 ?111|912 ?000 ?111/);
  await user.click(screen.getByRole('button', { name: words.correct.submit }));
  await waitFor(() => expect(sent()).toMatchObject([{ sequence: 4 }]));
});

it('is sent again after the server has refused its price', async () => {
  const refused = { message: 'Giá vừa thay đổi.', code: 'priceChanged', field: 'totalPrice', requestId: 'r' };
  network.on('PATCH', '/api/reception/bookings/b2', () => ours(refused, 409));
  await user.click(screen.getByRole('button', { name: words.act.correct }));
  await user.click(screen.getByRole('button', { name: words.correct.submit }));
  expect(await screen.findByText(refused.message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.correct.submit }));
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('sends the confirmation again by one press', async () => {
  await user.click(screen.getByRole('button', { name: words.act.mail }));
  await waitFor(() => expect(askedAtDesk(network, 'POST', 'bookings/b2/confirmation')).toHaveLength(1));
});

it('keeps the keyboard’s place: a form has the focus, and the menu that it was opened from has it back', async () => {
  for (const act of [words.act.move, words.act.correct, words.act.cancel]) {
    await user.click(screen.getByRole('button', { name: act }));
    // The dialog’s own way out has the same word and stands in no form.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('FORM'));
    await user.click(within(document.activeElement as HTMLElement).getByRole('button', { name: words.cancel.keep }));
    expect(screen.getByRole('button', { name: words.act.more })).toHaveFocus();
    await user.keyboard('{Enter}');
  }
});
