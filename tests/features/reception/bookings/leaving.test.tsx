// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import desk from '../../../../locales/vi/reception.json';
import words from '../../../../locales/vi/reception-guest-access.json';
import type { Departure } from '../../../../src/contract/bookings/desk-departures';
import type { Today, TodayGuest } from '../../../../src/contract/desk/today';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const NOW = '2026-11-20T07:05:00.000Z';
const GUEST: TodayGuest = {
  id: 'b2',
  source: 'booking',
  place: 'Studio, Nhà Phố',
  doors: ['B902'],
  guestName: 'Sofia Lindqvist',
  phone: '',
  adults: 2,
  children: 0,
  from: '2026-11-18',
  other: '2026-11-23',
  status: 'CONFIRMED',
  due: 4_185_000,
  form: true,
  arrivedAt: '2026-11-18T07:00:00.000Z',
  leftAt: null,
};
const TODAY: Today = {
  serverNow: NOW,
  day: '2026-11-20',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  rooms: { taken: 31, all: 48 },
  todos: [],
  arrivals: [],
  departures: [],
  inHouse: [GUEST],
  counts: { todo: 0, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
};
const LINK = { id: 's1', apartment: 'B902', guestName: 'Sofia Lindqvist', from: '2026-11-18', to: '2026-11-23' };
const OPEN: Departure = {
  givenUp: false,
  due: 4_185_000,
  freed: { from: '2026-11-20', to: '2026-11-23' },
  stays: [
    { ...LINK, sure: true },
    { ...LINK, id: 's2', apartment: 'B516', guestName: 'Sofia', sure: false },
  ],
};
const STAY = { ...LINK, phase: 'active', revokedAt: null, endedAt: null, createdAt: NOW };
const STAYS = {
  items: [{ ...STAY, bookingId: 'b2' }],
  page: 1,
  pages: 1,
  counts: { active: 1, coming: 0, past: 0 },
  access: 'stay',
  serverNow: NOW,
};

let network: FakeNetwork;
let user: UserEvent;
let today: Today;
beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  today = TODAY;
  network.on('GET', /^\/api\/reception\/today/, () => ours(today));
  network.on('GET', /^\/api\/reception\/calendar/, () => ours({}, 500));
  network.on('GET', /^\/api\/reception\/stays/, () => ours(STAYS));
  network.on('GET', '/api/reception/bookings/b2/departure', () => ours(OPEN));
  for (const method of ['PUT', 'DELETE']) {
    network.on(method, '/api/reception/bookings/b2/left', () => ours(bookingDetail()));
  }
});
afterEach(leaveDesk);

it('is told what is unpaid, which nights are sold again and which links end, before a guest is let go', async () => {
  await openSite('/reception');
  expect(await screen.findByRole('row', { name: /^B902 Sofia Lindqvist.*Studio, Nhà Phố/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /: Sofia Lindqvist$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/4\.185\.000 ₫\. Hãy thu tiền/)).toBeVisible();
  expect(dialog.getByText('Đêm 20–22/11 được mở bán lại.')).toBeVisible();
  expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toEqual([]);
  expect(dialog.getByRole('checkbox', { name: /B902/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /B516/ })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: /^Trả phòng, còn nợ 4\.185\.000/ }));
  await waitFor(() =>
    expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toMatchObject([{ body: { stays: ['s1'] } }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));
  await waitFor(() => expect(askedAtDesk(network, 'DELETE', 'bookings/b2/left')).toHaveLength(1));
});

it('takes what is open before the guest is let go, without leaving the question', async () => {
  let due = 4_185_000;
  network.on('GET', '/api/reception/bookings/b2/departure', () => ours({ ...OPEN, due }));
  network.on('POST', '/api/reception/bookings/b2/payments', () => {
    due = 0;
    return ours({ id: 'l1', balance: 0 }, 201);
  });
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: /: Sofia Lindqvist$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Chuyển khoản' }));
  await user.click(dialog.getByRole('button', { name: /^Thu 4\.185\.000/ }));
  await user.click(await dialog.findByRole('button', { name: desk.leave.submit }));
  expect(askedAtDesk(network, 'POST', 'bookings/b2/payments')).toMatchObject([
    { body: { kind: 'TRANSFER', amount: 4_185_000 } },
  ]);
  await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toHaveLength(1));
});

it('keeps the guest when the question is closed', async () => {
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: /: Sofia Lindqvist$/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Huỷ' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toEqual([]);
});

