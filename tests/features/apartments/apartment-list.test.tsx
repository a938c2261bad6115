// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkStore } from '../../../src/offline/network/network';
import { apartmentNamed, withCatalogue, withLongCatalogue } from '../../support/catalogue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { goTo, openSite, sitePhone } from '../../support/site';
import { table } from '../../support/table';

let network: FakeNetwork;
const many = Array.from({ length: 20 }, (_, index) =>
  apartmentNamed(index + 1, `Căn số ${index + 1}`, { pricePerMonth: 30_000_000 - index * 1_000_000 }),
);
const main = () => within(screen.getByRole('main'));
const names = (): (string | null)[] =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent);

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'unknown' });
  withCatalogue(network, many);
});
afterEach(() => vi.unstubAllGlobals());

describe('a list of apartments', () => {
  it('shows nine, and nine more with each tap', async () => {
    const user = userEvent.setup();
    await openSite('/apartment-ha-long');
    expect(await main().findByText('Đang xem 9 trên 20 căn')).toBeInTheDocument();
    expect(names()).toHaveLength(9);
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(names()).toHaveLength(18);
    expect(main().getByRole('link', { name: 'Căn số 10' }), 'the first of the new ones').toHaveFocus();
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(names()).toHaveLength(20);
    expect(main().getByRole('link', { name: 'Căn số 19' })).toHaveFocus();
    expect(main().queryByRole('button', { name: 'Xem thêm' })).not.toBeInTheDocument();
  });

  it('begins at its beginning where an address names a page that it has no more', async () => {
    await openSite('/apartment-ha-long?page=2');
    expect(await main().findByText('Đang xem 9 trên 20 căn')).toBeInTheDocument();
    expect(names()[0]).toBe('Căn số 1');
  });

  it('orders by the monthly price, in the address', async () => {
    const user = userEvent.setup();
    const router = await openSite('/apartment-ha-long');
    await user.selectOptions(await main().findByRole('combobox', { name: 'Sắp xếp' }), 'Giá tăng dần');
    expect(names()[0]).toBe('Căn số 20');
    expect(router.state.location.search).toBe('?sort=price-asc');
    // What it is in order of is what stands first.
    expect(main().getAllByRole('article')[0]).toHaveTextContent(/₫ mỗi tháng.*Từ .* ₫ mỗi đêm/);
    await user.selectOptions(main().getByRole('combobox', { name: 'Sắp xếp' }), 'Giá giảm dần');
    expect(names()[0]).toBe('Căn số 1');
  });

  it('orders by the night where one is not let by the month, and says no month of that one', async () => {
    withCatalogue(network, [
      apartmentNamed(1, 'Căn tháng', { pricePerDay: 2_000_000 }),
      apartmentNamed(2, 'Căn đêm', { pricePerDay: 900_000, pricePerMonth: 0 }),
    ]);
    await openSite('/apartment-ha-long?sort=price-desc');
    const [byMonth, byNight] = await main().findAllByRole('article');
    expect(byMonth).toHaveTextContent(/Căn tháng.*₫ mỗi đêm.*₫ mỗi tháng/);
    expect(byNight).toHaveTextContent(/Căn đêm.*900\.000 ₫ mỗi đêm/);
    expect(byNight).not.toHaveTextContent('mỗi tháng');
  });

  it('filters by name without marks, says how many, and offers the way back', async () => {
    const user = userEvent.setup();
    const router = await openSite('/apartment-ha-long');
    const filter = await main().findByRole('searchbox', { name: 'Tìm theo tên hoặc địa chỉ' });
    await user.type(filter, 'can so 12');
    expect(names()).toEqual(['Căn số 12']);
    expect(main().getByRole('status')).toHaveTextContent('1 căn');
    await user.clear(filter);
    await user.type(filter, 'xyz');
    expect(main().getByRole('heading', { name: 'Không có căn nào khớp' })).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Xoá bộ lọc' }));
    expect(names()).toHaveLength(9);
    expect(router.state.location.search).toBe('');
  });

  it('opens a home with its id along, and reads filter, order and length from the address', async () => {
    const user = userEvent.setup();
    const router = await openSite('/apartment-ha-long?name=can&sort=price-desc&more=1');
    await main().findByText('Đang xem 18 trên 20 căn');
    await user.click(main().getByRole('link', { name: 'Căn số 3' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/apartment-ha-long/can-so-3/view', state: { id: 3 } }),
    );
  });

  it('dims one that is occupied: it says so and leads nowhere', async () => {
    withCatalogue(network, [apartmentNamed(1, 'Căn kín', { status: 'OCCUPIED', discountPercent: 10 })]);
    await openSite('/apartment-ha-long');
    const card = await main().findByRole('article');
    expect(card).toHaveAttribute('aria-disabled', 'true');
    expect(within(card).getByText('Hết phòng')).toBeInTheDocument();
    expect(within(card).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the discount and both prices', async () => {
    withCatalogue(network, [apartmentNamed(1, 'Căn giảm', { discountPercent: 15 })]);
    await openSite('/apartment-ha-long');
    const card = within(await main().findByRole('article'));
    expect(card.getByText('−15%')).toBeInTheDocument();
    expect(card.getByText('1.275.000 ₫')).toBeInTheDocument();
    expect(card.getByText('1.500.000 ₫')).toBeInTheDocument();
  });
});

describe('a list that comes in pages', () => {
  const hundred = Array.from({ length: 100 }, (_, index) =>
    apartmentNamed(index + 1, `Căn số ${index + 1}`, { pricePerMonth: 30_000_000 - index * 100_000 }),
  );
  const asked = () =>
    network.asked.map(({ path }) => path).filter((path) => path.includes('by-area') && !path.includes('page=1&'));
  beforeEach(() => withLongCatalogue(network, hundred));

  it('says how many there are of all, and asks for a page when its cards are wanted', async () => {
    const user = userEvent.setup();
    await openSite('/apartment-ha-long?more=2');
    expect(await main().findByText('Đang xem 27 trên 100 căn')).toBeInTheDocument();
    expect(main().getByRole('status')).toHaveTextContent('100 căn');
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(await main().findByText('Đang xem 36 trên 100 căn')).toBeInTheDocument();
    expect(asked().some((path) => path.includes('page=2'))).toBe(false);
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    expect(await main().findByText('Đang xem 45 trên 100 căn')).toBeInTheDocument();
    await waitFor(() => expect(main().getByRole('link', { name: 'Căn số 37' })).toHaveFocus());
  });

  it('is there again as long as it was, for who comes back', async () => {
    await openSite('/apartment-ha-long?more=999');
    await waitFor(() => expect(names()).toHaveLength(100));
  });

  it('begins where an address says, with the way to its beginning', async () => {
    await openSite('/apartment-ha-long?page=2');
    expect(await main().findByRole('link', { name: 'Căn số 37' })).toBeInTheDocument();
    expect(names()[0]).toBe('Căn số 37');
    expect(main().getByRole('link', { name: 'Xem tất cả căn hộ' })).toHaveAttribute('href', '/apartment-ha-long');
  });

  it('is put in order and narrowed by the server, of all of them', async () => {
    const user = userEvent.setup();
    await openSite('/apartment-ha-long');
    await user.selectOptions(await main().findByRole('combobox', { name: 'Sắp xếp' }), 'Giá tăng dần');
    await waitFor(() => expect(names()[0]).toBe('Căn số 100'));
    await user.type(main().getByRole('searchbox', { name: 'Tìm theo tên hoặc địa chỉ' }), 'số 99');
    await waitFor(() => expect(names()).toEqual(['Căn số 99']));
    expect(main().getByRole('status')).toHaveTextContent('1 căn');
  });

  it('keeps what is there when the next page does not come, and asks for it again', async () => {
    const user = userEvent.setup();
    await openSite('/apartment-ha-long?more=3');
    await main().findByText('Đang xem 36 trên 100 căn');
    network.weather = 'refuse';
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    const again = await main().findByRole('button', { name: 'Thử lại' });
    expect(names()).toHaveLength(36);
    network.weather = 'pass';
    await user.click(again);
    await waitFor(() => expect(names()).toHaveLength(45));
  });
});

describe('which list it is', () => {
  const both = [
    apartmentNamed(1, 'Căn vịnh'),
    apartmentNamed(2, 'Nhà phố', { area: 'HA_NOI', location: 'Hoàn Kiếm, Hà Nội' }),
    apartmentNamed(3, 'Căn mỏ', { area: 'HA_LONG', location: 'Cẩm Phả, Quảng Ninh' }),
  ];
  beforeEach(() => withCatalogue(network, both));

  table([
    ['/apartment', 'Danh sách căn hộ Hà Nội', ['Nhà phố']],
    ['/apartment-ha-noi', 'Danh sách căn hộ Hà Nội', ['Nhà phố']],
    ['/apartment-ha-long', 'Danh sách căn hộ Hạ Long', ['Căn vịnh', 'Căn mỏ']],
    ['/apartments/ha-long', 'Danh sách căn hộ Hạ Long', ['Căn vịnh', 'Căn mỏ']],
    ['/apartments/ha-noi', 'Danh sách căn hộ Hà Nội', ['Nhà phố']],
  ])('%s', async (address, title, shown) => {
    await openSite(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await main().findByRole('searchbox');
    expect(names()).toEqual(shown);
  });

  it('takes the area of the navigation state', async () => {
    const router = await openSite('/form-qr');
    await router.navigate('/apartment', { state: { area: 'HA_LONG' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Danh sách căn hộ Hạ Long' })).toBeInTheDocument();
  });

  it('links a list by location to the plain address', async () => {
    await openSite('/apartments/ha-long');
    expect(await main().findByRole('link', { name: 'Căn vịnh' })).toHaveAttribute('href', '/apartment/can-vinh/view');
  });

  it('knows no other city, and says where it is', async () => {
    await openSite('/apartments/da-nang');
    expect(screen.getByRole('heading', { name: 'Chúng tôi chưa có căn hộ ở đây' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Căn hộ Hạ Long' })).toHaveAttribute('href', '/apartment-ha-long');
  });
});

describe('a list that does not come', () => {
  it('says the words of the specification, and tries again', async () => {
    const user = userEvent.setup();
    network.on('GET', /by-area/, () => ours({ code: 'internal', message: 'x', requestId: 'r' }, 500));
    await openSite('/apartment-ha-long');
    expect(await main().findByText('Error: Failed to fetch apartments')).toBeInTheDocument();
    withCatalogue(network, many);
    await user.click(main().getByRole('button', { name: 'Thử lại' }));
    await main().findByText('Đang xem 9 trên 20 căn');
  });

  it('says that it is loading', async () => {
    network.weather = ({ path }) => (path.includes('by-area') ? 'hang' : 'pass');
    await openSite('/apartment-ha-long');
    expect(main().getByRole('status')).toHaveTextContent('Loading...');
  });

  it('is the phone’s copy with its time when there is no network', async () => {
    const router = await openSite('/apartment-ha-long');
    await main().findByText('Đang xem 9 trên 20 căn');
    await goTo(router, '/form-qr');
    network.weather = 'refuse';
    await goTo(router, '/apartment-ha-long');
    expect(await main().findByText(/^Theo bản lưu lúc/)).toBeInTheDocument();
    await waitFor(() => expect(names()).toHaveLength(9));
  });

  it('has nothing to show on a phone that never had it', async () => {
    network.weather = 'refuse';
    await openSite('/apartment-ha-noi');
    expect(await main().findByRole('alert')).toHaveTextContent('máy này chưa lưu danh sách này');
  });
});
