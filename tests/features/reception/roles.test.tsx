// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DONE } from '../../../src/contract/guest-access/stays';
import type { House, HouseDoor } from '../../../src/contract/guest-access/house';
import type { StaffRole } from '../../../src/domain/accounts/staff-roles';
import { deskSyncStore } from '../../../src/offline/desk/desk-query';
import { withDatabase } from '../../../src/offline/storage/db';
import { askedAtDesk, deskScreen, leaveDesk } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite } from '../../support/site';

const door = (code: string, more: Partial<HouseDoor> = {}): HouseDoor => ({
  door: code,
  tower: 'B',
  floor: 9,
  room: 'Studio',
  state: 'dirty',
  ready: null,
  leavesAt: null,
  comesAt: null,
  ...more,
});
const HOUSE: House = {
  serverNow: '2026-11-20T03:00:00.000Z',
  day: '2026-11-20',
  requests: 3,
  doors: [
    door('B901', { state: 'ready', ready: { at: '2026-11-20T02:00:00.000Z', by: 'Hoa' } }),
    door('B902', { state: 'coming', comesAt: '14:00' }),
    door('B903', { state: 'coming', comesAt: '11:30' }),
    door('B904', { state: 'overdue', leavesAt: '2026-11-20T02:30:00.000Z' }),
    door('B905'),
    door('B906', { state: 'inside', leavesAt: '2026-11-22T05:00:00.000Z' }),
  ],
};

let network: FakeNetwork;
let role: StaffRole;

