// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wall, WallDoor, WallGuest, WallPart } from '../../../../src/contract/guest-access/doors';
import { deskNoticeStore } from '../../../../src/features/reception/shared/desk-notice';
import { networkStore } from '../../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { openSite } from '../../../support/site';

const NOW = '2026-11-20T07:05:00.000Z';
const doorOf = (door: string, changes: Partial<WallDoor> = {}): WallDoor => ({
  door,
  tower: door.slice(0, 1),
  floor: Number(door.slice(1, -2)),
  roomId: 1,
  room: 'Studio',
  state: 'ready',
  ready: { at: NOW, by: 'Thu Hà' },
  inside: null,
  coming: null,
  due: 0,
  request: null,
  declare: false,
  ...changes,
});
const KIM = {
  stayId: 's9',
  bookingId: 'b9',
  slot: 0,
  guestName: 'Kim Min-jun',
  from: '2026-11-18',
  until: '2026-11-23',
  overdue: false,
  leavesAt: '2026-11-23T05:00:00.000Z',
};
const SOFIA: WallGuest = {
  id: 'b2',
  source: 'booking',
  guestName: 'Sofia Lindqvist',
  roomId: 1,
  room: 'Studio',
  people: 2,
  from: '2026-11-20',
  to: '2026-11-23',
  rooms: 1,
  doors: [],
  status: 'CONFIRMED',
  hour: null,
  late: false,
  arrived: false,
};

const user = userEvent.setup();
let network: FakeNetwork;
let wall: Wall;

