import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DESK_CACHE,
  FILM_CACHE,
  GUIDE_CACHE,
  LANGUAGE_PREFERENCE,
  PICTURE_CACHE,
  PREFERENCE_CACHE,
  SITE_CACHE,
} from '../../src/contract/guide/worker';
import { PORTAL_MARK } from '../support/fake-network';
import { integrityOf, ORIGIN, type Release, WorkerOrigin } from '../support/worker';

const shell = (lang: string, build: number): string =>
  `<!doctype html><html lang="${lang}"><head><!--manifest--></head><body>guide ${lang} ${build}</body></html>`;

const release = (build: number): Release => ({
  files: {
    [`/shell/guide-vi.${build}.html`]: shell('vi', build),
    [`/shell/guide-en.${build}.html`]: shell('en', build),
    '/assets/react.js': 'react',
    [`/assets/guide-${build}.js`]: `guide ${build}`,
    [`/assets/pack-${build}.json`]: JSON.stringify({
      '/plans/vi/A-1.svg': `<svg>plan ${build}</svg>`,
      '/pictures/guide/signs.svg': '<svg>signs</svg>',
    }),
    '/index.html': `<html lang="vi">site ${build}`,
    '/assets/home.js': 'home',
    '/pictures/rooms/a.svg': '<svg>room</svg>',
  },
  shells: [`/shell/guide-vi.${build}.html`, `/shell/guide-en.${build}.html`],
  entries: [
    { url: '/assets/react.js' },
    { url: `/assets/guide-${build}.js` },
    { url: `/assets/pack-${build}.json`, pack: true },
    { url: '/index.html', later: true },
    { url: '/assets/home.js', later: true },
  ],
});

let origin: WorkerOrigin;
beforeEach(() => {
  origin = new WorkerOrigin();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const installed = async (build = 1) => {
  const worker = await origin.run(release(build));
  await worker.install();
  await worker.activate();
  return worker;
};
const failing = async (installing: Promise<void>): Promise<void> => {
  const refused = expect(installing).rejects.toThrow();
  await elapse(5000);
  await refused;
};
/** Time is pretended from here on; requests take real turns of the event loop in between. */
const slowly = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const elapse = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 250) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(250);
  }
};
const asked = (): string[] => origin.network.asked.map(({ path }) => path);

describe('install', () => {
  it('brings the guide and nothing of the rest of the site', async () => {
    const worker = await installed();
    expect(asked().sort()).toEqual(
      [
        '/assets/guide-1.js',
        '/assets/pack-1.json',
        '/assets/react.js',
        '/shell/guide-en.1.html',
        '/shell/guide-vi.1.html',
      ].sort(),
    );
    expect(worker.claimed).toBe(true);
    expect(worker.skippedWaiting).toBe(false);
  });

  it('fetches side by side, sixteen at most', async () => {
    const many = release(1);
    for (let file = 0; file < 20; file += 1) {
      many.files[`/assets/${file}.js`] = `${file}`;
      many.entries.push({ url: `/assets/${file}.js` });
    }
    await (await origin.run(many)).install();
    expect(origin.busiest).toBe(16);
  });

  it.each(['portal', 'portal-redirect', 'gateway-down', 'refuse'] as const)(
    'fails clean when the network does: %s, and goes on where it was',
    async (weather) => {
      slowly();
      let left = 2;
      origin.network.weather = () => (left-- > 0 ? 'pass' : weather);
      const first = await origin.run(release(1));
      await failing(first.install());
      expect(origin.caches.dump()).not.toContain(PORTAL_MARK);
      const came = origin.caches.paths(GUIDE_CACHE).length;
      expect(came).toBe(2);

      origin.network.weather = 'pass';
      origin.network.asked.length = 0;
      vi.useRealTimers();
      await (await origin.run(release(1))).install();
      expect(asked()).toHaveLength(5 - came);
    },
  );

  it('gets past a single broken connection by itself', async () => {
    slowly();
    const broken = new Set<string>();
    origin.network.weather = ({ path }) => {
      if (broken.has(path)) return 'pass';
      broken.add(path);
      return 'refuse';
    };
    const installing = (await origin.run(release(1))).install();
    await elapse(2000);
    await installing;
  });

  it('gives a network that says nothing twenty seconds, then asks again', async () => {
    const worker = await origin.run(release(1));
    slowly();
    origin.network.weather = 'hang';
    let over = false;
    const installing = worker.install().then(() => (over = true));
    await elapse(19_000);
    origin.network.weather = 'pass';
    await elapse(500);
    expect(over).toBe(false);
    await elapse(2000);
    await installing;
  });

  it('takes no wrong bytes from the HTTP cache twice', async () => {
    slowly();
    const modes: (RequestCache | undefined)[] = [];
    const through = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      if (path === '/assets/react.js') modes.push(init.cache);
      return path === '/assets/react.js' && init.cache === 'default'
        ? through('/assets/pack-1.json', init)
        : through(path, init);
    });
    const installing = (await origin.run(release(1))).install();
    await elapse(2000);
    await installing;
    expect(modes).toEqual(['default', 'reload']);
  });
});

