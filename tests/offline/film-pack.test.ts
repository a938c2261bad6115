/** @module-tag last-ring */
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILM_CACHE } from '../../src/contract/guide/worker';
import { type Asked, PORTAL_MARK, ours } from '../support/fake-network';
import { type Phone, endPhone, phoneOf } from '../support/phone';

const bytesOf = (name: string, length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + name.charCodeAt(at % name.length)) % 251;
  return bytes;
};
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Served {
  bytes: Uint8Array<ArrayBuffer>;
  /** Bytes after which each connection breaks, in turn; none breaks after the list is used up. */
  breaks: number[];
}

let phone: Phone;
let films: Map<string, Served>;
let sentBytes: number;

const list = () => ({
  films: [...films].map(([name, { bytes }]) => ({
    name,
    url: `/videos/${name}.mp4`,
    bytes: bytes.length,
    sha256: sha(bytes),
    seconds: 12,
    extras: [`/videos/${name}.avif`, `/videos/${name}.vi.vtt`],
  })),
});

/** A body that sends 8 kB at a time and breaks after so many bytes. */
function stream(bytes: Uint8Array, breakAfter: number | undefined): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (breakAfter !== undefined && at >= breakAfter) {
        controller.error(new TypeError('network error'));
        return;
      }
      if (at >= bytes.length) {
        controller.close();
        return;
      }
      const end = Math.min(bytes.length, at + 8192, breakAfter ?? Infinity);
      sentBytes += end - at;
      controller.enqueue(bytes.slice(at, end));
      at = end;
    },
  });
}

function serve({ path, headers }: Asked): Response {
  const film = films.get(path.slice('/videos/'.length, -'.mp4'.length));
  if (!film) return ours({}, 404);
  const from = Number(/^bytes=(\d+)-$/.exec(headers.get('range') ?? '')?.[1] ?? 0);
  const common = { 'content-type': 'video/mp4', 'x-hien': '1' };
  const body = stream(film.bytes.subarray(from), film.breaks.shift());
  const total = film.bytes.length;
  return from > 0
    ? new Response(body, {
        status: 206,
        headers: { ...common, 'content-range': `bytes ${from}-${total - 1}/${total}` },
      })
    : new Response(body, { headers: common });
}

beforeEach(() => {
  phone = phoneOf();
  sentBytes = 0;
  films = new Map(
    ['door-opening', 'stove', 'power'].map((name) => [name, { bytes: bytesOf(name, 200_000), breaks: [] }]),
  );
  phone.network.on('GET', '/api/films', () => ours(list()));
  phone.network.on('GET', /\.mp4$/, serve);
  phone.network.on(
    'GET',
    /\.avif$/,
    () => new Response('poster', { headers: { 'content-type': 'image/avif', 'x-hien': '1' } }),
  );
  phone.network.on(
    'GET',
    /\.vtt$/,
    () => new Response('WEBVTT', { headers: { 'content-type': 'text/vtt', 'x-hien': '1' } }),
  );
});
afterEach(endPhone);

const open = async () => {
  const { filmPackStore, startFilmPack, filmUrlCached } = await phone.tab(
    () => import('../../src/offline/films/film-pack'),
  );
  const state = () => filmPackStore.getState();
  /** Starts and waits until it has come to an end, whichever. */
  const finish = async () => {
    let ended = false;
    void startFilmPack().then(() => (ended = true));
    await phone.until(() => ended);
  };
  return { start: startFilmPack, finish, state, filmUrlCached };
};

const keptFilm = async (name: string): Promise<Buffer | null> => {
  const kept = await (await phone.caches.open(FILM_CACHE)).match(`/videos/${name}.mp4`);
  return kept ? Buffer.from(await kept.arrayBuffer()) : null;
};

const total = 3 * 200_000;

describe('while this page makes way for the next version', () => {
  it('asks for no film, believes no failure, and goes on afterwards', async () => {
    const pack = await open();
    const { restAttempts } = await import('../../src/offline/network/back-off');
    const { networkStore, startNetworkWatch } = await import('../../src/offline/network/network');
    const { reportOutcome } = await import('../../src/api/outcome');
    const stop = startNetworkWatch();
    reportOutcome('answered');
    let ended = false;
    void pack.start().then(() => (ended = true));
    await phone.until(() => sentBytes > 0);
    restAttempts(15_000);
    const sent = phone.network.asked.length;
    reportOutcome('unreachable');
    await phone.pass(10_000);
    expect(phone.network.asked).toHaveLength(sent);
    expect(networkStore.getState().state).toBe('online');
    await phone.until(() => ended);
    expect(pack.state()).toMatchObject({ state: 'done', done: 3, bytes: total });
    stop();
  });
});

