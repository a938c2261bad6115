// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import desk from '../../../../locales/vi/reception.json';
import bookings from '../../../../locales/vi/reception-bookings.json';
import { noteServerClock } from '../../../../src/api/server-clock';
import type { Today, Todo } from '../../../../src/contract/desk/today';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const NOW = '2026-11-22T07:05:00.000Z';
const todo = (change: Partial<Todo>): Todo => ({
  key: 'x:1',
  kind: 'item',
  at: NOW,
  runsOut: false,
  place: '',
  who: 'Sofia Lindqvist',
  from: null,
  to: null,
  amount: null,
  code: null,
  bookingId: null,
  ...change,
});
const ISSUE = todo({ key: 'item:message:m1', code: 'message', topic: 'issue', text: 'B902 mất điện' });
const today = (todos: Todo[]): Today => ({
  serverNow: NOW,
  day: '2026-11-22',
  checkInTime: '14:00',
  checkOutTime: '12:00',
  rooms: { taken: 1, all: 48 },
  todos,
  arrivals: [],
  departures: [],
  inHouse: [],
  counts: { todo: todos.length, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
});

let network: FakeNetwork;
let todos: Todo[];
beforeEach(async () => {
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/today/, () => ours(today(todos)));
  network.on('GET', /^\/api\/reception\/calendar/, () => ours({}, 500));
  network.on('PUT', /^\/api\/reception\/items\//, () => ours({ done: true }));
  vi.setSystemTime(Date.parse(NOW));
  noteServerClock(new Response(null, { headers: { date: new Date(NOW).toUTCString() } }));
});
afterEach(() => {
  leaveDesk();
  vi.useRealTimers();
});

it('says a deadline with its hour, and whose it is', async () => {
  todos = [todo({ key: 'declare:1', kind: 'declare', runsOut: true, at: '2026-11-22T19:00:00.000Z', place: 'B902' })];
  await openSite('/reception');
  const row = within((await screen.findByText(desk.todo.declare)).closest('li') as HTMLElement);
  expect(row.getByText(/02:00, 23\/11/)).toBeVisible();
  expect(row.getByText(/Sofia Lindqvist/)).toBeVisible();
});

it('says of a lock that waits for its next code by when it is to have it', async () => {
  const waits = { kind: 'rotate', code: 'next', runsOut: true, at: '2026-11-23T07:00:00.000Z', place: 'B902' } as const;
  todos = [todo({ key: 'rotate:B902', ...waits })];
  await openSite('/reception');
  const row = within((await screen.findByText(desk.todo.rotateNext)).closest('li') as HTMLElement);
  expect(row.getByText(/14:00, 23\/11/)).toBeVisible();
  expect(row.getByRole('button', { name: desk.todo.act.rotate })).toBeVisible();
});

const REQUEST = {
  ...{ id: 'r1', stayId: 's1', apartment: 'B902', guestName: 'Lan', kind: 'TOWELS', text: 'Hai khăn', photo: false },
  ...{ madeAt: '2026-11-20T03:00:00.000Z', receivedAt: '2026-11-20T03:00:00.000Z', state: 'SENT', answer: '' },
  ...{ seenAt: null, seenBy: null, closedAt: null, closedBy: null, over: false },
};

it('keeps the keyboard’s place: the next row takes the focus of one that is done, the heading that of the last', async () => {
  const user = userEvent.setup();
  const [first, second] = ['B902', 'B516'].map((place) =>
    todo({ key: `attention:${place}`, kind: 'attention', code: 'paidTwice', place, who: '' }),
  );
  todos = [first, second] as Todo[];
  network.on('PUT', /^\/api\/reception\/attention\//, () => ours({ done: true }));
  await openSite('/reception');
  const buttons = await screen.findAllByRole('button', { name: desk.todo.act.attention });
  buttons[0]?.focus();
  todos = [second] as Todo[];
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText(/B902/, { selector: 'p span' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: desk.todo.act.attention })).toHaveFocus());
  todos = [];
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: new RegExp(`^${desk.todo.heading}`) })).toHaveFocus());
});

