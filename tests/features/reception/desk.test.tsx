// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../src/app/site/session';
import type { Today } from '../../../src/contract/desk/today';
import { timeInVietNam } from '../../../src/domain/days';
import { dismissToast } from '../../../src/features/reception/shared/desk-notice';
import { deskSyncStore } from '../../../src/offline/desk/desk-query';
import { networkStore } from '../../../src/offline/network/network';
import { bookingDetail } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite, sitePhone } from '../../support/site';

const NOW = '2026-11-20T07:05:00.000Z';
const TODAY: Today = {
  serverNow: NOW,
  day: '2026-11-20',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  rooms: { taken: 31, all: 48 },
  todos: [
    {
      key: 'confirm:b1',
      kind: 'confirm',
      at: '2026-11-21T07:00:00.000Z',
      runsOut: true,
      place: 'Studio, Nhà Phố',
      who: 'Nguyễn Thị Ngọc Diễm',
      from: '2026-11-27',
      to: '2026-11-30',
      amount: 3_825_000,
      code: null,
      bookingId: 'b1',
    },
    {
      key: 'rotate:B902',
      kind: 'rotate',
      at: '2026-11-20T05:00:00.000Z',
      runsOut: false,
      place: 'B902',
      who: 'Phạm Minh Anh',
      from: null,
      to: null,
      amount: null,
      code: null,
      bookingId: null,
    },
  ],
  arrivals: [
    {
      id: 'b2',
      source: 'booking',
      place: 'Studio',
      guestName: 'Sofia Lindqvist',
      phone: '',
      adults: 2,
      children: 1,
      from: '2026-11-20',
      other: '2026-11-23',
      status: 'CONFIRMED',
      due: 0,
      form: true,
      arrivedAt: null,
      leftAt: null,
    },
  ],
  departures: [],
  inHouse: [],
  counts: { todo: 2, pending: 1, inbox: 0, rotate: 1, channels: 0, residents: 0 },
};
const NOTHING = { from: '2026-11-20', nights: 7, today: '2026-11-20', rooms: [], bars: [], serverNow: NOW };
const STAYS = {
  items: [
    {
      id: 's1',
      apartment: 'B902',
      guestName: 'Phạm Minh Anh',
      from: '2026-11-18',
      to: '2026-11-22',
      phase: 'active',
      revokedAt: null,
      endedAt: null,
      createdAt: NOW,
    },
  ],
  page: 1,
  pages: 1,
  counts: { active: 1, coming: 0, past: 0 },
  access: 'stay',
  serverNow: NOW,
};

const MARKED = bookingDetail({
  checkIn: '2026-11-20',
  checkOut: '2026-11-23',
  arrivedAt: NOW,
  can: {
    confirm: false,
    cancel: true,
    refund: false,
    correct: true,
    mail: false,
    arrive: false,
    leave: true,
    noShow: false,
    comeLate: false,
    move: true,
  },
  history: [{ at: NOW, status: 'CONFIRMED', by: 'Lan Phương', note: '', event: 'arrived', move: null }],
});

let network: FakeNetwork;
let user: UserEvent;

beforeEach(async () => {
  network = await sitePhone();
  network.on('GET', /^\/api\/reception\/today/, () => ours(TODAY));
  network.on('GET', /^\/api\/reception\/calendar/, () => ours(NOTHING));
  network.on('GET', /^\/api\/reception\/stays/, () => ours(STAYS));
  user = userEvent.setup();
  networkStore.setState({ state: 'online' });
  deskSyncStore.setState({ version: 0, live: false, turnedAway: false });
});
afterEach(() => {
  dismissToast();
  sessionStore.setState({ user: null });
  vi.unstubAllGlobals();
});

const asStaff = (): void =>
  sessionStore.setState({ user: { id: 'u1', fullName: 'Lan Phương', email: 'lan@hien.example', role: 'RECEPTION' } });
const asked = (method: string, path: string): unknown[] =>
  network.asked.filter((one) => one.method === method && one.path.startsWith(`/api/reception/${path}`));

