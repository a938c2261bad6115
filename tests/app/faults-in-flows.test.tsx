// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import words from '../../locales/vi/reception-bookings.json';
import type * as api from '../../src/api/request';
import { faultStore, startFaults } from '../../src/app/faults';
import { ErrorPage } from '../../src/app/site/error-page';
import { closeLogin } from '../../src/app/site/session';
import { GuestForm } from '../../src/features/guest-forms/guest-form';
import { AskReception } from '../../src/features/guide/first-view/ask-reception';
import { BookingDialog } from '../../src/features/reception/bookings/booking-dialog';
import type { BookingRequest } from '../../src/contract/bookings/bookings';
import { beginAttempt, noteBooked } from '../../src/offline/bookings/attempts';
import { networkStore } from '../../src/offline/network/network';
import { emptyOutbox, openOutbox, send } from '../../src/offline/outbox/outbox';
import { takeStayKey } from '../../src/offline/guest-access/stay-key';
import { offerProfile, profileAs, signInHere } from '../support/account';
import { bookingDetail, deskScreen, leaveDesk } from '../support/desk-screen';
import { type FakeNetwork, ours } from '../support/fake-network';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../support/guide';
import { bookedAs, BOOKING_ID, bookingAs, offerHome } from '../support/home';
import { openSite, sitePhone } from '../support/site';
import { table } from '../support/table';
import { tourNamed, withTours } from '../support/tour-screens';
import { renderWithWords } from '../support/words';

/** The call in which our own program fails, as an older browser does in the midst of it: `POST /path`. */
let broken: RegExp | null = null;
vi.mock('../../src/api/request', async (original) => {
  const real = await original<typeof api>();
  return {
    ...real,
    request: (call: Parameters<typeof real.request>[0]) =>
      broken?.test(`${call.method ?? 'GET'} ${call.path}`)
        ? Promise.reject(new TypeError('x.toSorted is not a function'))
        : real.request(call),
  };
});

const user = userEvent.setup();
let network: FakeNetwork;
const press = async (name: string | RegExp): Promise<void> => user.click(await screen.findByRole('button', { name }));
const type = async (name: string | RegExp, text: string): Promise<void> =>
  user.type(await screen.findByLabelText(name, { selector: 'input, textarea' }), text);
const holds = (name: string | RegExp, text: string) => (): void =>
  expect(screen.getByLabelText(name, { selector: 'input, textarea' })).toHaveValue(text);

startFaults();
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  broken = null;
  faultStore.setState({ isShown: false });
  closeLogin();
  signInHere(null);
  network = await sitePhone();
  networkStore.setState({ state: 'online' });
  await emptyOutbox();
  await openOutbox();
});
afterEach(() => {
  leaveDesk();
  signInHere(null);
  vi.unstubAllGlobals();
});

const BOOKING =
  '/booking-page?roomId=7&apartmentId=3&checkIn=2026-11-27&checkOut=2026-11-30&quantity=1&totalPrice=2700000';
async function book(): Promise<void> {
  offerHome(network);
  network.on('POST', '/api/apartment-bookings', () => ours(bookedAs('HOLD'), 201));
  network.on('GET', new RegExp(`/api/apartment-bookings/${BOOKING_ID}`), () => ours(bookingAs()));
  await openSite(BOOKING);
  await type(/Họ và tên/, 'Diễm');
  await type(/Email/, 'diem@hien.example');
  await press('Thanh toán');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Ví điện tử/ }));
}

async function askReception(): Promise<void> {
  freshGuide();
  showApartment('B902', answerOf());
  takeStayKey(`#s=${'k'.repeat(43)}`, 'B902');
  await renderInGuide(<AskReception />);
  await press(/^Nhờ lễ tân/);
  await press('Dọn phòng');
  await user.type(screen.getByRole('textbox'), 'Sau 14 giờ');
  await press('Gửi lễ tân');
}

async function fillGuestForm(): Promise<void> {
  await renderWithWords(<GuestForm apartment="B902" openGuide={() => {}} />);
  await type('Họ và tên', 'Diễm');
  await type('Email', 'diem@hien.example');
  await type('Số điện thoại', '0912345678');
  await press('Mở hướng dẫn');
}

