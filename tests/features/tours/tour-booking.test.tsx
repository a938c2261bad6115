// @vitest-environment jsdom
/** @module-tag last-ring */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkStore } from '../../../src/offline/network/network';
import { openOutbox } from '../../../src/offline/outbox/outbox';
import { flushAfterOutage } from '../../../src/offline/outbox/outbox-queue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { smallContent } from '../../support/guide-content';
import { openSite, sitePhone } from '../../support/site';
import { RECEIPT, tourNamed, withTours } from '../../support/tour-screens';
import { table } from '../../support/table';

const PATH = '/api/tour-bookings';
let network: FakeNetwork;
let user: UserEvent;
const main = () => within(screen.getByRole('main'));
const box = (name: string | RegExp): HTMLElement => main().getByRole('textbox', { name });
const send = () => user.click(main().getByRole('button', { name: 'Gửi yêu cầu đặt tour' }));
const alerts = (): string[] => screen.getAllByRole('alert').map((one) => one.textContent);
const dayAhead = (days: number): { typed: string; sent: string } => {
  const sent = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { sent, typed: sent.split('-').reverse().join('/') };
};
const SOON = dayAhead(30);

const GOOD = {
  'Ngày khởi hành *': SOON.typed,
  'Họ và tên *': 'Diễm',
  'Số điện thoại *': '0912',
  'Email *': 'diem@example.vn',
  'Địa chỉ *': '12 Hàng Bạc',
  'Phường / xã *': 'Hoàn Kiếm',
  'Tỉnh / thành phố *': 'Hà Nội',
};
async function fill(change: Record<string, string> = {}): Promise<void> {
  await main().findByRole('combobox', { name: 'Tour *' });
  for (const [label, text] of Object.entries({ ...GOOD, ...change })) {
    if (text) await user.type(box(label), text);
  }
}

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  user = userEvent.setup();
  withTours(network, [tourNamed(1, 'Đêm trên Vịnh', { price: 2_999_999, discountPercent: 10 })]);
  network.on('POST', PATH, () => ours({ ...RECEIPT, totalPrice: 5_399_998 }, 201));
  await openOutbox();
});
afterEach(() => vi.unstubAllGlobals());