beforeEach(async () => {
  // A wide screen: every page stands in the navigation.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/own/, () => ours({ role, secondFactor: false, asked: false, codesLeft: 0 }));
  network.on('GET', /^\/api\/reception\/house/, () => ours(HOUSE));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const pagesShown = async (): Promise<string[]> => {
  const nav = await screen.findByRole('navigation', { name: 'Lễ tân' }, { timeout: 5000 });
  return within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
};

it.each([
  ['OWNER', ['Bảng giá', 'Nhân viên', 'Hôm nay', 'Nhà'], []],
  ['RECEPTION', ['Hôm nay', 'Đặt phòng', 'Tài khoản của bạn'], ['Bảng giá', 'Nhân viên', 'Các căn hôm nay', 'Nhà']],
  [
    'HOUSE',
    ['Các căn hôm nay', 'Yêu cầu3 đang chờ', 'Tài khoản của bạn'],
    ['Hôm nay', 'Đặt phòng', 'Khai báo', 'Nhân viên', 'Nhật ký thao tác'],
  ],
] as const)('shows %s the pages of their role alone', async (who, shown, hidden) => {
  role = who;
  await openSite('/reception/account');
  const pages = await pagesShown();
  expect(pages).toEqual(expect.arrayContaining([...shown]));
  expect(pages.filter((page) => (hidden as readonly string[]).includes(page))).toEqual([]);
});

it('says plainly that a page opened by its address is not part of the role, and asks for nothing of it', async () => {
  role = 'HOUSE';
  await openSite('/reception/bookings');
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).toHaveTextContent(
    'Trang này không thuộc vai trò của bạn',
  );
  expect(askedAtDesk(network, 'GET', 'bookings')).toEqual([]);
  expect(askedAtDesk(network, 'GET', 'today')).toEqual([]);
});

const boardOf = (more: Record<string, unknown>) => ({
  ...{ serverNow: '2026-11-20T03:00:00.000Z', day: '2026-11-20', checkInTime: '14:00', checkOutTime: '12:00' },
  ...{ rooms: { taken: 0, all: 0 }, todos: [], arrivals: [], departures: [], inHouse: [] },
  counts: { todo: 0, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
  ...more,
});

it.each([
  ['OWNER', 4, true],
  ['RECEPTION', 2, false],
] as const)('leads %s from the board to pages of their role alone', async (who, steps, mayOpen) => {
  role = who;
  const backup = {
    ...{ key: 'backup', kind: 'backup', at: '2026-11-18T03:00:00.000Z', runsOut: false, place: '', who: '' },
    ...{ from: null, to: null, amount: null, code: null, bookingId: null },
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours(boardOf({ isNew: true, todos: [backup] })));
  await openSite('/reception');
  const first = within(await screen.findByRole('region', { name: 'Những việc đầu tiên' }));
  expect(first.getAllByRole('link')).toHaveLength(steps);
  const row = within(screen.getByText('Đã lâu chưa có bản sao lưu dùng được').closest('li') as HTMLElement);
  expect(row.queryAllByRole('link')).toHaveLength(mayOpen ? 1 : 0);
  expect(row.queryAllByText('Vui lòng báo chủ nhà.')).toHaveLength(mayOpen ? 0 : 1);
});

it.each(['/reception/offers?list=homes', '/reception/offers?list=homes&id=1', '/reception/content?area=fees'])(
  'says plainly that a part of a page is not part of the role, and asks for nothing of it: %s',
  async (address) => {
    role = 'RECEPTION';
    await openSite(address);
    expect(await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).toHaveTextContent(
      'Trang này không thuộc vai trò của bạn',
    );
    for (const path of ['homes', 'homes/1', 'posts', 'content/fees'])
      expect(askedAtDesk(network, 'GET', path)).toEqual([]);
  },
);

it('has no key for the house that leads to a page of reception', async () => {
  role = 'HOUSE';
  await openSite('/reception');
  await pagesShown();
  const user = userEvent.setup();
  await user.keyboard('n');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Các căn hôm nay');
  expect(screen.getByRole('link', { name: 'Các căn hôm nay', current: 'page' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Hôm nay' })).toBeNull();
  await user.keyboard('?');
  const keys = within(await screen.findByRole('dialog'));
  expect(keys.queryByText('Đặt phòng mới')).toBeNull();
  expect(keys.queryByText('Tìm kiếm')).toBeNull();
});

it('hears of another role with the first call that is refused, and forgets what the device keeps of guests', async () => {
  role = 'RECEPTION';
  await openSite('/reception/account');
  expect(await pagesShown()).toContain('Đặt phòng');
  const kept = () => withDatabase((db) => db.documents.where('key').startsWith('desk:bookings').count(), 0);
  await withDatabase((db) => db.documents.put({ key: 'desk:bookings:x', data: {}, savedAt: Date.now() }), '');
  role = 'HOUSE';
  act(() => deskSyncStore.setState(({ refused }) => ({ refused: refused + 1 })));
  await waitFor(async () => expect(await pagesShown()).not.toContain('Đặt phòng'));
  await waitFor(async () => expect(await kept()).toBe(0));
});

it('takes nothing of the former role along when it hears of another one', async () => {
  role = 'RECEPTION';
  const at = '2026-11-20T03:00:00.000Z';
  const request = () => ({
    ...{
      id: 'r1',
      stayId: '',
      apartment: 'B902',
      guestName: role === 'HOUSE' ? '' : 'Sofia Lindqvist',
      kind: 'TOWELS',
    },
    ...{ text: 'Hai khăn', photo: false, state: 'SENT', madeAt: at, receivedAt: at, seenAt: null, seenBy: null },
    ...{ closedAt: null, closedBy: null, answer: '', messages: [], over: false },
  });
  network.on('GET', /^\/api\/reception\/requests/, () =>
    ours({ requests: [request()], older: null, open: 1, serverNow: at }),
  );
  const counts = { todo: 0, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0, requests: 8 };
  network.on('GET', /^\/api\/reception\/today/, () => ours(boardOf({ counts })));
  await openSite('/reception/requests');
  expect(await screen.findByText('Sofia Lindqvist')).toBeInTheDocument();
  await waitFor(async () => expect(await pagesShown()).toContain('Yêu cầu8 đang chờ'));
  role = 'HOUSE';
  act(() => deskSyncStore.setState(({ refused }) => ({ refused: refused + 1 })));
  await waitFor(async () => expect(await pagesShown()).toContain('Yêu cầu3 đang chờ'));
  expect(await screen.findByText('Hai khăn')).toBeInTheDocument();
  expect(screen.queryByText('Sofia Lindqvist')).toBeNull();
});

it.each(['refuse', 'gateway-down'] as const)(
  'opens no page while nobody has told the role, and opens as soon as it is known: %s',
  async (weather) => {
    role = 'HOUSE';
    network.weather = ({ path }) => (path.startsWith('/api/reception/') ? weather : 'pass');
    await openSite('/reception/staff');
    expect(await screen.findByRole('heading', { name: 'Chưa rõ vai trò của bạn' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Lễ tân' })).toBeNull();
    expect(askedAtDesk(network, 'GET', 'staff')).toEqual([]);
    network.weather = 'pass';
    await userEvent.setup().click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await pagesShown()).not.toContain('Nhân viên');
  },
);

it('opens without a network in the role that the device keeps', async () => {
  const data = { role: 'HOUSE', secondFactor: false, asked: false, codesLeft: 0 };
  await withDatabase((db) => db.documents.put({ key: 'desk:own:vi', data, savedAt: Date.now() }), '');
  network.weather = ({ path }) => (path.startsWith('/api/reception/') ? 'refuse' : 'pass');
  await openSite('/reception/account');
  const pages = await pagesShown();
  expect(pages).toContain('Các căn hôm nay');
  expect(pages).not.toContain('Đặt phòng');
});

it('asks once for the account of whoever sits here', async () => {
  role = 'RECEPTION';
  await openSite('/reception/account');
  expect(await screen.findByRole('heading', { name: 'Xác thực hai bước của bạn' })).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Cài xác thực hai bước' });
  expect(askedAtDesk(network, 'GET', 'own')).toHaveLength(1);
});

it('lets the house choose a part of a large one again and again by keyboard', async () => {
  role = 'HOUSE';
  const parts = [
    { tower: 'B', from: 8, to: 9, doors: 6 },
    { tower: 'B', from: 7, to: 7, doors: 1 },
    { tower: '', from: null, to: null, doors: 1 },
  ];
  network.on('GET', /^\/api\/reception\/house/, ({ path }) => {
    const asked = new URL(path, 'https://hien.example').searchParams;
    if (asked.get('tower') === null) return ours({ ...HOUSE, parts, part: 0 });
    const one = asked.get('tower') === 'B' ? door('B701', { floor: 7 }) : door('BEP', { tower: '', floor: null });
    return ours({ ...HOUSE, doors: [one], parts, part: asked.get('tower') === 'B' ? 1 : 2 });
  });
  await openSite('/reception');
  const select = await screen.findByRole('combobox', { name: 'Khu vực' }, { timeout: 5000 });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Toà B · Tầng 8–9', 'Toà B · Tầng 7', 'Căn khác']);
  const user = userEvent.setup();
  for (const [place, shown] of [
    ['Toà B · Tầng 7', 'B701'],
    ['Căn khác', 'BEP'],
  ] as const) {
    await user.selectOptions(select, place);
    expect(select).toHaveFocus();
    expect(screen.queryByText('B906')).toBeNull();
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Khu vực' })).toHaveFocus();
    expect(select).toHaveDisplayValue(place);
  }
});

it('shows the house its doors by what is to be done, and takes the mark that one is ready', async () => {
  role = 'HOUSE';
  network.on('POST', '/api/reception/doors/B903/ready', () => ours(DONE));
  await openSite('/reception');
  const first = await screen.findByRole('region', { name: 'Dọn trước, hôm nay có khách đến · 2' }, { timeout: 5000 });
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['B903 StudioKhách đến 11:30Đã dọn xong', 'B902 StudioKhách đến 14:00Đã dọn xong']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dọn trước, hôm nay có khách đến · 2',
    'Sắp trả phòng · 1',
    'Chưa dọn · 1',
    'Đang có khách · 1',
    'Đã sẵn sàng · 1',
  ]);
  await userEvent.setup().click(within(first).getByRole('button', { name: 'Đã dọn xong: B903' }));
  expect(await screen.findByText('B903: đã sẵn sàng', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(askedAtDesk(network, 'POST', 'doors/B903/ready')).toHaveLength(1);
  expect(askedAtDesk(network, 'GET', 'today')).toEqual([]);
});
