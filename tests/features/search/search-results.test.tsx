// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '../../../src/api/server-clock';
import { addDays, dayInVietNam, showDay } from '../../../src/domain/days';
import { networkStore } from '../../../src/offline/network/network';
import { apartmentNamed, roomNamed, withCatalogue, withFree } from '../../support/catalogue';
import { ours, type FakeNetwork } from '../../support/fake-network';
import { smallContent } from '../../support/guide-content';
import { goTo, openSite, sitePhone } from '../../support/site';

let network: FakeNetwork;
const today = dayInVietNam(serverNow());
const day = (after: number): string => addDays(today, after);
const address = `/search-results?location=ha-long&checkIn=${day(7)}&checkOut=${day(10)}&room=1&adults=2&children=1`;
const studio = apartmentNamed(1, 'Studio nhìn vịnh', { discountPercent: 15 });
const cliff = apartmentNamed(2, 'Căn trên đồi', { location: 'Hòn Gai, Hạ Long', pricePerDay: 900_000 });
const main = () => within(screen.getByRole('main'));
const card = async (name: string) => within(await main().findByRole('article', { name: new RegExp(`, ${name}$`) }));
const names = () =>
  main()
    .getAllByRole('article')
    .map((one) => one.getAttribute('aria-label'));

beforeEach(async () => {
  network = await sitePhone();
  networkStore.setState({ state: 'unknown' });
  withCatalogue(network, [studio, cliff]);
  withFree(network, [
    { apartment: studio, rooms: [roomNamed(1, 1, 'Giường lớn')] },
    { apartment: cliff, rooms: [roomNamed(2, 2, 'Phòng đồi', { discount: 0, roomsLeft: 1, policy: 'onArrival' })] },
  ]);
});
afterEach(() => vi.unstubAllGlobals());

/** A card with its details and dates open: they are behind its total. */
async function openCard(name: string, user: UserEvent = userEvent.setup()) {
  const room = await card(name);
  await user.click(room.getByRole('button', { name: /Chi tiết và đổi ngày$/ }));
  return room;
}

