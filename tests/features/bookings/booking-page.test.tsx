// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkStore } from '../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { smallContent } from '../../support/guide-content';
import { bookedAs, BOOKING_ID, bookingAs, offerHome, studio } from '../../support/home';
import { openSite, sitePhone, type SiteRouter } from '../../support/site';
import { table } from '../../support/table';

const ADDRESS = '/booking-page?roomId=7&apartmentId=3&checkIn=2026-11-27&checkOut=2026-11-30&quantity=1&totalPrice=1';
const BOOK = '/api/apartment-bookings';
const CANCEL = `${BOOK}/${BOOKING_ID}/cancel`;
const CANCELLED = new RegExp(`^${CANCEL}`);
const MOMO = '/api/payments/momo';
const CASH = '/api/payments/cash';

let network: FakeNetwork;
const user = userEvent.setup();

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  offerHome(network);
  network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs()));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A room that is paid for on arrival; the studio is paid in full on the booking day. */
const paidOnArrival = (): void => offerHome(network, { room: { ...studio, policy: 'onArrival' } });
const error = (status: number, body: object) => ours({ message: 'm', requestId: 'r', ...body }, status);
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));

async function open(address = ADDRESS): Promise<SiteRouter> {
  const router = await openSite(address);
  await screen.findByRole('button', { name: 'Thanh toán' });
  return router;
}

async function fill(): Promise<void> {
  await user.type(box(/Họ và tên/), 'Nguyễn Thị Ngọc Diễm');
  await user.type(box(/Email/), 'diem@hien.example');
}

async function pay(way: RegExp): Promise<void> {
  await press('Thanh toán');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: way }));
}

/** A room held for a guest whom the wallet has given no link to pay at. */
async function holdWithoutLink(): Promise<void> {
  network.on('POST', BOOK, () => ours(bookedAs('HOLD'), 201));
  network.on('POST', MOMO, () => error(502, { code: 'momoNoLink' }));
  await open();
  await fill();
  await pay(/Ví điện tử/);
  await screen.findByText(/Phòng đang được giữ cho bạn đến/);
}

