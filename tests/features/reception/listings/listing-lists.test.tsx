// @vitest-environment jsdom
/** @module-tag last-ring */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeskApartments } from '../../../../src/contract/catalogue/desk';
import type { DeskPosts } from '../../../../src/contract/blog/desk';
import type { DeskTours } from '../../../../src/contract/tours/desk';
import { networkStore } from '../../../../src/offline/network/network';
import { askedAtDesk, deskScreen, leaveDesk } from '../../../support/desk-screen';
import { editedThing, type EditedThing } from '../../../support/edited-thing';
import { type FakeNetwork, ours } from '../../../support/fake-network';
import { openSite } from '../../../support/site';

type Tour = DeskTours['items'][number];
const tour = (id: number, name: string, more: Partial<Tour> = {}): Tour => ({
  id,
  name: { vi: name, en: `${name} (en)` },
  area: 'HA_LONG',
  status: 'ACTIVE',
  price: 3_000_000,
  discountPercent: 10,
  durationDays: 2,
  picture: '/pictures/tours/t-01-1.svg',
  ...more,
});
const TOURS = [
  tour(1, 'Đêm trên vịnh'),
  tour(2, 'Phố cổ một vòng', {
    area: 'HA_NOI',
    status: 'INACTIVE',
    price: 450_000,
    discountPercent: 0,
    durationDays: 1,
  }),
  tour(3, 'Chèo kayak'),
];
const room = (
  id: number,
  name: string,
  price: number,
  discount = 0,
): DeskApartments['items'][number]['rooms'][number] => ({
  id,
  name: { vi: name, en: name },
  price,
  discount,
  maxRooms: 1,
  hidden: false,
});
const APARTMENTS: DeskApartments['items'] = [
  {
    id: 1,
    name: { vi: 'Nhà nhìn ra vịnh', en: 'The bay house' },
    house: 'Hiên Bãi Cháy',
    area: 'HA_LONG',
    city: '',
    status: 'AVAILABLE',
    picture: '',
    rooms: [room(11, 'Studio', 1_500_000, 20), room(12, 'Gác xép', 1_300_000)],
  },
  {
    id: 2,
    name: { vi: 'Nhà phố', en: 'The town house' },
    house: '',
    area: 'HA_NOI',
    city: '',
    status: 'OCCUPIED',
    picture: '',
    rooms: [room(21, 'Cả nhà', 2_000_000)],
  },
  {
    id: 3,
    name: { vi: 'Nhà sửa', en: 'The closed house' },
    house: '',
    area: 'DA_LAT',
    city: '',
    status: 'HIDDEN',
    picture: '',
    rooms: [],
  },
];
const POSTS: DeskPosts['items'] = [
  {
    id: 1,
    title: { vi: 'Bún cá buổi sớm', en: '' },
    category: 'am-thuc-vung-mien',
    status: 'PUBLISHED',
    day: '2026-11-18',
    thumbnail: '',
    views: 12_345,
    english: false,
    updatedAt: '2026-11-18T01:00:00.000Z',
  },
  {
    id: 2,
    title: { vi: 'Mùa sương', en: 'Misty days' },
    category: 'tin-tuc-du-lich',
    status: 'DRAFT',
    day: '2026-11-20',
    thumbnail: '',
    views: 0,
    english: true,
    updatedAt: '2026-11-18T01:00:00.000Z',
  },
];

let network: FakeNetwork;
let user: UserEvent;
let order: EditedThing;

/** The order of the site, as our server keeps it. */
const idsNow = (): readonly number[] => (order.value as { ids: number[] }).ids;

beforeEach(async () => {
  network = await deskScreen();
  user = userEvent.setup();
  network.on('GET', /^\/api\/reception\/posts\?/, () => ours({ items: POSTS }));
  network.on('GET', /^\/api\/reception\/homes\?/, () => ours({ items: APARTMENTS }));
  order = editedThing(network, 'tour-order', { ids: [1, 2, 3] });
  network.on('GET', /^\/api\/reception\/tours\?/, () =>
    ours({ items: idsNow().map((id) => TOURS.find((one) => one.id === id)) }),
  );
});
afterEach(() => {
  leaveDesk();
  vi.unstubAllGlobals();
});