beforeEach(async () => {
  vi.setSystemTime(new Date(NOW));
  network = await deskScreen();
  wall = {
    serverNow: NOW,
    day: '2026-11-20',
    checkInTime: '14:00',
    doors: [
      doorOf('B804', { state: 'dirty', ready: null }),
      doorOf('B805'),
      doorOf('B806', {
        state: 'inside',
        inside: KIM,
        due: 3_200_000,
        request: { id: 'r1', kind: 'LATE_CHECKOUT', at: NOW },
        declare: true,
      }),
      doorOf('B901', { roomId: 2, room: 'Hai phòng ngủ' }),
      doorOf('B902', { freeUntil: '2026-11-22' }),
      doorOf('B903'),
    ],
    guests: [SOFIA],
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/wall/, () => ours(wall));
  network.on('POST', /^\/api\/reception\/bookings\/\w+\/doors/, () => ours({ stayId: 's1', link: '' }, 201));
  network.on('PUT', /^\/api\/reception\/bookings\/\w+\/arrived/, () => ours(bookingDetail()));
});
afterEach(() => {
  leaveDesk();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tile = (name: RegExp | string) => screen.findByRole('button', { name });

describe('the wall', () => {
  it('says of every door its state, its guest by the given name, and what waits', async () => {
    await openSite('/reception/wall');
    expect(await tile('B805, Sẵn sàng')).toBeVisible();
    expect(screen.getByRole('button', { name: 'B804, Cần dọn' })).toBeVisible();
    const kim = screen.getByRole('button', { name: 'B806, Đang ở, Min-jun, đến 23/11, Đang gọi, Còn nợ, Chưa khai' });
    expect(kim).not.toHaveTextContent('Kim');
    expect(within(screen.getByRole('group', { name: 'Tầng 8' })).getAllByRole('button')).toHaveLength(3);
  });

  it('filters by a figure, and counts each state', async () => {
    await openSite('/reception/wall');
    const states = within(await screen.findByRole('group', { name: 'Lọc theo trạng thái' }));
    await user.click(states.getByRole('button', { name: /^4\s*Sẵn sàng$/ }));
    expect(screen.getByRole('button', { name: /^B806/ })).toHaveAttribute('data-dim', 'true');
    expect(screen.getByRole('button', { name: /^B805/ })).not.toHaveAttribute('data-dim');
  });

  it('shows a large house by its floors, and says of all of them where what is looked for is', async () => {
    const none = { ready: 0, dirty: 0, coming: 0, inside: 0, overdue: 0, due: 0, request: 0, declare: 0 };
    const parts: WallPart[] = [
      { tower: 'B', from: 8, to: 9, doors: 6, counts: { ...none, ready: 4, dirty: 1, inside: 1 } },
      { tower: 'B', from: 7, to: 7, doors: 2, counts: { ...none, ready: 2 } },
      { tower: 'C', from: null, to: null, doors: 1, counts: { ...none, ready: 1 } },
    ];
    const others: Record<string, Partial<Wall>> = {
      'B:7': { part: 1, doors: [doorOf('B701'), doorOf('B702')], guests: [] },
      'C:0': { part: 2, doors: [doorOf('BEP', { tower: 'C', floor: null })], guests: [] },
    };
    network.on('GET', /^\/api\/reception\/wall/, ({ path }) => {
      const { searchParams } = new URL(path, 'https://hien.example');
      const asked = `${searchParams.get('tower') ?? ''}:${searchParams.get('floor') ?? ''}`;
      return ours({ ...wall, parts, part: 0, ...others[asked] });
    });
    await openSite('/reception/wall');
    expect(await tile('B805, Sẵn sàng')).toBeVisible();
    expect(screen.getByText('Khách của các loại phòng ở những tầng đang xem.')).toBeVisible();
    const group = (name: string) => within(screen.getByRole('group', { name }));
    await user.click(group('Lọc theo trạng thái').getByRole('button', { name: /^7\s*Sẵn sàng$/ }));
    expect(group('Toà').getByRole('button', { name: /^Toà B\s*6$/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(group('Tầng của toà B').getByRole('button', { name: /^Tầng 7\s*2$/ }));
    expect(await tile('B701, Sẵn sàng')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'B805, Sẵn sàng' })).toBeNull();
    await user.click(group('Toà').getByRole('button', { name: /^Toà C\s*1$/ }));
    expect(await tile('BEP, Sẵn sàng')).toBeVisible();
  });

  it('has a name picked up, carried by arrows over doors that fit, and dropped: door and check-in', async () => {
    await openSite('/reception/wall');
    (await tile(/^Nhấc Sofia Lindqvist/)).focus();
    await user.keyboard('{Enter}');
    // The first door that is ready; one that is taken and one with a guest inside do not fit.
    expect(screen.getByRole('button', { name: 'B903, Sẵn sàng' })).toHaveFocus();
    expect(screen.getByText('Thả vào B903: xếp phòng và nhận phòng')).toBeVisible();
    for (const code of ['B902', 'B806']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${code}`) })).toHaveAttribute('aria-disabled', 'true');
    }
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(screen.getByText('Thả vào B804: xếp phòng và nhận phòng (căn cần dọn)')).toBeVisible();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/arrived')).toHaveLength(1));
    expect(askedAtDesk(network, 'POST', 'bookings/b2/doors').map(({ body }) => body)).toEqual([{ door: 'B805' }]);
    expect(await screen.findByText('Sofia Lindqvist đã nhận phòng, căn B805')).toBeVisible();
  });

  it('asks of a door of another room type for how much, and gives it so', async () => {
    await openSite('/reception/wall');
    await user.click(await tile(/^Nhấc Sofia Lindqvist/));
    await user.click(screen.getByRole('button', { name: 'B901, Sẵn sàng' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'B901 · Sofia Lindqvist' }));
    expect(dialog.getByText('Studio → Hai phòng ngủ')).toBeVisible();
    expect(dialog.getByRole('button', { name: /B901$/ })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Thu thêm' }));
    await user.type(dialog.getByLabelText('Số tiền thu thêm'), '300k');
    await user.click(dialog.getByRole('button', { name: /B901$/ }));
    await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/arrived')).toHaveLength(1));
    expect(askedAtDesk(network, 'POST', 'bookings/b2/doors').map(({ body }) => body)).toEqual([
      { door: 'B901', upgrade: { amount: 300_000 } },
    ]);
  });

  it('asks before it moves a guest to a door that is to be cleaned', async () => {
    wall = { ...wall, marksReady: true };
    await openSite('/reception/wall');
    (await tile(/^B806/)).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('button', { name: /^B804/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'B804 · Kim Min-jun' }));
    expect(dialog.getByText('Căn B804 chưa dọn xong.')).toBeVisible();
    expect(askedAtDesk(network, 'POST', 'bookings/b9/doors')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Vẫn xếp B804' }));
    await waitFor(() => expect(askedAtDesk(network, 'POST', 'bookings/b9/doors')).toHaveLength(1));
  });

  it('gives a door with somebody inside on purpose only, and says who that is', async () => {
    wall.doors[2] = doorOf('B806', { state: 'overdue', inside: { ...KIM, until: '2026-11-20', overdue: true } });
    await openSite('/reception/wall');
    (await tile(/^Nhấc Sofia Lindqvist/)).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: /^B806/ })).toHaveFocus();
    expect(screen.getByText('Thả vào B806: xếp phòng và nhận phòng; Min-jun chưa trả phòng, sẽ hỏi lại')).toBeVisible();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'B806 · Sofia Lindqvist' }));
    expect(dialog.getByText(/Kim Min-jun chưa trả phòng/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Xếp phòng B806' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Vẫn xếp phòng B806' }));
    await user.click(dialog.getByRole('button', { name: 'Xếp phòng B806' }));
    await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/arrived')).toHaveLength(1));
    expect(askedAtDesk(network, 'POST', 'bookings/b2/doors').map(({ body }) => body)).toEqual([
      { door: 'B806', anyway: true },
    ]);
  });

  it('changes nothing when nobody says for how much', async () => {
    await openSite('/reception/wall');
    await user.click(await tile(/^Nhấc Sofia Lindqvist/));
    await user.click(screen.getByRole('button', { name: 'B901, Sẵn sàng' }));
    await screen.findByRole('dialog', { name: 'B901 · Sofia Lindqvist' });
    await user.keyboard('{Escape}');
    expect(askedAtDesk(network, 'POST', 'bookings/b2/doors')).toEqual([]);
  });

  it('moves who has a better door than they booked by what they booked', async () => {
    wall.doors[2] = doorOf('B806', {
      state: 'inside',
      roomId: 2,
      room: 'Hai phòng ngủ',
      inside: { ...KIM, booked: { roomId: 1, room: 'Studio' } },
    });
    await openSite('/reception/wall');
    (await tile(/^B806/)).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Thả vào B903: đổi phòng từ B806')).toBeVisible();
    expect(screen.getByRole('button', { name: /^B901/ })).toHaveAttribute('data-drop', 'upgrade');
  });

  it('lets go with Escape: nothing is done and the keyboard is back', async () => {
    await openSite('/reception/wall');
    const name = await tile(/^Nhấc Sofia Lindqvist/);
    name.focus();
    await user.keyboard('{Enter}{ArrowRight}{Escape}');
    expect(name).toHaveFocus();
    expect(screen.getByText('Đã thôi, Sofia Lindqvist ở nguyên chỗ cũ')).toBeInTheDocument();
    expect(askedAtDesk(network, 'POST', 'bookings/b2/doors')).toEqual([]);
  });

  it('moves a guest from door to door: the space bar picks up, a press drops', async () => {
    await openSite('/reception/wall');
    (await tile(/^B806/)).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Thả vào B903: đổi phòng từ B806')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'B805, Sẵn sàng' }));
    expect(await screen.findByText('Kim Min-jun: đã đổi từ B806 sang B805')).toBeVisible();
    expect(askedAtDesk(network, 'POST', 'bookings/b9/doors').map(({ body }) => body)).toEqual([
      { door: 'B805', slot: 0 },
    ]);
    expect(askedAtDesk(network, 'PUT', 'bookings/b9/arrived')).toEqual([]);
  });

  it('confirms by letting in before it gives a door to who is not confirmed', async () => {
    wall = { ...wall, guests: [{ ...SOFIA, status: 'PENDING' }] };
    await openSite('/reception/wall');
    await user.click(await tile(/^Nhấc Sofia Lindqvist/));
    await user.click(screen.getByRole('button', { name: 'B805, Sẵn sàng' }));
    await waitFor(() => expect(askedAtDesk(network, 'POST', 'bookings/b2/doors')).toHaveLength(1));
    const asked = network.asked.filter(({ method }) => method !== 'GET').map(({ path }) => path);
    expect(asked).toEqual(['/api/reception/bookings/b2/arrived', '/api/reception/bookings/b2/doors']);
  });

  it('opens who is inside, with what waits and the next steps', async () => {
    await openSite('/reception/wall');
    await user.click(await tile(/^B806/));
    const dialog = within(await screen.findByRole('dialog', { name: 'B806 · Kim Min-jun' }));
    expect(dialog.getByText(/3\.200\.000/)).toBeVisible();
    expect(dialog.getByText(/Khách xin trả phòng muộn/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Trả phòng' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Đổi phòng' }));
    expect(await screen.findByText('Thả vào B903: đổi phòng từ B806')).toBeVisible();
  });

  it('blocks a free door for nights with a reason, and opens one that is blocked', async () => {
    network.on('POST', /^\/api\/reception\/blocks/, () => ours({ id: 'k1' }, 201));
    network.on('DELETE', /^\/api\/reception\/blocks\/k9/, () => ours({ done: true }));
    network.on('GET', /^\/api\/reception\/rooms/, () => ours([]));
    wall.doors.push(
      doorOf('B904', { blocked: { id: 'k9', reason: 'Thay máy lạnh', from: '2026-11-20', to: '2026-11-24' } }),
    );
    await openSite('/reception/wall');
    await user.click(await tile('B904, Đã khoá, Thay máy lạnh, đến 24/11'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Thay máy lạnh')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mở bán lại' }));
    await waitFor(() => expect(askedAtDesk(network, 'DELETE', 'blocks/k9')).toHaveLength(1));
    await waitFor(() => expect(deskNoticeStore.getState().words?.action?.label).toBe('Hoàn tác'));
    await user.click(await tile('B805, Sẵn sàng'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Khoá phòng' }));
    const form = within(await screen.findByRole('dialog', { name: 'Khoá phòng B805' }));
    await user.type(form.getByRole('textbox', { name: 'Lý do' }), 'Sơn lại');
    await user.click(form.getByRole('button', { name: 'Khoá phòng' }));
    await waitFor(() => expect(askedAtDesk(network, 'POST', 'blocks')).toHaveLength(1));
    expect(askedAtDesk(network, 'POST', 'blocks')[0]?.body).toEqual({
      ...{ roomId: 1, door: 'B805', from: '2026-11-20', to: '2026-11-21', reason: 'Sơn lại' },
    });
  });

  it('shows the kept wall without a network, and changes nothing then', async () => {
    await openSite('/reception/wall');
    await tile('B805, Sẵn sàng');
    act(() => networkStore.setState({ state: 'offline' }));
    expect(await tile(/^Nhấc Sofia Lindqvist/)).toBeDisabled();
    (await tile(/^B806/)).focus();
    await user.keyboard(' ');
    expect(screen.queryByText(/^Thả vào/)).toBeNull();
  });
});
