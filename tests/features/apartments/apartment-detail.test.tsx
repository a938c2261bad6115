// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkStore } from '../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { smallContent } from '../../support/guide-content';
import { home, offerHome, studio } from '../../support/home';
import { openSite, sitePhone } from '../../support/site';
import { table } from '../../support/table';

const PAGE = '/apartment-ha-long/can-ho-dep/view';
const SEND = '/api/apartments/3/send-email';

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  offerHome(network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function card() {
  return within(await screen.findByRole('article', { name: 'Studio' }));
}
async function type(name: 'Ngày đến' | 'Ngày đi', typed: string): Promise<void> {
  const field = (await card()).getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, `${typed}{Enter}`);
}

describe('an apartment is found by', () => {
  table([
    '/apartment-ha-long/can-ho-dep/view',
    '/apartment-ha-noi/can-ho-dep/view',
    '/apartment/can-ho-dep/view',
    '/apartment/ha-long/can-ho-dep',
    '/apartment/cn-h-p/view',
    '/apartment/căn-hộ-đẹp/view',
    '/apartment-detail/3',
  ])('%s', async (address) => {
    await openSite(encodeURI(address));
    expect(await screen.findByRole('heading', { level: 1, name: 'Căn hộ Đẹp' })).toBeInTheDocument();
  });

  it('says for three seconds what the specification says when there is none, and goes on offering ways', async () => {
    network.on('GET', /^\/api\/apartments/, () => ours([]));
    await openSite('/apartment/khong-co/view');
    expect(await screen.findByText('Không thể tìm thấy thông tin căn hộ')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Không thể tìm thấy thông tin căn hộ')).not.toBeInTheDocument(), {
      timeout: 4000,
    });
    expect(screen.getByRole('heading', { name: 'Không có căn hộ ở địa chỉ này' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Căn hộ Hạ Long' })[0]).toHaveAttribute('href', '/apartment-ha-long');
  });

  it('shows what the phone keeps, with its time, when the network is gone', async () => {
    await openSite(PAGE);
    await card();
    document.body.replaceChildren();
    network.weather = 'refuse';
    await openSite(PAGE);
    expect((await screen.findAllByText(/Theo bản lưu lúc/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1, name: 'Căn hộ Đẹp' })).toBeInTheDocument();
  });
});

it('says what is in an apartment, what is not, and how far it is to where guests go', async () => {
  const amenities = [
    { kind: 'wifi', text: 'Wi-Fi 100 Mb/s' },
    { kind: 'bathtub', text: 'Bồn tắm', missing: true },
    { kind: 'of-a-newer-server', text: 'Lò sưởi' },
  ];
  const distances = [{ name: 'Bãi tắm', metres: 250, minutes: 4, by: 'foot' as const }];
  offerHome(network, { apartment: { ...home, amenities, distances } });
  await openSite(PAGE);
  const inside = await screen.findByRole('region', { name: 'Trong căn có gì' });
  const items = within(inside).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Wi-Fi 100 Mb/s', 'Bồn tắmkhông có', 'Lò sưởi']);
  expect(within(inside).getByText('Bồn tắm').tagName).toBe('S');
  const where = within(screen.getByRole('region', { name: 'Ở đâu, cách bao xa' }));
  expect(where.getByRole('listitem')).toHaveTextContent('Bãi tắm4 phút đi bộ250 m');
  expect(where.getByRole('link', { name: 'Mở bản đồ' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(home.location)}`,
  );
});

it('has no heading over what a house says nothing of', async () => {
  await openSite(PAGE);
  await card();
  expect(screen.queryByRole('region', { name: /^(Trong căn|Ở đâu)/ })).not.toBeInTheDocument();
});

describe('a room', () => {
  it('shows its price, its limits and its own policy', async () => {
    await openSite(PAGE);
    const room = await card();
    expect(room.getByText(/900\.000/)).toBeInTheDocument();
    expect(room.getByText(/1\.000\.000/)).toBeInTheDocument();
    expect(room.getByText(/10%/)).toBeInTheDocument();
    expect(room.getByText('36 m²')).toBeInTheDocument();
    expect(room.getByText('Thanh toán đủ trong ngày đặt.')).toBeInTheDocument();
    expect(room.getByText(/trước giờ nhận phòng 5 ngày/)).toBeInTheDocument();
  });

  it('asks for dates before it can be selected or booked', async () => {
    await openSite(PAGE);
    const room = await card();
    await user.click(room.getByRole('button', { name: 'LỰA CHỌN' }));
    expect(room.getByText('Vui lòng chọn ngày đến và đi trước khi chọn phòng')).toBeInTheDocument();
    await user.click(room.getByRole('button', { name: 'ĐẶT NGAY' }));
    expect(room.getByText('Vui lòng chọn ngày trước khi đặt phòng')).toBeInTheDocument();
  });

  table([
    ['27/11/2026', '27/11/2026', 'Ngày trả phòng phải sau ngày nhận phòng ít nhất 1 ngày.'],
    ['27/11/2026', '26/11/2026', 'Ngày trả phòng phải sau ngày nhận phòng ít nhất 1 ngày.'],
    ['27/11/2026', '30/03/2027', 'Mỗi lần đặt tối đa 90 đêm.'],
  ])('typed %s to %s clears the end and says why', async (from, to, message) => {
    await openSite(PAGE);
    await type('Ngày đến', from);
    await type('Ngày đi', to);
    const room = await card();
    expect(await room.findByText(message)).toBeInTheDocument();
    expect(room.getByRole('textbox', { name: 'Ngày đi' })).toHaveValue('');
    expect(room.getByRole('textbox', { name: 'Ngày đến' })).toHaveValue(from);
  });

  it('says that what was typed is no date', async () => {
    await openSite(PAGE);
    await type('Ngày đến', '31/02/2027');
    expect(await screen.findByText(/Date input not valid\./)).toBeInTheDocument();
  });

  it('keeps taken nights off, but not as the day to leave', async () => {
    const stay = { status: 'CONFIRMED' as const, checkIn: '2026-11-28', checkOut: '2026-11-30' };
    offerHome(network, { taken: [stay, stay] });
    await openSite(PAGE);
    expect(await screen.findByRole('button', { name: /28 tháng 11.*đã có khách/ })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /27 tháng 11/ }));
    await user.click(screen.getByRole('button', { name: /28 tháng 11/ }));
    expect((await card()).getByRole('textbox', { name: 'Ngày đi' })).toHaveValue('28/11/2026');
  });

  it('reckons nights, total and savings, names the deadline, and shows the bar when it is selected', async () => {
    const router = await openSite(PAGE);
    await type('Ngày đến', '27/11/2026');
    await type('Ngày đi', '30/11/2026');
    const room = await card();
    expect(await room.findByText(/3 đêm × 1 phòng/)).toBeInTheDocument();
    expect(room.getByRole('row', { name: /^Tiết kiệm/ })).toHaveTextContent('300.000');
    expect(room.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('2.700.000');
    expect(room.getByText(/14:00 ngày 22\/11\/2026/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?checkIn=2026-11-27&checkOut=2026-11-30');
    await user.click(room.getByRole('button', { name: 'LỰA CHỌN' }));
    const bar = within(screen.getByRole('region', { name: 'Phòng đã chọn' }));
    expect(bar.getByText(/1 phòng, 3 đêm/)).toBeInTheDocument();
    expect(bar.getByText(/2\.700\.000/)).toBeInTheDocument();
  });

  it('shows what nights of different prices cost one by one, and says why a stay is not sold', async () => {
    const rules = {
      step: 1 as const,
      weekdays: [{ days: [5, 6], percent: 20 }],
      seasons: [{ name: 'Lễ', from: '2026-12-04', to: '2026-12-05', minStay: 3 }],
    };
    offerHome(network, { room: { ...studio, rules } });
    await openSite(PAGE);
    const room = await card();
    expect(room.getByText('đêm rẻ nhất')).toBeInTheDocument();
    await type('Ngày đến', '26/11/2026');
    await type('Ngày đi', '28/11/2026');
    expect(await room.findByRole('row', { name: /^Giá từng đêm/ })).toHaveTextContent(
      /26\/11: 900\.000 ₫ × 1 đêm.*27\/11: 1\.080\.000 ₫ × 1 đêm.*1\.980\.000/,
    );
    await type('Ngày đến', '04/12/2026');
    await type('Ngày đi', '06/12/2026');
    expect(await screen.findByText('Đến ngày này ở ít nhất 3 đêm, vui lòng chọn ngày đi xa hơn.')).toBeInTheDocument();
  });

  it('keeps the price from and the way to a room in sight until one is selected, and says the hours of the house', async () => {
    await openSite(`${PAGE}?checkIn=2026-11-27&checkOut=2026-11-30`);
    const offer = within(await screen.findByRole('region', { name: 'Giá từ' }));
    expect(offer.getByText(/3 đêm/)).toBeInTheDocument();
    expect(offer.getByText(/2\.700\.000/)).toBeInTheDocument();
    await user.click(offer.getByRole('button', { name: 'Chọn phòng' }));
    expect(screen.getByRole('heading', { name: 'Chọn phòng và ngày' })).toHaveFocus();
    expect(await screen.findByText(/^Trả phòng trước 12:00$/)).toBeInTheDocument();
    await user.click((await card()).getByRole('button', { name: 'LỰA CHỌN' }));
    expect(screen.queryByRole('region', { name: 'Giá từ' })).not.toBeInTheDocument();
  });

  table([
    [9, 'còn 9 phòng, mỗi lần đặt tối đa 5', '5'],
    [6, 'còn 6 phòng, mỗi lần đặt tối đa 5', '5'],
    [5, 'còn 5 phòng', '5'],
    [2, 'còn 2 phòng', '2'],
  ])('says how many of %i are free, not only how many one booking may have', async (maxRooms, told, most) => {
    offerHome(network, { room: { ...studio, maxRooms } });
    await openSite(`${PAGE}?checkIn=2026-11-27&checkOut=2026-11-30`);
    const room = await card();
    expect(await room.findByText(told)).toBeInTheDocument();
    const more = room.getByRole('button', { name: 'Thêm một phòng' });
    for (let taps = 0; taps < 6; taps += 1) await user.click(more);
    expect(room.getByRole('group', { name: 'Số phòng' })).toHaveTextContent(most);
  });

  it('passes everything on when it is booked, in the state and in an address that survives a reload', async () => {
    const router = await openSite(`${PAGE}?checkIn=2026-11-27&checkOut=2026-11-30`);
    const room = await card();
    await user.click(await room.findByRole('button', { name: 'Thêm một phòng' }));
    await user.click(room.getByRole('button', { name: 'ĐẶT NGAY' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking-page'));
    expect(router.state.location.search).toBe(
      '?roomId=7&checkIn=2026-11-27&checkOut=2026-11-30&quantity=2&totalPrice=5400000&apartmentId=3',
    );
    expect(router.state.location.state).toEqual({
      ...{ id: 7, apartmentId: 3, roomName: 'Studio', startDate: '2026-11-27', endDate: '2026-11-30', quantity: 2 },
      ...{ totalDiscounted: 5_400_000, maxRooms: 2, maxAdults: 2, maxChildren: 1, capacity: 36 },
      ...{ pricePerNight: 900_000, priceOriginalPerNight: 1_000_000, discountPercent: 10, totalNights: 3 },
      ...{ totalOriginal: 6_000_000, amountSaved: 600_000, location: home.location },
    });
  });

  it('cannot be booked where no room is to be had', async () => {
    offerHome(network, { apartment: { ...home, status: 'OCCUPIED' } });
    await openSite(PAGE);
    const room = await card();
    expect(screen.getAllByText('Hết phòng').length).toBeGreaterThan(0);
    expect(room.queryByRole('button', { name: 'ĐẶT NGAY' })).not.toBeInTheDocument();
  });

  it('changes its pictures every two seconds, but not while somebody works in them', async () => {
    await openSite(PAGE);
    const room = await card();
    const gallery = await room.findByRole('group', { name: 'Studio' });
    const shown = () => within(gallery).getAllByRole('listitem')[0]?.querySelector('img')?.alt;
    const first = shown();
    await act(() => new Promise((done) => setTimeout(done, 2300)));
    expect(shown()).not.toBe(first);
    await user.click(within(gallery).getByRole('button', { name: 'Ảnh sau' }));
    const chosen = shown();
    await act(() => new Promise((done) => setTimeout(done, 2300)));
    expect(shown()).toBe(chosen);
  });
});

describe('the booking request', () => {
  const form = () => within(screen.getByRole('form', { name: 'Gửi yêu cầu đặt phòng' }));
  async function fill(): Promise<void> {
    await card();
    await user.type(form().getByRole('textbox', { name: 'Họ và tên' }), 'Diễm');
    await user.type(form().getByRole('textbox', { name: 'Số điện thoại' }), '0912 345 678');
    await user.type(form().getByRole('textbox', { name: 'Email' }), 'diem@hien.example');
  }
  async function dates(): Promise<void> {
    await user.type(form().getByRole('textbox', { name: 'Ngày đến' }), '27/11/2026{Enter}');
    await user.type(form().getByRole('textbox', { name: 'Ngày đi' }), '30/11/2026{Enter}');
  }
  const send = () => user.click(form().getByRole('button', { name: 'Gửi yêu cầu' }));

  it('says what is missing, field by field', async () => {
    await openSite(PAGE);
    await card();
    await send();
    for (const message of ['Vui lòng nhập họ tên', 'Vui lòng nhập số điện thoại', 'Vui lòng nhập email']) {
      expect(await form().findByText(message)).toBeInTheDocument();
    }
    await user.type(form().getByRole('textbox', { name: 'Email' }), 'diem@');
    expect(await form().findByText('Email không hợp lệ')).toBeInTheDocument();
  });

  it('warns when the dates are missing, and sends nothing', async () => {
    await openSite(PAGE);
    await fill();
    await send();
    expect(await screen.findByText('Thiếu thông tin')).toBeInTheDocument();
    expect(screen.getByText('Vui lòng chọn thời gian thuê phòng')).toBeInTheDocument();
    expect(network.askedOf(SEND)).toEqual([]);
  });

  it('mails the request, says so, and empties itself', async () => {
    network.on('POST', SEND, () => ours({}, 200));
    await openSite(PAGE);
    await fill();
    await dates();
    await send();
    expect(
      await screen.findByText('Khách sạn đã nhận yêu cầu. Thông tin đặt phòng đang được gửi đến email của bạn'),
    ).toBeInTheDocument();
    expect(screen.getByText('Đặt phòng thành công')).toBeInTheDocument();
    expect(network.askedOf(SEND)[0]?.body).toMatchObject({
      ...{ fullName: 'Diễm', phoneNumber: '0912 345 678', email: 'diem@hien.example', adults: 1, children: 0 },
      ...{ checkIn: '2026-11-27', checkOut: '2026-11-30', pricePerNight: 900_000, totalPrice: 2_700_000 },
    });
    expect(form().getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('');
  });

  it('promises no mail in a house without a mail server', async () => {
    network.on('POST', SEND, () => ours({}, 200));
    network.on('GET', '/api/guide-content?lang=vi', () => ours({ ...smallContent('vi'), mailsKept: true }));
    await openSite(PAGE);
    await fill();
    await dates();
    await send();
    expect(await screen.findByText('Khách sạn đã nhận yêu cầu và sẽ liên hệ với bạn')).toBeInTheDocument();
  });

  table([500, 202])('says that it failed for status %i, and keeps what was typed', async (status) => {
    network.on('POST', SEND, () => ours({ message: 'm', code: 'internal', requestId: 'r' }, status));
    await openSite(PAGE);
    await fill();
    await dates();
    await send();
    expect(await screen.findByText('Đặt phòng thất bại')).toBeInTheDocument();
    expect(screen.getByText('Có lỗi xảy ra, vui lòng thử lại sau')).toBeInTheDocument();
    expect(form().getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Diễm');
  });
});
