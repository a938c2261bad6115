// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerClock } from '../../../../src/api/server-clock';
import type { Today, TodayGuest, Todo } from '../../../../src/contract/desk/today';
import { pressingFirst, todoRows } from '../../../../src/features/reception/today/todo-rows';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite, type SiteRouter } from '../../../support/site';
import { table } from '../../../support/table';

const NOW = '2026-11-20T07:05:00.000Z';
const guest = (guestName: string, change: Partial<TodayGuest> = {}): TodayGuest => ({
  id: guestName,
  source: 'booking',
  place: 'Studio, Nhà Phố',
  doors: ['B902'],
  guestName,
  phone: '',
  adults: 2,
  children: 0,
  from: '2026-11-20',
  other: '2026-11-23',
  status: 'CONFIRMED',
  due: 0,
  form: false,
  arrivedAt: null,
  leftAt: null,
  ...change,
});
const here = (guestName: string, change: Partial<TodayGuest> = {}): TodayGuest =>
  guest(guestName, { from: '2026-11-18', arrivedAt: '2026-11-18T07:00:00.000Z', ...change });
const todo = (change: Partial<Todo>): Todo => ({
  key: 'x:1',
  kind: 'item',
  at: NOW,
  runsOut: false,
  place: '',
  who: '',
  from: null,
  to: null,
  amount: null,
  code: null,
  bookingId: null,
  ...change,
});
const rotate = (place: string): Todo => todo({ key: `rotate:${place}`, kind: 'rotate', place });
const board = (change: Partial<Today> = {}): Today => ({
  serverNow: NOW,
  day: '2026-11-20',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  rooms: { taken: 31, all: 48 },
  todos: [],
  arrivals: [],
  departures: [],
  inHouse: [],
  counts: { todo: 0, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
  ...change,
});

let network: FakeNetwork;
let user: UserEvent;
let today: Today;
const open = async (): Promise<SiteRouter> => {
  const router = await openSite('/reception');
  await screen.findByRole('group', { name: 'Số liệu trong ngày' });
  return router;
};
const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const rows = (name: RegExp): string[] =>
  region(name)
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('link').textContent);

beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  network.on('GET', /^\/api\/reception\/today/, () => ours(today));
  network.on('GET', /^\/api\/reception\/calendar/, () => ours({}, 500));
  vi.setSystemTime(Date.parse(NOW));
  noteServerClock(new Response(null, { headers: { date: new Date(NOW).toUTCString() } }));
});
afterEach(() => {
  leaveDesk();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says whose phone does not know of another door yet, with its number', async () => {
  const moved = { doors: ['B516'], staleDoor: 'B513', phone: '+82 10 1234 5678' };
  today = board({ arrivals: [guest('Kim', moved)], inHouse: [here('Olsen', { doors: ['B902'] })] });
  await open();
  const row = screen.getByRole('row', { name: /Kim/ });
  expect(row).toHaveTextContent('Máy của khách chưa thấy căn mới, vẫn hiện B513 · +82 10 1234 5678');
  expect(screen.getByRole('row', { name: /Olsen/ })).not.toHaveTextContent('chưa thấy căn mới');
});

