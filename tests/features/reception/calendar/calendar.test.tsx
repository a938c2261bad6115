// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingDoors } from '../../../../src/contract/bookings/desk-guests';
import type { DeskCalendar } from '../../../../src/contract/bookings/desk-availability';
import type { MovePreview } from '../../../../src/contract/bookings/desk-moves';
import { invalidateDesk } from '../../../../src/offline/desk/desk-query';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { openSite } from '../../../support/site';

const NOW = '2026-11-20T07:05:00.000Z';
type Bar = DeskCalendar['bars'][number];
const barOf = (changes: Partial<Bar>): Bar => ({
  id: 'b2',
  kind: 'GUEST',
  status: 'CONFIRMED',
  presence: 'coming',
  roomId: 1,
  slot: 0,
  from: '2026-11-22',
  to: '2026-11-25',
  name: 'Sofia Lindqvist',
  door: null,
  ...changes,
});
const KIM = barOf({
  id: 'b9',
  presence: 'here',
  slot: 1,
  from: '2026-11-19',
  to: '2026-11-22',
  name: 'Kim Min-jun',
  door: 'A301',
  doors: [{ door: 'A301', slot: 0, from: '2026-11-19', to: '2026-11-22' }],
});
const STUDIO = { roomId: 1, of: 3, room: 'Studio', apartment: 'Nhà Phố', pages: [1] };
const DUPLEX = { roomId: 2, of: 1, room: 'Gác xép', apartment: 'Nhà Phố', pages: [1] };
const free = (door: string, more: object = {}) => ({ door, ready: true, own: true, ...more });

const user = userEvent.setup();
let network: FakeNetwork;
let calendar: DeskCalendar;
let doors: BookingDoors;