describe('the films come to the phone', () => {
  it('whole, as a plain 200 with length and type, with posters and captions', async () => {
    const tab = await open();
    await tab.finish();
    expect(tab.state()).toEqual({ state: 'done', done: 3, total: 3, bytes: total, totalBytes: total });
    for (const [name, { bytes }] of films) expect((await keptFilm(name))?.equals(bytes)).toBe(true);
    const kept = await (await phone.caches.open(FILM_CACHE)).match('/videos/stove.mp4');
    expect(kept?.status).toBe(200);
    expect(kept?.headers.get('content-length')).toBe('200000');
    expect(kept?.headers.get('content-type')).toBe('video/mp4');
    expect(phone.caches.paths(FILM_CACHE)).toHaveLength(9);
    expect(await tab.filmUrlCached('stove')).toBe(true);
    expect(await tab.filmUrlCached('curtain')).toBe(false);
  });

  it('without a byte sent twice on a line that breaks every few kilobytes', async () => {
    for (const film of films.values()) film.breaks = [10_000, 70_000, 8192, 100, 30_000, 65_536];
    const tab = await open();
    await tab.finish();
    expect(tab.state().state).toBe('done');
    expect(sentBytes).toBe(total);
  });

  it('from where a killed tab left them', async () => {
    for (const film of films.values()) film.breaks = [150_000];
    const first = await open();
    void first.start();
    await phone.pass(4000);
    const before = sentBytes;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(total);
    // The tab dies here: its locks fall, its timers never fire again.
    phone.killTabs();
    const second = await open();
    await second.finish();
    expect(second.state().state).toBe('done');
    expect(sentBytes).toBe(total);
  });

  it('once, when the next start finds all of them in the cache', async () => {
    const first = await open();
    await first.finish();
    const second = await open();
    await second.finish();
    expect(second.state()).toMatchObject({ state: 'done', done: 3 });
    expect(sentBytes).toBe(total);
  });

  it('whole also to a phone without a network, which cannot be told what there is', async () => {
    await (await open()).finish();
    phone.network.weather = 'refuse';
    const later = await open();
    void later.start();
    await phone.until(() => ['done', 'paused'].includes(later.state().state));
    expect(later.state()).toMatchObject({ state: 'done', done: 3, total: 3 });
  });

  it('in part to a phone without a network: as many as are there of as many as there were', async () => {
    await (await open()).finish();
    await (await phone.caches.open(FILM_CACHE)).delete('/videos/stove.mp4');
    phone.network.weather = 'refuse';
    const later = await open();
    void later.start();
    await phone.until(() => ['done', 'paused'].includes(later.state().state));
    expect(later.state()).toMatchObject({ state: 'paused', done: 2, total: 3 });
  });

  it('again, when the cache was cleared under a finished pack', async () => {
    const tab = await open();
    await tab.finish();
    await phone.caches.delete(FILM_CACHE);
    await tab.finish();
    expect(sentBytes).toBe(2 * total);
    expect(await keptFilm('stove')).not.toBeNull();
  });

  it('anew when the hotel replaces one, and not at all when it takes one away', async () => {
    const tab = await open();
    await tab.finish();
    const replaced = bytesOf('another', 120_000);
    films.set('stove', { bytes: replaced, breaks: [] });
    films.delete('power');
    await tab.finish();
    expect((await keptFilm('stove'))?.equals(replaced)).toBe(true);
    expect(await keptFilm('power')).toBeNull();
    expect(phone.caches.paths(FILM_CACHE)).toHaveLength(6);
    expect(sentBytes).toBe(total + 120_000);
  });

  it('only one tab loads', async () => {
    const [first, second] = [await open(), await open()];
    void first.start();
    await second.finish();
    expect(sentBytes).toBe(total);
    expect([first.state().state, second.state().state]).toEqual(['done', 'done']);
  });
});

describe('what is not a film is never kept', () => {
  it.each(['portal', 'portal-redirect', 'gateway-down', 'refuse', 'hang'] as const)(
    'a network that does: %s',
    async (weather) => {
      const tab = await open();
      phone.network.weather = ({ path }) => (path.startsWith('/videos/') ? weather : 'pass');
      void tab.start();
      await phone.pass(30_000);
      expect(tab.state().state).toBe('paused');
      expect(phone.caches.dump()).not.toContain(PORTAL_MARK);
      phone.network.weather = 'pass';
      await phone.until(() => tab.state().state === 'done');
      expect(tab.state().state).toBe('done');
    },
  );

  it('wrong bytes of the right length', async () => {
    const good = films.get('stove')?.bytes ?? new Uint8Array();
    phone.network.on('GET', '/videos/stove.mp4', (asked) => {
      const served = serve(asked);
      return new Response(new Uint8Array(good.length).fill(7), { headers: served.headers });
    });
    const tab = await open();
    await tab.finish();
    expect(tab.state()).toMatchObject({ state: 'failed', done: 2 });
    expect(await keptFilm('stove')).toBeNull();
  });

  it('a film that the server does not have fails alone', async () => {
    phone.network.on('GET', '/videos/stove.mp4', () => ours({}, 404));
    const tab = await open();
    await tab.finish();
    expect(tab.state()).toMatchObject({ state: 'failed', done: 2 });
  });
});

describe('the phone decides', () => {
  it('waits for a tap while data is saved, and remembers the tap', async () => {
    phone.navigator.connection.saveData = true;
    const first = await open();
    await first.finish();
    expect(first.state()).toMatchObject({ state: 'waiting-for-tap', totalBytes: total });
    expect(sentBytes).toBe(0);
    phone.network.weather = 'refuse';
    void first.start({ byTap: true });
    await phone.until(() => first.state().state === 'paused');
    phone.killTabs();
    phone.network.weather = 'pass';
    const second = await open();
    await second.finish();
    expect(second.state().state).toBe('done');
  });

  it('says that there is no room, and lets go of what it had begun', async () => {
    phone.caches.full = true;
    const tab = await open();
    await tab.finish();
    expect(tab.state().state).toBe('full');
    phone.caches.full = false;
    await tab.finish();
    expect(tab.state().state).toBe('done');
  });

  it('leaves the wire alone until the guide is ready', async () => {
    const tab = await open();
    void tab.start();
    await phone.pass(2500);
    expect(phone.network.asked).toEqual([]);
  });
});