it('asks nothing of a guest who has paid, goes on the last day and whose link is known', async () => {
  const paid: Departure = { givenUp: false, due: 0, freed: null, stays: [{ ...LINK, sure: true }] };
  network.on('GET', '/api/reception/bookings/b2/departure', () => ours(paid));
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: /: Sofia Lindqvist$/ }));
  await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says of a guest in the house whose booking is cancelled that it is, before they are let go', async () => {
  const cancelled: Departure = { givenUp: true, due: 0, freed: null, stays: [] };
  network.on('GET', '/api/reception/bookings/b2/departure', () => ours(cancelled));
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: /: Sofia Lindqvist$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(desk.leave.givenUp)).toBeVisible();
  expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: desk.leave.submit }));
  await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/left')).toHaveLength(1));
});

it('names who is still behind the door of a guest who comes, and lets them in on purpose only', async () => {
  today = { ...TODAY, inHouse: [], arrivals: [{ ...GUEST, arrivedAt: null }] };
  const refused = { message: 'Kim Min-jun chưa trả phòng B902.', code: 'doorOccupied', requestId: 'r' };
  network.on('PUT', '/api/reception/bookings/b2/arrived', ({ body }) =>
    (body as { anyway?: boolean }).anyway === true ? ours(bookingDetail()) : ours(refused, 409),
  );
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: `${desk.guest.act.arrived}: Sofia Lindqvist` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(refused.message)).toBeVisible();
  const letIn = dialog.getByRole('button', { name: desk.barred.submit });
  expect(letIn).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Vẫn cho Sofia Lindqvist nhận phòng' }));
  await user.click(letIn);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'PUT', 'bookings/b2/arrived').map(({ body }) => body)).toEqual([{}, { anyway: true }]);
});

it('asks the same from the list of links, where the guest has a booking', async () => {
  await openSite('/reception/stays');
  await user.click(await screen.findByRole('button', { name: `${words.act.end}: Sofia Lindqvist, B902` }));
  expect(await within(await screen.findByRole('dialog')).findByText(/Hãy thu tiền/)).toBeVisible();
  expect(askedAtDesk(network, 'POST', 'stays/s1/end')).toEqual([]);
});

it('counts in the tile whom the list beside it counts, and notes the arrival of a guest who has a link alone', async () => {
  const stay: TodayGuest = { ...GUEST, id: 's1', source: 'stay', doors: [], place: 'B902', arrivedAt: null, due: 0 };
  const gone: TodayGuest = { ...GUEST, id: 'b9', guestName: 'Đã Đi', leftAt: NOW };
  today = { ...TODAY, inHouse: [], arrivals: [stay], departures: [gone] };
  network.on('PUT', '/api/reception/stays/s1/arrived', () => ours(STAY));
  await openSite('/reception');
  expect(await screen.findByRole('button', { name: /^1 sắp đến/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^0 trả phòng/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `${desk.guest.act.arrived}: Sofia Lindqvist` }));
  await waitFor(() => expect(askedAtDesk(network, 'PUT', 'stays/s1/arrived')).toHaveLength(1));
});

it('asks whether two guests behind one door belong together, and asks anew for another door', async () => {
  network.on('GET', /^\/api\/reception\/codes/, () => ours({ items: [] }));
  const taken = { message: 'B902 đã cấp cho Lan.', code: 'doorTaken', requestId: 'r', stay: LINK };
  network.on('POST', '/api/reception/stays', ({ body }) =>
    (body as { alongside: boolean }).alongside ? ours({ id: 's9', link: 'https://a.vn/x' }, 201) : ours(taken, 409),
  );
  await openSite('/reception/stays');
  await user.click(await screen.findByRole('button', { name: words.make }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(words.new.apartment), 'B902');
  await user.type(dialog.getByLabelText(words.new.guest), 'Huy');
  await user.click(dialog.getByRole('button', { name: words.new.submit }));
  expect(await dialog.findByText('B902 đã cấp cho Lan.')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /dùng chung mã cửa/ }));
  await user.type(dialog.getByLabelText(words.new.apartment), '{Backspace}1');
  expect(dialog.queryByRole('checkbox', { name: /dùng chung mã cửa/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: words.new.submit }));
  await user.click(await dialog.findByRole('checkbox', { name: /dùng chung mã cửa/ }));
  await user.click(dialog.getByRole('button', { name: words.new.submit }));
  await waitFor(() => expect(askedAtDesk(network, 'POST', 'stays')).toHaveLength(3));
  expect(askedAtDesk(network, 'POST', 'stays').map(({ body }) => (body as { alongside: boolean }).alongside)).toEqual([
    false,
    false,
    true,
  ]);
});

