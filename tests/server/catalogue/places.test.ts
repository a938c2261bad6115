import { describe, expect, it } from 'vitest';
import { onOneServer, onSqlite } from '../../support/server-engines';
import { smallestHotel } from '../../support/hotel';

const room = { name: 'Phòng đôi', price: 900_000, maxAdults: 2, maxChildren: 1, beds: 1, acreage: 28, doors: ['S201'] };
/** A house in a city that is none of the specification's two, by the shortest file there can be. */
const senHouse = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...smallestHotel(),
  brand: 'Nhà Sen',
  city: 'Đà Nẵng',
  guide: ['S201', 'S202'].map((code) => ({ code, tower: 'S', doorCode: '1#' })),
  apartments: [{ name: 'Nhà bên biển', location: '12 Võ Nguyên Giáp, Sơn Trà, Đà Nẵng', rooms: [room] }],
  ...changes,
});
const options = {
  env: { PUBLIC_ORIGIN: 'https://sen.example' },
  files: { 'index.html': '<!doctype html><html lang="vi"><head><title>x</title></head><body></body></html>' },
};

describe('a house in Đà Nẵng', () => {
  const house = onOneServer({ ...options, hotel: senHouse() });
  const get = async (url: string) => await house().app.inject(url);

  it('has its own places, in both languages', async () => {
    expect((await get('/api/places?lang=vi')).json()).toEqual([
      { id: 'da-nang', name: 'Đà Nẵng', area: 'DA_NANG', parts: [{ id: 'son-tra', name: 'Sơn Trà' }] },
    ]);
    const english = await get('/api/places?lang=en');
    expect(english.json()).toMatchObject([{ id: 'da-nang', name: 'Da Nang' }]);
    expect(english.headers['cache-control']).toBe('no-cache');
  });

  it('is found where its places lead', async () => {
    const list = await get('/apartments/da-nang');
    expect([list.statusCode, list.body]).toEqual([200, expect.stringContaining('Danh sách căn hộ Đà Nẵng')]);
    expect((await get('/apartment')).body).toContain('Danh sách căn hộ Đà Nẵng');
    expect((await get('/apartment/nha-ben-bien/view')).statusCode).toBe(200);
    const found = await get('/api/availability?area=DA_NANG&checkIn=2026-12-24&checkOut=2026-12-25');
    expect(found.json()).toMatchObject({ results: [{ apartment: { name: 'Nhà bên biển' } }] });
  });

  it('has no list of a city where it is not', async () => {
    for (const address of ['/apartment-ha-long', '/apartment-ha-noi', '/apartments/ha-long']) {
      expect([address, (await get(address)).statusCode]).toEqual([address, 404]);
    }
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('/apartments/da-nang');
    expect(body).not.toMatch(/apartment-ha-|apartments\/ha-/);
  });
});

describe('where an apartment of a hotel file lies', () => {
  const start = onSqlite();
  const placesOf = async (apartment: Record<string, unknown>): Promise<unknown> => {
    const apartments = [{ name: 'Nhà vườn', rooms: [room], ...apartment }];
    const { app } = await start({ ...options, hotel: senHouse({ city: 'Hội An', apartments }) });
    return (await app.inject('/api/places')).json();
  };

  it.each([
    ['in the city that it says', { city: 'Huế', location: '5 Lê Lợi' }, 'Huế', 'HUE'],
    ['in the city that its address names', { location: '2 Trần Phú, Nha Trang' }, 'Nha Trang', 'NHA_TRANG'],
    ['else in the city of the house', { location: '8 Cẩm Nam' }, 'Hội An', 'HOI_AN'],
  ])('is %s', async (_, apartment, name, area) => {
    expect(await placesOf(apartment)).toMatchObject([{ name, area }]);
  });
});