describe('who may come in', () => {
  it('offers the sign-in to a stranger and asks our server for nothing', async () => {
    await openSite('/reception');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dành cho lễ tân');
    expect(asked('GET', '')).toEqual([]);
  });

  it('tells a guest that the page is not for guests', async () => {
    sessionStore.setState({ user: { id: 'u2', fullName: 'Khách', email: 'k@a.vn', role: 'USER' } });
    await openSite('/reception');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trang này chỉ dành cho lễ tân');
    expect(asked('GET', '')).toEqual([]);
  });

  it('calls no page the open one at an address that is none', async () => {
    asStaff();
    await openSite('/reception/nothing-here');
    expect(await screen.findByRole('heading', { level: 1, name: 'Không tìm thấy trang' })).toBeVisible();
    const pages = screen.getAllByRole('link', { name: /^Hôm nay/ });
    for (const page of pages) expect(page).not.toHaveAttribute('aria-current');
    expect(document.title).toMatch(/^Lễ tân/);
  });

  it('goes back to the sign-in when our server has ended the session', async () => {
    asStaff();
    network.on('GET', /^\/api\/reception\/today/, () =>
      ours({ message: 'Cần đăng nhập', code: 'signInNeeded', requestId: 'r' }, 401),
    );
    await openSite('/reception');
    expect(await screen.findByRole('heading', { name: 'Dành cho lễ tân' })).toBeVisible();
  });
});

describe("the day's board", () => {
  it('shows what is to be done, who comes, and the figures of the day', async () => {
    asStaff();
    await openSite('/reception');
    const todos = await screen.findByRole('region', { name: /Cần làm/ });
    expect(within(todos).getAllByRole('listitem')).toHaveLength(2);
    expect(within(todos).getByText(/3\.825\.000/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Sofia Lindqvist.*23\/11.*Đã điền phiếu/ })).toBeVisible();
    expect(screen.getByText('31/48')).toBeVisible();
    expect(screen.getByText('Hôm nay không có khách trả phòng.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Khách' }));
    expect(screen.getByRole('link', { name: /^Đặt phòng\s*1/ })).toBeVisible();
  });

  it('does what the row says by the keyboard alone, and asks again', async () => {
    asStaff();
    network.on('PUT', '/api/reception/codes/B902/rotated', () => ours({ done: true }));
    await openSite('/reception');
    (await screen.findByRole('button', { name: 'Xác nhận' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Đã đổi mã' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked('PUT', 'codes/B902/rotated')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Hoàn tác' })).toBeVisible();
    await waitFor(() => expect(asked('GET', 'today').length).toBeGreaterThan(1));
  });

  it('notes by one press that a guest has come, with a way back, and shows them in the house', async () => {
    asStaff();
    const [guest] = TODAY.arrivals;
    const arrived = { ...TODAY, arrivals: [], inHouse: [{ ...guest, arrivedAt: NOW }] };
    network.on('PUT', '/api/reception/bookings/b2/arrived', () => {
      network.on('GET', /^\/api\/reception\/today/, () => ours(arrived));
      return ours(MARKED);
    });
    network.on('DELETE', '/api/reception/bookings/b2/arrived', () => ours(MARKED));
    await openSite('/reception');
    await user.click(await screen.findByRole('button', { name: 'Nhận phòng: Sofia Lindqvist' }));
    const house = await screen.findByRole('region', { name: /Đang ở/ });
    expect(await within(house).findByRole('button', { name: 'Trả phòng: Sofia Lindqvist' })).toBeVisible();
    expect(screen.getByText('Hôm nay không còn khách nhận phòng.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(asked('DELETE', 'bookings/b2/arrived')).toHaveLength(1));
  });

  it('takes back by Ctrl+Z what was done in a dialog, which keeps the Tab key to itself', async () => {
    asStaff();
    let booking = bookingDetail({ can: { ...MARKED.can, arrive: true, leave: false } });
    network.on('GET', /^\/api\/reception\/bookings\/b2/, () => ours(booking));
    network.on('PUT', '/api/reception/bookings/b2/arrived', () => ours((booking = MARKED)));
    network.on('DELETE', '/api/reception/bookings/b2/arrived', () => ours(MARKED));
    network.on('GET', /^\/api\/reception\/bookings\?/, () =>
      ours({ items: [booking], page: 1, pages: 1, total: 1, serverNow: NOW }),
    );
    await openSite('/reception/bookings');
    await user.click(await screen.findByRole('button', { name: 'Sofia Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Nhận phòng' }));
    expect(await screen.findByText('Hoàn tác')).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(asked('DELETE', 'bookings/b2/arrived')).toHaveLength(1));
    await user.keyboard('{Control>}z{/Control}');
    expect(asked('DELETE', 'bookings/b2/arrived')).toHaveLength(1);
  });

  it('takes back what can be taken back', async () => {
    asStaff();
    network.on('PUT', '/api/reception/codes/B902/rotated', () => ours({ done: true }));
    network.on('DELETE', '/api/reception/codes/B902/rotated', () => ours({ done: true }));
    await openSite('/reception');
    await user.click(await screen.findByRole('button', { name: 'Đã đổi mã' }));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(asked('DELETE', 'codes/B902/rotated')).toHaveLength(1));
  });

  it('says what our server says when it refuses', async () => {
    asStaff();
    network.on('POST', '/api/reception/bookings/b1/confirm', () =>
      ours({ message: 'Phòng này vừa có người đặt.', code: 'nightsTaken', requestId: 'r' }, 409),
    );
    await openSite('/reception');
    await user.click(await screen.findByRole('button', { name: 'Xác nhận' }));
    expect(await screen.findByText('Phòng này vừa có người đặt.')).toBeVisible();
  });

  it('stays readable without a network, says as of when, and lets nothing be changed', async () => {
    asStaff();
    const hours = [timeInVietNam(Date.now())];
    await openSite('/reception');
    await screen.findByRole('button', { name: 'Xác nhận' });
    hours.push(timeInVietNam(Date.now()));
    act(() => networkStore.setState({ state: 'offline' }));
    expect(await screen.findByText(/chỉ xem được, chưa chỉnh sửa được/)).toBeVisible();
    // By the clock of the house, wherever this device believes to be.
    expect(screen.getByText(new RegExp(`Theo bản lưu lúc (${hours.join('|')}),`))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Xác nhận' })).toBeDisabled();
  });

  it('asks again when it hears of a change', async () => {
    asStaff();
    await openSite('/reception');
    await screen.findByRole('button', { name: 'Xác nhận' });
    network.on('GET', /^\/api\/reception\/today/, () =>
      ours({ ...TODAY, todos: [], counts: { ...TODAY.counts, todo: 0 } }),
    );
    act(() => deskSyncStore.setState({ version: 9 }));
    expect(await screen.findByText('Không còn việc nào đang chờ.')).toBeVisible();
  });
});