it('changes the day of departure with a word and a way back, and leaves the arrival to be read', async () => {
  network.on('PUT', '/api/reception/stays/s1', ({ body }) => ours({ ...STAY, to: (body as { to: string }).to }));
  await openSite('/reception/stays');
  await user.click(await screen.findByRole('button', { name: `${words.act.move}: Sofia Lindqvist, B902` }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('18/11/2026')).toBeVisible();
  const field = dialog.getByRole('textbox');
  await user.clear(field);
  await user.type(field, '31/11/2026{Tab}');
  expect(dialog.getByText(words.new.noDay)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: words.move.submit }));
  expect(askedAtDesk(network, 'PUT', 'stays/s1')).toEqual([]);
  await user.clear(field);
  await user.type(field, '25/11/2026{Tab}');
  await user.click(dialog.getByRole('button', { name: words.move.submit }));
  expect(await screen.findByText(/trả phòng ngày 25\/11\/2026/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Hoàn tác/ }));
  await waitFor(() =>
    expect(askedAtDesk(network, 'PUT', 'stays/s1').map(({ body }) => (body as { to: string }).to)).toEqual([
      '2026-11-25',
      '2026-11-23',
    ]),
  );
});

it('says of a new link in its dialog that the old one works no more, and lays no notice over it', async () => {
  const link = 'https://hien.example/hiden-page/B902#s=moi';
  network.on('POST', '/api/reception/stays/s1/link', () => ours({ id: 's1', link }, 201));
  await openSite('/reception/stays');
  await user.click(await screen.findByRole('button', { name: `${words.act.renew}: Sofia Lindqvist, B902` }));
  const dialog = within(await screen.findByRole('dialog', { name: /B902/ }));
  expect(dialog.getByText(words.link.onceNew)).toBeVisible();
  expect(screen.queryByText('Đã xong')).toBeNull();
});

it('is told what it means that nobody came, notes it with one more tap, and takes it back', async () => {
  const coming: TodayGuest = { ...GUEST, from: '2026-11-20', arrivedAt: null, other: '2026-11-23' };
  // The test's clock stands at 10:00.
  today = { ...TODAY, checkInTime: '09:00', inHouse: [], arrivals: [coming] };
  network.on('PUT', '/api/reception/bookings/b2/no-show', () => {
    today = { ...today, arrivals: [{ ...coming, noShowAt: NOW }] };
    return ours(bookingDetail());
  });
  network.on('DELETE', '/api/reception/bookings/b2/no-show', () => ours(bookingDetail()));
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: 'Khách không đến: Sofia Lindqvist' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sofia Lindqvist không đến' }));
  expect(dialog.getByText('Đêm 20–22/11 được mở bán lại ngay.')).toBeVisible();
  expect(dialog.getByText(/^Căn B902 trống trở lại/)).toBeVisible();
  expect(dialog.getByText('Tiền không thay đổi: còn phải thu 4.185.000 ₫.')).toBeVisible();
  expect(askedAtDesk(network, 'PUT', 'bookings/b2/no-show')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Ghi nhận không đến' }));
  await waitFor(() => expect(askedAtDesk(network, 'PUT', 'bookings/b2/no-show')).toHaveLength(1));
  expect(await screen.findByText('Không đến, ghi nhận lúc 14:05')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Khách đến muộn: Sofia Lindqvist' }));
  await waitFor(() => expect(askedAtDesk(network, 'DELETE', 'bookings/b2/no-show')).toHaveLength(1));
});

it('gives nobody up before the hour of check-in, nor who says that they are in', async () => {
  const tomorrow: TodayGuest = { ...GUEST, id: 'b3', guestName: 'Early Bird', from: '2026-11-21', arrivedAt: null };
  const inside = { ...tomorrow, id: 'b4', guestName: 'Ines', from: '2026-11-20', saysArrivedAt: NOW };
  today = { ...TODAY, checkInTime: '09:00', inHouse: [], arrivals: [tomorrow, inside] };
  await openSite('/reception');
  await screen.findByText('Early Bird');
  expect(screen.queryByRole('button', { name: /^Khách không đến/ })).toBeNull();
});
