// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import words from '../../../../locales/vi/reception-bookings.json';
import type { DeskAvailability } from '../../../../src/contract/bookings/desk-availability';
import type { Today } from '../../../../src/contract/desk/today';
import type { FreeDoors } from '../../../../src/contract/bookings/desk-guests';
import { addDays, dayInVietNam, showDay } from '../../../../src/domain/days';
import { invalidateDesk } from '../../../../src/offline/desk/desk-query';
import { TEST_NOW } from '../../../support/clock.mjs';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

const TODAY = dayInVietNam(TEST_NOW);
const NOW = new Date(TEST_NOW).toISOString();
const NO_BOOKINGS = { items: [], total: 0, page: 1, pages: 1, serverNow: NOW };

/** Our server: two room types of a million a night, the second taken for more than one night; 100,000 a child. */
function freeFor(query: URLSearchParams): DeskAvailability {
  const number = (name: string): number => Number(query.get(name));
  const [checkIn, checkOut] = [query.get('checkIn') ?? '', query.get('checkOut') ?? ''];
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  const surcharge = number('children') * 100_000;
  const room = { apartment: 'Nhà Phố', left: 2, surcharge, total: nights * 1_000_000 + surcharge };
  return {
    ...{ checkIn, checkOut, nights, quantity: number('quantity') },
    ...{ adults: number('adults'), children: number('children'), babies: number('babies'), serverNow: NOW },
    rooms: [
      { ...room, roomId: 1, room: 'Studio' },
      ...(nights === 1 ? [{ ...room, roomId: 2, room: 'Phòng đôi' }] : []),
    ],
  };
}

let network: FakeNetwork;
let user: UserEvent;
let inputs: number;
beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  inputs = 0;
  network.on('GET', /^\/api\/reception\/today/, () => ours({}, 500));
  network.on('GET', /^\/api\/reception\/bookings/, () => ours(NO_BOOKINGS));
  network.on('GET', /^\/api\/reception\/bookings\/b2\?/, () => ours(bookingDetail()));
  network.on('GET', /^\/api\/reception\/bookings\/b2\/bill/, () =>
    ours({ lines: [], balance: 0, paid: 0, prices: [] }),
  );
  network.on('GET', /^\/api\/reception\/availability/, ({ path }) =>
    ours(freeFor(new URLSearchParams(path.split('?')[1]))),
  );
  network.on('POST', '/api/reception/bookings', () => ours({ id: 'b2' }, 201));
});
afterEach(leaveDesk);

/** A press or a filled field: what an arrival costs whoever sits at the desk. */
const press = async (target: Element): Promise<void> => {
  inputs += 1;
  await user.click(target);
};
const fill = async (target: Element, text: string): Promise<void> => {
  inputs += 1;
  await user.type(target, text);
};
const openDialog = async () => {
  await openSite('/reception/bookings');
  await press(await screen.findByRole('button', { name: words.new.open }));
  return within(await screen.findByRole('dialog'));
};
const sent = (): unknown[] => askedAtDesk(network, 'POST', 'bookings').map(({ body }) => body);

it('takes an arrival, paid and checked in, with seven inputs', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  await fill(dialog.getByLabelText(words.columns.guest), 'Sofia Lindqvist');
  await press(dialog.getByRole('radio', { name: 'Hàn Quốc' }));
  await fill(dialog.getByLabelText(words.new.phone), '0912345678');
  await press(dialog.getByRole('radio', { name: words.bill.kinds.CASH }));
  await press(dialog.getByRole('button', { name: words.new.here }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      ...{ roomId: 1, checkIn: TODAY, checkOut: addDays(TODAY, 1), totalPrice: 1_000_000 },
      ...{ quantity: 1, adults: 2, children: 0, babies: 0 },
      ...{ guestName: 'Sofia Lindqvist', guestPhone: '0912345678', guestNationality: 'Hàn Quốc' },
      ...{ payment: 'CASH', arrived: true },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Sofia Lindqvist' })).toBeVisible();
  expect(inputs).toBeLessThanOrEqual(7);
});

it('looks up what is free for other days and people, with the price, and lets go of a room that is gone', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Phòng đôi/ }));
  await press(dialog.getByRole('button', { name: words.new.more.children }));
  expect(await dialog.findByRole('button', { name: /^Đặt phòng · 1\.100\.000/ })).toBeVisible();
  const leave = dialog.getByLabelText(words.new.to);
  await user.clear(leave);
  await fill(leave, `${showDay(addDays(TODAY, 2))}{Tab}`);
  expect(await dialog.findByText(words.free.gone)).toBeVisible();
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
  await press(dialog.getByRole('button', { name: words.new.submit }));
  expect(sent()).toEqual([]);
  await press(dialog.getByRole('radio', { name: /Studio/ }));
  await press(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await press(dialog.getByRole('button', { name: /^Đặt phòng · 2\.100\.000/ }));
  await waitFor(() => expect(sent()).toMatchObject([{ roomId: 1, children: 1, totalPrice: 2_100_000 }]));
});

