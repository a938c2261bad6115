// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StandingPrices } from '../../../../src/contract/catalogue/desk-calls';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { openSite } from '../../../support/site';

const user = userEvent.setup();
let network: FakeNetwork;

const TET = { name: 'Tết', from: '2027-02-04', to: '2027-02-10', price: 2_500_000, minStay: 3 };
const PRICES: StandingPrices = {
  base: 1_000_000,
  step: 1,
  weekdays: [{ days: [5, 6], percent: 20 }],
  seasons: [TET],
  version: 'v1',
  last: { id: 'c1', at: '2026-11-19T03:00:00.000Z', staffName: 'Lan' },
};
let discount: number;
let prices: StandingPrices;
const ROOM = { id: 2, room: 'Studio', apartment: 'Nhìn vịnh', area: 'HA_LONG', price: 1_000_000 };

beforeEach(async () => {
  discount = 0;
  prices = PRICES;
  network = await deskScreen();
  network.on('GET', /^\/api\/reception\/today/, () => ours({ message: 'x', code: 'unavailable', requestId: 'r' }, 503));
  network.on('GET', /^\/api\/reception\/rooms(?:\?|$)/, () =>
    ours([{ ...ROOM, discount, maxAdults: 2, maxChildren: 1, maxRooms: 3 }]),
  );
  network.on('GET', /^\/api\/reception\/rooms\/2\/prices/, () => ours(prices));
  network.on('PUT', /^\/api\/reception\/rooms\/2\/prices/, () => ours({ ...PRICES, version: 'v2' }));
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const sent = () => askedAtDesk(network, 'PUT', 'rooms/2/prices').map(({ body }) => body);
const named = (name: RegExp) => screen.getByRole('button', { name });

it('shows each night of the year with its price, the rule that made it and what it asks of a guest', async () => {
  await openSite('/reception/prices');
  expect(
    await screen.findByRole('button', { name: /^T6 05\/02: 2\.500\.000.₫, Tết, ở ít nhất 3 đêm$/ }),
  ).toBeInTheDocument();
  expect(named(/^T7 28\/11: 1\.200\.000.₫, theo ngày trong tuần$/)).toBeInTheDocument();
  expect(named(/^T2 30\/11: 1\.000\.000.₫, ngày thường$/)).toBeInTheDocument();
});

it('answers a guest who asks, night by night, and says why a stay is not sold', async () => {
  await openSite('/reception/prices');
  const ask = within(await screen.findByRole('region', { name: 'Khách hỏi giá' }));
  await user.type(ask.getByRole('textbox', { name: 'Ngày đến' }), '03/02/2027');
  await user.type(ask.getByRole('textbox', { name: 'Ngày đi' }), '06/02/2027');
  expect(ask.getByText('3 đêm, một phòng').parentElement).toHaveTextContent('6.000.000');
  expect(ask.getByText(/T4 03\/02, ngày thường/).parentElement).toHaveTextContent('1.000.000');
  await user.clear(ask.getByRole('textbox', { name: 'Ngày đến' }));
  await user.type(ask.getByRole('textbox', { name: 'Ngày đến' }), '04/02/2027{Enter}');
  expect(ask.getByRole('status')).toHaveTextContent('Đến ngày 04/02/2027 ở ít nhất 3 đêm.');
});

it('opens the season that a night belongs to, also of two of one name, and of one that only closes', async () => {
  const again = { ...TET, from: '2027-06-10', to: '2027-06-12', price: 1_500_000 };
  const closed = { name: 'Sửa thang máy', from: '2027-03-16', to: '2027-03-17', stopSell: true };
  prices = { ...PRICES, seasons: [TET, again, closed] };
  await openSite('/reception/prices');
  for (const [night, name, from] of [
    [/^T5 10\/06/, 'Tết', '10/06/2027'],
    [/^T4 17\/03: không bán/, 'Sửa thang máy', '16/03/2027'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: night }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /Tên mùa/ })).toHaveValue(name);
    expect(dialog.getByRole('textbox', { name: 'Từ đêm' })).toHaveValue(from);
    await user.click(dialog.getByRole('button', { name: 'Huỷ' }));
  }
});

it('stands where no night of the year is sold', async () => {
  prices = { ...PRICES, seasons: [{ name: 'Đóng cửa', from: '2026-11-01', to: '2027-12-31', stopSell: true }] };
  await openSite('/reception/prices');
  expect(await screen.findByText(/^Màu theo giá, từ 1\.000\.000.₫ đến 1\.200\.000.₫/)).toBeInTheDocument();
});

it('says that a discount is taken off already', async () => {
  discount = 10;
  await openSite('/reception/prices');
  const ask = within(await screen.findByRole('region', { name: 'Khách hỏi giá' }));
  await user.type(ask.getByRole('textbox', { name: 'Ngày đến' }), '03/02/2027');
  await user.type(ask.getByRole('textbox', { name: 'Ngày đi' }), '04/02/2027');
  expect(ask.getByText('Đã trừ giảm giá 10%.')).toBeInTheDocument();
  expect(ask.getByText('1 đêm, một phòng').parentElement).toHaveTextContent('900.000');
});

