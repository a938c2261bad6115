import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { House } from '../../../src/contract/hotel/house';
import { FEATURES } from '../../../src/domain/features';
import { LANGUAGES } from '../../../src/domain/languages';
import { onOneServer, onSqlite } from '../../support/server-engines';
import { demoWordsIn } from '../../../src/server/start/demo-words';
import { OWN_STORIES, senHotel } from '../../support/own-house';

const INDEX =
  '<!doctype html><html lang="vi" class="js"><head><title>Hiên</title><meta name="description" content="Hạ Long" />' +
  '</head><body><div id="root"></div></body></html>';
const optionsOf = (changes: Record<string, unknown> = {}) => ({
  env: { PUBLIC_ORIGIN: 'https://sen.example' },
  files: { 'index.html': INDEX },
  hotel: senHotel(changes),
});

/** Pages of the demo's own words, and of what the house of the file does not have. */
const GONE = [
  ...['/tour', '/tour-ha-noi', '/tour-ha-long', '/tour/mot-ngay-hoi-an/view', '/booking', '/Booking/'],
  ...['/blog', '/blog/1', '/explore&experience', '/explore%26experience/venues', '/event?name=x'],
  ...['/about-us', '/about-us/company', '/about-us/groupcompany', '/about-us/culture', '/about-us/our-story'],
  ...['/coperate', '/chuong-trinh-hop-tac', '/khach-san-sat-bien-ha-long', '/cham-soc-khach-hang'],
];
const EVERYWHERE = [
  ...['/', '/help', '/support', '/lien-he', '/chinh-sach-bao-mat', '/search-results'],
  ...['/apartments/da-nang', '/apartment', '/apartment/phong-vuon/view', '/booking-page', '/form-qr', '/reception'],
];

const houseIn = (html: string): unknown => {
  const told = /<html [^>]*data-house="([^"]*)"/.exec(html)?.[1];
  return told === undefined ? null : JSON.parse(told.replaceAll('&quot;', '"'));
};

describe('a house that has neither tours nor articles', () => {
  const house = onOneServer(optionsOf());
  const get = async (url: string) => await house().app.inject(url);

  it.each(GONE)('%s is not there', async (url) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex, nofollow']);
  });

  it.each([
    ...['/api/tours', '/api/tours/by-area?area=HA_NOI', '/api/tours/1', '/shared-tours.json', '/api/comments/TOUR/1'],
    ...['/api/blog/posts', '/api/blog/posts/id/1'],
  ])('%s is not answered', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('takes no question about a tour, and no comment', async () => {
    for (const url of ['/api/tours/1/contact', '/api/tour-bookings', '/api/comments']) {
      const asked = { method: 'POST', url, payload: {}, headers: { origin: 'https://sen.example' } } as const;
      expect([url, (await house().app.inject(asked)).statusCode]).toEqual([url, 404]);
    }
  });

  it.each(EVERYWHERE)('%s is there', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });

  it('has none of them in its sitemap, nor in a link of a page', async () => {
    const { body } = await get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>https:\/\/sen\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(listed).toContain('/apartments/da-nang');
    for (const path of listed) {
      const page = await get(path.replaceAll('&amp;', '&'));
      expect([path, page.statusCode]).toEqual([path, 200]);
      const links = [...page.body.matchAll(/<a href="([^"]*)"/g)].map(([, to = '']) => to);
      for (const to of new Set(links)) expect([to, (await get(to)).statusCode]).toEqual([to, 200]);
    }
  });

  it('says nothing of the demo on any page, in either language, nor in a file beside them', async () => {
    const { body: sitemap } = await get('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/sen\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const others = [...EVERYWHERE, '/nope'].flatMap((path) => [path, `${path}?lang=en`]);
    const files = ['/robots.txt', '/sitemap.xml', '/manifest/S201.webmanifest', '/manifest/S201.webmanifest?lang=en'];
    const found = [];
    for (const path of new Set([...listed, ...others, ...files, '/api/house', '/api/places'])) {
      const { body } = await get(path.replaceAll('&amp;', '&'));
      for (const word of demoWordsIn(body)) found.push(`${path}: ${word}`);
    }
    expect(found).toEqual([]);
  });

  it('shows search engines no review, for it has none', async () => {
    for (const lang of LANGUAGES)
      expect((await get(`/?lang=${lang}`)).body).not.toMatch(/Thu Hằng|Khách kể lại|Guests say/);
  });

  it('tells every document whose it is, but for the one that the worker keeps', async () => {
    for (const url of ['/', '/help', '/search-results', '/reception', '/nope']) {
      const told = houseIn((await get(url)).body) as House;
      const own = { cities: { vi: 'Đà Nẵng', en: 'Da Nang' }, reception: '', bare: true, topics: ['network', 'power'] };
      expect([url, told.own]).toEqual([url, own]);
      expect(told.lacks).toEqual(expect.arrayContaining(['tours', 'blog', 'company', 'reviews']));
    }
    const { body } = await get('/');
    expect((await get('/api/house')).json()).toEqual(houseIn(body));
    expect((await get('/index.html')).body).toBe(INDEX);
  });
});