describe('a page is opened from the phone', () => {
  const text = async (answer: Promise<Response | null>): Promise<string> => (await (await answer)?.text()) ?? '';

  it.each([
    ['/hiden-page/B902', 'guide vi 1'],
    ['/hiden-page/B902?lang=en', 'guide en 1'],
    ['/hiden-page', 'guide vi 1'],
    ['/hiden-page/%E0%A4%A', 'guide vi 1'],
    ['/hiden-page/a/b/c.html', 'guide vi 1'],
  ])('%s without a network: %s', async (path, words) => {
    const worker = await installed();
    origin.network.weather = 'refuse';
    expect(await text(worker.fetch(path, { navigation: true }))).toContain(words);
  });

  it.each([
    ['/HIDEN-PAGE/B902', '/hiden-page/B902'],
    ['/hidden-page/B902?lang=en', '/hiden-page/B902?lang=en'],
    ['/hiden-page/B902).', '/hiden-page/B902'],
    [`/hiden-page/B902%23s=${'k'.repeat(43)}.`, `/hiden-page/B902#s=${'k'.repeat(43)}`],
    [`/dat-lai-mat-khau%23token=${'k'.repeat(43)}`, `/dat-lai-mat-khau#token=${'k'.repeat(43)}`],
    ['/hiden-page/B902&zarsrc=30', '/hiden-page/B902?zarsrc=30'],
  ])('%s is put right on the phone, and the server hears nothing of it', async (changed, right) => {
    const worker = await installed();
    origin.network.asked.length = 0;
    const answer = await worker.fetch(changed, { navigation: true });
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, ORIGIN + right]);
    expect(asked()).toEqual([]);
  });

  it('in the language that the page has remembered', async () => {
    const worker = await installed();
    await (await origin.caches.open('hien-prefs')).put('/prefs/lang', new Response('en'));
    expect(await text(worker.fetch('/hiden-page/B902', { navigation: true }))).toContain('guide en 1');
    expect(await text(worker.fetch('/hiden-page/B902?lang=vi', { navigation: true }))).toContain('guide vi 1');
  });

  it('in the language of the last address that named one, whatever became of the page', async () => {
    const worker = await installed();
    await worker.fetch('/hiden-page/B902?lang=en', { navigation: true });
    expect(await text(worker.fetch('/hiden-page/B902', { navigation: true }))).toContain('guide en 1');
  });

  it.each(['/hiden-page/b902', '/hiden-page/%22%3E%3Cscript%3Ex', '/hiden-page/'])(
    'as it lies there, whatever the address says: %s',
    async (path) => {
      expect(await text((await installed()).fetch(path, { navigation: true }))).toContain(
        '<head><!--manifest--></head>',
      );
    },
  );

  describe('first its first view, and what stands below it', () => {
    const first = '<!doctype html><html><body><div id="root"><h2 id="1">Mã cửa</h2><script>touch()';
    const rest = '</script><h2>Bồi thường</h2></div></body></html>';
    const opened = async () => {
      const long = release(1);
      long.files['/shell/guide-vi.1.html'] = first + rest;
      const worker = await origin.run(long);
      await worker.install();
      slowly();
      const answer = await worker.fetch('/hiden-page/B902', { navigation: true });
      expect(answer?.headers.get('content-type')).toBe('text/html');
      const reader = answer?.body?.getReader();
      const chunks: string[] = [];
      const reading = (async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
          chunks.push(new TextDecoder().decode(part.value));
        }
      })();
      await elapse(250);
      expect(chunks).toEqual([first]);
      return { worker, reading, chunks };
    };

    it('when the page has painted it', async () => {
      const { worker, reading, chunks } = await opened();
      await worker.ask({ type: 'first-view-painted' });
      await reading;
      expect(chunks).toEqual([first, rest]);
      // Said twice, or of a page that waits for nothing, it does nothing.
      await worker.ask({ type: 'first-view-painted' });
    });

    it('after half a second where the page says nothing', async () => {
      const { reading, chunks } = await opened();
      await elapse(250);
      await reading;
      expect(chunks).toEqual([first, rest]);
    });
  });

  it('and every other page from the shell of the site, once that is there', async () => {
    const worker = await installed();
    expect(await worker.ask({ type: 'fetch-site' })).toEqual({ complete: true });
    origin.network.weather = 'refuse';
    for (const path of ['/', '/apartment-ha-long', '/explore&experience/venues', '/form-qr?apartment=B902']) {
      expect(await text(worker.fetch(path, { navigation: true }))).toBe('<html lang="vi">site 1');
    }
  });

  it.each([
    [['ko-KR'], '/form-qr', null, 'en'],
    [['ko-KR'], '/form-qr?lang=vi', null, 'vi'],
    [['ko-KR'], '/form-qr', 'vi', 'vi'],
    [['vi-VN'], '/form-qr', 'en', 'en'],
  ])('which begins, for who speaks %j at %s and chose %s, in %s', async (languages, path, chosen, lang) => {
    const worker = await installed();
    await worker.ask({ type: 'fetch-site' });
    vi.stubGlobal('navigator', { languages });
    if (chosen) await (await origin.caches.open(PREFERENCE_CACHE)).put(LANGUAGE_PREFERENCE, new Response(chosen));
    expect(await text(worker.fetch(path, { navigation: true }))).toBe(`<html lang="${lang}">site 1`);
  });

  it('until then a page of the worker itself says what is the matter, in both languages (C-19)', async () => {
    const worker = await installed();
    origin.network.weather = 'refuse';
    const response = await worker.fetch('/blog', { navigation: true });
    expect(response?.status).toBe(503);
    expect(response?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await response?.text();
    for (const words of ['Chưa có mạng', 'You’re offline', 'tel:113', 'tel:115']) expect(html).toContain(words);
  });

  it('or, with a network, from there; a sign-in page is shown and not kept', async () => {
    const worker = await installed();
    origin.network.weather = 'portal';
    expect(await text(worker.fetch('/blog', { navigation: true }))).toContain(PORTAL_MARK);
    expect(origin.caches.dump()).not.toContain(PORTAL_MARK);
  });

  it('does not wait for ever for a page that is not there', async () => {
    const worker = await installed();
    slowly();
    origin.network.weather = 'hang';
    const answer = worker.fetch('/blog', { navigation: true });
    await elapse(8000);
    vi.useRealTimers();
    expect((await answer)?.status).toBe(503);
  });

  it('mends itself when the caches were cleared under it', async () => {
    const worker = await installed();
    for (const name of await origin.caches.keys()) await origin.caches.delete(name);
    await worker.fetch('/hiden-page/B902', { navigation: true });
    origin.network.weather = 'refuse';
    expect(await text(worker.fetch('/hiden-page/B902', { navigation: true }))).toContain('guide vi 1');
    expect(await text(worker.fetch('/plans/vi/A-1.svg'))).toBe('<svg>plan 1</svg>');
  });
});