beforeEach(async () => {
  vi.setSystemTime(new Date(NOW));
  // Rows are there as far as the box is high, and nothing has a size here.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  network = await deskScreen();
  calendar = {
    from: '2026-11-19',
    nights: 60,
    today: '2026-11-20',
    rooms: [],
    bars: [barOf({}), KIM],
    types: [STUDIO, DUPLEX],
    doors: [
      { tower: 'A', roomId: 1, codes: ['A301', 'A302'] },
      { tower: 'B', roomId: 1, codes: ['B301'] },
      { tower: 'B', roomId: 2, codes: ['B401'] },
    ],
    stays: [],
    taken: Array.from({ length: 60 }, () => 1),
    pages: 1,
    serverNow: NOW,
  };
  doors = {
    open: true,
    rooms: [{ slot: 0, door: null, stayId: null, link: null }],
    free: [free('A302'), free('B301'), free('B401', { own: false })],
    proposal: 'A302',
    alike: [],
  };
  const failed = () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503);
  network.on('GET', /^\/api\/reception\/today/, failed);
  network.on('GET', /^\/api\/reception\/calendar/, () => ours(calendar));
  network.on('GET', /^\/api\/reception\/bookings\/\w+\/doors/, () => ours(doors));
  network.on('POST', /^\/api\/reception\/bookings\/\w+\/doors/, () => ours({ stayId: 's1', link: '' }, 201));
  network.on('DELETE', /^\/api\/reception\/bookings\/\w+\/doors/, () => ours({ done: true }));
});
afterEach(() => {
  leaveDesk();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bar = (name: RegExp) => screen.findByRole('button', { name });
const linesShown = (): string[] =>
  within(screen.getByRole('region', { name: 'Lịch phòng' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent.replace(/\s+/g, ' ').trim());
const given = (id: string) => askedAtDesk(network, 'POST', `bookings/${id}/doors`).map(({ body }) => body);

it('begins with the hotel’s day, and turns to the next by itself when that ends', async () => {
  const HALF_PAST_MIDNIGHT = '2026-11-20T17:30:00.000Z';
  const SIX = '2026-11-20T23:00:00.000Z';
  const asked = () =>
    askedAtDesk(network, 'GET', 'calendar').map(({ path }) => new URLSearchParams(path.split('?')[1]).get('from'));
  vi.setSystemTime(HALF_PAST_MIDNIGHT);
  calendar = { ...calendar, serverNow: HALF_PAST_MIDNIGHT };
  await openSite('/reception/calendar');
  await bar(/^A301 · Kim Min-jun/);
  expect(new Set(asked())).toEqual(new Set(['2026-11-19']));
  vi.setSystemTime(SIX);
  calendar = { ...calendar, from: '2026-11-20', today: '2026-11-21', serverNow: SIX };
  act(invalidateDesk);
  await waitFor(() => expect(asked().at(-1)).toBe('2026-11-20'));
});

describe('rows of the calendar', () => {
  it('are doors by tower and type, with a line for what has no door yet', async () => {
    await openSite('/reception/calendar');
    await bar(/^A301 · Kim Min-jun/);
    expect(linesShown()).toEqual([
      'Toà A Studio, Nhà Phố 2 căn',
      'Chưa xếpSofia Lindqvist',
      'A301Kim Min-jun',
      'A302',
      'Toà B Studio, Nhà Phố 1 căn',
      'B301',
      'Toà B Gác xép, Nhà Phố 1 căn',
      'B401',
    ]);
    expect(
      screen.getByRole('button', { name: 'Sofia Lindqvist, 22–25/11, Đã xác nhận, chưa xếp phòng' }),
    ).toBeVisible();
  });

  it('are narrowed to a tower and a type, which stand in the address', async () => {
    const router = await openSite('/reception/calendar?tower=B');
    expect(await screen.findByRole('combobox', { name: 'Toà' })).toHaveValue('B');
    expect(linesShown()).toHaveLength(5);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại phòng' }), '2');
    expect(linesShown()).toEqual(['Toà B Gác xép, Nhà Phố 1 căn', 'B401']);
    expect(router.state.location.search).toBe('?tower=B&type=2');
  });

  it('count under each night what is shown, and nothing while a room of it has not come', async () => {
    const totals = (): (string | null)[] =>
      [...screen.getByRole('region', { name: 'Lịch phòng' }).querySelectorAll('i')].map((one) => one.textContent);
    const room = { slot: 0, of: 1, room: 'Gác xép', apartment: 'Nhà Phố', roomId: 2 };
    calendar = { ...calendar, rooms: [room], pages: 2 };
    await openSite('/reception/calendar');
    await bar(/^A301 · Kim Min-jun/);
    expect(totals().slice(0, 3)).toEqual(['trên 4 phòng', '1', '1']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại phòng' }), '2');
    expect(totals().slice(0, 3)).toEqual(['trên 1 phòng', '0', '0']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Loại phòng' }), '1');
    expect(totals().slice(0, 3)).toEqual(['', '', '']);
  });

  it('have a line for each room type where an older server knows no doors', async () => {
    const { types: _types, doors: _doors, stays: _stays, taken: _taken, pages: _pages, ...older } = calendar;
    const room = { slot: 0, of: 3, room: 'Studio', apartment: 'Nhà Phố', roomId: 1 };
    calendar = { ...older, rooms: [room, { ...room, slot: 1 }], bars: [barOf({ door: 'A302' })] };
    await openSite('/reception/calendar');
    await bar(/^A302 · Sofia|^Sofia/);
    expect(linesShown()).toEqual(['Studio, Nhà Phố', '3 phòngSofia Lindqvist']);
  });

  it('show guests without a booking behind their doors', async () => {
    const stay = {
      id: 's4',
      door: 'A302',
      name: 'Bà Tư',
      from: '2026-11-20',
      to: '2026-11-22',
      presence: 'here' as const,
    };
    calendar = { ...calendar, stays: [stay] };
    await openSite('/reception/calendar');
    expect(await bar(/^A302 · Bà Tư, 20–22\/11, Đang ở/)).toBeVisible();
  });

  it('come in pages when rows of their types come into sight', async () => {
    const page = { ...calendar, pages: 3, types: [{ ...STUDIO, pages: [1, 3] }, DUPLEX] };
    network.on('GET', /^\/api\/reception\/calendar/, ({ path }) =>
      ours(path.includes('page=3') ? { ...page, bars: [barOf({ id: 'b5', name: 'Lê Thu' })], types: undefined } : page),
    );
    await openSite('/reception/calendar');
    expect(await bar(/^Lê Thu/)).toBeVisible();
    expect(askedAtDesk(network, 'GET', 'calendar').map(({ path }) => /page=\d/.exec(path)?.[0])).toEqual([
      undefined,
      'page=3',
    ]);
  });
});

describe('a bar', () => {
  it('is picked up by the space bar, carried by arrows over doors that fit, dropped, and taken back', async () => {
    await openSite('/reception/calendar');
    (await bar(/^Sofia/)).focus();
    await user.keyboard(' ');
    expect(screen.getByText('Thả vào A301: xếp phòng')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByText('Thả vào B301: xếp phòng')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Sofia Lindqvist: đã xếp phòng B301')).toBeVisible();
    expect(given('b2')).toEqual([{ door: 'B301' }]);
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(askedAtDesk(network, 'DELETE', 'bookings/b2/doors/B301')).toHaveLength(1));
  });

  it('is put back by Escape, and nothing is done', async () => {
    await openSite('/reception/calendar');
    const sofia = await bar(/^Sofia/);
    sofia.focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(sofia).toHaveFocus();
    expect(screen.getByText('Đã thôi, Sofia Lindqvist ở nguyên chỗ cũ')).toBeInTheDocument();
    expect(given('b2')).toEqual([]);
  });

  it('asks for how much before its guest gets a door of another type', async () => {
    await openSite('/reception/calendar');
    (await bar(/^Sofia/)).focus();
    await user.keyboard(' {End}');
    expect(screen.getByText('Thả vào B401: loại phòng khác, sẽ hỏi giá')).toBeVisible();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'B401 · Sofia Lindqvist' }));
    expect(dialog.getByRole('button', { name: 'Xếp phòng B401' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Miễn phí' }));
    await user.click(dialog.getByRole('button', { name: 'Xếp phòng B401' }));
    await waitFor(() => expect(given('b2')).toEqual([{ door: 'B401', upgrade: { amount: 0 } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before its guest gets a door with somebody inside', async () => {
    const inside = { bookingId: 'b7', guestName: 'Trần Văn', until: '2026-11-20', overdue: true };
    doors = { ...doors, free: [free('A302', { inside })] };
    await openSite('/reception/calendar');
    (await bar(/Kim Min-jun/)).focus();
    await user.keyboard(' {Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'A302 · Kim Min-jun' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Vẫn xếp phòng A302' }));
    await user.click(dialog.getByRole('button', { name: 'Xếp phòng A302' }));
    await waitFor(() => expect(given('b9')).toEqual([{ door: 'A302', slot: 0, anyway: true }]));
  });

  it('says that a door is another guest’s by now', async () => {
    doors = { ...doors, free: [] };
    await openSite('/reception/calendar');
    (await bar(/Kim Min-jun/)).focus();
    await user.keyboard(' {Enter}');
    expect(await screen.findByText('A302 đã có khách khác trong những đêm này')).toBeVisible();
    expect(given('b9')).toEqual([]);
  });

  it('is made longer by Shift and an arrow: what it costs is asked first', async () => {
    const place = { roomId: 1, room: 'Studio', apartment: 'Nhà Phố', checkIn: '2026-11-22', checkOut: '2026-11-25' };
    const preview: MovePreview = {
      from: { ...place, total: 3_825_000 },
      to: { ...place, checkOut: '2026-11-26', total: 5_100_000 },
      ...{ charges: 0, paid: 0, takenNight: null },
    };
    const detail = bookingDetail({ checkIn: '2026-11-22', checkOut: '2026-11-25' });
    network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(detail));
    network.on('GET', /^\/api\/reception\/bookings\/b2\/move/, () => ours(preview));
    network.on('GET', /^\/api\/reception\/rooms/, () => ours([]));
    network.on('POST', /^\/api\/reception\/bookings\/b2\/move/, () => ours(detail));
    await openSite('/reception/calendar');
    (await bar(/^Sofia/)).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Đổi ngày: Sofia Lindqvist' }));
    expect(await dialog.findByLabelText('Ngày đi')).toHaveValue('26/11/2026');
    expect(askedAtDesk(network, 'POST', 'bookings/b2/move')).toEqual([]);
    await user.click(await dialog.findByRole('button', { name: /^Đổi · \+1\.275\.000/ }));
    await waitFor(() =>
      expect(askedAtDesk(network, 'POST', 'bookings/b2/move').map(({ body }) => body)).toMatchObject([
        { checkIn: '2026-11-22', checkOut: '2026-11-26', totalPrice: 5_100_000 },
      ]),
    );
  });
});
