import { describe, expect, it } from 'vitest';
import { bumpRevision } from '../../../src/server/platform/db/revisions';
import { inTransaction } from '../../../src/server/platform/db/transaction';
import { onOneServer, onSqlite } from '../../support/server-engines';
import type { TestServer } from '../../support/server';
import demo from '../../../src/server/demo/hotel.json';
import { articleOf, storyHotel } from '../../support/stories';

const start = onSqlite();
const INDEX =
  '<!doctype html>\n<html lang="vi" class="js"><head><title>Hiên</title>\n<meta\n name="description"\n content="cũ"\n/>' +
  '<script type="module" src="/assets/index.js"></script></head><body><div id="root"></div></body></html>';
const ORIGIN = 'https://hien.example';

/** Two of the demo's homes; this house has other doors. */
const catalogue = {
  apartments: demo.apartments
    .filter((_, index) => index === 0 || index === 14)
    .map((home) => ({ ...home, rooms: home.rooms.map((room) => ({ ...room, doors: undefined })) })),
  tours: demo.tours.slice(0, 2),
};
const optionsOf = (part: Record<string, unknown> = {}, env: Record<string, string> = { PUBLIC_ORIGIN: ORIGIN }) => ({
  env,
  files: { 'index.html': INDEX },
  hotel: { ...storyHotel(), ...catalogue, features: demo.features, ...part },
  isDemo: true,
});
const open = (...own: Parameters<typeof optionsOf>) => start(optionsOf(...own));
/** For what is only read. */
const house = onOneServer(optionsOf());

/** The head and text of a page, as one who runs no script reads them. */
async function seen({ app }: TestServer, url: string, headers: Record<string, string> = {}) {
  const { body, statusCode, headers: answered } = await app.inject({ url, headers });
  const one = (pattern: RegExp): string | undefined => pattern.exec(body)?.[1];
  const blocks = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return {
    status: statusCode,
    robots: answered['x-robots-tag'],
    policy: String(answered['content-security-policy']),
    lang: one(/<html lang="(\w+)"/),
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...body.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]*)"/g)].map(([, lang, at]) => [
      lang,
      at,
    ]),
    card: (name: string) => one(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)),
    things: blocks.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>),
    text: one(/<noscript>([\s\S]*)<\/noscript>/) ?? '',
    body,
  };
}

const PAGES = [
  ['/', 'LodgingBusiness'],
  ['/apartment-ha-long', 'ItemList'],
  ['/apartment-ha-long/studio-nhin-vinh/view', 'Apartment'],
  ['/tour', 'ItemList'],
  ['/tour-ha-long', 'ItemList'],
  ['/blog', 'BreadcrumbList'],
  ['/blog/1', 'Article'],
  ['/explore&experience', 'BreadcrumbList'],
  ['/explore&experience/venues', 'Article'],
  ['/help', 'BreadcrumbList'],
  ['/lien-he', 'LodgingBusiness'],
  ['/about-us', 'BreadcrumbList'],
  ['/about-us/company', 'BreadcrumbList'],
  ['/coperate', 'BreadcrumbList'],
  ['/chuong-trinh-hop-tac', 'BreadcrumbList'],
  ['/chinh-sach-bao-mat', 'BreadcrumbList'],
  ['/cham-soc-khach-hang', 'BreadcrumbList'],
  ['/khach-san-sat-bien-ha-long', 'Hotel'],
] as const;

