// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import words from '../../../locales/vi/reception-bookings.json';
import type { DeskAvailability } from '../../../src/contract/desk/availability';
import { addDays, dayInVietNam, showDay } from '../../../src/domain/days';
import { TEST_NOW } from '../../support/clock.mjs';
import { askedAtDesk, bookingDetail, deskScreen, leaveDesk } from '../../support/desk-screen';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { openSite } from '../../support/site';

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

it('takes an arrival, paid and checked in, with six inputs', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  await fill(dialog.getByLabelText(words.columns.guest), 'Sofia Lindqvist');
  await fill(dialog.getByLabelText(words.new.phone), '0912345678');
  inputs += 1;
  await user.selectOptions(dialog.getByLabelText(words.new.payment), 'CASH');
  await press(dialog.getByRole('button', { name: /^Đặt phòng · 1\.000\.000/ }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    {
      ...{ roomId: 1, checkIn: TODAY, checkOut: addDays(TODAY, 1), totalPrice: 1_000_000 },
      ...{ quantity: 1, adults: 2, children: 0, babies: 0 },
      ...{ guestName: 'Sofia Lindqvist', guestPhone: '0912345678', payment: 'CASH', arrived: true },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Sofia Lindqvist' })).toBeVisible();
  expect(inputs).toBeLessThanOrEqual(6);
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
  await press(dialog.getByRole('button', { name: /^Đặt phòng · 2\.100\.000/ }));
  await waitFor(() => expect(sent()).toMatchObject([{ roomId: 1, children: 1, totalPrice: 2_100_000 }]));
});

it('says what is missing, goes on after days that are none, and shows what the server refuses', async () => {
  network.on('POST', '/api/reception/bookings', () =>
    ours({ message: 'Phòng này vừa có người đặt.', code: 'nightsTaken', requestId: 'r' }, 409),
  );
  const dialog = await openDialog();
  await dialog.findByRole('radio', { name: /Studio/ });
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
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

it('notes nobody as here whose stay begins later, or who is on the telephone', async () => {
  const dialog = await openDialog();
  await press(await dialog.findByRole('radio', { name: /Studio/ }));
  await fill(dialog.getByLabelText(words.columns.guest), 'Lan');
  await press(dialog.getByRole('checkbox', { name: words.new.here }));
  await press(dialog.getByRole('button', { name: /^Đặt phòng · / }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('arrived');
  expect(sent()[0]).not.toHaveProperty('payment');
});
