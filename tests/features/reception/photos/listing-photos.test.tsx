// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskPhoto } from '../../../../src/contract/photos/desk';
import type { TourEdit } from '../../../../src/contract/tours/desk';
import { networkStore } from '../../../../src/offline/network/network';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { editedThing, type EditedThing } from '../../../support/edited-thing';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { tourValue } from '../../../support/listings';
import { openSite } from '../../../support/site';

const ID = 'AbCdEfGhIjKlMnOpQrStUv';
const LOBBY: DeskPhoto = {
  id: ID,
  address: `/photos/${ID}-40x40-a1b2c3-40.webp`,
  width: 40,
  height: 40,
  alt: { vi: 'Sảnh đón', en: 'The lobby' },
  staffName: 'Hoa',
  createdAt: '2026-11-20T07:05:00.000Z',
};
const VI = 'Mô tả ảnh (tiếng Việt)';
const EN = 'Mô tả ảnh (tiếng Anh)';

let network: FakeNetwork;
let user: UserEvent;
let tour: EditedThing;
/** Words of the photograph, as our server has them. */
let words: EditedThing;

beforeEach(async () => {
  network = await deskScreen();
  // A dialog takes the pointer from the page; that the notice above it has it back is said by its stylesheet.
  user = userEvent.setup({ applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never });
  tour = editedThing(network, 'tours/1', tourValue());
  words = editedThing(network, `photos/${ID}`, { alt: LOBBY.alt });
  network.on('GET', /^\/api\/reception\/photos\?/, () =>
    ours({ items: [{ ...LOBBY, ...(words.value as object) }], page: 1, pages: 1 }),
  );
  URL.createObjectURL = () => 'blob:look';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

const imagesNow = (): string[] => (tour.value as TourEdit).images.map(({ imageUrl }) => imageUrl);
const save = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Lưu' }));

/** Opens a tour and the dialog in which its next picture is chosen. */
async function choosePhoto(): Promise<HTMLElement> {
  await openSite('/reception/offers?list=tours&id=1');
  await screen.findByRole('form', { name: 'Đêm trên vịnh' });
  await user.click(screen.getByRole('button', { name: 'Thêm ảnh' }));
  return screen.findByRole('dialog', { name: 'Chọn ảnh' });
}

describe('the pictures of a tour', () => {
  it('get a photograph of the hotel, which is saved with the tour and gone with the undo', async () => {
    const dialog = await choosePhoto();
    await user.click(await within(dialog).findByRole('button', { name: 'Sảnh đón' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Gỡ: Ảnh 3' })).toBeVisible();
    await save();
    await waitFor(() => expect(imagesNow()[2]).toBe(LOBBY.address));
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Gỡ: Ảnh 3' })).not.toBeInTheDocument());
    expect(imagesNow()).toEqual(tourValue().images.map(({ imageUrl }) => imageUrl));
  });

  it('get one of the drawn ones', async () => {
    const dialog = await choosePhoto();
    await user.click(within(dialog).getByRole('button', { name: 'Tranh vẽ sẵn' }));
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Bộ tranh' }), 'Tour');
    await user.click(within(dialog).getByRole('button', { name: 't 02 1' }));
    await save();
    await waitFor(() => expect(imagesNow()[2]).toBe('/pictures/tours/t-02-1.svg'));
  });

  it('are put in order and taken away, and nothing of it counts before it is saved', async () => {
    await openSite('/reception/offers?list=tours&id=1');
    const first = await screen.findByRole('button', { name: 'Đưa lên trước: Ảnh 1' });
    expect(first).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Đưa ra sau: Ảnh 2' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Đưa ra sau: Ảnh 1' }));
    await user.click(screen.getByRole('button', { name: 'Gỡ: Ảnh 2' }));
    expect(screen.queryByRole('button', { name: 'Gỡ: Ảnh 2' })).not.toBeInTheDocument();
    expect(imagesNow()).toHaveLength(2);
    await save();
    await waitFor(() => expect(imagesNow()).toEqual(['/pictures/tours/t-01-2.svg']));
  });
});

describe('a photograph that is sent', () => {
  const jpeg = (): File =>
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], 'sanh.jpg', { type: 'image/jpeg' });
  const openUpload = async (): Promise<HTMLElement> => {
    const dialog = await choosePhoto();
    await user.click(within(dialog).getByRole('button', { name: 'Tải ảnh lên' }));
    return dialog;
  };
  const send = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Tải lên và dùng ảnh này' }));

  it('needs a file and words in both languages', async () => {
    const dialog = await openUpload();
    await send();
    expect(within(dialog).getByText('Vui lòng chọn một ảnh.')).toBeVisible();
    for (const label of [VI, EN]) {
      expect(within(dialog).getByRole('textbox', { name: label })).toHaveAccessibleDescription(/Vui lòng mô tả ảnh\./);
    }
    expect(askedAtDesk(network, 'POST', 'photos')).toEqual([]);
  });

  it('is refused by what it is, not by what it is called', async () => {
    const dialog = await openUpload();
    await user.upload(within(dialog).getByLabelText(/Chọn ảnh từ máy này/), new File(['%PDF-1.7'], 'sanh.jpg'));
    expect(await within(dialog).findByText('Chỉ hỗ trợ JPG, PNG, WebP hoặc AVIF.')).toBeVisible();
  });

  it('keeps its words when the network is gone, and is used once it has arrived', async () => {
    network.on('POST', '/api/reception/photos', () => ours(LOBBY, 201));
    const dialog = await openUpload();
    await user.upload(within(dialog).getByLabelText(/Chọn ảnh từ máy này/), jpeg());
    await within(dialog).findByRole('img', { name: 'Ảnh vừa chọn' });
    await user.type(within(dialog).getByRole('textbox', { name: VI }), 'Sảnh đón');
    await user.type(within(dialog).getByRole('textbox', { name: EN }), 'The lobby');
    network.weather = 'refuse';
    await send();
    expect(await within(dialog).findByText('Mất kết nối máy chủ. Vui lòng thử lại sau ít phút.')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: VI })).toHaveValue('Sảnh đón');
    network.weather = 'pass';
    act(() => networkStore.setState({ state: 'online' }));
    await send();
    expect(await screen.findByRole('button', { name: 'Gỡ: Ảnh 3' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('what is said of a photograph', () => {
  const openWords = async (): Promise<HTMLElement> => {
    const dialog = await choosePhoto();
    await user.click(await within(dialog).findByRole('button', { name: 'Sửa mô tả: Sảnh đón' }));
    return dialog;
  };
  const write = async (text: string): Promise<HTMLElement> => {
    const input = screen.getByRole('textbox', { name: VI });
    await user.clear(input);
    if (text !== '') await user.type(input, text);
    return input;
  };
  const saveWords = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Lưu mô tả' }));

  it('is corrected, named so at once, and comes back by one press', async () => {
    const dialog = await openWords();
    expect(screen.getByRole('button', { name: 'Lưu mô tả' })).toBeDisabled();
    await write('Hiên nhà');
    await saveWords();
    expect(await screen.findByText('Đã lưu mô tả ảnh')).toBeVisible();
    expect(words.value).toEqual({ alt: { vi: 'Hiên nhà', en: 'The lobby' } });
    expect(await within(dialog).findByRole('button', { name: 'Hiên nhà' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    expect(await within(dialog).findByRole('button', { name: 'Sảnh đón' })).toBeVisible();
    expect(words.value).toEqual({ alt: LOBBY.alt });
  });

  it('may not be nothing', async () => {
    await openWords();
    const input = await write('');
    await saveWords();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Vui lòng mô tả ảnh\./));
    expect(askedAtDesk(network, 'PUT', `photos/${ID}`)).toEqual([]);
  });

  it.each(['refuse', 'lose-answer'] as const)('is kept when the network does this to it: %s', async (weather) => {
    const dialog = await openWords();
    const input = await write('Hiên nhà');
    network.weather = ({ method }) => (method === 'PUT' ? weather : 'pass');
    await saveWords();
    expect(await within(dialog).findByText('Mất kết nối máy chủ. Vui lòng thử lại sau ít phút.')).toBeVisible();
    expect(input).toHaveValue('Hiên nhà');
    network.weather = 'pass';
    act(() => networkStore.setState({ state: 'online' }));
    await saveWords();
    expect(await screen.findByText('Đã lưu mô tả ảnh')).toBeVisible();
    expect(words.value).toEqual({ alt: { vi: 'Hiên nhà', en: 'The lobby' } });
  });

  it('stays as it was when somebody thinks better of it', async () => {
    const dialog = await openWords();
    await write('Hiên nhà');
    await user.click(within(dialog).getByRole('button', { name: 'Huỷ' }));
    expect(await within(dialog).findByRole('button', { name: 'Sảnh đón' })).toBeVisible();
    expect(askedAtDesk(network, 'PUT', `photos/${ID}`)).toEqual([]);
  });
});
