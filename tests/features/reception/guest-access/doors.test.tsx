// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskDoor, DoorList } from '../../../../src/contract/guest-access/doors';
import { deskSyncStore } from '../../../../src/offline/desk/desk-query';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { openSite } from '../../../support/site';

const user = userEvent.setup();
let network: FakeNetwork;
let list: DoorList;

const doorOf = (apartment: string, changes: Partial<DeskDoor> = {}): DeskDoor => ({
  apartment,
  tower: apartment.charAt(0),
  card: false,
  hasCode: true,
  hasNext: false,
  isDefault: false,
  wifiName: `Hien-${apartment}`,
  ownWifi: true,
  rotate: null,
  rotatedAt: null,
  roomId: null,
  ready: null,
  retiredAt: null,
  ...changes,
});

beforeEach(async () => {
  network = await deskScreen();
  list = {
    items: [
      doorOf('A101', { roomId: 1 }),
      doorOf('B902'),
      doorOf('B903', { hasNext: true }),
      doorOf('B904', { retiredAt: '2026-11-19T03:00:00.000Z', hasCode: false }),
    ],
    towers: [
      { id: 'A', lock: 'password' },
      { id: 'B', lock: 'password' },
    ],
    rooms: [
      { id: 1, room: 'Studio', apartment: 'Nhà Phố', maxRooms: 3 },
      { id: 2, room: 'Phòng đôi', apartment: 'Nhà Phố', maxRooms: 1 },
    ],
    serverNow: '2026-11-20T03:00:00.000Z',
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/doors/, () => ours(list));
  await openSite('/reception/codes');
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const rowOf = (door: string): Promise<HTMLElement> => screen.findByRole('row', { name: new RegExp(`Chọn ${door}`) });
const bodies = (method: string, path: string): unknown[] => askedAtDesk(network, method, path).map(({ body }) => body);

it('finds doors by tower and room type, says which types lack doors, and keeps retired ones apart', async () => {
  await rowOf('B902');
  expect(screen.queryByRole('row', { name: /B904/ })).not.toBeInTheDocument();
  await user.click(screen.getByText('1 loại phòng bán nhiều hơn số căn đang có'));
  expect(screen.getByText('Studio, Nhà Phố: bán 3, có 1 căn')).toBeVisible();
  await user.click(screen.getByText('1 loại phòng chưa có căn nào: khách chỉ có hướng dẫn chung'));
  expect(screen.getByText('Phòng đôi, Nhà Phố', { selector: 'li' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Toà' }), 'A');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Toà' }), '');
  await user.click(screen.getByRole('button', { name: /^Chưa có loại phòng/ }));
  expect(screen.queryByRole('row', { name: /A101/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Ngừng dùng/ }));
  expect(await rowOf('B904')).toHaveTextContent('ngừng dùng 10:00, 19/11');
});

it('gives several doors to a room type at once, and each what it had when that is taken back', async () => {
  network.on('PUT', '/api/reception/doors/rooms', () => ours({ done: true }));
  await rowOf('B902');
  await user.click(screen.getByRole('checkbox', { name: 'Chọn cả 3 căn tìm thấy' }));
  await user.click(screen.getByRole('checkbox', { name: 'Chọn B903' }));
  const bar = screen.getByRole('group', { name: 'Đã chọn 2 căn' });
  await user.selectOptions(within(bar).getByRole('combobox', { name: 'Loại phòng' }), '2');
  await user.click(within(bar).getByRole('button', { name: 'Gán loại phòng này' }));
  await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  await waitFor(() => expect(bodies('PUT', 'doors/rooms')).toHaveLength(2));
  expect(bodies('PUT', 'doors/rooms')).toEqual([
    {
      doors: [
        { code: 'A101', roomId: 2 },
        { code: 'B902', roomId: 2 },
      ],
    },
    {
      doors: [
        { code: 'A101', roomId: 1 },
        { code: 'B902', roomId: null },
      ],
    },
  ]);
});

it('adds a door, reads its tower from its code, and says that the tower is new', async () => {
  network.on('POST', '/api/reception/doors', () =>
    ours({ code: 'C1201', tower: 'C', newTowers: [{ id: 'C', lock: 'password' }] }, 201),
  );
  await rowOf('B902');
  await user.click(screen.getByRole('button', { name: 'Thêm căn' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Căn hộ' }), 'c1201');
  expect(within(dialog).getByRole('textbox', { name: 'Toà' })).toHaveValue('C');
  await user.type(within(dialog).getByRole('textbox', { name: 'Mã cửa' }), '4711#');
  await user.click(within(dialog).getByRole('button', { name: 'Thêm căn' }));
  expect(await screen.findByText(/Toà C là toà mới, mở bằng mã cửa/)).toBeVisible();
  expect(bodies('POST', 'doors')).toEqual([
    { code: 'c1201', tower: 'C', card: false, doorCode: '4711#', wifi: { name: '', password: '' }, roomId: null },
  ]);
});

it('shows what a pattern would make before it makes it, and where it cannot be read', async () => {
  const nothing = { fresh: [], known: [], retired: [], newTowers: [], problem: null, at: '' };
  const plan = { ...nothing, fresh: ['B905', 'B906'], known: ['B902'], retired: ['B904'] };
  network.on('POST', '/api/reception/doors/preview', () => ours({ ...nothing, problem: 'range', at: '9–8' }));
  network.on('POST', '/api/reception/doors/many', () => ours(plan));
  await rowOf('B902');
  await user.click(screen.getByRole('button', { name: 'Thêm căn' }));
  await user.click(screen.getByRole('button', { name: 'Theo mẫu' }));
  await user.type(screen.getByRole('textbox', { name: 'Những căn nào' }), 'B: tầng 9–8, căn 02–06');
  await user.click(screen.getByRole('button', { name: 'Xem trước' }));
  expect(await screen.findByText('Không phải số hay khoảng như 8–35: “9–8”')).toBeVisible();
  network.on('POST', '/api/reception/doors/preview', () => ours(plan));
  await user.click(screen.getByRole('button', { name: 'Xem trước' }));
  expect(await screen.findByText('B905, B906')).toBeVisible();
  expect(screen.getByText('1 căn đã có, giữ nguyên')).toBeVisible();
  expect(screen.getByText('1 căn ngừng dùng được dùng lại')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Thêm 3 căn' }));
  await waitFor(() => expect(bodies('POST', 'doors/many')).toHaveLength(1));
});

it('says who has a door that is to be retired, and retires it when nobody has', async () => {
  const refusal = { message: 'Căn B902 đang xếp cho Trần Lan', code: 'doorInUse', requestId: 'r' };
  network.on('DELETE', '/api/reception/doors/B902', () => ours(refusal, 409));
  await user.click(within(await rowOf('B902')).getByRole('button', { name: 'Sửa: B902' }));
  await user.click(screen.getByRole('button', { name: 'Ngừng dùng' }));
  expect(await screen.findByText('Căn B902 đang xếp cho Trần Lan')).toBeVisible();
  network.on('DELETE', '/api/reception/doors/B902', () => ours({ done: true }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ngừng dùng' }));
  expect(await screen.findByText('B902: đã ngừng dùng')).toBeVisible();
});

it('keeps one door from being sold where the doors are listed; one of no room type is not sold', async () => {
  network.on('POST', '/api/reception/blocks', () => ours({ id: 'block' }, 201));
  expect(within(await rowOf('B902')).queryByRole('button', { name: /^Khoá phòng/ })).toBeNull();
  await user.click(within(await rowOf('A101')).getByRole('button', { name: 'Khoá phòng: A101' }));
  const dialog = await screen.findByRole('dialog', { name: 'Khoá phòng A101' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Lý do' }), 'Thay máy lạnh');
  await user.click(within(dialog).getByRole('button', { name: 'Khoá phòng' }));
  await waitFor(() =>
    expect(bodies('POST', 'blocks')).toMatchObject([{ roomId: 1, door: 'A101', reason: 'Thay máy lạnh' }]),
  );
});

it('chooses the next code, and makes it current with the tap that says that the lock has it', async () => {
  network.on('PUT', /^\/api\/reception\/codes\/B90/, () => ours({ done: true }));
  await user.click(within(await rowOf('B902')).getByRole('button', { name: 'Đổi: B902' }));
  await user.type(screen.getByRole('textbox', { name: 'Mã cửa kế tiếp' }), '4711#');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(bodies('PUT', 'codes/B902/next')).toEqual([{ doorCode: '4711#' }]));
  expect(bodies('PUT', 'codes/B902')).toEqual([]);
  await user.click(within(await rowOf('B903')).getByRole('button', { name: 'Khoá đã có mã kế tiếp: B903' }));
  await waitFor(() => expect(bodies('PUT', 'codes/B903/rotated')).toHaveLength(1));
});

it('says of a door whose next code waits for a guest who that is and when they come, and lists it as one to change', async () => {
  list.items[2] = doorOf('B903', { hasNext: true, rotate: { guestName: 'Lan', leftAt: null, from: '2026-11-21' } });
  await rowOf('B902');
  act(() => deskSyncStore.setState({ version: 1 }));
  expect(await screen.findByText('Lan đến 21/11: đổi khoá sang mã kế tiếp')).toBeVisible();
  expect(within(await rowOf('B903')).queryByText('đã chọn mã kế tiếp')).toBeNull();
  expect(screen.queryByRole('row', { name: /Chọn B902/ })).toBeNull();
});

it('offers to make the doors of a file that are not there, and makes them only when it is told to', async () => {
  const row = (isNew: boolean) => ({
    row: 1,
    apartment: 'C1201',
    isNew,
    changes: isNew ? ['doorCode'] : [],
    problem: isNew ? null : 'unknownApartment',
    field: null,
  });
  network.on('POST', '/api/reception/codes/preview', ({ body }) => {
    const isNew = (body as { create: boolean }).create;
    return ours({ rows: [row(isNew)], changed: isNew ? 1 : 0, wrong: isNew ? 0 : 1, missing: isNew ? 0 : 1 });
  });
  network.on('POST', '/api/reception/codes/import', () =>
    ours({ rows: [row(true)], changed: 1, wrong: 0, missing: 0 }),
  );
  await rowOf('B902');
  await user.click(screen.getByRole('button', { name: 'Nhập từ file CSV' }));
  await user.upload(screen.getByLabelText('Chọn file'), new File(['Căn hộ;Mã cửa\r\nC1201;4711#'], 'a.csv'));
  expect(await screen.findByText('Không có căn hộ này')).toBeVisible();
  expect(screen.getByText('a.csv')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lưu tất cả' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Thêm 1 căn chưa có' }));
  expect(await screen.findByText('căn mới, Mã cửa')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lưu tất cả' }));
  await waitFor(() =>
    expect(bodies('POST', 'codes/import')).toEqual([
      { rows: [{ apartment: 'C1201', doorCode: '4711#' }], create: true },
    ]),
  );
});

it('reads a file again that was put right and is chosen again, and names it beside the button', async () => {
  network.on('POST', '/api/reception/codes/preview', () => ours({ rows: [], changed: 0, wrong: 0, missing: 0 }));
  await rowOf('B902');
  await user.click(screen.getByRole('button', { name: 'Nhập từ file CSV' }));
  const file = new File(['Căn hộ;Mã cửa\r\nB902;4711#'], 'ma-cua.csv');
  await user.upload(screen.getByLabelText('Chọn file'), file);
  expect(await screen.findByText('ma-cua.csv')).toBeVisible();
  await user.upload(screen.getByLabelText('Chọn file'), file);
  await waitFor(() => expect(bodies('POST', 'codes/preview')).toHaveLength(2));
});

it('asks the server for the doors of a large house, and counts them all', async () => {
  await rowOf('B902');
  const counts = { all: 2400, rotate: 0, default: 7, noRoom: 0, retired: 1 };
  network.on('GET', /^\/api\/reception\/doors/, ({ path }) => {
    const isFound = path.includes('q=C77');
    const items = isFound ? [doorOf('C771', { roomId: 1 })] : [doorOf('A101', { roomId: 1 })];
    const rooms = list.rooms.map((room) => ({ ...room, doors: room.maxRooms }));
    return ours({ ...list, items, rooms, figures: { shown: 'all', counts, found: isFound ? 1 : 2400 } });
  });
  act(() => deskSyncStore.setState(({ version }) => ({ version: version + 1 })));
  expect(await screen.findByRole('button', { name: /^Tất cả\s*2400$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hiện thêm 100 căn' })).toBeVisible();
  expect(screen.queryByText(/bán nhiều hơn số căn/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'C77');
  expect(await rowOf('C771')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hiện thêm/ })).not.toBeInTheDocument();
});
