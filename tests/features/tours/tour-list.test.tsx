// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TourArea } from '../../../src/domain/tours/tours';
import { networkStore } from '../../../src/offline/network/network';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { goTo, openSite, sitePhone } from '../../support/site';
import { tourNamed, withTours } from '../../support/tour-screens';

let network: FakeNetwork;
const many = Array.from({ length: 20 }, (_, index) =>
  tourNamed(index + 1, `Chuyến số ${index + 1}`, {
    price: 1_000_000 + index * 200_000,
    durationDays: (index % 3) + 1,
    area: index % 2 === 0 ? 'HA_LONG' : 'HA_NOI',
  }),
);
const main = () => within(screen.getByRole('main'));
const names = (): (string | null)[] =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map((one) => one.textContent);
const refuse = () => ours({ code: 'internal', message: 'x', requestId: 'r' }, 500);

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'unknown' });
  withTours(network, many);
});
afterEach(() => vi.unstubAllGlobals());

describe('a list of tours', () => {
  it('shows nine, and nine more with each tap', async () => {
    const user = userEvent.setup();
    await openSite('/tour');
    expect(await main().findByText('Đang xem 9 trên 20 tour')).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(names()).toHaveLength(18);
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(names()).toHaveLength(20);
    expect(main().queryByRole('button', { name: 'Xem thêm' })).not.toBeInTheDocument();
  });

  it('filters by duration and price, orders by what one pays, and keeps it all in the address', async () => {
    const user = userEvent.setup();
    const router = await openSite('/tour');
    await user.selectOptions(await main().findByRole('combobox', { name: 'Thời gian' }), '2 ngày 1 đêm');
    await user.selectOptions(main().getByRole('combobox', { name: 'Giá mỗi khách' }), 'Trên 3 triệu');
    await user.selectOptions(main().getByRole('combobox', { name: 'Sắp xếp' }), 'Giá giảm dần');
    expect(names()).toEqual(['Chuyến số 20', 'Chuyến số 17', 'Chuyến số 14']);
    expect(router.state.location.search).toBe('?days=2&price=over-3m&sort=price-desc');
  });

  it('finds without marks, begins anew with each filter, and offers the way back', async () => {
    const user = userEvent.setup();
    const router = await openSite('/tour?more=1');
    await user.type(await main().findByRole('searchbox', { name: 'Tìm tour' }), 'chuyen 17');
    expect(names()).toEqual(['Chuyến số 17']);
    expect(main().getByRole('status')).toHaveTextContent('1 tour');
    await user.type(main().getByRole('searchbox'), 'x');
    expect(main().getByRole('heading', { name: 'Không có tour nào khớp' })).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Xoá bộ lọc' }));
    expect(router.state.location.search).toBe('');
    expect(names()).toHaveLength(9);
  });

  it('opens a tour below its own address, with its id along', async () => {
    const user = userEvent.setup();
    const router = await openSite('/tour-ha-long?q=chuyen+so+7');
    await user.click(await main().findByRole('link', { name: 'Chuyến số 7' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/tour-ha-long/chuyen-so-7/view', state: { id: 7 } }),
    );
  });

  it.each([
    [2, '2 ngày 1 đêm'],
    [1, 'Trong ngày'],
    [0, 'Dữ liệu không hợp lệ'],
  ])('says of %i days: %s', async (durationDays, label) => {
    withTours(network, [tourNamed(1, 'Một chuyến', { durationDays })]);
    await openSite('/tour');
    expect(within(await main().findByRole('article')).getByText(label)).toBeInTheDocument();
  });

  it('shows what one pays, what it was, and by how much less', async () => {
    withTours(network, [tourNamed(1, 'Một chuyến', { price: 2_999_999, discountPercent: 10 })]);
    await openSite('/tour');
    const card = within(await main().findByRole('article'));
    for (const text of ['2.699.999 ₫', '2.999.999 ₫', '−10%']) expect(card.getByText(text)).toBeInTheDocument();
  });
});

describe('which tours', () => {
  const some = (['HA_NOI', 'HA_LONG', 'OTHER'] as TourArea[]).map((area, at) => tourNamed(at + 1, area, { area }));
  beforeEach(() => withTours(network, [...some, tourNamed(9, 'Tour nháp', { status: 'INACTIVE' })]));

  it.each([
    ['/tour', ['HA_NOI', 'HA_LONG', 'OTHER']],
    ['/tour-ha-noi', ['HA_NOI']],
    ['/tour-ha-long', ['HA_LONG']],
  ])('%s shows %j, and never what is not for sale', async (address, shown) => {
    await openSite(address);
    await waitFor(() => expect(names()).toEqual(shown));
  });

  it('takes the area of the navigation state', async () => {
    const router = await openSite('/form-qr');
    await router.navigate('/tour', { state: { location: 'HA_LONG' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tour Hạ Long' })).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['HA_LONG']));
    expect(main().getByRole('link', { name: 'Hạ Long' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('where tours come from', () => {
  const stored = [tourNamed(1, 'Trong máy'), tourNamed(2, 'Tour nháp', { status: 'INACTIVE' })];

  it('the shared file, in silence, when the call fails', async () => {
    network.on('GET', /^\/api\/tours\?/, refuse);
    await openSite('/tour');
    await main().findByText('Đang xem 9 trên 20 tour');
    expect(main().queryByText(/^Theo bản lưu/)).not.toBeInTheDocument();
    expect(network.asked.find(({ path }) => path.startsWith('/shared-tours.json'))?.path).toMatch(/[?&]t=\d+/);
  });

  it('browser storage when both fail; only what is for sale, and said to be a copy', async () => {
    localStorage.setItem('hien_tours', JSON.stringify(stored));
    network.weather = 'refuse';
    await openSite('/tour');
    await waitFor(() => expect(names()).toEqual(['Trong máy']));
    expect(main().getByText('Theo bản lưu trên máy này')).toBeInTheDocument();
  });

  it('what was read before, with its time, when there is no network', async () => {
    const router = await openSite('/tour');
    await main().findByText('Đang xem 9 trên 20 tour');
    expect(JSON.parse(localStorage.getItem('hien_tours') ?? '[]')).toHaveLength(20);
    await goTo(router, '/form-qr');
    network.weather = 'refuse';
    await goTo(router, '/tour-ha-noi');
    expect(await main().findByText(/^Theo bản lưu lúc \d/)).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(9));
  });

  it('nowhere: an empty list that says so, and tries again', async () => {
    const user = userEvent.setup();
    network.weather = 'refuse';
    await openSite('/tour');
    expect(await main().findByRole('heading', { name: 'Chưa tải được danh sách tour' })).toBeInTheDocument();
    expect(main().queryByRole('article')).not.toBeInTheDocument();
    network.weather = 'pass';
    await user.click(main().getByRole('button', { name: 'Thử lại' }));
    await main().findByText('Đang xem 9 trên 20 tour');
  });

  it.each(['{', '[{"id":1}]', '"x"', 'null'])('not storage that holds %s', async (rubbish) => {
    localStorage.setItem('hien_tours', rubbish);
    network.weather = 'refuse';
    await openSite('/tour');
    expect(await main().findByRole('heading', { name: 'Chưa tải được danh sách tour' })).toBeInTheDocument();
  });
});