async function writeToUs(): Promise<void> {
  await openSite('/lien-he');
  await type('Họ và tên', 'Diễm');
  await type('Số điện thoại', '0912345678');
  await type('Email', 'diem@hien.example');
  await type('Nội dung', 'Chào Hiên');
  await press('Gửi');
}

async function bookTour(): Promise<void> {
  withTours(network, [tourNamed(1, 'Đêm trên Vịnh')]);
  await openSite('/booking?tourId=1');
  await screen.findByRole('combobox', { name: 'Tour *' });
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  const form = { 'Ngày khởi hành *': soon, 'Họ và tên *': 'Diễm', 'Số điện thoại *': '0912345678' };
  const address = { 'Email *': 'diem@hien.example', 'Địa chỉ *': '12 Hàng Bạc', 'Phường / xã *': 'Hoàn Kiếm' };
  for (const [name, text] of Object.entries({ ...form, ...address, 'Tỉnh / thành phố *': 'Hà Nội' })) {
    await user.type(within(screen.getByRole('main')).getByRole('textbox', { name }), text);
  }
  await press('Gửi yêu cầu đặt tour');
}

async function signIn(): Promise<void> {
  await openSite('/form-qr');
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Đăng nhập' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Đăng nhập' }));
  await user.type(dialog.getByLabelText('Email', { selector: 'input' }), 'diem@hien.example');
  await user.type(dialog.getByLabelText('Mật khẩu', { selector: 'input' }), 'Hoa-phuong-1');
  await user.click(dialog.getByRole('button', { name: 'Đăng nhập' }));
}

async function changeOwnData(): Promise<void> {
  offerProfile(network, { profile: profileAs() });
  signInHere();
  await openSite('/dashbroad');
  await press('Chỉnh sửa');
  const name = within(screen.getByRole('main')).getByLabelText(/Họ và tên/, { selector: 'input' });
  await user.clear(name);
  await user.type(name, 'Ngọc Diễm');
  await press(/^Lưu/);
}

async function openBoard(): Promise<void> {
  network = await deskScreen();
  const today = {
    ...{ serverNow: '2026-11-20T07:05:00.000Z', day: '2026-11-20', checkInTime: '14:00', checkOutTime: '12:00' },
    ...{ rooms: { taken: 31, all: 48 }, todos: [], departures: [], inHouse: [] },
    counts: { todo: 0, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
    arrivals: [
      {
        ...{ id: 'b2', source: 'booking', place: 'Studio', doors: [], proposal: 'B805', guestName: 'Sofia', phone: '' },
        ...{ adults: 2, children: 0, from: '2026-11-20', other: '2026-11-23', status: 'CONFIRMED', due: 0 },
        ...{ form: false, arrivedAt: null, leftAt: null },
      },
    ],
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours(today));
  network.on('GET', /^\/api\/reception\/calendar/, () => ours({}, 500));
  const can = { ...bookingDetail().can, arrive: true };
  network.on('GET', /^\/api\/reception\/bookings\/b2/, () => ours(bookingDetail({ can })));
  await openSite('/reception');
}

async function checkIn(): Promise<void> {
  await openBoard();
  await user.click(await screen.findByRole('link', { name: 'Sofia' }));
  await press('Nhận phòng');
}

async function giveDoor(): Promise<void> {
  await openBoard();
  await press(/^Xếp B805/);
}

async function takeMoney(): Promise<void> {
  network = await deskScreen();
  network.on('GET', /\/bill/, () => ours({ lines: [], balance: 1_500_000, paid: 0, prices: [] }));
  const inside = { arrivedAt: '2026-11-20T03:00:00.000Z', balance: 1_500_000 };
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(bookingDetail(inside)));
  await renderWithWords(<BookingDialog id="b2" lang="vi" onClose={() => undefined} />);
  await press(/^Thu 1\.500\.000/);
  await press(/^Thu 1\.500\.000/);
}

