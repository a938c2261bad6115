// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCardWords } from '../../../../src/app/desk/desk-card-words';
import type { PrintHouse } from '../../../../src/contract/desk/print';
import { PrintPage } from '../../../../src/features/reception/print/print-page';
import type { ReadQr } from '../../../../src/features/reception/print/print-reader';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { demoWordsIn } from '../../../../src/server/start/demo-words';
import { readDrawing } from '../../../support/qr-pixels';
import { sitePhone } from '../../../support/site';
import { renderWithWords } from '../../../support/words';

const door = (apartment: string, card = false) => ({
  apartment,
  tower: apartment.slice(0, 1),
  floor: Number(apartment.slice(1, -2)),
  card,
});
const HOUSE: PrintHouse = {
  origin: 'https://hien.example',
  brand: 'Hiên Thử',
  phone: '0203 088 0001',
  curtainTowers: ['A'],
  doors: [door('A1509', true), ...Array.from({ length: 9 }, (_, unit) => door(`B90${unit + 1}`)), door('B1001')],
};

let network: FakeNetwork;
beforeEach(async () => {
  network = await sitePhone();
  print.mockClear();
  window.print = print;
});
afterEach(() => vi.restoreAllMocks());

async function openPrint(house: Partial<PrintHouse> = {}, read: ReadQr = readDrawing) {
  network.on('GET', '/api/reception/apartments?lang=vi', () => ours({ ...HOUSE, ...house }));
  const words = await loadCardWords();
  await renderWithWords(<PrintPage lang="vi" words={words} openReader={() => Promise.resolve(read)} />);
  await screen.findByRole('heading', { name: 'Căn hộ' });
  return userEvent.setup();
}
const check = () => screen.getByRole('button', { name: 'Kiểm tra mã' });
const print = vi.fn();
const printButton = () => screen.findByRole('button', { name: /^In \d+ tờ$/ });
const paper = () => document.querySelector('[data-print-sheets]');
const printed = (): string[] =>
  [...document.querySelectorAll('[data-print-sheets] [data-qr]')].map((qr) => qr.getAttribute('aria-label') ?? '');

it('offers to print only what was read back, and lays every card on a sheet', async () => {
  const user = await openPrint();
  expect(screen.getByText('11 thẻ trên 2 tờ')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^In / })).not.toBeInTheDocument();
  expect(paper()).toBeNull();
  await user.click(check());
  await user.click(await printButton());
  expect(print).toHaveBeenCalledOnce();
  expect(paper()?.children).toHaveLength(2);
  expect(printed()).toEqual(HOUSE.doors.map((one) => `Mã QR: https://hien.example/hiden-page/${one.apartment}`));
});

it('lists codes that say something else, and prints the others', async () => {
  const user = await openPrint({}, (picture) => {
    const text = readDrawing(picture);
    return text === 'https://hien.example/hiden-page/B903' ? 'https://evil.example/' : text;
  });
  await user.click(check());
  expect(await screen.findByText('B903: đọc thành “https://evil.example/”')).toBeInTheDocument();
  expect(printed()).toHaveLength(10);
  expect(printed().join()).not.toContain('B903');
});

it('prints nothing when no code can be read', async () => {
  const user = await openPrint({}, () => null);
  await user.click(check());
  expect(await screen.findByText('B901: không đọc được')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^In / })).not.toBeInTheDocument();
  expect(paper()).toBeNull();
});

it('takes towers, floors and kinds of doors, or a typed list', async () => {
  const user = await openPrint();
  await user.click(screen.getByRole('checkbox', { name: 'Toà B' }));
  await user.click(screen.getByRole('checkbox', { name: '10' }));
  expect(screen.getByText('1 thẻ trên 1 tờ')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Gõ số căn hộ' }));
  expect(screen.getByText('Chưa có thẻ nào. Hãy chọn căn hộ.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Số căn hộ' }), 'b902-b904 Z1');
  expect(screen.getByText('Không có căn hộ: Z1')).toBeInTheDocument();
  expect(screen.getByText('3 thẻ trên 1 tờ')).toBeInTheDocument();
});

it('asks for what was read back again once the choice is another one', async () => {
  const user = await openPrint();
  await user.click(check());
  await printButton();
  await user.click(screen.getByRole('radio', { name: 'Phiếu thông tin khách' }));
  expect(screen.queryByRole('button', { name: /^In / })).not.toBeInTheDocument();
  expect(paper()).toBeNull();
  await user.click(check());
  await printButton();
  expect(printed()[0]).toBe('Mã QR: https://hien.example/form-qr?apartment=A1509');
});