describe('what guests have sent', () => {
  it('is hidden from visitors where it is a comment, with a way back', async () => {
    asStaff();
    const comment = {
      kind: 'comment',
      id: 'c1',
      at: NOW,
      who: 'Trần Văn Bình',
      phone: '',
      email: 'binh@hien.example',
      place: 'Đêm trên Vịnh Đẹp',
      text: 'Dở lắm',
      state: 'new',
      by: null,
      byAt: null,
    };
    let hidden = false;
    network.on('GET', /^\/api\/reception\/items/, () =>
      ours({ items: [{ ...comment, hidden }], older: null, unread: {}, serverNow: NOW }),
    );
    network.on('PUT', '/api/reception/comments/c1', ({ body }) => {
      hidden = (body as { hidden: boolean }).hidden;
      return ours({ done: true });
    });
    await openSite('/reception/inbox');
    await user.click(await screen.findByRole('button', { name: 'Ẩn: Trần Văn Bình' }));
    expect(await screen.findByText('Đang ẩn với khách')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(screen.queryByText('Đang ẩn với khách')).not.toBeInTheDocument());
    expect(hidden).toBe(false);
  });
});

describe('stays', () => {
  it('shows a new link once, as a code, to copy and to print', async () => {
    asStaff();
    network.on('GET', /^\/api\/reception\/codes/, () => ours({ items: [], serverNow: NOW }));
    const link = `https://hien.example/hiden-page/B516#s=${'k'.repeat(43)}`;
    network.on('POST', '/api/reception/stays', () => ours({ id: 's9', link }, 201));
    await openSite('/reception/stays');
    await user.click(await screen.findByRole('button', { name: 'Thêm lượt ở' }));
    await user.type(await screen.findByLabelText('Căn hộ'), 'b516');
    await user.type(screen.getByLabelText('Tên khách'), 'Sofia Lindqvist');
    await user.click(screen.getByRole('button', { name: 'Tạo link' }));
    expect(await screen.findByRole('img', { name: 'Mã QR mở hướng dẫn căn hộ B516' })).toBeVisible();
    expect(screen.getByText(link)).toBeVisible();
    const [call] = asked('POST', 'stays') as { body: Record<string, string>; headers: Headers }[];
    expect(call?.body).toMatchObject({ apartment: 'B516', guestName: 'Sofia Lindqvist' });
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });

  it('keeps what was typed and shows the refusal at its field', async () => {
    asStaff();
    network.on('GET', /^\/api\/reception\/codes/, () => ours({ items: [], serverNow: NOW }));
    network.on('POST', '/api/reception/stays', () =>
      ours({ message: 'Khách sạn không có căn hộ này.', code: 'x', field: 'apartment', requestId: 'r' }, 422),
    );
    await openSite('/reception/stays');
    await user.click(await screen.findByRole('button', { name: 'Thêm lượt ở' }));
    await user.type(await screen.findByLabelText('Căn hộ'), 'Z1');
    await user.type(screen.getByLabelText('Tên khách'), 'A');
    await user.click(screen.getByRole('button', { name: 'Tạo link' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Căn hộ')).toHaveAccessibleDescription('Khách sạn không có căn hộ này.'),
    );
    expect(screen.getByLabelText('Căn hộ')).toHaveValue('Z1');
  });

  it('revokes at once, with a way back instead of a question', async () => {
    asStaff();
    const [stay] = STAYS.items;
    network.on('DELETE', '/api/reception/stays/s1', () => ours({ ...stay, phase: 'past', revokedAt: NOW }));
    network.on('POST', '/api/reception/stays/s1/restore', () => ours(stay));
    await openSite('/reception/stays');
    await user.click(await screen.findByRole('button', { name: 'Thu hồi: Phạm Minh Anh, B902' }));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(asked('POST', 'stays/s1/restore')).toHaveLength(1));
  });

  it('offers for the stay of a booking what the booking leaves to it, and the way to the booking', async () => {
    asStaff();
    const stay = { ...STAYS.items[0], bookingId: 'b2', ofBooking: 'b2' };
    network.on('GET', /^\/api\/reception\/stays/, () => ours({ ...STAYS, items: [stay] }));
    network.on('DELETE', '/api/reception/stays/s1', () => ours({ ...stay, phase: 'past', revokedAt: NOW }));
    const router = await openSite('/reception/stays');
    const revoke = await screen.findByRole('button', { name: 'Thu hồi: Phạm Minh Anh, B902' });
    expect(screen.queryByRole('button', { name: /^Đổi ngày đi/ })).toBeNull();
    await user.click(revoke);
    expect(await screen.findByText('Phạm Minh Anh, B902: đã thu hồi link')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hoàn tác' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mở đơn: Phạm Minh Anh, B902' }));
    await waitFor(() => expect(router.state.location.search).toBe('?number=74564039'));
  });
});

