// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '../../../locales/vi/guide-postcard.json';
import type { GuideAnswer } from '../../../src/contract/guide/guide';
import { DoorAndWifi } from '../../../src/features/guide/first-view/door-and-wifi';
import * as picture from '../../../src/features/guide/postcard/picture';
import { answerOf, demoContent, freshGuide, renderInGuide, showApartment } from '../../support/guide';

const OVER = {
  ...{ access: 'ended' as const, doorCode: null, wifi: { name: null, password: null } },
  ...{ validFrom: '2026-11-17T07:00:00.000Z', validUntil: '2026-11-20T05:00:00.000Z' },
};
const heading = vietnamese.heading;

async function showOver(changes: Partial<GuideAnswer> = {}, views?: string[][]): Promise<void> {
  const content = await demoContent();
  await renderInGuide(<DoorAndWifi />, views ? { content: { ...content, views } } : {});
  showApartment('B902', answerOf({ ...OVER, ...changes }));
}

const drawing = async (): Promise<string> => {
  const image = await screen.findByRole<HTMLImageElement>('img', { name: /^Tranh vẽ ban đêm/ });
  return decodeURIComponent(image.src.replace(/^[^,]*,/, ''));
};

beforeEach(() => {
  freshGuide();
  vi.spyOn(picture, 'picturePng').mockResolvedValue(new File(['png'], 'postcard.png', { type: 'image/png' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('stands above the ended card, with floor, side, evening and moon beside the drawing', async () => {
  await showOver();
  expect(await screen.findByRole('region', { name: heading })).toHaveTextContent(
    /Tầng 9, nhìn ra vịnh.*Đêm 19 tháng 11, 2026, trăng 11 âm lịch/,
  );
  expect(screen.getByRole('link', { name: 'Đặt lại' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/Quên đồ trong phòng/)).toBeInTheDocument();
});

it('says in the drawing the house and the day of leaving, and nothing of whose it is', async () => {
  await showOver();
  const svg = await drawing();
  expect([...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual(['Hiên', '20.11', '2026']);
  expect(svg).not.toMatch(/B902|4826|902/);
});

it.each([
  ['a house by the sea', [['B', '01–10', 'sea']], 'Tầng 9, nhìn ra biển', /một thuyền buồm đỏ/],
  ['a house that says no view', [], 'Tầng 9', /mái ngói/],
])('follows %s in what it draws and names', async (_, views, words, drawn) => {
  await showOver({}, views);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: drawn })).toBeInTheDocument();
});

it.each([
  ['cancelled', { cancelled: true }],
  ['moved to another door', { movedTo: 'B516' }],
  ['open for everybody, where nothing begins or ends', { validFrom: null, validUntil: null }],
])('is not there for a stay that was %s', async (_, changes) => {
  await showOver(changes);
  await import('../../../src/features/guide/postcard/postcard');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Đặt lại' })).toBeInTheDocument());
  expect(screen.queryByRole('region', { name: heading })).toBeNull();
});

it('hands picture and the house’s bare address to the phone’s own sheet, the line painted below the picture', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  await showOver();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Một dòng gửi kèm/ }), ' Trăng lên rồi. ');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi bưu thiếp' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({ files: [expect.any(File)], url: `${location.origin}/` });
  expect(picture.picturePng).toHaveBeenCalledWith(await drawing(), 'Trăng lên rồi.');
});

it('without such a sheet saves the picture and copies the address', async () => {
  const user = userEvent.setup();
  const save = vi.spyOn(picture, 'saveFile').mockReturnValue(undefined);
  await showOver();
  await user.click(await screen.findByRole('button', { name: 'Lưu ảnh' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Chép đường dẫn' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/`);
  expect(screen.queryByRole('button', { name: 'Gửi bưu thiếp' })).toBeNull();
});

it('says so when no picture comes of it, and is silent when the sheet is closed again', async () => {
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValue(new Error('no'));
  Object.assign(navigator, { share, canShare: () => true });
  await showOver();
  const send = await screen.findByRole('button', { name: 'Gửi bưu thiếp' });
  await userEvent.click(send);
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  expect(screen.queryByText(vietnamese.failed)).toBeNull();
  await userEvent.click(send);
  expect(await screen.findByText(vietnamese.failed)).toBeInTheDocument();
});