it('tells what is wrong in the guest’s words, keeps it when somebody has looked, and ends it when it is done', async () => {
  const user = userEvent.setup();
  todos = [ISSUE];
  await openSite('/reception');
  expect(await screen.findByText('Khách báo sự cố')).toBeVisible();
  expect(screen.getByText('B902 mất điện')).toBeVisible();
  expect(screen.queryByText(/issue/)).toBeNull();
  todos = [{ ...ISSUE, seen: true }];
  await user.click(screen.getByRole('button', { name: desk.todo.act.item }));
  const done = await screen.findByRole('button', { name: desk.todo.act.itemDone });
  await waitFor(() => expect(done).toHaveFocus());
  todos = [];
  await user.click(done);
  expect(await screen.findByText(desk.todo.none)).toBeVisible();
  expect(askedAtDesk(network, 'PUT', 'items/message/m1').map(({ body }) => body)).toEqual([
    { state: 'seen' },
    { state: 'done' },
  ]);
});

it('says that mails cannot go out, and leads to where that is mended', async () => {
  const outage = todo({ key: 'mail:down', kind: 'mail', who: '', code: 'down', mails: 3 });
  todos = [outage];
  await openSite('/reception');
  const row = (await screen.findByText(desk.todo.mails.down)).closest('li') as HTMLElement;
  expect(row).toHaveTextContent('3 email đang chờ');
  expect(row.dataset['red']).toBe('all');
  expect(within(row).queryByRole('button')).toBeNull();
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/reception/mail');
});