describe('the keyboard', () => {
  it('goes to a page by g and a letter, and to the search by a slash, but not while somebody types', async () => {
    asStaff();
    await openSite('/reception');
    await screen.findByRole('button', { name: 'Xác nhận' });
    await user.keyboard('/');
    const search = screen.getByRole('combobox', { name: 'Tìm khách, phòng, số điện thoại' });
    expect(search).toHaveFocus();
    await user.keyboard('gs');
    expect(search).toHaveValue('gs');
    await user.clear(search);
    act(() => search.blur());
    await user.keyboard('gs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Link & lượt ở' })).toBeVisible();
  });

  it('finds a page without accents and opens it', async () => {
    asStaff();
    network.on('GET', /^\/api\/reception\/bookings/, () =>
      ours({ items: [], total: 0, page: 1, pages: 1, serverNow: NOW }),
    );
    await openSite('/reception');
    await user.type(screen.getByRole('combobox'), 'luot o');
    expect(await screen.findByRole('option', { name: /Link & lượt ở/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Link & lượt ở' })).toBeVisible();
  });

  it('is shown on the site where it is a review, once somebody has read it', async () => {
    asStaff();
    const review = { rating: 4, shown: false, answer: '', reason: '', version: 7 };
    const item = {
      ...{ kind: 'review', id: 'b1', at: NOW, who: 'Hằng', phone: '', email: '', place: 'Nhà Phố', text: 'Rất sạch' },
      ...{ state: 'new', by: null, byAt: null, hidden: null, review },
    };
    network.on('GET', /^\/api\/reception\/items/, () =>
      ours({ items: [item], older: null, unread: {}, serverNow: NOW }),
    );
    let sent: unknown;
    network.on('PUT', '/api/reception/reviews/b1', ({ body }) => {
      sent = body;
      return ours({ done: true });
    });
    await openSite('/reception/inbox');
    expect(await screen.findByRole('img', { name: '4 trên 5 sao' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Xét đánh giá: Hằng' }));
    await user.type(await screen.findByRole('textbox', { name: 'Trả lời của nhà' }), 'Cảm ơn bạn');
    await user.click(screen.getByRole('button', { name: 'Hiện trên trang' }));
    expect(await screen.findByText('Đánh giá đã hiện trên trang')).toBeVisible();
    expect(sent).toEqual({ shown: true, answer: 'Cảm ơn bạn', reason: '', version: 7 });
  });
});