/** The rows of the list as somebody reads them, the buttons apart. */
async function rowsOf(list: string): Promise<string[][]> {
  await openSite(`/reception/offers?list=${list}`);
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .filter((cell) => !cell.querySelector('button'))
        .map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
    );
}
const namesNow = (): (string | null)[] => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the lists of the site', () => {
  it('shows tours with what they cost after the discount, hidden ones among them', async () => {
    expect(await rowsOf('tours')).toEqual([
      ['Ảnh', 'Tên', 'Khu vực', 'Thời gian', 'Giá', 'Trạng thái', 'Thứ tự'],
      ['', 'Đêm trên vịnh', 'Hạ Long', '2 ngày', '2.700.000 ₫', 'Đang bán'],
      ['', 'Phố cổ một vòng', 'Hà Nội', '1 ngày', '450.000 ₫', 'Đang ẩn'],
      ['', 'Chèo kayak', 'Hạ Long', '2 ngày', '2.700.000 ₫', 'Đang bán'],
    ]);
    expect(screen.getByRole('link', { name: 'Chèo kayak' })).toHaveAttribute(
      'href',
      '/reception/offers?list=tours&id=3',
    );
    expect(screen.getByRole('link', { name: 'Thêm tour' })).toHaveAttribute(
      'href',
      '/reception/offers?list=tours&id=new',
    );
  });

  it('shows apartments with their cheapest night, and offers a new one', async () => {
    expect(await rowsOf('homes')).toEqual([
      ['Ảnh', 'Tên', 'Khu vực', 'Loại phòng', 'Giá', 'Trạng thái', 'Thứ tự'],
      ['', 'Nhà nhìn ra vịnhHiên Bãi Cháy', 'Hạ Long', '2 loại phòng', 'từ 1.200.000 ₫', 'Đang bán'],
      ['', 'Nhà phố', 'Hà Nội', '1 loại phòng', 'từ 2.000.000 ₫', 'Hết phòng'],
      ['', 'Nhà sửa', 'Đà Lạt', '0 loại phòng', '', 'Đang ẩn'],
    ]);
    expect(screen.getByRole('link', { name: 'Thêm căn hộ' })).toHaveAttribute(
      'href',
      '/reception/offers?list=homes&id=new',
    );
  });

  it('shows posts and drafts with their readers, and has no order to change', async () => {
    expect(await rowsOf('posts')).toEqual([
      ['Ảnh', 'Tên', 'Danh mục', 'Ngày', 'Lượt đọc', 'Trạng thái'],
      ['', 'Bún cá buổi sớmChưa có bản tiếng Anh', 'Ẩm thực vùng miền', '18/11/2026', '12.345', 'Đã đăng'],
      ['', 'Mùa sương', 'Tin tức du lịch', '20/11/2026', '0', 'Bản nháp'],
    ]);
    expect(screen.queryByRole('button', { name: /^Đưa/ })).not.toBeInTheDocument();
  });

  it('changes from one list to the other by its tabs', async () => {
    await rowsOf('posts');
    await user.click(screen.getByRole('button', { name: 'Căn hộ' }));
    expect(await screen.findByRole('link', { name: 'Nhà phố' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Mùa sương' })).not.toBeInTheDocument();
  });

  it('finds an apartment by one of its rooms without accents, and says when there is nothing', async () => {
    await rowsOf('homes');
    const find = screen.getByRole('searchbox', { name: 'Tìm căn hộ' });
    await user.type(find, 'gac xep');
    expect(namesNow()).toEqual(['Nhà nhìn ra vịnhHiên Bãi Cháy']);
    await user.clear(find);
    await user.type(find, 'khong co');
    expect(screen.getByText(/Không có kết quả/)).toBeVisible();
  });

  it('says when a list is empty, and what our server says when it does not answer with one', async () => {
    network.on('GET', /^\/api\/reception\/tours\?/, () => ours({ items: [] }));
    network.on('GET', /^\/api\/reception\/homes\?/, () =>
      ours({ message: 'Có lỗi xảy ra. Vui lòng thử lại sau.', code: 'internal', requestId: 'r' }, 500),
    );
    await openSite('/reception/offers?list=tours');
    expect(await screen.findByText('Chưa có tour nào.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Căn hộ' }));
    expect(await screen.findByText('Có lỗi xảy ra. Vui lòng thử lại sau.')).toBeVisible();
  });
});