describe.each(PAGES)('%s', (path, type) => {
  it('says in its HTML what it is, in either language', async () => {
    const server = house();
    const vi = await seen(server, path);
    const en = await seen(server, `${path}?lang=en`);
    const escaped = path.replace('&', '&amp;');
    expect([vi.status, en.status]).toEqual([200, 200]);
    expect([vi.lang, en.lang]).toEqual(['vi', 'en']);
    expect(vi.title).toMatch(/.+ · Hiên Thử$/);
    expect(en.title).not.toBe(vi.title);
    expect(vi.description?.length).toBeGreaterThan(10);
    expect(vi.description).not.toContain('cũ');
    expect(vi.canonical).toBe(`${ORIGIN}${escaped}`);
    expect(en.canonical).toBe(`${ORIGIN}${escaped}?lang=en`);
    for (const { alternates } of [vi, en]) {
      expect(alternates).toEqual([
        ['vi', `${ORIGIN}${escaped}`],
        ['en', `${ORIGIN}${escaped}?lang=en`],
        ['x-default', `${ORIGIN}${escaped}`],
      ]);
    }
    expect(vi.card('og:url')).toBe(vi.canonical);
    expect(vi.card('og:image')).toMatch(/^https:\/\/hien\.example\/pictures\/share\/[\w-]+\.png$/);
    expect(vi.card('twitter:card')).toBe('summary_large_image');
    const types = vi.things.flatMap((thing) => thing['@type']);
    expect(types).toContain(type);
    expect(vi.text).toMatch(/<h1>[^<]+<\/h1>/);
    expect(vi.text + en.text).not.toMatch(/\{\{|\*\*|undefined|<script|<style/);
  });
});

describe('a page for search engines', () => {
  it('draws the top of the home page before its scripts, and of no other page', async () => {
    const files = {
      'index.html': INDEX,
      'assets/home.css': '.hero{color:red}',
      'assets/other.css': '.other{color:red}',
      '.vite/manifest.json': JSON.stringify({
        'index.html': { file: 'assets/index.js' },
        'src/app/routes/home-route.tsx': { file: 'assets/home.js', css: ['assets/home.css', 'assets/other.css'] },
      }),
      '.vite/home-first-view.json': JSON.stringify({
        vi: '<h1 class="hero">{{brand}}, vịnh</h1>',
        en: '<h1 class="hero">The bay</h1>',
      }),
    };
    const server = await start({ env: { PUBLIC_ORIGIN: ORIGIN }, files, hotel: { ...storyHotel(), ...catalogue } });
    const { body, policy } = await seen(server, '/');
    expect(body).toContain('<div id="root"><h1 class="hero">Hiên Thử, vịnh</h1></div>');
    expect(body.indexOf('/assets/index.js')).toBeGreaterThan(body.indexOf('<h1'));
    expect(body).toContain('<style>.hero{color:red}</style>');
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect((await seen(server, '/?lang=en')).body).toContain('<div id="root"><h1 class="hero">The bay</h1></div>');
    const blog = await seen(server, '/blog');
    expect(blog.body).toContain('<div id="root"></div>');
    expect(blog.policy).toMatch(/style-src 'self';/);
  });

  it('tells of an apartment its price, size and place', async () => {
    const { things, text } = await seen(await open(), '/apartment-ha-long/studio-nhin-vinh/view?lang=en');
    expect(things[0]).toMatchObject({
      '@type': ['Apartment', 'Product'],
      name: 'Bay-view studio',
      floorSize: { value: 36, unitCode: 'MTK' },
      offers: { '@type': 'Offer', price: 1_275_000, priceCurrency: 'VND' },
    });
    expect(text).toContain('<h1>Bay-view studio</h1>');
  });

  it('tells of a tour its days and its price', async () => {
    const server = await open();
    const [tour] = server.app.services.tours.tours.all;
    const listed = server.app.services.publicPages.pages.listed().map(({ path }) => path);
    const path = listed.find((one) => /^\/tour.*\/view$/.test(one)) ?? '';
    const { things, text } = await seen(server, path);
    expect(things[0]).toMatchObject({ '@type': 'TouristTrip', name: tour?.body.name.vi });
    expect(text).toContain(tour?.body.schedules[0]?.title.vi);
  });

  it('is the same page at every address of it', async () => {
    const server = await open();
    const [home] = server.app.services.catalogue.apartments.filter(({ body }) => body.name.en === 'Bay-view studio');
    for (const alias of [
      '/apartment/studio-nhin-vinh/view',
      '/apartment-ha-noi/bay-view-studio/view',
      '/apartment/ha-long/studio-nhin-vinh',
      `/apartment-detail/${home?.id ?? ''}`,
    ]) {
      const { status, canonical } = await seen(server, alias);
      expect([alias, status]).toEqual([alias, 200]);
      expect(canonical).toBe(`${ORIGIN}/apartment-ha-long/studio-nhin-vinh/view`);
    }
    expect((await seen(server, '/apartment')).canonical).toBe(`${ORIGIN}/apartment-ha-noi`);
    expect((await seen(server, '/Lien-He')).canonical).toBe(`${ORIGIN}/lien-he`);
    expect((await seen(server, '/blog/')).canonical).toBe(`${ORIGIN}/blog`);
    expect((await seen(server, '/explore%26experience/venues?utm=1')).canonical).toBe(
      `${ORIGIN}/explore&amp;experience/venues`,
    );
  });

  it('has a long list in pages that lead to each other, each with an address of its own', async () => {
    const [one] = catalogue.apartments;
    const apartments = Array.from({ length: 80 }, (_, at) => ({ ...one, name: `Căn ${at + 1}` }));
    const server = await open({ apartments });
    const [first, third] = [await seen(server, '/apartment-ha-long'), await seen(server, '/apartment-ha-long?page=3')];
    const en = await seen(server, '/apartment-ha-long?page=3&lang=en');
    const linked = ({ text }: typeof first): string[] => [...text.matchAll(/>Căn (\d+)</g)].map(([, at = '']) => at);
    expect([linked(first).length, linked(first)[0], linked(third).length, linked(third)[0]]).toEqual([
      36,
      '1',
      8,
      '73',
    ]);
    expect(first.text).toContain('<a href="/apartment-ha-long?page=3">');
    expect(third.text).toContain('<a href="/apartment-ha-long">');
    expect(third.canonical).toBe(`${ORIGIN}/apartment-ha-long?page=3`);
    expect(en.canonical).toBe(`${ORIGIN}/apartment-ha-long?page=3&amp;lang=en`);
    expect(JSON.stringify(third.things[0])).toContain('"itemListElement":[{"@type":"ListItem","position":73,');
    expect((await seen(server, '/apartment-ha-long?page=4')).status).toBe(404);
    expect(linked(await seen(server, '/'))).toHaveLength(36);
    expect((await seen(server, '/blog?page=3')).canonical).toBe(`${ORIGIN}/blog`);
    const listed = server.app.services.publicPages.pages.listed().map(({ path }) => path);
    expect(listed.filter((path) => path.includes('?'))).toEqual([]);
  });

  it.each([
    '/apartment-ha-long/nha-ma/view',
    '/apartment/constructor/view',
    '/apartment/ha-long/nha-ma',
    '/apartment-detail/999',
    '/apartment-detail/x',
    '/tour-ha-noi/khong-co/view',
    '/blog/99',
    '/blog/khong-co',
    '/explore&experience/nobody',
    '/nope',
    '/%E0%A4%A',
    '/blog/1/more',
  ])('%s is 404, and still the site', async (url) => {
    const { status, robots, body, title } = await seen(house(), url);
    expect([status, robots]).toEqual([404, 'noindex, nofollow']);
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('/assets/index.js');
    expect(title).not.toBe('Hiên');
  });

  it.each(['/search-results?location=HA_NOI', '/event?name=x', '/dat-lai-mat-khau', '/nhan-loi-moi', '/Form-QR'])(
    '%s is the plain document',
    async (url) => {
      const { status, body } = await seen(house(), url);
      expect([status, body]).toEqual([200, INDEX.replace('class="js"', '$& data-house="{&quot;lacks&quot;:[]}"')]);
    },
  );

  it('leaves the document that the worker keeps as it was built', async () => {
    expect((await seen(await open(), '/index.html')).body).toBe(INDEX);
  });

  it.each(['/form-qr', '/reception', '/dashbroad', '/booking-page', '/guide/B902'])('%s is hidden', async (url) => {
    const { robots, canonical } = await seen(house(), url);
    expect([robots, canonical]).toEqual(['noindex, nofollow', undefined]);
  });

  it('follows the data', async () => {
    const server = await open();
    expect((await seen(server, '/blog')).text).toContain('Bài hai');
    const { db } = server.database;
    await db.updateTable('blog_posts').set({ status: 'DRAFT' }).where('id', '=', 2).execute();
    await inTransaction(db, (tx) => bumpRevision(tx, 'blog'));
    server.clock.forward(3000);
    expect((await seen(server, '/blog')).text).not.toContain('Bài hai');
    expect((await seen(server, '/blog/2')).status).toBe(404);
  });

  it('is answered 304 to who has it, in the language they have it in', async () => {
    const { app } = await open();
    const first = await app.inject('/blog/1');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await app.inject({ url: '/blog/1', headers })).statusCode).toBe(304);
    expect((await app.inject({ url: '/blog/1?lang=en', headers })).statusCode).toBe(200);
    expect(first.headers['vary']).toContain('Cookie');
  });

  it('lets nobody choose its addresses: neither the Host header nor a forwarded one', async () => {
    const server = await open();
    const { canonical, body } = await seen(server, '/blog', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect(canonical).toBe(`${ORIGIN}/blog`);
    expect(body).not.toContain('evil.example');
  });

  it('cannot be broken out of by a title', async () => {
    const hostile = `"><script>alert(1)</script></title></noscript>$&$'<!--`;
    const server = await open({ blog: [articleOf(hostile, { title: hostile, summary: hostile })] });
    for (const url of ['/blog', '/blog/1', '/']) {
      const { body, things } = await seen(server, url);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('<!--');
      expect(body.match(/<\/noscript>/g)).toHaveLength(1);
      expect(body.match(/<\/title>/g)).toHaveLength(1);
      if (url === '/blog/1') expect(things[0]).toMatchObject({ headline: hostile });
    }
  });

  it('needs no permission to run a script for its data blocks', async () => {
    const { policy, things } = await seen(await open(), '/');
    expect(things.length).toBeGreaterThan(0);
    expect(policy).toMatch(/script-src 'self';/);
  });
});

/** Properties that schema.org's types need to be understood, nested ones included. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  LodgingBusiness: ['name', 'url', 'telephone', 'image', 'address'],
  Hotel: ['name', 'url', 'telephone', 'image', 'address', 'priceRange', 'checkinTime', 'checkoutTime'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Organization: ['name', 'url'],
  Apartment: ['name', 'description', 'image', 'address', 'floorSize', 'occupancy', 'offers'],
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  QuantitativeValue: [],
  TouristTrip: ['name', 'description', 'image', 'provider', 'offers', 'itinerary'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  Article: ['headline', 'description', 'image', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  LocationFeatureSpecification: ['name', 'value'],
};
const ADDRESSES = ['url', 'image', 'item', '@id', 'mainEntityOfPage', 'hasMap', 'logo', 'contentUrl'];

/** Finds what is wrong with a thing and with everything in it. */
function faultsOf(thing: unknown, at: string): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, index) => faultsOf(one, `${at}[${index}]`));
  if (typeof thing !== 'object' || thing === null) return [];
  const record = thing as Record<string, unknown>;
  const types = [record['@type']].flat().filter((type) => type !== undefined) as string[];
  // A reference to what is told in full elsewhere names it and says no more.
  const told = types.length > 0 && Object.keys(record).some((key) => !['@id', '@type', '@context'].includes(key));
  const missing = told
    ? types.flatMap((type) =>
        NEEDED[type] === undefined
          ? [`${at}: unknown type ${type}`]
          : NEEDED[type]
              .filter((key) => [undefined, null, ''].includes(record[key] as null))
              .map((key) => `${at}: ${type} without ${key}`),
      )
    : [];
  const wrong = Object.entries(record).flatMap(([key, value]) => [
    ...(ADDRESSES.includes(key)
      ? [value]
          .flat()
          .filter((one) => typeof one === 'string' && !/^https:\/\//.test(one))
          .map((one) => `${at}.${key}: ${String(one)}`)
      : []),
    ...(/^date/.test(key) && Number.isNaN(Date.parse(String(value))) ? [`${at}.${key}: ${String(value)}`] : []),
    ...(key === 'price' && !(Number(value) > 0) ? [`${at}.price: ${String(value)}`] : []),
    ...faultsOf(value, `${at}.${key}`),
  ]);
  return [...missing, ...wrong];
}

