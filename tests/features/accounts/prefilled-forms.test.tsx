// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkStore } from '../../../src/offline/network/network';
import { diem, offerProfile, profileAs, signInHere } from '../../support/account';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { bookedAs, BOOKING_ID, bookingAs, offerHome, studio } from '../../support/home';
import { openSite, sitePhone } from '../../support/site';
import { tourNamed, withTours } from '../../support/tour-screens';

const BOOKING = '/booking-page?roomId=7&apartmentId=3&checkIn=2026-11-27&checkOut=2026-11-30&quantity=1&totalPrice=1';
const PHONE = '0912 345 678';

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  offerHome(network, { room: { ...studio, policy: 'onArrival' } });
  withTours(network, [tourNamed(1, 'Đêm trên vịnh')]);
  network.on('GET', /^\/api\/comments/, () => ours([]));
  offerProfile(network, { profile: profileAs({ phoneNumber: PHONE }) });
  signInHere();
});
afterEach(() => {
  vi.unstubAllGlobals();
  signInHere(null);
});

const box = (name: RegExp) => screen.getByRole('textbox', { name });

const FORMS = {
  'the booking page': { address: BOOKING, phone: PHONE },
  'the question about an apartment': { address: '/apartment-ha-long/can-ho-dep/view', phone: PHONE },
  'the tour form': { address: '/booking?tourId=1', phone: PHONE },
  'the contact form': { address: '/lien-he', phone: PHONE },
  // Digits alone may stand there (specification §5).
  'the issue form': { address: '/support', phone: '0912345678' },
};

it.each(Object.entries(FORMS))('%s has name, address and phone number of who is signed in', async (_, form) => {
  await openSite(form.address);
  expect(await screen.findByRole('textbox', { name: /Họ và tên|Họ tên/ })).toHaveValue(diem.fullName);
  expect(box(/^Email/)).toHaveValue(diem.email);
  await waitFor(() => expect(box(/điện thoại/)).toHaveValue(form.phone));
});

it('the question about a tour has them too', async () => {
  await openSite('/tour-ha-long/dem-tren-vinh/view');
  await user.click(await screen.findByRole('button', { name: 'Để Lại Thông Tin Tư Vấn' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue(diem.fullName);
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Số điện thoại' })).toHaveValue(PHONE));
});

it('what is typed by then stays, and without an account nobody asks', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  network.on('GET', `/user/${diem.id}`, async () => {
    await asked;
    return ours({ success: true, data: profileAs({ phoneNumber: PHONE }), message: '' });
  });
  await openSite(BOOKING);
  await user.type(await screen.findByRole('textbox', { name: /điện thoại/ }), '0988');
  answer();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(box(/điện thoại/)).toHaveValue('0988');
});

it('without an account, the next booking on this phone begins with the person of the last', async () => {
  signInHere(null);
  network.on('POST', '/api/apartment-bookings', () => ours(bookedAs('PENDING'), 201));
  network.on('POST', '/api/payments/cash', () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
  network.on('GET', new RegExp(`/api/apartment-bookings/${BOOKING_ID}`), () => ours(bookingAs({ status: 'PENDING' })));
  const router = await openSite(BOOKING);
  await user.type(await screen.findByRole('textbox', { name: /Họ và tên/ }), 'Trần Văn Khách');
  await user.type(box(/^Email/), 'khach@hien.example');
  await user.type(box(/điện thoại/), '0977 111 222');
  await user.click(screen.getByRole('button', { name: 'Thanh toán' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /tại chỗ/ }));
  const done = await screen.findByRole('dialog', { name: 'Giữ chỗ thành công' });
  await user.click(within(done).getByRole('button', { name: 'Về trang chủ' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await router.navigate(BOOKING.replace('2026-11-27', '2026-12-07').replace('2026-11-30', '2026-12-09'));
  expect(await screen.findByRole('textbox', { name: /Họ và tên/ })).toHaveValue('Trần Văn Khách');
  expect(box(/^Email/)).toHaveValue('khach@hien.example');
  expect(box(/điện thoại/)).toHaveValue('0977 111 222');
  expect(network.asked.some(({ path }) => path.startsWith('/user/'))).toBe(false);
});