describe('the order of a list', () => {
  it('cannot go over its ends', async () => {
    await rowsOf('tours');
    expect(screen.getByRole('button', { name: 'Đưa lên: Đêm trên vịnh' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Đưa xuống: Đêm trên vịnh' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Đưa lên: Chèo kayak' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Đưa xuống: Chèo kayak' })).toBeDisabled();
  });

  it('is sent whole, from the version that stands now, and shown as it is then', async () => {
    await rowsOf('tours');
    await user.click(screen.getByRole('button', { name: 'Đưa xuống: Đêm trên vịnh' }));
    expect(await screen.findByText('Đã đổi thứ tự trên trang')).toBeVisible();
    await waitFor(() => expect(namesNow()).toEqual(['Phố cổ một vòng', 'Đêm trên vịnh', 'Chèo kayak']));
    await user.click(screen.getByRole('button', { name: 'Đưa lên: Chèo kayak' }));
    await waitFor(() => expect(namesNow()).toEqual(['Phố cổ một vòng', 'Chèo kayak', 'Đêm trên vịnh']));
    expect(askedAtDesk(network, 'PUT', 'tour-order').map(({ body }) => body)).toEqual([
      { value: { ids: [2, 1, 3] }, version: JSON.stringify({ ids: [1, 2, 3] }) },
      { value: { ids: [2, 3, 1] }, version: JSON.stringify({ ids: [2, 1, 3] }) },
    ]);
  });

  it('comes back by one press', async () => {
    await rowsOf('tours');
    await user.click(screen.getByRole('button', { name: 'Đưa lên: Chèo kayak' }));
    await waitFor(() => expect(namesNow()).toEqual(['Đêm trên vịnh', 'Chèo kayak', 'Phố cổ một vòng']));
    await user.click(screen.getByRole('button', { name: 'Hoàn tác' }));
    expect(await screen.findByText('Đã hoàn tác')).toBeVisible();
    await waitFor(() => expect(namesNow()).toEqual(['Đêm trên vịnh', 'Phố cổ một vòng', 'Chèo kayak']));
    expect(idsNow()).toEqual([1, 2, 3]);
  });

  it('stays as it is when a colleague was faster, and is shown as they left it', async () => {
    await rowsOf('tours');
    network.weather = ({ method }) => {
      if (method === 'PUT') order.changedBy('Hoa', { ids: [3, 2, 1] });
      return 'pass';
    };
    await user.click(screen.getByRole('button', { name: 'Đưa xuống: Đêm trên vịnh' }));
    expect(await screen.findByText('Nội dung này đã thay đổi trong lúc bạn sửa.')).toBeVisible();
    await waitFor(() => expect(namesNow()).toEqual(['Chèo kayak', 'Phố cổ một vòng', 'Đêm trên vịnh']));
  });

  it('is not sent when the network is gone, and the list stays as it was', async () => {
    await rowsOf('tours');
    network.weather = 'refuse';
    await user.click(screen.getByRole('button', { name: 'Đưa xuống: Đêm trên vịnh' }));
    expect(await screen.findByText('Mất kết nối máy chủ. Vui lòng thử lại sau ít phút.')).toBeVisible();
    expect(askedAtDesk(network, 'PUT', 'tour-order')).toEqual([]);
    expect(namesNow()).toEqual(['Đêm trên vịnh', 'Phố cổ một vòng', 'Chèo kayak']);
  });

  it('cannot be changed without a network, nor while only a part of the list is shown', async () => {
    await rowsOf('tours');
    act(() => networkStore.setState({ state: 'offline' }));
    for (const button of screen.getAllByRole('button', { name: /^Đưa/ })) expect(button).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Thêm tour' })).not.toBeInTheDocument();
    act(() => networkStore.setState({ state: 'online' }));
    expect(screen.getByRole('button', { name: 'Đưa xuống: Đêm trên vịnh' })).toBeEnabled();
    await user.type(screen.getByRole('searchbox', { name: 'Tìm tour' }), 'kayak');
    expect(namesNow()).toEqual(['Chèo kayak']);
    expect(screen.queryByRole('button', { name: /^Đưa/ })).not.toBeInTheDocument();
  });
});
