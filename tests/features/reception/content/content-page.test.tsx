// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../../../src/app/site/session';
import type { ContentState } from '../../../../src/contract/editing/content';
import { contentChanges } from '../../../../src/features/reception/content/content-changes';
import { CONTENT_AREAS } from '../../../../src/features/reception/content/content-areas';
import type { RowsPart } from '../../../../src/features/reception/content/content-inputs';
import { pastedInputs, readPastedRows, wrongPrices } from '../../../../src/features/reception/content/paste-rows';
import { LISTING_FORMS } from '../../../../src/features/reception/listings/listing-parts';
import { dismissToast } from '../../../../src/features/reception/shared/desk-notice';
import { HOTEL_AREAS } from '../../../../src/contract/hotel/hotel-areas';
import { deskSyncStore } from '../../../../src/offline/desk/desk-query';
import { networkStore } from '../../../../src/offline/network/network';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite, sitePhone } from '../../../support/site';

const AT = '2026-11-20T07:05:00.000Z';
const fees = (wine: number, version: string, changed: string | null = null): ContentState => ({
  subject: 'fees',
  value: { fees: { violation: 500_000, wine }, refundWorkingDays: 7 },
  version,
  last: changed === null ? null : { id: changed, at: AT, staffName: 'Hoa' },
  touched: changed === null ? null : { at: AT, staffName: 'Hoa' },
});

let network: FakeNetwork;
let user: UserEvent;
/** The area as our server has it. */
let stored: ContentState;

beforeEach(async () => {
  network = await sitePhone();
  user = userEvent.setup();
  networkStore.setState({ state: 'online' });
  deskSyncStore.setState({ version: 0, live: false, turnedAway: false });
  sessionStore.setState({ user: { id: '7', fullName: 'Thu Hà', email: 'letan@hien.example', role: 'RECEPTION' } });
  stored = fees(300_000, 'v1');
  network.on('GET', /^\/api\/reception\/content\/[a-z]+\?/, () => ours(stored));
  network.on('GET', /^\/api\/reception\/content\/[a-z]+\/history/, () => ours({ items: [], next: null }));
  network.on('GET', /^\/api\/reception\/content\?/, () =>
    ours({ areas: [], eventsFromSheet: false, accessFixed: null }),
  );
  network.on('POST', /\/preview$/, () => ours({ html: '<div id="root"></div>' }));
});

afterEach(() => {
  sessionStore.setState({ user: null });
  dismissToast();
  vi.unstubAllGlobals();
});

const bodies = (method: string, path: string): unknown[] =>
  network.asked.filter((one) => one.method === method && one.path === `/api/reception/${path}`).map(({ body }) => body);

/** Opens an area and types another surcharge for wine. */
async function typeWine(amount: string): Promise<HTMLElement> {
  await openSite('/reception/content?area=fees');
  const field = await screen.findByRole('textbox', { name: 'Phụ thu uống rượu vang' });
  await user.clear(field);
  await user.type(field, amount);
  return field;
}