const FAULT = /Trang này vừa gặp lỗi ngoài dự kiến/;
const nothingMore = (): void => {};
/** Each row: what a person does, the call that fails in it, what is said there, the way on, what is held or kept. */
table([
  ['book', book, /POST .*bookings$/, /vẫn là đơn này, không bị đặt hai lần/, 'Thử lại', holds(/Họ và tên/, 'Diễm')],
  [
    'pay',
    book,
    /POST .*momo/,
    /Phòng vẫn đang được giữ cho bạn/,
    'Thử lại',
    () => expect(screen.getByText(/đang được giữ cho bạn đến/)).toHaveTextContent(/đến \d\d:\d\d/),
  ],
  [
    'a request to reception',
    askReception,
    /POST .*requests/,
    /^Chưa gửi/,
    'Không gửi nữa',
    () => screen.getByText('Sau 14 giờ'),
  ],
  [
    'the guest form',
    fillGuestForm,
    /POST .*guest-form/,
    /Đã giữ trên máy/,
    'Xoá phiếu này',
    () => screen.getByText('Chờ gửi'),
  ],
  ['a message', writeToUs, /POST .*contacts/, /Có lỗi xảy ra khi gửi tin!/, 'Gửi', holds('Nội dung', 'Chào Hiên')],
  ['a tour', bookTour, /POST .*tour-bookings/, /lỗi|chưa gửi/i, 'Gửi yêu cầu đặt tour', holds('Họ và tên *', 'Diễm')],
  ['an account: sign in', signIn, /POST .*login/, FAULT, 'Đăng nhập', nothingMore],
  ['an account: own data', changeOwnData, /PUT .*user/, FAULT, /^Lưu/, nothingMore],
  ['the desk: check in', checkIn, /PUT .*arrived/, FAULT, 'Nhận phòng', nothingMore],
  ['the desk: a door', giveDoor, /POST .*door|PUT .*door/, FAULT, /^Xếp B805/, nothingMore],
  [
    'the desk: a payment',
    takeMoney,
    /POST .*payments/,
    FAULT,
    /^Thu 1\.500\.000/,
    holds(words.bill.form.amount, '1.500.000'),
  ],
] as const)('%s: an error that no screen knows is said where it happened', async (_, flow, call, said, way, kept) => {
  broken = call;
  await flow();
  expect((await screen.findAllByText(said))[0]).toBeVisible();
  expect((await screen.findAllByRole('button', { name: way }))[0]).toBeEnabled();
  kept();
});

/** Nobody catches it: what a press whose handler throws leaves behind. */
const uncaught = (): void =>
  act(() => {
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x.at is not a function') }),
    );
  });

it('is said in the dialog that somebody is in, not on the page behind it', async () => {
  await signIn();
  uncaught();
  const dialog = screen.getByRole('dialog', { name: 'Đăng nhập' });
  expect(await within(dialog).findByText(FAULT)).toBeVisible();
  await user.click(within(dialog).getAllByRole('button', { name: 'Đóng' }).pop() as HTMLElement);
  await waitFor(() => expect(screen.queryByText(FAULT)).toBeNull());
});

it('names the room that is held, and until when, and what waits to be sent', async () => {
  await book();
  await screen.findByText(/đang được giữ cho bạn đến/);
  uncaught();
  const notice = (await screen.findByText(FAULT)).closest<HTMLElement>('[role=alert]');
  expect(
    await within(notice as HTMLElement).findByRole('link', { name: /^Chỗ của bạn vẫn được giữ đến \d\d:\d\d\.$/ }),
  ).toBeVisible();
});

it('the page that stands in for one that broke says what is held and what waits', async () => {
  const form = { kind: 'guest-form', path: '/api/guest-form', body: {} } as const;
  network.weather = 'refuse';
  await send(form);
  const attempt = await beginAttempt({ roomId: 7, checkIn: '2026-11-27', checkOut: '2026-11-30' } as BookingRequest);
  await noteBooked(attempt, bookedAs('HOLD'));
  await renderWithWords(
    <MemoryRouter>
      <ErrorPage />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: /^Chỗ của bạn vẫn được giữ đến \d\d:\d\d\.$/ })).toHaveAttribute(
    'href',
    `/booking/${BOOKING_ID}`,
  );
  expect(screen.getByText('1 phiếu chưa gửi, vẫn còn trong máy.')).toBeVisible();
});