describe('files', () => {
  it.each([
    ['/assets/react.js', 'text/javascript', 'react'],
    ['/plans/vi/A-1.svg', 'image/svg+xml; charset=utf-8', '<svg>plan 1</svg>'],
    ['/pictures/guide/signs.svg', 'image/svg+xml; charset=utf-8', '<svg>signs</svg>'],
  ])('%s comes from the phone, with its type', async (path, type, text) => {
    const worker = await installed();
    origin.network.weather = 'refuse';
    const response = await worker.fetch(path);
    expect(response?.headers.get('content-type')).toBe(type);
    expect(response?.headers.has('content-encoding')).toBe(false);
    expect(await response?.text()).toBe(text);
  });

  it('a file that is not listed comes from the network, a missing one as 404', async () => {
    const worker = await installed();
    expect((await worker.fetch('/assets/old-1234.js'))?.status).toBe(404);
  });

  it.each([
    ['calls of the API', '/api/guide/B902', {}],
    ['what is sent', '/form-qr', { method: 'POST' }],
    ['manifests', '/manifest/B902.webmanifest', {}],
    ['the API docs', '/api/docs', { navigation: true }],
    ['robots.txt in a tab', '/robots.txt', { navigation: true }],
    ['the sandbox wallet', '/sandbox/momo/1', { navigation: true }],
    ['another host', 'https://pictures.example/x.jpg', {}],
  ])('%s are left to the browser', async (_name, path, init) => {
    expect(await (await installed()).fetch(path, init)).toBeNull();
  });
});