it('names the guest whom a mail could not reach, with number and telephone, until they know', async () => {
  const user = userEvent.setup();
  network.on('PUT', /^\/api\/reception\/mails\//, () => ours({ done: true }));
  const lost = { code: 'refused', mail: 'confirmed', number: '4827 1935', phone: '0912 345 678' } as const;
  todos = [todo({ key: 'mail:m1', kind: 'mail', bookingId: 'b2', ...lost })];
  await openSite('/reception');
  const row = (await screen.findByText(desk.todo.mails.refused)).closest('li') as HTMLElement;
  for (const fact of ['Sofia Lindqvist', '4827 1935', desk.todo.mailKinds.confirmed])
    expect(row).toHaveTextContent(fact);
  expect(within(row).getByRole('link', { name: 'Gọi 0912 345 678' })).toHaveAttribute('href', 'tel:+84912345678');
  await user.click(within(row).getByRole('button', { name: desk.todo.act.mail }));
  expect(askedAtDesk(network, 'PUT', 'mails/m1').map(({ body }) => body)).toEqual([{ told: true }]);
  await user.click(await screen.findByRole('button', { name: desk.notice.undo }));
  await waitFor(() => expect(askedAtDesk(network, 'PUT', 'mails/m1')[1]?.body).toEqual({ told: false }));
});

it('has a guest’s request seen, then done, and lets go whoever says that they have left', async () => {
  const user = userEvent.setup();
  const towels = todo({ key: 'request:r1', kind: 'request', code: 'TOWELS', place: 'B902', text: 'Hai khăn' });
  const left = todo({
    ...{ key: 'request:r2', kind: 'request', code: 'DEPARTED', place: 'B516', who: 'Lan' },
    guest: { id: 's1', source: 'stay' },
  });
  todos = [towels, left];
  const change = { state: 'SEEN' };
  network.on('PUT', '/api/reception/requests/r1', () => ours({ ...REQUEST, ...change }));
  network.on('POST', '/api/reception/stays/s1/end', () =>
    ours({ message: 'không', code: 'stayOver', requestId: 'r' }, 409),
  );
  await openSite('/reception');
  expect(await screen.findByText('Hai khăn')).toBeVisible();
  todos = [{ ...towels, seen: true }, left];
  await user.click(screen.getByRole('button', { name: desk.todo.act.request }));
  await user.click(await screen.findByRole('button', { name: desk.todo.act.requestDone }));
  await waitFor(() =>
    expect(askedAtDesk(network, 'PUT', 'requests/r1').map(({ body }) => body)).toEqual([
      { state: 'SEEN' },
      { state: 'DONE' },
    ]),
  );
  const row = screen.getByText(desk.todo.requests.DEPARTED).closest('li');
  await user.click(within(row as HTMLElement).getByRole('button', { name: desk.guest.act.left }));
  await waitFor(() => expect(askedAtDesk(network, 'POST', 'stays/s1/end')).toHaveLength(1));
});

it('grants a later hour to whoever has asked for it, in one step', async () => {
  const user = userEvent.setup();
  const wishes = [{ what: 'late' as const, hour: '15:00' }];
  const late = { kind: 'request' as const, code: 'LATE_CHECKOUT', place: 'B902', who: 'Sofia', bookingId: 'b2' };
  todos = [todo({ key: 'request:r1', ...late, wishes })];
  network.on('GET', /^\/api\/reception\/bookings\/b2/, () => ours(bookingDetail()));
  network.on('PUT', '/api/reception/bookings/b2/departure-hour', () => ours(bookingDetail()));
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: 'Đồng ý 15:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'B902: khách xin trả phòng muộn' }));
  expect(await dialog.findByLabelText(bookings.hour.hour)).toHaveValue('15:00');
  await user.type(dialog.getByLabelText(bookings.hour.amount), '300k');
  await user.click(dialog.getByRole('button', { name: /^Đồng ý 15:00 · 300\.000/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedAtDesk(network, 'PUT', 'bookings/b2/departure-hour').map(({ body }) => body)).toEqual([
    { hour: '15:00', amount: 300_000, request: 'r1' },
  ]);
});

it('fills in what the house asks for each late hour, and leaves an amount that was typed', async () => {
  const user = userEvent.setup();
  const late = { kind: 'request' as const, code: 'LATE_CHECKOUT', place: 'B902', who: 'Sofia', bookingId: 'b2' };
  todos = [todo({ key: 'request:r1', ...late, wishes: [{ what: 'late' as const, hour: '15:00' }] })];
  const detail = bookingDetail({ late: { checkOut: '12:00', anHour: 100_000 } });
  network.on('GET', /^\/api\/reception\/bookings\/b2/, () => ours(detail));
  await openSite('/reception');
  await user.click(await screen.findByRole('button', { name: 'Đồng ý 15:00' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'B902: khách xin trả phòng muộn' }));
  const [hour, amount] = [
    await dialog.findByLabelText(bookings.hour.hour),
    dialog.getByLabelText(bookings.hour.amount),
  ];
  expect(amount).toHaveValue('300.000');
  fireEvent.change(hour, { target: { value: '16:30' } });
  expect(amount).toHaveValue('500.000');
  await user.clear(amount);
  await user.type(amount, '50k');
  fireEvent.change(hour, { target: { value: '18:00' } });
  expect(dialog.getByRole('button', { name: /^Đồng ý 18:00 · 50\.000/ })).toBeVisible();
});

it('asks whether the date of the server is right, with its year, and takes the word for that day alone', async () => {
  network.on('PUT', '/api/reception/privacy/clock', () => ours({ done: true }));
  todos = [todo({ key: 'clock', kind: 'clock', who: '', from: '2038-01-19' })];
  await openSite('/reception');
  const row = within((await screen.findByText('Hôm nay có đúng là 19/01/2038 không?')).closest('li') as HTMLElement);
  expect(row.getByText(/tạm ngừng xoá dữ liệu cũ/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Đúng ngày' }));
  await screen.findByText('Đã xác nhận ngày của máy chủ');
  expect(askedAtDesk(network, 'PUT', 'privacy/clock').map(({ body }) => body)).toEqual([{ day: '2038-01-19' }]);
});
