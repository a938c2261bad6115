import type { Apartment, Availability, Room } from '../../src/contract/catalogue/apartments';
import { asPriceOrder } from '../../src/domain/catalogue/apartment-order';
import { arrangedList } from '../../src/domain/catalogue/arranged-list';
import { CATALOGUE_PAGE } from '../../src/domain/paging';
import { ours, type FakeNetwork } from './fake-network';

export const apartmentNamed = (id: number, name: string, part: Partial<Apartment> = {}): Apartment => ({
  id,
  name,
  description: `${name} nhìn ra vịnh.`,
  location: 'Đường ven biển Bãi Cháy, Hạ Long, Quảng Ninh',
  area: 'HA_LONG',
  status: 'AVAILABLE',
  pricePerDay: 1_500_000,
  pricePerMonth: 20_000_000,
  discountPercent: 0,
  maxAdults: 2,
  max_bed: 1,
  maxChildren: 1,
  acreage: 36,
  numRooms: 1,
  images: [{ imageUrl: 'homes/hl-01-living' }, { imageUrl: 'homes/hl-01-bedroom' }],
  name_apartment: 'Hiên Bãi Cháy',
  ...part,
});

export const roomNamed = (id: number, apartmentId: number, name: string, part: Partial<Room> = {}): Room => ({
  id,
  apartmentId,
  name,
  description: 'Giường lớn kê sát cửa sổ.',
  price: 1_500_000,
  discount: 15,
  maxAdults: 2,
  maxChildren: 1,
  maxRooms: 3,
  capacity: 36,
  size: 36,
  guests: 3,
  beds: 1,
  roomsLeft: 2,
  policy: 'prepaid',
  ...part,
});

/** A house in both areas behind the network. */
export function withCatalogue(network: FakeNetwork, apartments: readonly Apartment[]): void {
  network.on('GET', /^\/api\/apartments\?/, () => ours(apartments));
  network.on('GET', /^\/api\/apartments\/by-area\?/, ({ path }) => {
    const area = new URLSearchParams(path.split('?')[1]).get('area');
    return ours(apartments.filter((one) => one.area === area));
  });
  network.on('GET', /^\/api\/room-images\//, () =>
    ours([{ imageUrl: 'homes/hl-01-living' }, { imageUrl: 'homes/hl-01-bath' }]),
  );
  network.on('GET', /^\/api\/apartment-bookings\/by-room/, () => ours([]));
}

/** A house whose lists come in pages, as its server cuts them. */
export function withLongCatalogue(network: FakeNetwork, apartments: readonly Apartment[]): void {
  network.on('GET', /^\/api\/apartments(\/by-area)?\?/, ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const order = asPriceOrder(query.get('sort'));
    const { found, byMonth } = arrangedList(apartments, { name: query.get('name') ?? '', order });
    const end = Number(query.get('page')) * CATALOGUE_PAGE;
    const next = found.length > end ? { next: end / CATALOGUE_PAGE + 1 } : {};
    return ours({ items: found.slice(end - CATALOGUE_PAGE, end), total: found.length, byMonth, ...next });
  });
}

/** Answers with what is free, on whatever dates are asked for. */
export function withFree(network: FakeNetwork, results: Availability['results']): void {
  network.on('GET', /^\/api\/availability\?/, ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    return ours({
      checkIn: query.get('checkIn'),
      checkOut: query.get('checkOut'),
      serverNow: new Date().toISOString(),
      results,
    });
  });
}