describe('a house that has some of it', () => {
  const start = onSqlite();

  it('has tours and articles where its file lists them', async () => {
    const { app } = await start(optionsOf(OWN_STORIES));
    for (const url of ['/tour', '/tour/mot-ngay-hoi-an/view', '/booking', '/blog', '/blog/1']) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
    }
    for (const url of ['/tour-ha-noi', '/tour-ha-long']) expect((await app.inject(url)).statusCode).toBe(404);
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain('/tour/mot-ngay-hoi-an/view');
    expect(body).not.toMatch(/explore|tour-ha/);
    const pages = ['/', '/tour', '/tour/mot-ngay-hoi-an/view', '/booking', '/blog', '/blog/1'];
    for (const url of pages.flatMap((path) => [path, `${path}?lang=en`])) {
      expect([url, demoWordsIn((await app.inject(url)).body)]).toEqual([url, []]);
    }
  });

  it('has no lists of either while they are switched on and empty', async () => {
    const { app } = await start(optionsOf({ features: { tours: true, blog: true } }));
    for (const url of ['/tour', '/booking', '/blog', '/blog/1', '/tour/mot-ngay-hoi-an/view']) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await app.inject('/sitemap.xml')).body).not.toMatch(/tour|blog/);
    expect((await app.inject('/')).body).not.toMatch(/href="\/(?:tour|booking"|blog)/);
    expect((await app.inject('/api/house')).json<House>().lacks).toEqual(expect.arrayContaining(['tours', 'blog']));
    expect((await app.inject('/api/tours')).json()).toEqual([]);
  });

  it('never has the words of the demo for its own, whatever its file says', async () => {
    const features = Object.fromEntries(FEATURES.map((name) => [name, true]));
    const { app } = await start(optionsOf({ features }));
    for (const url of [
      '/coperate',
      '/about-us/company',
      '/khach-san-sat-bien-ha-long',
      '/explore&experience',
      '/event',
    ]) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });

  it('tells who stands behind it where its file does: each fact, and nothing that is not told', async () => {
    const legal = {
      name: 'Công ty TNHH Nhà Sen',
      taxCode: '0401234567001',
      responsible: 'Nguyễn Thị Mai',
      noticeUrl: 'https://online.gov.vn/nha-sen',
    };
    const { app } = await start(optionsOf({ legal }));
    const told = (await app.inject('/api/house')).json<House>().legal;
    expect(told?.vi).toEqual([
      ['Đơn vị kinh doanh', legal.name],
      ['Mã số thuế', '0401234567-001'],
      ['Người chịu trách nhiệm', legal.responsible],
      ['Đã thông báo Bộ Công Thương', legal.noticeUrl],
    ]);
    expect(told?.en.map(([name]) => name)).toEqual([
      ...['Run by', 'Tax code', 'Person responsible', 'Notified to the Ministry of Industry and Trade'],
    ]);
    const { body } = await app.inject('/lien-he');
    expect(body).toContain('<li>Mã số thuế: 0401234567-001</li>');
    expect(body).toContain('"legalName":"Công ty TNHH Nhà Sen","taxID":"0401234567-001"');
    const { body: silent } = await (await start(optionsOf())).app.inject('/lien-he');
    expect(silent).not.toMatch(/legalName|taxID|&quot;legal&quot;|Mã số thuế/);
  });

  it.each([
    ['24/7', '24/7'],
    [{ from: '7:00', to: '22:30' }, '7:00–22:30'],
    ['07:00 - 22:30', '7:00–22:30'],
  ])('says when reception is there where its file says %o', async (reception, shown) => {
    const { app } = await start(optionsOf({ hours: { checkIn: '14:00', checkOut: '12:00', reception } }));
    expect((await app.inject('/api/house')).json()).toMatchObject({ own: { reception: shown } });
  });

  it('is drawn without the bay of the demo until it has a picture of its own there', async () => {
    const files = {
      'index.html': INDEX,
      '.vite/manifest.json': '{}',
      '.vite/home-first-view.json': JSON.stringify({
        ...{ vi: '<img>{{heading}}', en: '<img>{{heading}}' },
        bare: { vi: '<i>{{heading}}</i>', en: '<i>{{heading}}</i>' },
      }),
    };
    const server = await start({ ...optionsOf(), files });
    expect((await server.app.inject('/')).body).toContain('<div id="root"><i>Căn hộ của bạn ở Đà Nẵng</i></div>');
    const folder = path.join(server.dataDir, 'media/pictures/home');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'bay.svg'), '<svg/>');
    await server.stop();
    const { app } = await start({ ...optionsOf(), files, dataDir: server.dataDir });
    expect((await app.inject('/')).body).toContain('<div id="root"><img>Căn hộ của bạn ở Đà Nẵng</div>');
  });

  it('gives search engines no picture where it has none that they can show', async () => {
    const drawn = { pictures: ['/media/pictures/nha.svg'], location: '12 Trần Phú, Hải Châu, Đà Nẵng' };
    const name = { vi: 'Phòng vườn', en: 'Garden room' };
    const rooms = [{ name: 'Giường đôi', price: 620_000, maxAdults: 2, acreage: 24 }];
    const { app } = await start(optionsOf({ apartments: [{ ...drawn, name, rooms }], blog: OWN_STORIES.blog }));
    for (const url of ['/', '/apartments/da-nang', '/apartment/phong-vuon/view', '/blog', '/blog/1', '/lien-he']) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
      const things = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].join();
      expect([url, things]).toEqual([url, expect.not.stringMatching(/[[:,]null\b/)]);
    }
  });

  it('is the demo where it is the demo, with all of it and nothing to tell', async () => {
    const features = Object.fromEntries(FEATURES.map((name) => [name, true]));
    const { app } = await start({ ...optionsOf({ ...OWN_STORIES, features }), isDemo: true });
    for (const url of GONE.filter((path) => !/\/tour\/|tour-ha|blog\/1/.test(path))) {
      const { statusCode, body } = await app.inject(url);
      expect([url, statusCode, houseIn(body)]).toEqual([url, 200, { lacks: [] }]);
    }
  });
});