it('says loudly that codes lead nowhere, and waits until that is known', async () => {
  const user = await openPrint({ origin: 'http://localhost:4173' });
  expect(screen.getByRole('alert')).toHaveTextContent('Các mã này sẽ không mở được trên điện thoại của khách');
  expect(check()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Tôi hiểu, vẫn in thử' }));
  await user.click(check());
  await user.click(await printButton());
  expect(print).toHaveBeenCalledOnce();
});

it('has no warning where the origin is open to everybody', async () => {
  await openPrint();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks for the Wi-Fi only when a code for it is wanted, and reads that code back too', async () => {
  network.on('GET', /^\/api\/reception\/wifi/, ({ path }) => {
    const list = new URLSearchParams(path.split('?')[1]).get('apartments') ?? '';
    return ours({
      items: list.split(',').map((apartment) => ({ apartment, wifiName: `Hiên ${apartment}`, wifiPassword: 'a;b' })),
    });
  });
  const read = vi.fn(readDrawing);
  const user = await openPrint({}, read);
  const asked = (): string[] => network.asked.map(({ path }) => path).filter((path) => path.includes('wifi'));
  await user.click(check());
  await printButton();
  expect(asked()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Mã QR kết nối Wi-Fi' }));
  await user.click(check());
  await printButton();
  expect(asked()).toHaveLength(1);
  expect(read.mock.results.map(({ value }) => value as unknown)).toContain('WIFI:T:WPA;S:Hiên B902;P:a\\;b;;');
  expect(printed()).toContain('Mã QR kết nối Wi-Fi Hiên B902');
});

it('prints stickers for appliances that open their place in the guide, where the tower has them', async () => {
  const user = await openPrint();
  await user.click(screen.getByRole('radio', { name: /^Nhãn thiết bị/ }));
  for (const name of ['Bật điện', 'Bếp từ', 'Bình nóng lạnh']) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('checkbox', { name: 'Rèm điện' }));
  await user.click(check());
  await printButton();
  expect(printed().filter((label) => label.endsWith('#2-3'))).toHaveLength(11);
  expect(printed().filter((label) => label.endsWith('#8-2'))).toEqual([
    'Mã QR: https://hien.example/hiden-page/A1509#8-2',
  ]);
});

it('speaks Vietnamese, English or both on the card, whatever the desk speaks', async () => {
  const user = await openPrint();
  const preview = within(screen.getByRole('region', { name: 'Xem trước' }));
  expect(preview.getAllByText(/^Quét để xem hướng dẫn căn hộ/)).toHaveLength(8);
  expect(preview.getAllByText(/^Scan for your apartment guide/)).toHaveLength(8);
  await user.click(screen.getByRole('radio', { name: 'Tiếng Anh' }));
  expect(preview.queryByText(/^Quét để xem hướng dẫn căn hộ/)).not.toBeInTheDocument();
});

it('stops when it is told to, and prints nothing of it', async () => {
  let go: () => void = () => undefined;
  const user = await openPrint();
  network.on('GET', /^\/api\/reception\/wifi/, () => new Promise((answer) => (go = () => answer(ours({ items: [] })))));
  await user.click(screen.getByRole('checkbox', { name: 'Mã QR kết nối Wi-Fi' }));
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: 'Dừng' }));
  go();
  await waitFor(() => expect(check()).toBeEnabled());
  expect(paper()).toBeNull();
});

it('says why when the Wi-Fi cannot be asked for', async () => {
  const user = await openPrint();
  await user.click(screen.getByRole('checkbox', { name: 'Mã QR kết nối Wi-Fi' }));
  network.weather = 'refuse';
  await user.click(check());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(paper()).toBeNull();
});

it('prints nothing of the demo in a house of one’s own, of any kind of sheet and in any language', async () => {
  const user = await openPrint({
    origin: 'https://sen.example',
    brand: 'Nhà Sen',
    phone: '0236 300 0001',
    curtainTowers: [],
    doors: [door('S201', true), door('S202')],
  });
  const choices = screen.getAllByRole('radio');
  expect(choices.length).toBeGreaterThan(3);
  for (const choice of choices) {
    await user.click(choice);
    const check = screen.queryByRole('button', { name: 'Kiểm tra mã' });
    if (check === null) continue;
    await user.click(check);
    await printButton();
    expect(paper()?.textContent).toContain('Nhà Sen');
    expect([choice.getAttribute('value'), demoWordsIn(paper()?.textContent ?? '')]).toEqual([
      choice.getAttribute('value'),
      [],
    ]);
  }
});

it('gives the same addresses as a list for writing NFC tags, and says which tag is enough', async () => {
  const user = await openPrint();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  await user.click(screen.getByText('Thẻ NFC dán dưới nhãn'));
  expect(screen.getByText('Dài nhất 34 byte: thẻ NTAG213 là đủ.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tải danh sách 11 thẻ (CSV)' }));
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines).toHaveLength(13);
  expect(lines[1]).toMatch(/^A1509,https:\/\/hien\.example\/hiden-page\/A1509,D1011E5504[0-9A-F]+,34,NTAG213$/);
});

it('has a line for each router, made from this house’s address, and none that phones could not ask', async () => {
  await openPrint();
  const lines = [...document.querySelectorAll('dd code')].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(5);
  expect(lines.every((line) => line.includes('https://hien.example/.well-known/captive'))).toBe(true);
  expect(lines).toContain('dhcp-option=114,https://hien.example/.well-known/captive');
});

it('says why there is none while the house has no https address', async () => {
  await openPrint({ origin: 'http://hien.example' });
  expect(document.querySelector('dd code')).toBeNull();
  expect(screen.getByText(/Điện thoại chỉ hỏi một địa chỉ https công khai/)).toBeInTheDocument();
});