describe('the booking page', () => {
  it('shows the stay, what it costs, and notes when it is looked at again, and counts nothing down while nothing is held', async () => {
    const before = Date.now();
    await open();
    const end = Number(localStorage.getItem('booking-end-time'));
    const tenMinutesEarlier = end - 10 * 60_000;
    expect(tenMinutesEarlier).toBeGreaterThanOrEqual(before);
    expect(tenMinutesEarlier).toBeLessThanOrEqual(Date.now());
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByText('27/11/2026')).toBeInTheDocument();
    expect(screen.getByText('30/11/2026')).toBeInTheDocument();
    const costs = within(screen.getByRole('table', { name: 'Chi tiết giá' }));
    expect(costs.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('2.700.000');
    expect(screen.getByText(/22\/11\/2026/)).toBeInTheDocument();
  });

  it('asks for dates when the address has none, and says that they are not chosen', async () => {
    await open('/booking-page?roomId=7&apartmentId=3');
    expect(screen.getAllByText('Chưa chọn')).toHaveLength(2);
    await fill();
    await press('Thanh toán');
    expect(await screen.findByText('Vui lòng chọn ngày trước khi đặt phòng')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds the apartment of an address that names the room alone', async () => {
    await open('/booking-page?roomId=7&checkIn=2026-11-27&checkOut=2026-11-30');
    expect(screen.getByRole('heading', { name: 'Căn hộ Đẹp' })).toBeInTheDocument();
  });

  it('says so when no room was chosen', async () => {
    await openSite('/booking-page');
    expect(screen.getByRole('heading', { name: 'Chưa có phòng nào được chọn' })).toBeInTheDocument();
  });

  it('charges for guests above the included ones, and never less than the included cost', async () => {
    await open();
    await press('Thêm một người lớn');
    const costs = within(screen.getByRole('table', { name: 'Chi tiết giá' }));
    expect(costs.getByRole('row', { name: /^Phụ thu/ })).toHaveTextContent('200.000');
    expect(costs.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('2.900.000');
    await press('Bớt một trẻ em');
    expect(costs.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('2.900.000');
    await press('Bớt một người lớn');
    await press('Bớt một người lớn');
    expect(costs.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('2.700.000');
  });

  table([
    ['two adults and a baby', { 'Người lớn': 2, 'Trẻ em': 0, 'Em bé': 1 }, '2.700.000'],
    ['three adults', { 'Người lớn': 3, 'Trẻ em': 0, 'Em bé': 0 }, '2.900.000'],
  ])('takes %s, and sends exactly them', async (_party, counts, total) => {
    paidOnArrival();
    network.on('POST', BOOK, () => ours(bookedAs('PENDING'), 201));
    network.on('POST', CASH, () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
    network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs({ status: 'PENDING' })));
    await open();
    await press('Bớt một trẻ em');
    if (counts['Em bé']) await press('Thêm một em bé');
    if (counts['Người lớn'] > 2) await press('Thêm một người lớn');
    for (const [kind, count] of Object.entries(counts)) {
      expect(group(kind).getByRole('status')).toHaveTextContent(String(count));
    }
    expect(screen.getByRole('row', { name: /^Tổng/ })).toHaveTextContent(total);
    await fill();
    await pay(/tại chỗ/);
    await waitFor(() => expect(network.askedOf(BOOK)).toHaveLength(1));
    expect(network.askedOf(BOOK)[0]?.body).toMatchObject({
      adults: counts['Người lớn'],
      children: counts['Trẻ em'],
      babies: counts['Em bé'],
    });
    // What the phone keeps of it is written by now, and not beside the next test.
    expect(await screen.findByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeInTheDocument();
  });

  it('begins with the party of the search', async () => {
    await open(`${ADDRESS}&adults=4&children=0`);
    expect(group('Người lớn').getByRole('status')).toHaveTextContent('4');
    expect(group('Trẻ em').getByRole('status')).toHaveTextContent('0');
    expect(screen.getByRole('row', { name: /^Tổng/ })).toHaveTextContent('3.100.000');
  });

  it('never counts below one adult and no babies', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Bớt một em bé' })).toHaveAttribute('aria-disabled', 'true');
    await press('Bớt một người lớn');
    expect(screen.getByRole('button', { name: 'Bớt một người lớn' })).toHaveAttribute('aria-disabled', 'true');
  });

  table([
    ['', '', ['Vui lòng nhập họ tên', 'Vui lòng nhập email']],
    ['Diễm', 'diem@hien', ['Email không hợp lệ']],
  ])('with name "%s" and mail "%s" it says %j', async (name, email, messages) => {
    await open();
    if (name) await user.type(box(/Họ và tên/), name);
    if (email) await user.type(box(/Email/), email);
    await press('Thanh toán');
    for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers wallet and pay on site, shows bank and global wallet off, and can be left', async () => {
    paidOnArrival();
    await open();
    await fill();
    await press('Thanh toán');
    const ways = within(await screen.findByRole('dialog', { name: 'Chọn cách thanh toán' }));
    expect(ways.getByRole('button', { name: /Ví điện tử/ })).toBeEnabled();
    expect(ways.getByRole('button', { name: /Thanh toán tại chỗ/ })).toBeEnabled();
    expect(ways.getByRole('button', { name: /Chuyển khoản/ })).toBeDisabled();
    expect(ways.getByRole('button', { name: /Ví quốc tế/ })).toBeDisabled();
    await user.click(ways.getByRole('button', { name: 'Huỷ' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a room paid in full on the booking day is paid by wallet, or to reception that day', async () => {
    await open();
    await fill();
    await press('Thanh toán');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: /Thanh toán tại chỗ/ })).toBeEnabled();
    expect(dialog.getByText(/lễ tân gọi lại để nhận thanh toán trong ngày đặt/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /Ví điện tử/ })).toBeEnabled();
  });

  it('switches the wallet off above what it takes, and says why', async () => {
    offerHome(network, { room: { ...studio, price: 30_000_000, discount: 0 } });
    await open();
    await fill();
    await press('Thanh toán');
    const wallet = within(await screen.findByRole('dialog')).getByRole('button', { name: /Ví điện tử/ });
    expect(wallet).toBeDisabled();
    expect(wallet).toHaveTextContent('Ví chỉ nhận đến 50.000.000');
  });
});

describe('pay on site', () => {
  beforeEach(paidOnArrival);

  it('books as PENDING, notes cash, and says that the room is reserved', async () => {
    network.on('POST', BOOK, () => ours(bookedAs('PENDING'), 201));
    network.on('POST', CASH, () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
    network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs({ status: 'PENDING' })));
    const router = await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    const done = within(await screen.findByRole('dialog', { name: 'Giữ chỗ thành công' }));
    expect(network.askedOf(BOOK)[0]?.body).toMatchObject({
      ...{ apartmentId: 3, roomId: 7, userId: null, checkIn: '2026-11-27', checkOut: '2026-11-30', status: 'PENDING' },
      ...{ totalPrice: 2_700_000, guestName: 'Nguyễn Thị Ngọc Diễm', guestEmail: 'diem@hien.example' },
      ...{ guestNationality: 'Việt Nam', quantity: 1, adults: 2, children: 1, babies: 0, lang: 'vi' },
    });
    expect(network.askedOf(CASH)[0]?.body).toMatchObject({ bookingType: 'APARTMENT', bookingId: BOOKING_ID });
    expect(network.askedOf(CASH)[0]?.body).not.toHaveProperty('paymentMethod');
    await user.click(done.getByRole('button', { name: 'Về trang chủ' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('says that no mail goes out where none does', async () => {
    network.on('POST', BOOK, () => ours({ ...bookedAs('PENDING'), mailing: false }, 201));
    network.on('POST', CASH, () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
    await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    const done = await screen.findByRole('dialog', { name: 'Giữ chỗ thành công' });
    expect(done).toHaveTextContent('không có email xác nhận');
    expect(done).not.toHaveTextContent('gửi tới');
  });

  it('says which step failed, and books nothing twice when it is tried again', async () => {
    network.on('POST', BOOK, () => ours(bookedAs('PENDING'), 201));
    network.on('POST', CASH, () => error(503, { code: 'unavailable' }));
    await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    expect(await screen.findByText('Có lỗi khi giữ chỗ hoặc thanh toán tại chỗ!')).toBeInTheDocument();
    network.on('POST', CASH, () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
    await press('Thử lại');
    expect(await screen.findByRole('dialog', { name: 'Giữ chỗ thành công' })).toBeInTheDocument();
    expect(network.askedOf(BOOK)).toHaveLength(1);
  });
});

describe('the wallet', () => {
  it('holds, says that no link came, keeps the hold, and asks again with a new payment', async () => {
    network.on('POST', BOOK, () => ours(bookedAs('HOLD'), 201));
    network.on('POST', MOMO, () => error(502, { code: 'momoNoLink' }));
    await open();
    await fill();
    await pay(/Ví điện tử/);
    expect(await screen.findByText('Không lấy được link thanh toán Momo!')).toBeInTheDocument();
    expect(await screen.findByText(/Phòng đang được giữ cho bạn đến/)).toBeInTheDocument();
    expect(box(/Họ và tên/)).toBeDisabled();
    await press('Thử lại');
    await waitFor(() => expect(network.askedOf(MOMO)).toHaveLength(2));
    expect(network.askedOf(BOOK)).toHaveLength(1);
    expect(network.askedOf(MOMO)[0]?.body).toMatchObject({ paymentMethod: 'MOMO', amount: 2_700_000 });
  });

  it('says so when a hold could not be let go: it stays, nothing typed is lost, and it is tried again', async () => {
    await holdWithoutLink();
    network.weather = ({ path }) => (path.startsWith(CANCEL) ? 'refuse' : 'pass');
    await press('Sửa thông tin');
    expect(await screen.findByText('Chưa bỏ được phòng đang giữ.')).toBeInTheDocument();
    expect(screen.getByText(/tự hết hạn/)).toBeInTheDocument();
    expect(box(/Họ và tên/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Tiếp tục thanh toán' })).toBeEnabled();
    const paid = network.askedOf(MOMO).length;
    network.weather = 'pass';
    network.on('POST', CANCELLED, () => ours(bookingAs({ status: 'CANCELLED' })));
    await press('Thử lại');
    await waitFor(() => expect(box(/Họ và tên/)).toBeEnabled());
    expect(box(/Họ và tên/)).toHaveValue('Nguyễn Thị Ngọc Diễm');
    expect(screen.queryByText('Chưa bỏ được phòng đang giữ.')).toBeNull();
    expect(network.askedOf(MOMO)).toHaveLength(paid);
  });

  it('opens the form when the hold that could not be let go has ended by itself', async () => {
    await holdWithoutLink();
    network.on('POST', CANCELLED, () => error(409, { code: 'notCancellable' }));
    network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs({ status: 'EXPIRED' })));
    await press('Sửa thông tin');
    await waitFor(() => expect(box(/Họ và tên/)).toBeEnabled());
    expect(screen.queryByText('Chưa bỏ được phòng đang giữ.')).toBeNull();
    expect(box(/Họ và tên/)).toHaveValue('Nguyễn Thị Ngọc Diễm');
  });

  it('opens the form when the hold ends while the wallet has not answered yet', async () => {
    const hold = { expiresAt: new Date(Date.now() + 1500).toISOString(), serverNow: new Date().toISOString() };
    let failWallet = (): void => undefined;
    const silence = new Promise<void>((done) => (failWallet = done));
    network.on('POST', BOOK, () => ours({ ...bookedAs('HOLD'), ...hold }, 201));
    network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs(hold)));
    network.on('POST', MOMO, async () => {
      await silence;
      return error(502, { code: 'momoNoLink' });
    });
    await open();
    await fill();
    await pay(/Ví điện tử/);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('còn 00:00'), { timeout: 5000 });
    network.on('GET', new RegExp(`${BOOK}/${BOOKING_ID}`), () => ours(bookingAs({ ...hold, status: 'EXPIRED' })));
    failWallet();
    await waitFor(() => expect(box(/Họ và tên/)).toBeEnabled());
    expect(screen.queryByText(/Phòng đang được giữ cho bạn đến/)).toBeNull();
    expect(box(/Họ và tên/)).toHaveValue('Nguyễn Thị Ngọc Diễm');
  });

  table([
    ['javascript:alert(1)', 'Không lấy được link thanh toán Momo!'],
    ['', 'Không lấy được link thanh toán Momo!'],
  ])('goes nowhere for the link "%s"', async (payUrl, message) => {
    network.on('POST', BOOK, () => ours(bookedAs('HOLD'), 201));
    network.on('POST', MOMO, () => ours({ payUrl }));
    await open();
    await fill();
    await pay(/Ví điện tử/);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('sends the same booking under the same key until somebody answers', async () => {
    network.weather = ({ path }) => (path === BOOK ? 'gateway-down' : 'pass');
    await open();
    await fill();
    await pay(/Ví điện tử/);
    expect(await screen.findByText('Có lỗi khi tạo booking hoặc thanh toán Momo!')).toBeInTheDocument();
    network.weather = 'pass';
    network.on('POST', BOOK, () => ours(bookedAs('HOLD'), 201));
    network.on('POST', MOMO, () => error(502, { code: 'momoFailed' }));
    await press('Thử lại');
    await screen.findByText(/Phòng đang được giữ cho bạn đến/);
    const keys = network.askedOf(BOOK).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends nothing without a network, and says what that means', async () => {
    await open();
    await fill();
    networkStore.setState({ state: 'offline' });
    network.weather = 'refuse';
    await pay(/Ví điện tử/);
    expect(await screen.findByText('Máy đang không có mạng nên chưa đặt được.')).toBeInTheDocument();
    expect(network.askedOf(BOOK)).toEqual([]);
    expect(box(/Họ và tên/)).toHaveValue('Nguyễn Thị Ngọc Diễm');
  });
});

it('tries again when the button says so, though the phone still thinks that it is offline', async () => {
  network.weather = ({ path }) => (path === BOOK ? 'gateway-down' : 'pass');
  await open();
  await fill();
  await pay(/Ví điện tử/);
  expect(await screen.findByText(/Chưa biết máy chủ đã nhận hay chưa/)).toBeInTheDocument();
  networkStore.setState({ state: 'offline' });
  network.weather = 'refuse';
  await press('Thử lại');
  expect(await screen.findByText(/Chưa biết máy chủ đã nhận hay chưa/)).toBeInTheDocument();
  expect(screen.queryByText(/Chưa gửi gì/)).not.toBeInTheDocument();
  network.weather = 'pass';
  network.on('POST', BOOK, () => ours(bookedAs('HOLD'), 201));
  network.on('POST', MOMO, () => error(502, { code: 'momoFailed' }));
  await press('Thử lại');
  expect(await screen.findByText(/Phòng đang được giữ cho bạn đến/)).toBeInTheDocument();
});

table([
  [409, 'nightsTaken', 'Những đêm này vừa có khách khác đặt'],
  [409, 'sameBooking', 'bạn đã đặt'],
  [429, 'tooManyHolds', 'Bạn đang giữ nhiều phòng cùng lúc'],
  [409, 'occupied', 'Căn này hiện không nhận khách'],
  [422, 'checkInPast', 'Ngày đã chọn không còn đặt được'],
])('brings what is refused into view, with the focus on it: %i %s', async (status, code, says) => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  network.on('POST', BOOK, () =>
    error(status, { code, bookingId: BOOKING_ID, alternatives: { dates: [], rooms: [] } }),
  );
  await open();
  await fill();
  await pay(/Ví điện tử/);
  const alert = (await screen.findAllByRole('alert')).find((one) =>
    one.textContent.toLowerCase().includes(says.toLowerCase()),
  );
  expect(alert).toBeDefined();
  await waitFor(() => expect(alert).toHaveFocus());
  expect(shown.mock.contexts).toContain(alert);
});

table(['networkBusy', 'houseBusy'])(
  'says what our server says of too much: why, until when and whom to call (%s)',
  async (code) => {
    const message = 'Tạm thời chưa nhận thêm. Bạn đặt tiếp được từ 10:00, 21/11/2026, hoặc gọi lễ tân 0203 088 0001.';
    network.on('POST', BOOK, () => error(429, { code, message }));
    await open();
    await fill();
    await pay(/Ví điện tử/);
    expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent.includes(message))).toBe(true);
  },
);

table(['minStay', 'stopSell', 'closedToArrival', 'closedToDeparture'])(
  'says in our server’s words which rule keeps a stay from being sold (%s)',
  async (code) => {
    const message = 'Khách đến ngày 27/11/2026 ở ít nhất 5 đêm.';
    network.on('POST', BOOK, () => error(422, { code, message, field: 'checkOut' }));
    await open();
    await fill();
    await pay(/Ví điện tử/);
    expect((await screen.findAllByRole('alert')).some(({ textContent }) => textContent.includes(message))).toBe(true);
  },
);

it('shows the wallet switched off, with the reason, where the hotel has none', async () => {
  network.on('GET', '/api/guide-content?lang=vi', () => ours({ ...smallContent('vi'), walletClosed: true }));
  await open();
  await fill();
  await press('Thanh toán');
  const wallet = await screen.findByRole('button', { name: /Ví điện tử MoMo/ });
  expect(wallet).toBeDisabled();
  expect(wallet).toHaveTextContent('Hiện chưa nhận thanh toán qua ví.');
  expect(screen.getByRole('button', { name: /Thanh toán tại chỗ/ })).toBeEnabled();
});

describe('our server says no', () => {
  beforeEach(paidOnArrival);
  const refuse = (status: number, body: object) => network.on('POST', BOOK, () => error(status, body));

  it('nights taken: the chosen dates and what is free instead', async () => {
    refuse(409, {
      code: 'nightsTaken',
      alternatives: {
        dates: [{ checkIn: '2026-11-28', checkOut: '2026-12-01', totalPrice: 2_700_000 }],
        rooms: [
          {
            ...{ apartmentId: 4, apartmentName: 'Căn B', roomId: 9, roomName: 'Phòng đôi' },
            roomsLeft: 1,
            totalPrice: 3,
          },
        ],
      },
    });
    const router = await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText(/27\/11\/2026 đến 30\/11\/2026/)).toBeInTheDocument();
    expect(panel.getByRole('button', { name: /Căn B, Phòng đôi/ })).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: /28\/11\/2026/ }));
    await waitFor(() => expect(router.state.location.search).toContain('checkIn=2026-11-28'));
    expect(box(/Họ và tên/)).toHaveValue('Nguyễn Thị Ngọc Diễm');
  });

  it('another price: the right one, and a question', async () => {
    refuse(409, { code: 'priceChanged', totalPrice: 3_000_000 });
    await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    expect(await screen.findByRole('heading', { name: 'Giá vừa đổi' })).toBeInTheDocument();
    network.on('POST', BOOK, () => ours(bookedAs('PENDING', 3_000_000), 201));
    network.on('POST', CASH, () => ours({ bookingId: BOOKING_ID, status: 'PENDING' }));
    await press(/^Đặt với giá 3.000.000/);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /tại chỗ/ }));
    await screen.findByRole('dialog', { name: 'Giữ chỗ thành công' });
    expect(network.askedOf(BOOK).at(-1)?.body).toMatchObject({ totalPrice: 3_000_000 });
  });

  it('booked already: leads to that booking', async () => {
    refuse(409, { code: 'sameBooking', bookingId: BOOKING_ID });
    await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    expect(await screen.findByRole('link', { name: 'Xem đơn đó' })).toHaveAttribute('href', `/booking/${BOOKING_ID}`);
  });

  it('booked already, by whom is not shown: leads to the mail of that booking and to no page', async () => {
    refuse(409, { code: 'sameBooking' });
    await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    expect(await screen.findByText(/đường dẫn trong email đặt phòng/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Xem đơn đó' })).not.toBeInTheDocument();
  });

  it('a field: the message stands at it, and the next try is a new booking', async () => {
    refuse(422, { code: 'email', field: 'guestEmail' });
    await open();
    await fill();
    await pay(/Thanh toán tại chỗ/);
    expect(await screen.findByText('Email không hợp lệ')).toBeInTheDocument();
    await pay(/Thanh toán tại chỗ/);
    await waitFor(() => expect(network.askedOf(BOOK)).toHaveLength(2));
    expect(new Set(network.askedOf(BOOK).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});

it('speaks English', async () => {
  await openSite(`${ADDRESS}&lang=en`);
  expect(await screen.findByRole('button', { name: 'Pay' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Full name *' })).toBeInTheDocument();
  // The English guide of the demo says 15:00; a booking has one hour (ruling 34).
  expect(screen.getByText(/^Check-in/)).toHaveTextContent('14:00');
});