describe('the tour booking form', () => {
  it('has the tour of the address in it, and adds up what everybody pays', async () => {
    await openSite('/booking?tourId=1');
    await waitFor(() => expect(main().getByRole('combobox', { name: 'Tour *' })).toHaveDisplayValue('Đêm trên Vịnh'));
    const sum = within(main().getByRole('table', { name: 'Giá của chuyến đi' }));
    const total = (): string | undefined =>
      sum.getAllByRole('row').at(-1)?.querySelector('td')?.textContent.replaceAll('\u00a0', ' ');
    expect(total()).toBe('5.399.998 ₫');
    await user.click(main().getByRole('button', { name: 'Thêm một trẻ em' }));
    await user.click(main().getByRole('button', { name: 'Thêm một trẻ nhỏ' }));
    await user.click(main().getByRole('button', { name: 'Thêm một em bé' }));
    expect(total()).toBe('8.774.997 ₫');
    expect(main().getByText('Dưới 2 tuổi: miễn phí')).toBeInTheDocument();
  });

  it('never goes below one adult', async () => {
    await openSite('/booking?tourId=1');
    const less = await main().findByRole('button', { name: 'Bớt một người lớn' });
    await user.click(less);
    await user.click(less);
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(main().getAllByText('2.699.999 ₫')).not.toHaveLength(0);
  });

  table([
    ['Họ và tên *', '', 'Vui lòng nhập họ tên'],
    ['Số điện thoại *', '', 'Vui lòng nhập số điện thoại'],
    ['Email *', '', 'Vui lòng nhập email'],
    ['Email *', 'diem', 'Email không hợp lệ'],
    ['Địa chỉ *', '', 'Vui lòng nhập địa chỉ'],
    ['Phường / xã *', '', 'Vui lòng nhập phường, xã'],
    ['Tỉnh / thành phố *', '', 'Vui lòng nhập tỉnh, thành phố'],
    ['Ngày khởi hành *', '', 'Vui lòng chọn ngày khởi hành'],
    ['Ngày khởi hành *', dayAhead(-1).typed, 'Ngày khởi hành phải từ ngày mai'],
    ['Ngày khởi hành *', dayAhead(600).typed, 'Chỉ nhận đặt trước tối đa 540 ngày'],
  ])('%s "%s": %s', async (label, typed, sentence) => {
    await openSite('/booking?tourId=1');
    await fill({ [label]: typed });
    await send();
    await waitFor(() => expect(box(label)).toHaveAccessibleDescription(sentence));
    expect(box(label)).toHaveFocus();
    expect(network.askedOf(PATH)).toEqual([]);
  });

  it('asks for a tour, and takes one that is not on the list, priced by reception', async () => {
    await openSite('/booking');
    await fill();
    await send();
    const choice = main().getByRole('combobox', { name: 'Tour *' });
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Vui lòng chọn tour'));
    expect(choice).toHaveFocus();
    await user.click(main().getByRole('radio', { name: 'Nước ngoài' }));
    await user.type(box('Tên tour *'), 'Luang Prabang');
    await user.click(main().getByRole('radio', { name: /^Chuyển khoản/ }));
    expect(main().getByText('Lễ tân sẽ báo giá cho bạn.')).toBeInTheDocument();
    await send();
    await main().findByRole('heading', { level: 1, name: 'Đã gửi yêu cầu đặt tour' });
    expect(network.askedOf(PATH)[0]?.body).toMatchObject({
      ...{ tourId: null, tourType: 'international', tourName: 'Luang Prabang', totalPrice: null },
      ...{ paymentMethod: 'transfer', departureDate: SOON.sent, district: '' },
    });
  });

  it('sends what was shown, and says what happens next', async () => {
    await openSite('/booking?tourId=1');
    await fill();
    await send();
    await main().findByRole('heading', { level: 1, name: 'Đã gửi yêu cầu đặt tour' });
    expect(main().getByRole('status')).toHaveTextContent('sẽ gọi 0912 để xác nhận chỗ. Bản sao đang được gửi đến');
    expect(main().getByText(/chưa có khoản nào bị thu/)).toBeInTheDocument();
    expect(network.askedOf(PATH)[0]?.body).toMatchObject({ tourId: 1, adults: 2, totalPrice: 5_399_998, lang: 'vi' });
    expect(sessionStorage.getItem('hien_tour_booking_draft')).toBe(null);
  });

  it('promises no copy in a house without a mail server', async () => {
    network.on('GET', '/api/guide-content?lang=vi', () => ours({ ...smallContent('vi'), mailsKept: true }));
    await openSite('/booking?tourId=1');
    await fill();
    await send();
    await main().findByRole('heading', { level: 1, name: 'Đã gửi yêu cầu đặt tour' });
    await waitFor(() => expect(main().getByRole('status')).not.toHaveTextContent('Bản sao'));
  });

  it('says truthfully that it waits, and that it was sent once it was', async () => {
    await openSite('/booking?tourId=1');
    await fill();
    network.weather = 'refuse';
    await send();
    await main().findByRole('heading', { level: 1, name: 'Yêu cầu đang chờ gửi' });
    expect(main().getByRole('status')).toHaveTextContent('lễ tân chưa nhận được');
    network.weather = 'pass';
    await flushAfterOutage();
    await main().findByRole('heading', { level: 1, name: 'Đã gửi yêu cầu đặt tour' });
  });

  it('asks again at the new price when it has changed meanwhile', async () => {
    await openSite('/booking?tourId=1');
    await fill();
    network.on('POST', PATH, () =>
      ours({ code: 'priceChanged', field: 'totalPrice', message: 'x', requestId: 'r', totalPrice: 4_000_000 }, 409),
    );
    withTours(network, [tourNamed(1, 'Đêm trên Vịnh', { price: 2_000_000 })]);
    await send();
    await waitFor(() => expect(alerts().join()).toContain('Giá tour vừa thay đổi'));
    await waitFor(() => expect(main().getAllByText('4.000.000 ₫')).not.toHaveLength(0));
    expect(box('Họ và tên *')).toHaveValue('Diễm');
  });

  it('refused later comes back with its words to be mended', async () => {
    await openSite('/booking?tourId=1');
    await fill();
    network.weather = 'refuse';
    await send();
    await main().findByRole('heading', { level: 1, name: 'Yêu cầu đang chờ gửi' });
    network.weather = 'pass';
    network.on('POST', PATH, () => ours({ code: 'departurePast', message: 'x', requestId: 'r' }, 422));
    await flushAfterOutage();
    await main().findByRole('heading', { level: 1, name: 'Yêu cầu chưa gửi được' });
    await user.click(main().getByRole('button', { name: 'Sửa và gửi lại' }));
    expect(await main().findByRole('textbox', { name: 'Họ và tên *' })).toHaveValue('Diễm');
  });

  it('keeps what was typed through a reload', async () => {
    await openSite('/booking?tourId=1');
    await fill({ 'Ghi chú': 'Ăn chay' });
    cleanup();
    await openSite('/booking');
    expect(await main().findByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Ăn chay');
    await waitFor(() => expect(main().getByRole('combobox', { name: 'Tour *' })).toHaveDisplayValue('Đêm trên Vịnh'));
  });
});

describe('a room that arrives at /booking', () => {
  it('goes on to where rooms are booked, with its dates', async () => {
    const router = await openSite('/booking?roomId=1&checkIn=2026-12-24&checkOut=2026-12-26&quantity=1&totalPrice=1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking-page'));
    expect(router.state.location.search).toContain('checkIn=2026-12-24');
  });
});