it('adds a season beside the others, from the version that was read', async () => {
  await openSite('/reception/prices');
  await user.click(await screen.findByRole('button', { name: 'Thêm mùa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(await dialog.findByText('Mùa cần có tên.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Tên mùa/ }), 'Hè');
  await user.type(dialog.getByRole('textbox', { name: 'Từ đêm' }), '01/06/2027');
  await user.type(dialog.getByRole('textbox', { name: 'Đến hết đêm' }), '31/08/2027');
  await user.click(dialog.getByRole('radio', { name: 'Theo %' }));
  await user.type(dialog.getByRole('textbox', { name: 'Cao hơn giá ngày thường' }), '+40%');
  await user.click(dialog.getByRole('checkbox', { name: 'Không nhận khách đến' }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  const { last: _last, ...rules } = PRICES;
  const summer = { name: 'Hè', from: '2027-06-01', to: '2027-08-31', percent: 40, closedToArrival: true };
  expect(sent()).toEqual([{ ...rules, seasons: [TET, summer] }]);
  expect(await screen.findByText('Đã lưu bảng giá. Đơn đã đặt giữ giá cũ.')).toBeInTheDocument();
});

it('makes seasons of cells from a sheet, and says at its line what it does not understand', async () => {
  const summer = { name: 'Hè', from: '2027-06-01', to: '2027-08-31', weekdays: [{ days: [5, 6], percent: 40 }] };
  prices = { ...PRICES, seasons: [TET, summer] };
  await openSite('/reception/prices');
  await user.click(await screen.findByRole('button', { name: 'Dán từ bảng tính' }));
  const dialog = within(await screen.findByRole('dialog'));
  const cells = dialog.getByRole('textbox', { name: 'Các ô đã chép' });
  await user.click(cells);
  await user.paste('28/01/2027\t1.200.000\n29/01/2027\t1,200,000\n30/02/2027\t1tr2');
  const read = () => within(dialog.getByRole('list', { name: 'Đã đọc được' })).getAllByRole('listitem');
  expect(read().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Dòng 128/01/20271.200.000 ₫',
    'Dòng 229/01/20271.200.000 ₫',
    'Dòng 3“30/02/2027” không phải là ngày.',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Còn 1 dòng chưa đọc được.');
  expect(sent()).toEqual([]);
  await user.clear(cells);
  await user.paste('28/01/2027\t1.200.000\n29/01/2027\t1,200,000');
  expect(dialog.getByRole('status')).toHaveTextContent('2 dòng · 2 đêm · 1 mùa');
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  const pasted = { name: 'Giá từ bảng tính', from: '2027-01-28', to: '2027-01-29', price: 1_200_000 };
  expect(sent()).toMatchObject([{ base: 1_000_000, version: 'v1', seasons: [TET, summer, pasted] }]);
});

it('keeps prices of weekdays within a season that is saved, and removes them by name', async () => {
  const summer = { name: 'Hè', from: '2027-06-01', to: '2027-08-31', weekdays: [{ days: [5, 6], percent: 40 }] };
  prices = { ...PRICES, seasons: [summer] };
  await openSite('/reception/prices');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: /^Hè.*T6, T7 \+40%/ }));
    return within(await screen.findByRole('dialog'));
  };
  await user.click((await open()).getByRole('button', { name: 'Lưu' }));
  await vi.waitFor(() => expect(sent()).toMatchObject([{ seasons: [summer] }]));
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Xoá giá các đêm T6, T7' }));
  await user.click(dialog.getByRole('button', { name: 'Lưu' }));
  const { weekdays: _weekdays, ...bare } = summer;
  await vi.waitFor(() => expect(sent()[1]).toMatchObject({ seasons: [bare] }));
  expect(JSON.stringify(sent()[1])).not.toContain('40');
});

it('takes a rule away, changes the plain price as people write it, and takes the last change back', async () => {
  await openSite('/reception/prices');
  await user.click(await screen.findByRole('button', { name: /^Đêm T6, T7/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Xoá' }));
  await vi.waitFor(() => expect(sent()).toMatchObject([{ weekdays: [], seasons: [TET] }]));
  const base = screen.getByRole('textbox', { name: /Giá ngày thường/ });
  await user.clear(base);
  await user.type(base, '1tr2');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ base: 1_200_000 });
  network.on('POST', /^\/api\/reception\/rooms\/2\/prices\/undo/, () => ours(PRICES));
  await user.click(named(/Hoàn tác thay đổi cuối \(Lan\)/));
  expect(askedAtDesk(network, 'POST', 'rooms/2/prices/undo')[0]?.body).toEqual({ change: 'c1' });
});
