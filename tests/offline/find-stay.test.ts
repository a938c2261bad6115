import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apartmentNamed, roomNamed, withCatalogue, withLongCatalogue } from '../support/catalogue';
import { ours } from '../support/fake-network';
import { endPhone, type Phone, phoneOf } from '../support/phone';

const dates = { checkIn: '2026-12-24', checkOut: '2026-12-26', lang: 'vi' } as const;
const view = {
  place: { area: 'HA_LONG', part: null },
  ...{ rooms: 1, adults: 2, children: 0, filters: [], order: null },
};
const { signal } = new AbortController();

let phone: Phone;
beforeEach(() => (phone = phoneOf()));
afterEach(endPhone);

/** Answers a search as a house does in which more is free than a page holds, or less. */
function withSearch(more: object): void {
  phone.network.on('GET', /^\/api\/availability\?/, () => {
    const results = [{ apartment: apartmentNamed(1, 'Căn một'), rooms: [roomNamed(1, 1, 'Phòng')] }];
    const { checkIn, checkOut } = dates;
    return ours({ checkIn, checkOut, serverNow: '2026-11-20T00:00:00Z', results, ...more });
  });
}

describe('the kept answer of a search', () => {
  const open = () => phone.tab(() => import('../../src/offline/bookings/find-stay'));

  it('answers for every arrangement where all that was free is in it', async () => {
    withSearch({});
    const { freeStays } = await open();
    await freeStays(dates, view, 1).ask(signal);
    expect(await freeStays(dates, { ...view, adults: 4, order: 'price-asc' }, 1).kept()).not.toBeNull();
    expect(await freeStays({ ...dates, checkOut: '2026-12-27' }, view, 1).kept()).toBeNull();
  });

  it('answers for its own arrangement and page where it is one of several', async () => {
    withSearch({ total: 90, next: 2, unfit: 0, useful: [] });
    const { freeStays } = await open();
    await freeStays(dates, view, 1).ask(signal);
    expect(await freeStays(dates, view, 1).kept()).not.toBeNull();
    expect(await freeStays(dates, view, 2).kept()).toBeNull();
    expect(await freeStays(dates, { ...view, order: 'price-asc' }, 1).kept()).toBeNull();
  });
});

describe('the kept pages of a list', () => {
  const open = () => phone.tab(() => import('../../src/offline/query/apartment-pages'));
  const list = { area: 'HA_LONG', byLocation: false, lang: 'vi' } as const;
  const plain = { name: '', order: null };
  const hundred = Array.from({ length: 100 }, (_, at) => apartmentNamed(at + 1, `Căn ${at + 1}`));

  it('are kept one by one, and a whole list answers for every arrangement', async () => {
    withLongCatalogue(phone.network, hundred);
    const { apartmentPage } = await open();
    await apartmentPage(list, plain, 2).ask(signal);
    expect((await apartmentPage(list, plain, 2).kept())?.data).toMatchObject({ total: 100, next: 3 });
    expect(await apartmentPage(list, plain, 1).kept()).toBeNull();
    withCatalogue(phone.network, hundred.slice(0, 3));
    await apartmentPage(list, plain, 1).ask(signal);
    expect((await apartmentPage(list, { name: 'x', order: 'price-asc' }, 1).kept())?.data).toHaveLength(3);
  });

  it('lack a home that is asked for by its id alone, which is then read by itself', async () => {
    withLongCatalogue(phone.network, hundred);
    phone.network.on('GET', /^\/api\/apartments\/77\?/, () => ours(apartmentNamed(77, 'Căn 77')));
    const { findApartment } = await open();
    const { fetchAndCache, readCache } = await phone.tab(() => import('../../src/offline/query/network-first'));
    expect((await findApartment((source) => fetchAndCache(source, signal), 77, 'vi'))?.data?.name).toBe('Căn 77');
    expect((await findApartment(readCache, 77, 'vi'))?.data?.name).toBe('Căn 77');
    expect(await findApartment(readCache, 78, 'vi')).toBeNull();
  });
});