describe('the results of a search', () => {
  it('counts the cancelling from the one hour that a booking keeps, in English too', async () => {
    const english = smallContent('en');
    network.on('GET', '/api/guide-content?lang=en', () =>
      ours({ ...english, hours: { ...english.hours, checkIn: '15:00' } }),
    );
    await openSite(`${address}&lang=en`);
    const room = within(await main().findByRole('article', { name: /, Giường lớn$/ }));
    await userEvent.click(room.getByRole('button', { name: /Details and dates$/ }));
    const until = `14:00 on ${showDay(day(2))}`;
    await waitFor(() => expect(main().getAllByText(until)[0]).toBeInTheDocument());
  });

  it('asks once for the area and the dates, and says how many are free', async () => {
    await openSite(address);
    expect(await main().findByRole('heading', { level: 1, name: '2 nơi ở vừa 3 khách' })).toBeInTheDocument();
    const asked = network.asked.filter(({ path }) => path.startsWith('/api/availability'));
    expect(new Set(asked.map(({ path }) => path))).toEqual(
      new Set([
        `/api/availability?area=HA_LONG&checkIn=${day(7)}&checkOut=${day(10)}&lang=vi&adults=2&children=1&quantity=1`,
      ]),
    );
    expect(
      main().getByText(`Hạ Long, ${showDay(day(7))} đến ${showDay(day(10))}. Giá là tổng cho 3 đêm.`),
    ).toBeInTheDocument();
  });

  it('is for today and tomorrow when the address says no dates', async () => {
    await openSite('/search-results?location=ha-long');
    expect(
      await main().findByText(`Hạ Long, ${showDay(today)} đến ${showDay(day(1))}. Giá là tổng cho 1 đêm.`),
    ).toBeInTheDocument();
  });

  it('leaves out other places and rooms that are too few', async () => {
    await openSite(`/search-results?location=hon-gai,ha-long&checkIn=${day(7)}&checkOut=${day(8)}`);
    await card('Phòng đồi');
    expect(names()).toEqual(['Căn trên đồi, Phòng đồi']);
    await openSite(`/search-results?location=ha-long&checkIn=${day(7)}&checkOut=${day(8)}&room=2`);
    expect(await screen.findByRole('heading', { level: 1, name: '1 nơi ở vừa 1 khách' })).toBeInTheDocument();
  });

  it('puts what fits in one room first, then what fits in more with the sum of both, and counts the rest', async () => {
    withFree(network, [
      { apartment: studio, rooms: [roomNamed(1, 1, 'Giường lớn')] },
      {
        apartment: cliff,
        rooms: [
          roomNamed(2, 2, 'Phòng đồi', { discount: 0, roomsLeft: 1 }),
          roomNamed(3, 2, 'Cả căn', { discount: 0, maxAdults: 4, guests: 5, beds: 2 }),
        ],
      },
    ]);
    await openSite(address.replace('adults=2&children=1', 'adults=4&children=0'));
    await card('Giường lớn');
    expect(names()).toEqual(['Căn trên đồi, Cả căn', 'Studio nhìn vịnh, Giường lớn']);
    expect(main().getByRole('heading', { level: 2, name: 'Vừa 4 khách khi lấy nhiều phòng' })).toBeInTheDocument();
    expect((await card('Giường lớn')).getByText('7.650.000 ₫')).toBeInTheDocument();
    expect(main().getByText(/^1 nơi ở khác còn phòng nhưng không đủ chỗ ngủ cho 4 khách/)).toBeInTheDocument();
  });

  it('orders by price in the address', async () => {
    const user = userEvent.setup();
    const router = await openSite(address);
    await card('Giường lớn');
    await user.selectOptions(main().getByRole('combobox', { name: 'Sắp xếp' }), 'Giá giảm dần');
    await waitFor(() => expect(names()[0]).toBe('Căn trên đồi, Phòng đồi'));
    expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('price-desc');
  });

  it('narrows what it shows, in the address, and offers only what tells them apart', async () => {
    const user = userEvent.setup();
    const router = await openSite(address);
    await card('Giường lớn');
    const filters = within(main().getByRole('group', { name: 'Lọc kết quả' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Trả khi đến']);
    await user.click(filters.getByRole('button', { name: 'Trả khi đến', pressed: false }));
    await waitFor(() => expect(names()).toEqual(['Căn trên đồi, Phòng đồi']));
    expect(new URLSearchParams(router.state.location.search).get('only')).toBe('onArrival');
    await user.click(filters.getByRole('button', { name: 'Trả khi đến', pressed: true }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('says that nothing passes the filters, and takes them away', async () => {
    await openSite(`${address}&only=twoBeds`);
    await userEvent.click(await main().findByRole('button', { name: 'Bỏ lọc' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('of a large house come in pages that the server has put in order, with what is true of all', async () => {
    const user = userEvent.setup();
    const free = Array.from({ length: 72 }, (_, at) => {
      const home = apartmentNamed(at + 1, `Căn số ${at + 1}`);
      return { apartment: home, rooms: [roomNamed(at + 1, at + 1, `Phòng ${at + 1}`)] };
    });
    network.on('GET', /^\/api\/availability\?/, ({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const page = Number(query.get('page') ?? 1);
      const all = query.get('sort') === 'price-desc' ? [...free].reverse() : free;
      return ours({
        ...{ checkIn: query.get('checkIn'), checkOut: query.get('checkOut'), serverNow: new Date().toISOString() },
        ...{ results: all.slice(page * 36 - 36, page * 36), total: 72, unfit: 5, useful: ['onArrival'] },
        ...(page === 1 && { next: 2 }),
      });
    });
    const router = await openSite(`${address}&more=2`);
    expect(await main().findByRole('heading', { level: 1, name: '72 nơi ở vừa 3 khách' })).toBeInTheDocument();
    expect(names()).toHaveLength(36);
    expect(main().getByRole('button', { name: 'Trả khi đến' })).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Xem thêm' }));
    await waitFor(() => expect(names()).toHaveLength(48));
    expect(new URLSearchParams(router.state.location.search).get('more')).toBe('3');
    await user.selectOptions(main().getByRole('combobox', { name: 'Sắp xếp' }), 'Giá giảm dần');
    await waitFor(() => expect(names()[0]).toBe('Căn số 72, Phòng 72'));
  });

  it('hides its bar when the navigation says so', async () => {
    const router = await openSite('/form-qr');
    await router.navigate(address, { state: { hideSearchBar: true } });
    await card('Giường lớn');
    expect(main().queryByRole('button', { name: /Sửa tìm kiếm$/ })).not.toBeInTheDocument();
  });

  it('says that nothing is free, and where everything is listed', async () => {
    withFree(network, []);
    await openSite(address);
    expect(await main().findByRole('heading', { name: 'Không còn phòng ở Hạ Long cho những ngày này' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Căn hộ Hạ Long' })).toHaveAttribute('href', '/apartment-ha-long');
  });

  it('asks for a place when there is none', async () => {
    await openSite('/search-results');
    expect(main().getByRole('heading', { level: 1, name: 'Bạn muốn đến đâu?' })).toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Tìm phòng' })).toBeInTheDocument();
  });
});

describe('a room card', () => {
  it('says what it is, who sleeps in it and the total of the search, and leads to its home', async () => {
    await openSite(address);
    const room = await card('Giường lớn');
    expect(room.getByText(/^Giường lớn · Đường ven biển Bãi Cháy/)).toBeInTheDocument();
    expect(room.getByText('Ngủ 3 · 1 giường · 36 m²')).toBeInTheDocument();
    expect(room.getByRole('button', { name: /^3\.825\.000\s₫\s+1\sphòng, 3\sđêm, 3\skhách/ })).toBeInTheDocument();
    expect(room.getByRole('link', { name: 'Studio nhìn vịnh' })).toHaveAttribute(
      'href',
      `/apartment-ha-long/studio-nhin-vinh/view?checkIn=${day(7)}&checkOut=${day(10)}&adults=2&children=1`,
    );
  });

  it('says what the total is made of, and books exactly what is chosen', async () => {
    const user = userEvent.setup();
    const router = await openSite(address);
    const room = await openCard('Giường lớn', user);
    expect(await room.findByText('1.500.000 ₫ × 3 đêm × 1 phòng')).toBeInTheDocument();
    expect(room.getByText('−675.000 ₫')).toBeInTheDocument();
    expect(room.getByRole('row', { name: /^Tổng cho/ })).toHaveTextContent('3.825.000 ₫');
    await user.click(room.getByRole('button', { name: 'Thêm một phòng' }));
    expect(room.getByRole('row', { name: /^Tổng cho/ })).toHaveTextContent('7.650.000 ₫');
    await user.click(room.getByRole('button', { name: 'Đặt phòng' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking-page'), { timeout: 8000 });
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      roomId: '1',
      apartmentId: '1',
      checkIn: day(7),
      checkOut: day(10),
      quantity: '2',
      adults: '2',
      children: '1',
      totalPrice: '7650000',
    });
    expect(router.state.location.state).toMatchObject({ roomName: 'Giường lớn', quantity: 2, totalNights: 3 });
  });

  it('prices the party of the search, surcharge included', async () => {
    withFree(network, [{ apartment: studio, rooms: [roomNamed(1, 1, 'Hai giường', { beds: 2, guests: 4 })] }]);
    await openSite(address.replace('adults=2&children=1', 'adults=4&children=0'));
    const room = await openCard('Hai giường');
    expect(await room.findByRole('row', { name: /^Tổng cho 4 người lớn/ })).toHaveTextContent('4.225.000 ₫');
    expect(room.getByRole('row', { name: /^Phụ thu/ })).toHaveTextContent('400.000 ₫');
  });

  it('begins with its own picture', async () => {
    const own = [{ imageUrl: 'homes/hl-01-bath' }, { imageUrl: 'homes/hl-01-living' }];
    withFree(network, [{ apartment: studio, rooms: [roomNamed(1, 1, 'Giường lớn', { images: own })] }]);
    await openSite(address);
    const [picture] = (await card('Giường lớn')).getAllByRole('img');
    expect(picture).toHaveAttribute('src', expect.stringContaining('hl-01-bath'));
  });

  it('keeps its calendar until it is asked for', async () => {
    await openSite(address);
    const room = await card('Giường lớn');
    expect(room.queryByRole('textbox')).not.toBeInTheDocument();
    expect(network.asked.filter(({ path }) => path.includes('by-room'))).toEqual([]);
    await openCard('Giường lớn');
    expect(await room.findByRole('grid')).toBeInTheDocument();
  });

  it('steps from one to the rooms left', async () => {
    const user = userEvent.setup();
    await openSite(address);
    const room = await openCard('Giường lớn', user);
    const more = await room.findByRole('button', { name: 'Thêm một phòng' });
    expect(room.getByRole('button', { name: 'Bớt một phòng' })).toHaveAttribute('aria-disabled', 'true');
    expect(room.getByText('còn 2 phòng')).toBeInTheDocument();
    await user.click(more);
    await user.click(more);
    expect(room.getByRole('group', { name: 'Số phòng' })).toHaveTextContent('2');
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('says how many are free, not only how many one booking may have', async () => {
    withFree(network, [{ apartment: studio, rooms: [roomNamed(1, 1, 'Giường lớn', { maxRooms: 9, roomsLeft: 8 })] }]);
    const user = userEvent.setup();
    await openSite(address);
    const room = await openCard('Giường lớn', user);
    expect(await room.findByText('còn 8 phòng, mỗi lần đặt tối đa 5')).toBeInTheDocument();
    const more = room.getByRole('button', { name: 'Thêm một phòng' });
    for (let taps = 0; taps < 6; taps += 1) await user.click(more);
    expect(room.getByRole('group', { name: 'Số phòng' })).toHaveTextContent('5');
  });

  it('books only with both dates, and says which are missing', async () => {
    const user = userEvent.setup();
    await openSite(address);
    const room = await openCard('Giường lớn');
    await user.click(await room.findByRole('button', { name: 'Xoá ngày' }, { timeout: 8000 }));
    expect(room.getByRole('button', { name: 'Đặt phòng' })).toBeDisabled();
    expect(room.getByText('Vui lòng chọn ngày đến và ngày đi')).toBeInTheDocument();
  });

  it('crosses out nights that are taken, but lets one leave on such a day', async () => {
    const user = userEvent.setup();
    network.on('GET', '/api/apartment-bookings/by-room?roomId=1', () =>
      ours(Array.from({ length: 3 }, () => ({ status: 'HOLD', checkIn: day(3), checkOut: day(4) }))),
    );
    await openSite(`/search-results?location=ha-long&checkIn=${day(1)}&checkOut=${day(2)}`);
    const room = await openCard('Giường lớn');
    await user.click(await room.findByRole('button', { name: 'Xoá ngày' }));
    const field = (name: string) => room.getByRole('textbox', { name });
    await user.type(field('Ngày đến'), `${showDay(day(3))}{Enter}`);
    expect(room.getByRole('alert')).toHaveTextContent('Trong khoảng này có đêm đã có khách.');
    await user.clear(field('Ngày đến'));
    await user.type(field('Ngày đến'), `${showDay(day(2))}{Enter}`);
    await user.type(field('Ngày đi'), `${showDay(day(3))}{Enter}`);
    expect(room.getByRole('button', { name: 'Đặt phòng' })).toBeEnabled();
  });

  it('keeps the rules of its room for other dates too: nights of their own price, a minimum stay, nights not sold', async () => {
    const user = userEvent.setup();
    const seasons = [
      { name: 'Lễ', from: day(12), to: day(14), price: 2_000_000, minStay: 3 },
      { name: 'Sơn', from: day(20), to: day(20), stopSell: true },
    ];
    const room = roomNamed(1, 1, 'Giường lớn', { discount: 0, rules: { step: 1, weekdays: [], seasons } });
    withFree(network, [{ apartment: studio, rooms: [room] }]);
    await openSite(address);
    const opened = await openCard('Giường lớn', user);
    const field = (name: string) => opened.getByRole('textbox', { name });
    const stay = async (from: string, to: string): Promise<void> => {
      await user.clear(await opened.findByRole('textbox', { name: 'Ngày đi' }));
      await user.clear(field('Ngày đến'));
      await user.type(field('Ngày đến'), `${showDay(from)}{Enter}`);
      await user.type(field('Ngày đi'), `${showDay(to)}{Enter}`);
    };
    await stay(day(12), day(13));
    expect(opened.getByRole('alert')).toHaveTextContent('Đến ngày này ở ít nhất 3 đêm');
    await stay(day(11), day(13));
    expect(opened.getByRole('row', { name: /^Giá từng đêm/ })).toHaveTextContent(/2\.000\.000 ₫ × 1 đêm/);
    await stay(day(19), day(21));
    expect(opened.getByRole('alert')).toHaveTextContent('Có đêm trong khoảng này khách sạn không bán.');
  });

  it('says that an end has to come after its beginning, and clears it', async () => {
    const user = userEvent.setup();
    await openSite(address);
    const room = await openCard('Giường lớn');
    const end = await room.findByRole('textbox', { name: 'Ngày đi' });
    await user.clear(end);
    await user.type(end, `${showDay(day(7))}{Enter}`);
    expect(room.getByRole('alert')).toHaveTextContent('Ngày trả phòng phải sau ngày nhận phòng ít nhất 1 ngày.');
    expect(end).toHaveValue('');
    await user.type(end, '99/99/2026{Enter}');
    expect(end).toHaveAccessibleDescription('Ngày không hợp lệ / Date input not valid.');
    expect(room.queryByText(/^Ngày trả phòng phải sau/), 'the older message is gone').not.toBeInTheDocument();
  });

  it('speaks of its own policy', async () => {
    await openSite(address);
    const prepaid = await openCard('Giường lớn');
    expect(await prepaid.findByText(/Thanh toán đủ trong ngày đặt\./)).toBeInTheDocument();
    const onArrival = await openCard('Phòng đồi');
    expect(await onArrival.findByText(/Thanh toán khi đến\./)).toBeInTheDocument();
    expect(onArrival.getByText(/Huỷ miễn phí đến/)).toHaveTextContent(showDay(day(6)));
    expect(prepaid.getByText(/Huỷ miễn phí đến/)).toHaveTextContent(showDay(day(2)));
  });
});

describe('a search without a network', () => {
  it('is the last one of the area with its time, for the same dates only', async () => {
    const router = await openSite(address);
    await main().findByRole('heading', { level: 1, name: /^2 nơi ở/ });
    await goTo(router, '/form-qr');
    network.weather = 'refuse';
    await goTo(router, address);
    expect(await main().findByText(/^Theo bản lưu lúc/)).toBeInTheDocument();
    expect(main().getByRole('heading', { level: 2, name: 'Studio nhìn vịnh' })).toBeInTheDocument();
    await goTo(router, `/search-results?location=ha-long&checkIn=${day(8)}&checkOut=${day(9)}`);
    expect(await main().findByRole('heading', { name: 'Chưa tìm được phòng' })).toBeInTheDocument();
    expect(main().queryByRole('heading', { name: 'Studio nhìn vịnh' })).not.toBeInTheDocument();
  });
});