it('says of days that make no stay what is wrong with them', async () => {
  const dialog = await openDialog();
  const come = dialog.getByLabelText(words.new.from);
  await user.clear(come);
  await fill(come, `${showDay(addDays(TODAY, -1))}{Tab}`);
  expect(await dialog.findByText('Ngày đến đã qua. Vui lòng chọn từ hôm nay.')).toBeVisible();
});

it('is priced by hand and sold against a rule with a reason each, and says which rule it is', async () => {
  network.on('GET', /^\/api\/reception\/availability/, ({ path }) => {
    const free = freeFor(new URLSearchParams(path.split('?')[1]));
    const unsold = { reason: 'minStay' as const, day: TODAY, minStay: 3 };
    return ours({ ...free, rooms: free.rooms.map((room) => ({ ...room, unsold })) });
  });
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  expect(dialog.getByText(`Đến ngày ${showDay(TODAY)} ở ít nhất 3 đêm.`)).toBeVisible();
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
  await press(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await press(dialog.getByRole('button', { name: words.byHand.open }));
  await fill(dialog.getByRole('textbox', { name: words.byHand.price }), '800k');
  await press(dialog.getByRole('button', { name: /^Đặt phòng · 800\.000/ }));
  expect(await dialog.findByText(words.unsold.missing)).toBeVisible();
  expect(dialog.getByText(words.byHand.reasonMissing)).toBeVisible();
  expect(sent()).toEqual([]);
  await fill(dialog.getByRole('textbox', { name: words.unsold.reason }), 'Khách quen');
  await fill(dialog.getByRole('textbox', { name: words.byHand.reason }), 'Ở một đêm giữa tuần');
  await press(dialog.getByRole('button', { name: /^Đặt phòng · 800\.000/ }));
  const reasons = { notSoldReason: 'Khách quen', priceReason: 'Ở một đêm giữa tuần' };
  await waitFor(() => expect(sent()).toMatchObject([{ totalPrice: 800_000, ...reasons }]));
});

it('is free with its reason: nothing is a price', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
  await press(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await press(dialog.getByRole('button', { name: words.byHand.open }));
  await fill(dialog.getByRole('textbox', { name: words.byHand.price }), '0');
  await fill(dialog.getByRole('textbox', { name: words.byHand.reason }), 'Đền bù');
  await press(dialog.getByRole('button', { name: /^Đặt phòng · 0/ }));
  await waitFor(() => expect(sent()).toMatchObject([{ totalPrice: 0, priceReason: 'Đền bù' }]));
});

it('says what is missing, goes on after days that are none, and shows what the server refuses', async () => {
  network.on('POST', '/api/reception/bookings', () =>
    ours({ message: 'Phòng này vừa có người đặt.', code: 'nightsTaken', requestId: 'r' }, 409),
  );
  const dialog = await openDialog();
  await dialog.findByRole('radio', { name: /Studio/ });
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
  await press(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await press(dialog.getByRole('button', { name: words.new.submit }));
  expect(await dialog.findByText(words.free.choose)).toBeVisible();
  const leave = dialog.getByLabelText(words.new.to);
  await user.clear(leave);
  await fill(leave, `${showDay(TODAY)}{Tab}`);
  await press(dialog.getByRole('button', { name: words.new.submit }));
  expect(dialog.getAllByText(words.new.incomplete).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  await user.clear(leave);
  await fill(leave, `${showDay(addDays(TODAY, 1))}{Tab}`);
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  expect(dialog.queryByText(words.new.incomplete)).toBeNull();
  await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  expect(await dialog.findByText('Phòng này vừa có người đặt.')).toBeVisible();
  await press(dialog.getByRole('radio', { name: /Phòng đôi/ }));
  expect(dialog.queryByText('Phòng này vừa có người đặt.')).toBeNull();
});

it('notes nobody as here who is on the telephone', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
  await press(dialog.getByRole('radio', { name: 'Việt Nam' }));
  await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('arrived');
  expect(sent()[0]).not.toHaveProperty('payment');
});

it('takes nobody to be Vietnamese, and finds the countries that are not in sight by their name', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  expect(await dialog.findByText(words.new.nationalityMissing)).toBeVisible();
  await fill(dialog.getByLabelText(words.columns.guest), 'Lena');
  await press(dialog.getByRole('radio', { name: words.new.otherNationality }));
  await fill(dialog.getByLabelText(words.new.country), 'Sao Hoả');
  await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  expect(await dialog.findByText(words.new.nationalityMissing)).toBeVisible();
  await user.clear(dialog.getByLabelText(words.new.country));
  await fill(dialog.getByLabelText(words.new.country), 'germany');
  await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  await waitFor(() => expect(sent()).toMatchObject([{ guestNationality: 'Đức' }]));
});

describe('the door of a guest at the desk', () => {
  const KIM = { bookingId: 'b9', guestName: 'Kim Min-jun', until: TODAY, overdue: true };
  let free: FreeDoors['items'];
  beforeEach(() => {
    free = [
      { door: 'A0902', ready: true, own: true },
      { door: 'A1001', ready: false, own: true, dirty: true },
      { door: 'A1002', ready: false, own: true },
      { door: 'B1103', ready: false, own: true, inside: KIM },
    ];
    network.on('GET', /^\/api\/reception\/free-doors/, () => ours({ items: free }));
  });
  const untilDoors = async () => {
    const dialog = await openDialog();
    await press(await dialog.findByRole('radio', { name: /Studio/ }));
    await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
    await press(dialog.getByRole('radio', { name: 'Việt Nam' }));
    expect(await dialog.findByLabelText(words.doors.title)).toHaveValue('A0902');
    return dialog;
  };

  it('that went to somebody else meanwhile is said, and no other takes its place', async () => {
    const dialog = await untilDoors();
    free = free.slice(1);
    act(() => invalidateDesk());
    expect(await dialog.findByText('Căn A0902 vừa có khách khác. Vui lòng chọn căn khác.')).toBeVisible();
    await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
    expect(sent()).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(words.doors.title), 'A1002');
    await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
    await waitFor(() => expect(sent()).toMatchObject([{ door: 'A1002' }]));
  });

  it.each([
    ['with somebody inside', 'B1103', 'Vẫn xếp phòng B1103 dù Kim Min-jun chưa trả phòng', { anyway: true }],
    ['that is to be cleaned', 'A1001', 'Vẫn xếp phòng A1001 dù chưa dọn xong', {}],
  ])('%s is given on purpose only', async (_, door, word, said) => {
    const dialog = await untilDoors();
    await user.selectOptions(dialog.getByLabelText(words.doors.title), door);
    await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
    expect(await dialog.findByText(words.new.anywayMissing)).toBeVisible();
    expect(sent()).toEqual([]);
    await press(dialog.getByRole('checkbox', { name: word }));
    await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
    await waitFor(() => expect(sent()).toMatchObject([{ door, ...said }]));
  });
});

it('begins with the night that is running, until the hour at which the day of the hotel ends', async () => {
  // It is ten in the morning.
  const board: Today = {
    ...{ serverNow: NOW, day: addDays(TODAY, -1), dayEnds: '10:30', checkInTime: '14:00', checkOutTime: '12:00' },
    ...{ rooms: { taken: 0, all: 1 }, todos: [], arrivals: [], departures: [], inHouse: [] },
    counts: { todo: 73, pending: 0, inbox: 0, rotate: 0, channels: 0, residents: 0 },
  };
  network.on('GET', /^\/api\/reception\/today/, () => ours(board));
  await openSite('/reception/bookings');
  // The rail counts what waits: the board is there.
  await screen.findAllByText('73');
  await press(screen.getByRole('button', { name: words.new.open }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(words.new.from)).toHaveValue(showDay(addDays(TODAY, -1)));
  expect(await dialog.findByRole('button', { name: words.new.here })).toBeVisible();
});