describe("the board's groups", () => {
  it('on a phone: who stands before a door, who has not come, arrivals, departures, what can wait, who stays on', async () => {
    const call = todo({ key: 'request:r1', kind: 'request', code: 'CODE_FAILS', place: 'B902', who: 'Müller' });
    today = board({
      todos: [call, todo({ key: 'item:tour-contact:1', code: 'tour-contact' })],
      late: [guest('Late', { from: '2026-11-19' })],
      arrivals: [guest('Müller', { phone: '+49 151 2345 678' })],
      departures: [here('Kim', { other: '2026-11-18' })],
      inHouse: [here('Olsen')],
    });
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim());
    const order = ['Cần làm ngay', 'Chưa đến', 'Sắp đến', 'Trả phòng hôm nay', 'Cần làm', 'Đang ở'];
    expect(
      headings.map((text) => order.filter((one) => text.startsWith(one)).sort((a, b) => b.length - a.length)[0]),
    ).toEqual(order);
    const red = screen.getByText('Không mở được cửa').closest('li') as HTMLElement;
    expect(red.dataset['red']).toBe('door');
    expect(red).toHaveTextContent('căn chưa dọn xong');
    expect(within(red).getByRole('link', { name: /Gọi \+49 151/ })).toHaveAttribute('href', 'tel:+491512345678');
  });

  it('are reached by a key each: whoever comes first, and whoever leaves first', async () => {
    today = board({ arrivals: [guest('Kim'), guest('Lan')], departures: [here('Olsen', { other: '2026-11-18' })] });
    await open();
    await user.keyboard('a');
    expect(document.activeElement).toHaveAccessibleName('Nhận phòng: Kim');
    await user.keyboard('d');
    expect(document.activeElement).toHaveAccessibleName('Trả phòng: Olsen');
  });

  it('of a large house: have their sizes and figures from the server, and the others page by page', async () => {
    const names = (page: number): string[] => Array.from({ length: 40 }, (_, at) => `Guest ${page}-${at}`);
    const size = { all: 0, left: 0 };
    today = board({
      inHouse: names(1).map((name) => here(name)),
      groups: { late: size, arrivals: size, departures: size, inHouse: { all: 80, left: 80 } },
      figures: { arrivals: 0, departures: 0, inHouse: 80, overdue: 3, due: 900_000 },
    });
    let isAway = true;
    network.on('GET', /^\/api\/reception\/today\/inHouse/, ({ path }) => {
      const query = new URL(path, 'https://hien.example').searchParams;
      if (query.get('only') === 'overdue') {
        return ours({ all: 1, left: 1, guests: [here('Olsen', { overdue: true })], ready: [], next: null });
      }
      const page = Number(query.get('page'));
      if (page === 2 && isAway) return ours({ message: 'Bận', code: 'internal', requestId: 'r' }, 503);
      const guests = names(page).map((name) => here(name));
      return ours({ all: 80, left: 80, guests, ready: [], next: page === 1 ? 2 : null });
    });
    await open();
    expect(screen.getByRole('button', { name: /80.*căn đang ở/ })).toBeInTheDocument();
    expect(region(/^Đang ở/).getByRole('heading')).toHaveTextContent('80');
    await user.click(region(/^Đang ở/).getByRole('button', { name: 'Xem tất cả 80 khách' }));
    await user.click(await region(/^Đang ở/).findByRole('button', { name: 'Xem tiếp, còn 40 khách' }));
    expect(await screen.findByRole('heading', { name: 'Không tải được trang' })).toBeInTheDocument();
    expect(rows(/^Đang ở/)).toEqual(names(1));
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(rows(/^Đang ở/)).toEqual([...names(1), ...names(2)]));
    await user.click(screen.getByRole('button', { name: /3.*quá giờ trả/ }));
    await waitFor(() => expect(rows(/^Đang ở/)).toEqual(['Olsen']));
    expect(screen.queryByText('Không có ai ở mục này.')).toBeNull();
  });

  it('on a phone: show their first guests, and all of them when somebody asks or a figure is pressed', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Guest ${index + 1}`);
    today = board({ arrivals: names.map((name) => guest(name)), departures: [here('Kim', { other: '2026-11-18' })] });
    await open();
    expect(rows(/^Sắp đến/)).toEqual(names.slice(0, 8));
    await user.click(region(/^Sắp đến/).getByRole('button', { name: 'Xem tất cả 20 khách' }));
    expect(rows(/^Sắp đến/)).toEqual(names);
    await user.click(region(/^Sắp đến/).getByRole('button', { name: 'Thu gọn' }));
    expect(rows(/^Sắp đến/)).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: /^20\s*sắp đến$/ }));
    expect(rows(/^Sắp đến/)).toEqual(names);
    expect(region(/^Sắp đến/).queryByRole('button', { name: /^Xem tất cả/ })).toBeNull();
  });

  it('are not folded for a single guest more', async () => {
    today = board({ arrivals: Array.from({ length: 9 }, (_, index) => guest(`Guest ${index + 1}`)) });
    await open();
    expect(rows(/^Sắp đến/)).toHaveLength(9);
  });

  it('say of the door that does not open who is still inside and that its code has not been changed', async () => {
    today = board({
      todos: [
        todo({ key: 'request:r1', kind: 'request', code: 'CODE_FAILS', place: 'B902', who: 'Müller' }),
        rotate('B902'),
      ],
      arrivals: [guest('Müller')],
      inHouse: [here('Kim Min-jun', { other: '2026-11-19' })],
    });
    await open();
    const red = screen.getByText('Không mở được cửa').closest('li') as HTMLElement;
    expect(red).toHaveTextContent('Kim Min-jun chưa trả phòng · mã chưa đổi sau khách trước');
  });

  it('have one row for all codes to change, which leads to their list', async () => {
    const doors = ['B1004', 'B906', 'B802', 'B809', 'B1002', 'B1001'];
    today = board({ todos: doors.map(rotate), counts: { ...board().counts, todo: 1, rotate: 11 } });
    await open();
    const [row, ...others] = region(/^Cần làm/).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(row).toHaveTextContent('11 mã cửa cần đổi · B1004 B906 B802 B809 B1002 và 6 căn');
    expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute('href', '/reception/codes');
  });

  it('on a phone fold what presses to two rows, but nobody who stands before a door', async () => {
    const issue = (at: number): Todo => todo({ key: `item:message:${at}`, code: 'message', topic: 'issue' });
    const atDoor = todo({ key: 'request:r1', kind: 'request', code: 'CODE_FAILS', place: 'B902' });
    today = board({ todos: [issue(1), issue(2), issue(3), atDoor], counts: { ...board().counts, todo: 4 } });
    await open();
    const pressing = region(/^Cần làm ngay/);
    expect(pressing.getAllByRole('listitem').map((row) => row.dataset['red'])).toEqual(['door', undefined]);
    await user.click(pressing.getByRole('button', { name: 'Tất cả 4 việc' }));
    expect(pressing.getAllByRole('listitem')).toHaveLength(4);
    await user.click(pressing.getByRole('button', { name: 'Thu gọn' }));
    const doors = [1, 2, 3].map((at) => ({ ...atDoor, key: `request:d${at}` }));
    expect(pressingFirst(todoRows([issue(1), ...doors])).first).toBe(3);
  });

  it('on a phone show four things to do, and the rest when somebody asks', async () => {
    const many = Array.from({ length: 9 }, (_, at) => todo({ key: `item:comment:${at}`, code: 'comment' }));
    today = board({ todos: many, counts: { ...board().counts, todo: 9 } });
    await open();
    expect(region(/^Cần làm/).getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Xem thêm 5 việc' }));
    expect(region(/^Cần làm/).getAllByRole('listitem')).toHaveLength(9);
  });
});

describe('who should have come', () => {
  it('has come, or has not, by one press; after the last night only the second', async () => {
    today = board({
      late: [guest('Lê Tâm', { from: '2026-11-19' }), guest('Vũ Hà', { from: '2026-11-17', other: '2026-11-19' })],
    });
    network.on('PUT', '/api/reception/bookings/L%C3%AA%20T%C3%A2m/arrived', () => ours(bookingDetail()));
    await open();
    // On a phone they are a line that opens: the first arrival is in sight below it.
    expect(screen.queryByRole('button', { name: 'Không đến: Vũ Hà' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Chưa đến 2 khách/ }));
    expect(screen.getByRole('button', { name: 'Không đến: Vũ Hà' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Đến rồi: Vũ Hà' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Đến rồi: Lê Tâm' }));
    await waitFor(() =>
      expect(network.asked.some(({ method, path }) => method === 'PUT' && /arrived/.test(path))).toBe(true),
    );
  });
});

describe('who is to leave', () => {
  it('is red past the hour, with the debt in the row; who has left with a debt still shows it', async () => {
    today = board({
      departures: [
        here('Kim', { overdue: true, due: 3_200_000, other: '2026-11-18' }),
        here('Gone', { leftAt: '2026-11-20T04:20:00.000Z', due: 450_000, other: '2026-11-18' }),
      ],
    });
    await open();
    expect(screen.getByRole('row', { name: /Kim.*Quá giờ trả \+2 giờ 05.*Còn phải thu 3\.200\.000/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Gone.*Đã trả phòng lúc 11:20.*450\.000/ })).toBeVisible();
  });

  it('is counted in days past the day, short enough to stand beside a debt on a phone', async () => {
    today = board({ inHouse: [here('Minh', { overdue: true, due: 1_432_000, other: '2026-11-18' })] });
    await open();
    expect(
      screen.getByRole('row', { name: /Minh.*Quá hạn trả phòng \+2 ngày.*Còn phải thu 1\.432\.000/ }),
    ).toBeVisible();
    expect(screen.getByText('+2 ngày')).toBeVisible();
  });
});

describe('the figures', () => {
  table([
    [/quá giờ trả/, ['Kim']],
    [/còn nợ/, ['Kim', 'Olsen']],
    [/sắp đến/, ['Late', 'Anna']],
    [/căn đang ở/, ['Kim', 'Olsen']],
  ])('narrow the board to what they count, and show everything again: %s', async (figure, names) => {
    today = board({
      late: [guest('Late', { from: '2026-11-19' })],
      arrivals: [guest('Anna')],
      departures: [here('Kim', { overdue: true, due: 1, other: '2026-11-18' })],
      inHouse: [here('Olsen', { due: 2 })],
    });
    await open();
    const button = screen.getByRole('button', { name: figure });
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    const shown = screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
    expect(shown).toEqual(names);
    await user.click(button);
    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  });
});

describe('a guest', () => {
  it('stands open over the board, by number and without the id in the address, and closes back to their row', async () => {
    today = board({ arrivals: [guest('Sofia Lindqvist', { id: 'b2' })] });
    network.on('GET', /^\/api\/reception\/bookings\/b2/, () => ours(bookingDetail()));
    const router = await open();
    const link = screen.getByRole('link', { name: 'Sofia Lindqvist' });
    await user.click(link);
    const dialog = await screen.findByRole('dialog', { name: 'Sofia Lindqvist' });
    expect(router.state.location.pathname + router.state.location.search).toBe('/reception?number=74564039');
    await user.click(within(dialog).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/reception');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sofia Lindqvist' })).toHaveFocus());
    expect(askedAtDesk(network, 'GET', 'bookings')).toEqual([]);
  });

  it('who has changed lists meanwhile has the keyboard in the new one', async () => {
    today = board({ arrivals: [guest('Sofia Lindqvist', { id: 'b2' })] });
    network.on('GET', /^\/api\/reception\/bookings\/b2/, () =>
      ours(bookingDetail({ can: { ...bookingDetail().can, arrive: true } })),
    );
    network.on('PUT', '/api/reception/bookings/b2/arrived', () => {
      today = board({ inHouse: [here('Sofia Lindqvist', { id: 'b2' })] });
      return ours(bookingDetail());
    });
    await open();
    await user.click(screen.getByRole('link', { name: 'Sofia Lindqvist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Nhận phòng' }));
    await waitFor(() =>
      expect(document.querySelector('#guests-inHouse')?.parentElement?.textContent).toContain('Sofia'),
    );
    await user.click(dialog.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(rows(/^Đang ở/)).toEqual(['Sofia Lindqvist']));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sofia Lindqvist' })).toHaveFocus());
  });

  it('is opened to what else can be done by a swipe or by its button, and closed', async () => {
    today = board({ arrivals: [guest('Anna', { doors: [], proposal: 'B805' })] });
    await open();
    const row = screen.getByRole('row', { name: /Anna/ });
    const swipe = (from: number, to: number, down = 0): void => {
      fireEvent.touchStart(row, { touches: [{ clientX: from, clientY: 100 }] });
      fireEvent.touchEnd(row, { changedTouches: [{ clientX: to, clientY: 100 + down }] });
    };
    swipe(300, 200, 90);
    expect(row.dataset['open']).toBe('false');
    swipe(300, 200);
    expect(row.dataset['open']).toBe('true');
    swipe(200, 300);
    expect(row.dataset['open']).toBe('false');
    const more = within(row).getByRole('button', { name: 'Việc khác: Anna', expanded: false });
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .sort(),
    ).toEqual(['Khách không đến', 'Nhận phòng', 'Xếp B805', '⋯'].sort());
  });
});

it('says that a proposed door is to be cleaned, and asks before it is given', async () => {
  today = board({ arrivals: [guest('Anna', { doors: [], proposal: 'B805', proposalDirty: true })] });
  await open();
  expect(screen.getByRole('row', { name: /Anna.*B805 chưa dọn xong/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Xếp B805/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'B805 · Anna' }));
  expect(network.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  network.on('POST', /\/doors$/, () => ours({ stayId: 's1', link: '' }, 201));
  await user.click(dialog.getByRole('button', { name: 'Vẫn xếp B805' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an empty house says its next steps', async () => {
  today = board({ isNew: true });
  await open();
  const steps = region(/^Những việc đầu tiên/).getAllByRole('link');
  expect(steps.map((step) => step.getAttribute('href'))).toEqual([
    '/reception/codes',
    '/reception/offers?list=homes',
    '/reception/prices',
    '/reception/print',
  ]);
});
