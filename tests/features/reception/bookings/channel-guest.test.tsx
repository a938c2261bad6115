// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-bookings.json';
import { BookingDialog } from '../../../../src/features/reception/bookings/booking-dialog';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { ours } from '../../../support/fake-network';
import { renderWithWords } from '../../../support/words';

afterEach(leaveDesk);

it('nights of another channel become their guest’s once it is said where they come from', async () => {
  const network = await deskScreen();
  const user = userEvent.setup();
  const can = { ...bookingDetail().can, arrive: false, correct: false, move: false, name: true };
  const nights = bookingDetail({ kind: 'CHANNEL', guestName: 'Airbnb', total: 0, balance: 0, can });
  const room = { id: 1, room: 'Studio', apartment: 'Nhà Phố', area: 'HA_LONG', price: 1_275_000, discount: 0 };
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(nights));
  network.on('GET', /^\/api\/reception\/rooms/, () => ours([{ ...room, maxAdults: 2, maxChildren: 1, maxRooms: 3 }]));
  network.on('POST', '/api/reception/channels/events/b2/booking', () => ours({ id: 'b2' }, 201));
  const sent = () => askedAtDesk(network, 'POST', 'channels/events/b2/booking').map(({ body }) => body);
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: words.act.name }));
  await user.click(screen.getByRole('button', { name: words.channelGuest.submit }));
  expect(await screen.findByText(words.correct.nameMissing)).toBeVisible();
  expect(screen.getByText(words.new.nationalityMissing)).toBeVisible();
  await user.type(screen.getByLabelText(words.correct.name), 'Anna Schmidt');
  await user.click(screen.getByRole('radio', { name: 'Pháp' }));
  await user.type(screen.getByLabelText(words.channelGuest.price), '2tr1');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: words.channelGuest.submit }));
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { guestName: 'Anna Schmidt', guestNationality: 'Pháp', adults: 2, children: 0, totalPrice: 2_100_000 },
    ]),
  );
});