describe('films', () => {
  const film = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);
  const kept = async () => {
    const worker = await installed();
    await (
      await origin.caches.open(FILM_CACHE)
    ).put(
      '/videos/stove.mp4',
      new Response(film, { headers: { 'content-type': 'video/mp4', 'content-length': '1000' } }),
    );
    origin.network.weather = 'refuse';
    return worker;
  };

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=100-199', 100, 199],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=999-', 999, 999],
    ['bytes=900-1000', 900, 999],
    ['bytes=900-99999', 900, 999],
    ['bytes=-5000', 0, 999],
  ])('%s gives 206 with bytes %s to %s', async (range, from, to) => {
    const response = await (await kept()).fetch('/videos/stove.mp4', { headers: { range } });
    expect(response?.status).toBe(206);
    expect(response?.headers.get('content-range')).toBe(`bytes ${from}-${to}/1000`);
    expect(response?.headers.get('content-length')).toBe(String(to - from + 1));
    expect(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(film.slice(from, to + 1));
  });

  it.each(['bytes=2000-3000', 'bytes=1000-', 'bytes=5000-', 'bytes=-0'])(
    'a range beyond the end, %s, is refused with the size',
    async (range) => {
      const response = await (await kept()).fetch('/videos/stove.mp4', { headers: { range } });
      expect([response?.status, response?.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
      expect((await response?.arrayBuffer())?.byteLength).toBe(0);
    },
  );

  it.each(['bytes=9-1', 'bytes=-', 'lines=1-2', 'bytes=0-1,5-6'])(
    'what is no one range, %s, brings all of it',
    async (range) => {
      const response = await (await kept()).fetch('/videos/stove.mp4', { headers: { range } });
      expect([response?.status, (await response?.arrayBuffer())?.byteLength]).toEqual([200, 1000]);
    },
  );

  it('the whole film without a range', async () => {
    const response = await (await kept()).fetch('/videos/stove.mp4');
    expect([response?.status, (await response?.arrayBuffer())?.byteLength]).toEqual([200, 1000]);
  });

  it('a version that makes way asks for no film any more on behalf of whoever keeps them', async () => {
    const worker = await installed();
    await worker.ask({ type: 'stand-down' });
    expect((await worker.fetch('/videos/power.mp4'))?.type).toBe('error');
    expect(origin.network.askedOf('/videos/power.mp4')).toEqual([]);
  });

  it('a film that is not there is asked of the network', async () => {
    const worker = await kept();
    await expect(worker.fetch('/videos/power.mp4')).rejects.toThrow('Failed to fetch');
  });
});

describe('pictures met on the way', () => {
  it('are kept, sixty of them', async () => {
    const many = release(1);
    for (let at = 0; at < 70; at += 1) many.files[`/pictures/rooms/${at}.svg`] = `<svg>${at}</svg>`;
    const worker = await origin.run(many);
    for (let at = 0; at < 70; at += 1) await worker.fetch(`/pictures/rooms/${at}.svg`);
    expect(origin.caches.paths(PICTURE_CACHE)).toHaveLength(60);
    origin.network.weather = 'refuse';
    expect(await (await worker.fetch('/pictures/rooms/69.svg'))?.text()).toBe('<svg>69</svg>');
    await expect(worker.fetch('/pictures/rooms/0.svg')).rejects.toThrow();
  });

  it.each(['portal', 'portal-redirect', 'gateway-down'] as const)(
    'are not kept when the network does: %s',
    async (weather) => {
      const worker = await installed();
      origin.network.weather = weather;
      await worker.fetch('/pictures/rooms/a.svg');
      expect(origin.caches.paths(PICTURE_CACHE)).toEqual([]);
    },
  );

  it("are not kept when they are a portal's own, with status and type as they should be", async () => {
    const worker = await installed();
    const logo = () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    origin.network.on('GET', '/pictures/rooms/a.svg', logo);
    expect((await worker.fetch('/pictures/rooms/a.svg'))?.status).toBe(200);
    expect(origin.caches.paths(PICTURE_CACHE)).toEqual([]);
  });

  it('are shown even where there is no room to keep them', async () => {
    const worker = await installed();
    origin.caches.full = true;
    expect(await (await worker.fetch('/pictures/rooms/a.svg'))?.text()).toBe('<svg>room</svg>');
  });
});

describe('a new version', () => {
  it('fetches only what has changed, and leaves the old one at work until it is let in', async () => {
    const old = await installed(1);
    origin.network.asked.length = 0;
    const next = await origin.run(release(2));
    await next.install();
    expect(asked()).not.toContain('/assets/react.js');
    expect(await (await old.fetch('/hiden-page/B902', { navigation: true }))?.text()).toContain('guide vi 1');
    expect(await (await old.fetch('/plans/vi/A-1.svg'))?.text()).toBe('<svg>plan 1</svg>');
    expect(next.skippedWaiting).toBe(false);
    await next.ask({ type: 'skip-waiting' });
    expect(next.skippedWaiting).toBe(true);
    await next.activate();
    expect(next.claimed).toBe(false);
    expect(await (await next.fetch('/plans/vi/A-1.svg'))?.text()).toBe('<svg>plan 2</svg>');
    expect(origin.caches.dump()).not.toMatch(/guide (vi |en )?1\b|plan 1/);
  });

  it('that cannot be had leaves the old one whole (C-7)', async () => {
    const old = await installed(1);
    slowly();
    origin.network.weather = 'portal';
    await failing((await origin.run(release(2))).install());
    vi.useRealTimers();
    expect(await (await old.fetch('/hiden-page/B902', { navigation: true }))?.text()).toContain('guide vi 1');
    expect(await old.ask({ type: 'ensure-guide' })).toEqual({ complete: true });
  });
});

describe('both documents of the guide in one answer', () => {
  const withPack = (build: number): Release => {
    const one = release(build);
    const texts = one.shells.map((url) => [url, { policy: `policy of ${url}`, html: one.files[url] ?? '' }]);
    const shellPack = `/shell/guides.${build}.json`;
    return { ...one, shellPack, files: { ...one.files, [shellPack]: JSON.stringify(Object.fromEntries(texts)) } };
  };

  it('are kept one by one, each with the policy of its own', async () => {
    const worker = await origin.run(withPack(1));
    await worker.install();
    expect(asked().filter((path) => path.startsWith('/shell/'))).toEqual(['/shell/guides.1.json']);
    origin.network.weather = 'refuse';
    const page = await worker.fetch('/hiden-page/B902', { navigation: true });
    expect(await page?.text()).toBe(shell('vi', 1));
    expect(page?.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page?.headers.get('content-security-policy')).toBe('policy of /shell/guide-vi.1.html');
    const other = await worker.fetch('/hiden-page/B902?lang=en', { navigation: true });
    expect(await other?.text()).toBe(shell('en', 1));
    expect(origin.caches.paths(GUIDE_CACHE).filter((path) => path.includes('guides.'))).toEqual([]);
  });

  it('come one by one where that answer is gone', async () => {
    const changed = withPack(1);
    delete changed.files['/shell/guides.1.json'];
    slowly();
    const worker = await origin.run(changed);
    const installing = worker.install();
    await elapse(4000);
    await installing;
    vi.useRealTimers();
    expect(await (await worker.fetch('/hiden-page/B902', { navigation: true }))?.text()).toBe(shell('vi', 1));
  });

  it('only the one that is missing is asked for', async () => {
    const worker = await origin.run(withPack(1));
    await worker.install();
    const cache = await caches.open(GUIDE_CACHE);
    const [english] = origin.caches.paths(GUIDE_CACHE).filter((path) => path.includes('guide-en'));
    await cache.delete(english ?? '');
    origin.network.asked.length = 0;
    expect(await worker.ask({ type: 'ensure-guide' })).toEqual({ complete: true });
    expect(asked()).toEqual(['/shell/guide-en.1.html']);
  });
});

describe('a list of the site in a file of its own', () => {
  const withList = (build: number, home = 'home'): Release => {
    const one = release(build);
    const files: Record<string, string> = {
      ...one.files,
      '/assets/home.js': home,
      '/assets/desk.js': 'desk',
    };
    const list = `/assets/list-${build}.json`;
    files[list] = JSON.stringify({
      site: { '/assets/home.js': integrityOf(home) },
      desk: { '/assets/desk.js': integrityOf('desk') },
    });
    const entries = one.entries.filter(({ url }) => url !== '/assets/home.js');
    return { ...one, files, entries: [...entries, { url: list, later: true, list: true }] };
  };
  const paths = (name: string): string[] => origin.caches.paths(name).map((path) => path.replace(/\?v=.*/, ''));

  it('comes after the guide, and the files that it names after it', async () => {
    const worker = await origin.run(withList(1));
    await worker.install();
    await worker.activate();
    expect(asked()).not.toContain('/assets/list-1.json');
    expect(await (await worker.fetch('/assets/home.js'))?.text()).toBe('home');
    expect(await worker.ask({ type: 'fetch-site' })).toEqual({ complete: true });
    expect(paths(SITE_CACHE).sort()).toEqual(['/assets/home.js', '/assets/list-1.json', '/index.html']);
    expect(paths(DESK_CACHE)).toEqual([]);
    expect(await worker.ask({ type: 'fetch-desk' })).toEqual({ complete: true });
    expect(paths(DESK_CACHE)).toEqual(['/assets/desk.js']);
    origin.network.weather = 'refuse';
    expect(await (await worker.fetch('/assets/home.js'))?.text()).toBe('home');
    expect(await (await worker.fetch('/assets/desk.js'))?.text()).toBe('desk');
  });

  it('tells a new version which files of the site are old, and which it need not fetch again', async () => {
    const old = await origin.run(withList(1));
    await old.install();
    await old.activate();
    await old.ask({ type: 'fetch-site' });
    const next = await origin.run(withList(2, 'home, rebuilt'));
    await next.install();
    await next.activate();
    expect(paths(SITE_CACHE)).toEqual(['/assets/list-2.json']);
    expect(await next.ask({ type: 'fetch-site' })).toEqual({ complete: true });
    origin.network.weather = 'refuse';
    expect(await (await next.fetch('/assets/home.js'))?.text()).toBe('home, rebuilt');
  });
});

describe('messages', () => {
  it('says whether the guide is whole, after mending what it can', async () => {
    const worker = await installed();
    await origin.caches.delete(GUIDE_CACHE);
    slowly();
    origin.network.weather = 'refuse';
    const answer = worker.ask({ type: 'ensure-guide' });
    await elapse(10_000);
    expect(await answer).toEqual({ complete: false });
    vi.useRealTimers();
    origin.network.weather = 'pass';
    expect(await worker.ask({ type: 'ensure-guide' })).toEqual({ complete: true });
  });

  it('fetches the rest of the site file by file and goes on next time', async () => {
    const worker = await installed();
    slowly();
    origin.network.weather = ({ path }) => (path === '/assets/home.js' ? 'refuse' : 'pass');
    const answer = worker.ask({ type: 'fetch-site' });
    await elapse(5000);
    expect(await answer).toEqual({ complete: false });
    expect(origin.caches.paths(SITE_CACHE)).toHaveLength(1);
    vi.useRealTimers();
    origin.network.weather = 'pass';
    expect(await worker.ask({ type: 'fetch-site' })).toEqual({ complete: true });
  });

  it('is the same program when only the documents of the guide have changed', async () => {
    const worker = await installed();
    const written = { ...release(1), files: { ...release(1).files }, shells: [] as string[] };
    written.files['/shell/guide-vi.9.html'] = shell('vi', 9);
    written.shells = ['/shell/guide-vi.9.html', '/shell/guide-en.1.html'];
    const [own, sameProgram, next] = [worker, await origin.run(written), await origin.run(release(2))];
    const program = (await own.ask({ type: 'program' }))?.program;
    expect(program).toMatch(/guide-1\.js/);
    expect((await sameProgram.ask({ type: 'program' }))?.program).toBe(program);
    expect((await next.ask({ type: 'program' }))?.program).not.toBe(program);
  });

  it('wakes the outbox of every open page up, for its own tag', async () => {
    const worker = await installed();
    await worker.sync('something-else');
    expect(worker.told).toEqual([]);
    await worker.sync('hien-outbox');
    expect(worker.told).toEqual([{ type: 'flush-outbox' }]);
  });

  it('keeps nothing that carries a secret: only what the build and the server list', async () => {
    await installed();
    const secrets = [...origin.caches.stores.keys()].flatMap((name) => origin.caches.paths(name));
    expect(secrets.filter((path) => path.startsWith('/api/') || path.includes(ORIGIN))).toEqual([]);
  });
});

describe('the guide in a language of its own pack', () => {
  const korean = (build: number): string => `/shell/guide-ko.${build}.html`;
  /** A release that has the guide in Korean too. */
  function withKorean(build: number): Release {
    const { files, ...rest } = release(build);
    const url = korean(build);
    const html = shell('ko', build);
    const list = `/shell/packs.${build}.json`;
    const ko = { url, integrity: integrityOf(html) };
    return { ...rest, packs: list, files: { ...files, [url]: html, [list]: JSON.stringify({ ko }), ...PAGE } };
  }
  // As the network is asked for it.
  const PAGE = { '/hiden-page/B902?lang=ko': '<html lang="ko">from the server' };
  const run = async (build: number) => {
    const worker = await origin.run(withKorean(build));
    await worker.install();
    await worker.activate();
    return worker;
  };
  const text = async (answer: Promise<Response | null>) => (await answer)?.text();
  const keptPaths = (): string => origin.caches.dump();

  it('costs a phone that has chosen none nothing', async () => {
    await run(1);
    expect(keptPaths()).not.toMatch(/guide ko|packs\.1/);
    expect(origin.network.asked.filter(({ path }) => ['/shell/packs.1.json', korean(1)].includes(path))).toEqual([]);
  });

  it('comes from the server when it is chosen, is kept, and opens without a network', async () => {
    const worker = await run(1);
    expect(await text(worker.fetch('/hiden-page/B902?lang=ko', { navigation: true }))).toContain('from the server');
    origin.network.weather = 'refuse';
    for (const path of ['/hiden-page/B902?lang=ko', '/hiden-page/B1203']) {
      expect(await text(worker.fetch(path, { navigation: true }))).toContain('guide ko 1');
    }
    expect(await text(worker.fetch('/hiden-page/B902?lang=vi', { navigation: true }))).toContain('guide vi 1');
  });

  it('comes along with the next version, and the old one goes', async () => {
    await (await run(1)).fetch('/hiden-page/B902?lang=ko', { navigation: true });
    const worker = await run(2);
    expect(keptPaths()).not.toContain('guide ko 1');
    origin.network.weather = 'refuse';
    expect(await text(worker.fetch('/hiden-page/B902', { navigation: true }))).toContain('guide ko 2');
  });

  it('is English while it is not there, says so, and Korean is not forgotten', async () => {
    const worker = await run(1);
    origin.network.weather = 'refuse';
    const html = await text(worker.fetch('/hiden-page/B902?lang=ko', { navigation: true }));
    expect(html).toContain('guide en 1');
    expect(html).toContain('<html lang="en" data-chosen="ko">');
    expect(html).toMatch(/<p id="coming"><a href="\?lang=ko" hreflang="ko" lang="ko">한국어<\/a>[^<]+<\/p>/);
    expect(worker.sentTo).toEqual([]);
    expect(await text(worker.fetch('/hiden-page/B902?lang=en', { navigation: true }))).not.toContain('coming');
  });

  const hung = async () => {
    const worker = await run(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const through = globalThis.fetch;
    let release = (): void => undefined;
    const silence = new Promise<void>((resolve) => (release = resolve));
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => silence.then(() => through(...call)));
    const answers: (Response | null)[] = [];
    const over = worker.fetch('/hiden-page/B902?lang=ko#9', { navigation: true, answered: (it) => answers.push(it) });
    await elapse(1750);
    expect(answers).toEqual([]);
    await elapse(250);
    // No time passes any more.
    while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await text(Promise.resolve(answers[0] ?? null))).toContain('guide en 1');
    return { worker, over, release };
  };

  it('waits two seconds for a network that hangs, and takes its place as soon as it is there', async () => {
    const { worker, over, release } = await hung();
    release();
    await elapse(1000);
    await over;
    expect(worker.sentTo).toEqual([`${ORIGIN}/hiden-page/B902?lang=ko`]);
    origin.network.weather = 'refuse';
    expect(await text(worker.fetch('/hiden-page/B902', { navigation: true }))).toContain('guide ko 1');
  });

  it('does not take a page away that has been read for a while', async () => {
    const { worker, over, release } = await hung();
    await elapse(16_000);
    release();
    await elapse(1000);
    await over;
    expect(worker.sentTo).toEqual([]);
  });

  it('has the words of a booking’s page kept where it is chosen, and nowhere else', async () => {
    const withWords = (): Release => {
      const { files, entries, ...rest } = withKorean(1);
      const [ko, ja] = ['/assets/pack-words-ko-1.js', '/assets/pack-words-ja-1.js'];
      const list = JSON.stringify({
        site: {},
        desk: {},
        chosen: { [ko]: integrityOf('ko words'), [ja]: integrityOf('ja words') },
      });
      const more = { '/assets/list-1.json': list, [ko]: 'ko words', [ja]: 'ja words' };
      const listed = { url: '/assets/list-1.json', later: true, list: true } as const;
      return { ...rest, files: { ...files, ...more }, entries: [...entries, listed] };
    };
    const worker = await origin.run(withWords());
    await worker.install();
    await worker.activate();
    expect(await worker.ask({ type: 'fetch-site' })).toEqual({ complete: true });
    expect(keptPaths()).not.toMatch(/^(?:ko|ja) words$/m);
    await worker.fetch('/hiden-page/B902?lang=ko', { navigation: true });
    expect(await worker.ask({ type: 'fetch-site' })).toEqual({ complete: true });
    expect(keptPaths()).not.toMatch(/^ja words$/m);
    origin.network.weather = 'refuse';
    expect(await text(worker.fetch('/assets/pack-words-ko-1.js'))).toBe('ko words');
  });
});
