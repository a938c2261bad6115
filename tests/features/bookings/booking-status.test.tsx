// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetServerClock } from '../../../src/api/server-clock';
import type { BookingView } from '../../../src/contract/bookings/bookings';
import { bookingNumber } from '../../../src/domain/bookings/booking-number';
import { forgetDevice } from '../../../src/offline/storage/forget';
import { bookerHeaders } from '../../../src/offline/bookings/booker-secret';
import { bookingOf } from '../../../src/offline/bookings/bookings';
import { networkStore } from '../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { BOOKING_ID, bookingAs } from '../../support/home';
import { openSite, sitePhone } from '../../support/site';

const VIEW = new RegExp(`^/api/apartment-bookings/${BOOKING_ID}\\?`);
const CANCEL = `/api/apartment-bookings/${BOOKING_ID}/cancel?lang=vi`;
const PAGE = `/booking/${BOOKING_ID}`;
const SECRET = 'S'.repeat(43);

let network: FakeNetwork;
const user = userEvent.setup();
const serve = (changes: Partial<BookingView> = {}) => network.on('GET', VIEW, () => ours(bookingAs(changes)));

beforeEach(async () => {
  forgetServerClock();
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A sentence of a paragraph, also where an amount in it is an element of its own. */
const sentence =
  (pattern: RegExp) =>
  (_text: string, element: Element | null): boolean =>
    element?.tagName === 'P' && pattern.test(element.textContent.replaceAll('\u00A0', ' '));

describe('the booker’s page', () => {
  it.each([
    ['HOLD', 'Đang giữ phòng', /được giữ trong lúc/],
    ['PENDING', 'Chờ xác nhận', /Lễ tân sẽ liên hệ/],
    ['CONFIRMED', 'Đã xác nhận', /Phòng là của bạn/],
    ['EXPIRED', 'Hết hạn giữ phòng', /chưa nhận được thanh toán/],
    ['PAYMENT_FAILED', 'Thanh toán không thành công', /Ví báo/],
    ['CANCELLED', 'Đã huỷ', /đã được huỷ/],
    ['LAPSED', 'Hết hạn xác nhận', /chưa kịp xác nhận/],
    ['PAID_NEEDS_REFUND', 'Chờ hoàn tiền', /hoàn lại 2.700.000/],
    ['REFUNDED', 'Đã hoàn tiền', /đã được hoàn/],
  ] as const)('%s is said as "%s"', async (status, name, text) => {
    serve({ status, payment: { method: 'MOMO', paid: 0, payUrl: null, refundDue: 2_700_000, refundDays: 7 } });
    await openSite(PAGE);
    expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
    expect(screen.getByText(sentence(text))).toBeInTheDocument();
  });

  it.each([
    ['2026-11-20', 1],
    ['2026-11-21', 0],
  ])('asks who pays on arrival and comes on %s to call at once: %i', async (checkIn, ways) => {
    serve({ status: 'PENDING', checkIn });
    await openSite(PAGE);
    await screen.findByRole('heading', { name: 'Chờ xác nhận' });
    expect(screen.queryAllByRole('link', { name: /^Bạn đến hôm nay\? Gọi ngay/ })).toHaveLength(ways);
  });

  it('does not believe the result in the address: it waits for our server’s word', async () => {
    serve();
    await openSite(`${PAGE}?resultCode=0&message=Successful`);
    expect(await screen.findByText(/đang chờ xác nhận/)).toBeInTheDocument();
    expect(screen.queryByText('Đã xác nhận')).not.toBeInTheDocument();
  });

  it('asks again by itself while the room is on hold', async () => {
    serve();
    await openSite(`${PAGE}?resultCode=0`);
    await screen.findByText(/đang chờ xác nhận/);
    serve({ status: 'CONFIRMED' });
    expect(await screen.findByRole('heading', { name: 'Đã xác nhận' }, { timeout: 6000 })).toBeInTheDocument();
  });

  it('names dates, total and the deadline of its own copy of the policy', async () => {
    serve({ status: 'CONFIRMED' });
    await openSite(PAGE);
    expect(await screen.findByText('27/11/2026')).toBeInTheDocument();
    expect(screen.getByText('30/11/2026')).toBeInTheDocument();
    expect(screen.getByText(/14:00 ngày 22\/11\/2026/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thêm vào lịch' })).toHaveAttribute(
      'href',
      `/api/apartment-bookings/${BOOKING_ID}/calendar.ics?lang=vi`,
    );
  });

  it('counts people in words that fit the number, and nobody who is not there', async () => {
    serve({ status: 'CONFIRMED', adults: 1, children: 1, babies: 0 });
    await openSite(`${PAGE}?lang=en`);
    expect(await screen.findByText('1 adult, 1 child')).toBeInTheDocument();
  });

  it('cancels after the question, with the fee the guest agreed to, and shows another one when it has changed', async () => {
    serve({ status: 'CONFIRMED', cancellation: { allowed: true, fee: 1_000_000 } });
    network.on('POST', CANCEL, ({ body }) =>
      (body as { acceptedFee: number }).acceptedFee < 1_350_000
        ? ours({ message: 'm', code: 'feeChanged', requestId: 'r', fee: 1_350_000 }, 409)
        : ours(bookingAs({ status: 'CANCELLED' })),
    );
    await openSite(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Huỷ đơn đặt phòng' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Huỷ đơn đặt phòng này?' }));
    await user.click(question.getByRole('button', { name: /chịu phí 1.000.000/ }));
    expect(await question.findByText(/Phí huỷ vừa đổi thành 1.350.000/)).toBeInTheDocument();
    serve({ status: 'CANCELLED', cancellation: { allowed: false, fee: 0 } });
    await user.click(question.getByRole('button', { name: /chịu phí 1.350.000/ }));
    expect(await screen.findByRole('heading', { name: 'Đã huỷ' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Huỷ đơn đặt phòng' })).not.toBeInTheDocument();
    // It happened at the end of the page and is said at its beginning: the screen goes there.
    const said = screen.getByRole('heading', { name: 'Đã huỷ' }).closest('[role=status]');
    await waitFor(() => expect(said).toHaveFocus());
    expect(said).toHaveTextContent('Bạn không phải trả khoản nào');
  });

  it('says after cancelling what comes back, and when', async () => {
    serve({
      status: 'CANCELLED',
      cancellation: { allowed: false, fee: 0 },
      payment: { method: 'MOMO', paid: 2_700_000, payUrl: null, refundDue: 1_350_000, refundDays: 5 },
    });
    await openSite(PAGE);
    expect(
      await screen.findByText(sentence(/hoàn lại 1.350.000 ₫.*chậm nhất sau 5 ngày làm việc/)),
    ).toBeInTheDocument();
  });

  it('names one fee: what a request costs to give up is what the question says', async () => {
    const freeUntil = '2026-11-01T07:00:00.000Z';
    serve({
      status: 'PENDING',
      policy: { name: 'onArrival', freeBeforeDays: 1, feePercent: 100, freeUntil },
      cancellation: { allowed: true, fee: 0 },
    });
    await openSite(PAGE);
    expect(await screen.findByText(/Lúc này huỷ/)).toHaveTextContent(
      'Lúc này huỷ không mất phí. Sau khi phòng được xác nhận, phí huỷ là 100%.',
    );
    await user.click(screen.getByRole('button', { name: 'Huỷ đơn đặt phòng' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Huỷ lúc này không mất phí');
  });

  it('says of one that is confirmed, and that nothing has been paid for, that giving it up is free', async () => {
    const freeUntil = '2026-11-01T07:00:00.000Z';
    serve({
      status: 'CONFIRMED',
      policy: { name: 'prepaid', freeBeforeDays: 1, feePercent: 50, freeUntil },
      cancellation: { allowed: true, fee: 0 },
    });
    await openSite(PAGE);
    expect(await screen.findByText(sentence(/^Huỷ lúc này không mất phí\.$/))).toBeInTheDocument();
    expect(screen.queryByText(/Sau khi phòng được xác nhận/)).not.toBeInTheDocument();
  });

  it('shows a short number to say on the telephone', async () => {
    serve({ status: 'CONFIRMED' });
    await openSite(PAGE);
    expect(await screen.findByText('Số đặt phòng')).toBeInTheDocument();
    expect(screen.getByText(bookingNumber(BOOKING_ID))).toBeInTheDocument();
    expect(screen.queryByText(BOOKING_ID)).not.toBeInTheDocument();
  });

  it('shows the phone’s copy with its time when there is no network', async () => {
    serve({ status: 'CONFIRMED' });
    await openSite(PAGE);
    await screen.findByRole('heading', { name: 'Đã xác nhận' });
    document.body.replaceChildren();
    network.weather = 'refuse';
    await openSite(PAGE);
    expect(await screen.findByText(/Theo bản lưu lúc/)).toBeInTheDocument();
  });

  it('is forgotten on request, and with the whole phone', async () => {
    serve({ status: 'CONFIRMED' });
    await openSite(PAGE);
    const kept = () => bookingOf(BOOKING_ID, 'vi').kept();
    await screen.findByRole('heading', { name: 'Đã xác nhận' });
    await waitFor(async () => expect(await kept()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Xoá đơn này khỏi máy' }));
    expect(await screen.findByRole('heading', { name: 'Đã xoá khỏi máy này' })).toBeInTheDocument();
    expect(await kept()).toBeNull();
  });

  it('says how to get the way in where nothing shows whose booking it is, and offers no change', async () => {
    serve({ status: 'CONFIRMED', own: false });
    await openSite(PAGE);
    expect(await screen.findByText(/đường dẫn trong email đặt phòng mới nhất/)).toBeInTheDocument();
    expect(screen.getByText('27/11/2026')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Huỷ đơn đặt phòng' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Hướng dẫn căn hộ của bạn' })).not.toBeInTheDocument();
  });

  it('shows the way in by the secret of a mail’s link, which stays on the phone and not in the address', async () => {
    const guides = [{ slot: 0, door: 'B902', link: 'https://hotel.example/hiden-page/B902#s=key' }];
    const right = `Booking ${SECRET}`;
    network.on('GET', VIEW, ({ headers }) => {
      const own = headers.get('authorization') === right;
      return ours(bookingAs({ status: 'CONFIRMED', own, ...(own && { guides, companions: { items: [], left: 1 } }) }));
    });
    const cancelled: (string | null)[] = [];
    network.on('POST', CANCEL, ({ headers }) => {
      cancelled.push(headers.get('authorization'));
      return ours({ message: 'm', code: 'notCancellable', requestId: 'r' }, 409);
    });
    const router = await openSite(`${PAGE}?lang=vi#b=${SECRET}`);
    expect(await screen.findByRole('link', { name: 'Mở hướng dẫn căn B902' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: PAGE, search: '?lang=vi', hash: '' });
    expect(screen.queryByText(/đường dẫn trong email đặt phòng mới nhất/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Huỷ đơn đặt phòng' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Huỷ đơn đặt phòng' }));
    await waitFor(() => expect(cancelled).toEqual([right]));
    await user.click(await screen.findByRole('button', { name: 'Giữ lại' }));
    // The phone has it from now on, by whatever way the page is opened.
    cleanup();
    await openSite(PAGE);
    expect(await screen.findByRole('link', { name: 'Mở hướng dẫn căn B902' })).toBeInTheDocument();
    await waitFor(() =>
      expect(
        network.asked
          .filter(({ path }) => VIEW.test(path))
          .at(-1)
          ?.headers.get('authorization'),
      ).toBe(right),
    );
    expect(await bookerHeaders(BOOKING_ID)).toEqual({ authorization: right });
    await user.click(screen.getByRole('button', { name: 'Xoá đơn này khỏi máy' }));
    await screen.findByRole('heading', { name: 'Đã xoá khỏi máy này' });
    expect(await bookerHeaders(BOOKING_ID)).toEqual({});
  });

  it('says that there is no such booking', async () => {
    await openSite(PAGE);
    expect(await screen.findByRole('heading', { name: 'Không tìm thấy đơn đặt phòng' })).toBeInTheDocument();
  });
});

it('"forget this device" leaves no booking behind', async () => {
  serve({ status: 'CONFIRMED' });
  await openSite(PAGE);
  await screen.findByRole('heading', { name: 'Đã xác nhận' });
  await waitFor(async () => expect(await bookingOf(BOOKING_ID, 'vi').kept()).not.toBeNull());
  await forgetDevice();
  expect(await bookingOf(BOOKING_ID, 'vi').kept()).toBeNull();
});