describe('what the data blocks say', () => {
  it('has all that schema.org’s types need, on every page and in both languages', async () => {
    const server = await open({ address: demo.address });
    const faults: string[] = [];
    for (const { path } of server.app.services.publicPages.pages.listed()) {
      for (const lang of ['vi', 'en']) {
        const { things } = await seen(server, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
        for (const thing of things) {
          if (thing['@context'] !== 'https://schema.org') faults.push(`${path}: no context`);
          faults.push(...faultsOf(thing, `${path} ${lang}`));
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('what robots are told', () => {
  it('lists every public page in both languages, each naming the other', async () => {
    const server = await open();
    const answer = await server.app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) =>
      place.replace('&amp;', '&'),
    );
    expect(new Set(places).size).toBe(places.length);
    for (const [path] of PAGES)
      expect(places).toEqual(expect.arrayContaining([`${ORIGIN}${path}`, `${ORIGIN}${path}?lang=en`]));
    expect(answer.body.match(/hreflang="x-default"/g)).toHaveLength(places.length);
    expect(places.join(' ')).not.toMatch(/hiden-page|guide\/|form-qr|reception|\/api\/|booking/);
    for (const place of places.filter((one) => !one.includes('?'))) {
      expect((await server.app.inject(place.slice(ORIGIN.length))).statusCode, place).toBe(200);
    }
  });

  it('asks them to leave data, guides, forms and the desk alone, and names the sitemap', async () => {
    const { body } = await (await open()).app.inject('/robots.txt');
    for (const path of ['/api/', '/hiden-page/', '/guide/', '/form-qr', '/reception', '/dashbroad', '/booking']) {
      expect(body).toContain(`Disallow: ${path}\n`);
    }
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

describe('what the Wi-Fi hands over', () => {
  it('names the guide to a phone, keeps it from nothing, and wants to know nobody', async () => {
    const headers = { host: 'evil.example', cookie: 'hien_lang=en' };
    const answer = await house().app.inject({ url: '/.well-known/captive', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/captive+json');
    expect(answer.headers['cache-control']).toBe('private, max-age=300');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(JSON.parse(answer.body)).toEqual({ captive: false, 'venue-info-url': `${ORIGIN}/hiden-page` });
  });
});