describe('what the guide says', () => {
  it('is found without accents, by what an area is called and by what is in it', async () => {
    await openSite('/reception/content');
    const find = await screen.findByRole('searchbox', { name: 'Tìm mục cần sửa' });
    await user.type(find, 'gio nhan phong');
    expect(screen.getByRole('link', { name: /Giờ nhận, trả phòng/ })).toBeDefined();
    expect(screen.queryByRole('link', { name: /Thuê xe máy/ })).toBeNull();
    await user.clear(find);
    await user.type(find, 'rem dien');
    expect(screen.getByRole('link', { name: /Các toà nhà/ })).toBeDefined();
    await user.clear(find);
    await user.type(find, 'khong co gi nhu vay');
    expect(screen.getByText(/Không có mục nào phù hợp/)).toBeDefined();
  });

  it('asks who assigns the room by these words, not by those of a room type’s doors', async () => {
    stored = {
      ...stored,
      subject: 'access',
      value: { mode: 'stay', opening: 'hour', seal: 'strict', doors: 'reception' },
    };
    await openSite('/reception/content?area=access');
    expect(await screen.findByRole('combobox', { name: 'Ai xếp phòng' })).toHaveProperty('value', 'reception');
  });

  it('shows what changes before it is saved, sends the version it was made from, and offers to undo', async () => {
    network.on('PUT', '/api/reception/content/fees', () => ours((stored = fees(350_000, 'v2', 'c1'))));
    network.on('POST', '/api/reception/content/fees/undo', () => ours((stored = fees(300_000, 'v1'))));
    const field = await typeWine('350000');
    expect(field).toHaveProperty('value', '350.000');
    const form = screen.getByRole('form', { name: 'Phí và tiền phạt' });
    expect(within(form).getByText('1 thay đổi chưa lưu')).toBeDefined();
    expect(within(form).getByText(/300\.000/).tagName).toBe('DEL');
    expect(within(form).getByText(/350\.000/).tagName).toBe('INS');
    await user.click(within(form).getByRole('button', { name: 'Lưu' }));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(field).toHaveProperty('value', '300.000'));
    expect(bodies('PUT', 'content/fees')).toEqual([
      { value: { fees: { violation: 500_000, wine: 350_000 }, refundWorkingDays: 7 }, version: 'v1' },
    ]);
    expect(bodies('POST', 'content/fees/undo')).toEqual([{ change: 'c1' }]);
  });

  it('keeps what was typed when somebody else was faster, says who, when and what, and lets one decide', async () => {
    network.on('PUT', '/api/reception/content/fees', ({ body }) => {
      if ((body as { version: string }).version === 'v9') return ours((stored = fees(350_000, 'v10', 'c2')));
      stored = fees(400_000, 'v9', 'c1');
      return ours({ message: 'Đã đổi', code: 'contentChanged', requestId: '1', current: stored }, 409);
    });
    const field = await typeWine('350000');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    const note = (await screen.findByText(/Hoa vừa sửa lúc 14:05, 20\/11\/2026/)).closest<HTMLElement>('[role=alert]');
    expect(within(note ?? document.body).getByText(/400\.000/)).toBeDefined();
    expect(field).toHaveProperty('value', '350.000');
    expect(screen.getByRole('button', { name: 'Lưu' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Giữ bản của tôi' }));
    expect(field).toHaveProperty('value', '350.000');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(bodies('PUT', 'content/fees')).toMatchObject([{ version: 'v1' }, { version: 'v9' }]));
  });

  it('says at the field what is wrong while it is typed, and sends nothing', async () => {
    stored = { ...stored, subject: 'brand', value: { brand: 'Hiên' } };
    await openSite('/reception/content?area=brand');
    const field = await screen.findByRole('textbox', { name: 'Tên khách sạn' });
    await user.clear(field);
    expect(await screen.findByText('Vui lòng điền thông tin này.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(bodies('PUT', 'content/brand')).toEqual([]);
  });

  it('asks before what is unsaved is left behind', async () => {
    await typeWine('350000');
    await user.click(screen.getByRole('link', { name: 'Tất cả các mục' }));
    await user.click(await screen.findByRole('button', { name: 'Ở lại' }));
    expect(screen.getByRole('textbox', { name: 'Phụ thu uống rượu vang' })).toHaveProperty('value', '350.000');
    await user.click(screen.getByRole('button', { name: 'Bỏ thay đổi' }));
    await user.click(screen.getByRole('link', { name: 'Tất cả các mục' }));
    expect(await screen.findByRole('searchbox', { name: 'Tìm mục cần sửa' })).toBeDefined();
  });
});

const prices = CONTENT_AREAS.find(({ name }) => name === 'compensation-1')?.parts[0] as RowsPart;

it('has a form for every area that our server knows, and for nothing else', () => {
  expect(CONTENT_AREAS.map(({ name }) => name).sort()).toEqual(Object.keys(HOTEL_AREAS).sort());
});

it('reads rows as a spreadsheet gives them, with or without a head', () => {
  const rows = [
    'Đồ\tItem\tĐơn vị\tUnit\tGiá\tGiá bản Anh',
    'Đũa\tChopsticks\tĐôi\tPair\t15.000 ₫',
    'Bát\tBowl\tChiếc\tPiece\t30,000\t31.000',
  ];
  const expected = [
    { vi: 'Đũa', en: 'Chopsticks', unit: { vi: 'Đôi', en: 'Pair' }, price: 15_000 },
    { vi: 'Bát', en: 'Bowl', unit: { vi: 'Chiếc', en: 'Piece' }, price: 30_000, priceEn: 31_000 },
  ];
  for (const text of [rows, rows.slice(1)]) {
    expect(readPastedRows(text.join('\r\n'), pastedInputs(prices), prices.empty)).toEqual(expected);
  }
  expect(readPastedRows('  \n', pastedInputs(prices), prices.empty)).toEqual([]);
});

it('names the cells that are no price for sure, instead of guessing', () => {
  const text = ['Đũa\tChopsticks\tĐôi\tPair\t150,000.00', 'Bát\tBowl\tChiếc\tPiece\t1e5\t-5'].join('\n');
  expect(readPastedRows(text, pastedInputs(prices), prices.empty)).toMatchObject([{ price: 150_000 }, { price: null }]);
  expect(wrongPrices(text, pastedInputs(prices))).toEqual([
    { line: 2, cell: '1e5' },
    { line: 2, cell: '-5' },
  ]);
});

it('takes no rows while a pasted price is none, and says which', async () => {
  const area = { subject: 'compensation-1', value: { rows: [] }, version: 'v1', last: null, touched: null };
  network.on('GET', /^\/api\/reception\/content\/compensation-1/, () => ours(area));
  await openSite('/reception/content?area=compensation-1');
  await user.click(await screen.findByRole('button', { name: 'Dán từ bảng tính' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('textbox'));
  await user.paste('Đũa\tChopsticks\tĐôi\tPair\t-5');
  expect(dialog.getByText('Dòng 1: “-5”')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Thêm vào cuối' })).toBeDisabled();
});

it('tells a changed price by its row, and an empty field from none as no change', () => {
  const row = (vi: string, price: number): object => ({ vi, en: vi, unit: { vi: 'Chiếc', en: 'Piece' }, price });
  const before = { rows: [row('Đũa', 15_000), row('Bát', 30_000)] };
  const after = { rows: [{ ...row('Đũa', 15_000), priceEn: null, demo: false }, row('Bát', 32_000)] };
  expect(contentChanges([prices], before, after, 'vi')).toMatchObject([
    { kind: 'value', rows: ['Bát'], word: 'price', before: 30_000, after: 32_000 },
  ]);
});

it('calls a photograph that comes or goes a picture, for it has no name', () => {
  const pictures = LISTING_FORMS.tours.parts.find((part) => part.kind === 'rows' && part.path === 'images');
  if (!pictures) throw new Error('A tour has pictures.');
  const [before, after] = [{ images: [] }, { images: [{ imageUrl: '/uploads/0f3a.webp', featured: false }] }];
  expect(contentChanges([pictures], before, after, 'vi')).toEqual([{ kind: 'added', rows: [''], picture: true }]);
});
