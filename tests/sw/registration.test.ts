import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MARKER_HEADER } from '../../src/contract/marker';
import { type Phone, endPhone, phoneOf } from '../support/phone';

/** Outcome of each registration, in turn: it is refused, its install fails, or it works. */
type Way = 'refused' | 'redundant' | 'works';
const ways: Way[] = [];
let registered = 0;
let waitingFound: (() => void) | undefined;

class FakeWorkbox extends EventTarget {
  register(): Promise<unknown> {
    registered += 1;
    const way = ways.shift() ?? 'works';
    if (way === 'refused') return Promise.reject(new Error('the script is a sign-in page'));
    if (way === 'redundant') setTimeout(() => this.dispatchEvent(new Event('redundant')), 100);
    waitingFound = () => this.dispatchEvent(new Event('waiting'));
    if (way === 'works') becomeReady({});
    return Promise.resolve({ installing: null, waiting: null, active: null });
  }
}
vi.mock('workbox-window', () => ({ Workbox: FakeWorkbox }));

let phone: Phone;
let becomeReady: (registration: unknown) => void;
let complete: boolean[];
let reloads: number;
let posted: unknown[];
let waiting: { postMessage(message: unknown): void } | null;
let container: EventTarget;
let dataset: Record<string, string>;

beforeEach(() => {
  phone = phoneOf();
  registered = reloads = 0;
  ways.length = 0;
  posted = [];
  complete = [];
  dataset = {};
  waiting = null;
  const active = {
    // The worker answers on the port it was given.
    postMessage: (message: { type: string }, [port]: [MessagePort?] = []) => {
      posted.push(message.type);
      port?.postMessage({ complete: complete.shift() ?? true });
    },
  };
  container = Object.assign(new EventTarget(), {
    controller: null,
    ready: new Promise((resolve) => {
      becomeReady = resolve;
    }),
    getRegistration: () => Promise.resolve({ active, waiting, update: () => posted.push('update') }),
  });
  Object.assign(phone.navigator, { serviceWorker: container });
  Object.assign(phone.document, { documentElement: { dataset } });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
});
afterEach(endPhone);

const open = async () => ({
  ...(await phone.tab(() => import('../../src/app/service-worker'))),
  ...(await import('../../src/app/worker-state')),
});

describe('registering', () => {
  it('says ready when the worker is active and has seen everything in its caches', async () => {
    const { registerServiceWorker, serviceWorkerStore } = await open();
    registerServiceWorker();
    await phone.until(() => dataset['offline'] === 'ready');
    expect(serviceWorkerStore.getState()).toEqual({ state: 'ready', updateReady: false, updating: false });
    expect(posted).toEqual(['ensure-guide']);
    await phone.until(() => posted.includes('fetch-site'));
  });

  it.each(['refused', 'redundant'] as const)('is tried again when it is %s', async (way) => {
    ways.push(way, way);
    const { registerServiceWorker, serviceWorkerStore } = await open();
    registerServiceWorker();
    await phone.until(() => serviceWorkerStore.getState().state === 'failed');
    await phone.until(() => serviceWorkerStore.getState().state === 'ready');
    expect(registered).toBe(3);
  });

  it('does not call a guide with holes ready', async () => {
    complete = [false, false, true];
    const { registerServiceWorker, serviceWorkerStore } = await open();
    registerServiceWorker();
    await phone.until(() => serviceWorkerStore.getState().state === 'failed');
    expect(dataset['offline']).toBeUndefined();
    await phone.until(() => serviceWorkerStore.getState().state === 'ready');
    expect(posted.filter((type) => type === 'ensure-guide')).toHaveLength(3);
  });
});

describe('a new version', () => {
  it('is offered, and only the tab that asked reloads', async () => {
    Object.assign(container, { controller: {} });
    const { applyUpdate, registerServiceWorker, serviceWorkerStore } = await open();
    registerServiceWorker();
    await phone.until(() => serviceWorkerStore.getState().state === 'ready');
    waitingFound?.();
    expect(serviceWorkerStore.getState().updateReady).toBe(true);
    container.dispatchEvent(new Event('controllerchange')); // another tab let it in
    expect(reloads).toBe(0);
    waiting = { postMessage: (message) => posted.push(message) };
    await applyUpdate();
    expect(posted).toContainEqual({ type: 'skip-waiting' });
    expect(posted, 'the old one drops what it is fetching').toContain('stand-down');
    expect(reloads).toBe(0);
    await phone.pass(3000);
    const asked = posted.filter((what) => typeof what === 'object');
    expect(asked.length, 'asked again: a browser may forget it').toBeGreaterThan(2);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reloads).toBe(1);
  });

  it('is offered again with buttons that work when somebody stays on a page with something unsaved', async () => {
    Object.assign(container, { controller: {} });
    const { applyUpdate, registerServiceWorker, serviceWorkerStore } = await open();
    registerServiceWorker();
    await phone.until(() => serviceWorkerStore.getState().state === 'ready');
    waiting = { postMessage: (message) => posted.push(message) };
    await applyUpdate();
    expect(serviceWorkerStore.getState().updating).toBe(true);
    waiting = null;
    container.dispatchEvent(new Event('controllerchange'));
    await phone.pass(5000); // the browser asked, and the page is still here
    expect(serviceWorkerStore.getState()).toMatchObject({ updating: false, updateReady: true });
    const asked = posted.length;
    await phone.pass(5000);
    expect(posted.length, 'nobody is asked to take over any more').toBe(asked);
    await applyUpdate();
    expect(reloads).toBe(2);
  });

  it('does not reload the first visit when the worker takes it over', async () => {
    const { registerServiceWorker, serviceWorkerStore } = await open();
    registerServiceWorker();
    container.dispatchEvent(new Event('controllerchange'));
    expect([reloads, serviceWorkerStore.getState().updateReady]).toEqual([0, false]);
  });

  it('is asked for at most once an hour', async () => {
    const { checkForUpdate } = await open();
    const asked = () => posted.filter((what) => what === 'update').length;
    await checkForUpdate();
    expect(asked()).toBe(0);
    await phone.pass(61 * 60 * 1000);
    await checkForUpdate();
    await checkForUpdate();
    expect(asked()).toBe(1);
  });
});

describe('a chunk that cannot be loaded', () => {
  const CHUNK = 'http://hien.test/assets/old-1234.js';
  const fail = async (): Promise<void> => {
    const payload = new Error(`Failed to fetch dynamically imported module: ${CHUNK}`);
    phone.window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    await phone.pass(100);
  };
  const head = (status: number) =>
    phone.network.on('HEAD', CHUNK, () => new Response(null, { status, headers: { [MARKER_HEADER]: '1' } }));

  beforeEach(async () => {
    (await open()).reloadForStaleChunks();
  });

  it('and that the server does not have any more: one reload, not a second within a minute', async () => {
    head(404);
    await fail();
    await fail();
    expect(reloads).toBe(1);
    await phone.pass(61_000);
    await fail();
    expect(reloads).toBe(2);
  });

  it.each(['portal', 'refuse', 'gateway-down'] as const)('for want of a network (%s): no reload', async (weather) => {
    head(404);
    phone.network.weather = weather;
    await fail();
    expect(reloads).toBe(0);
  });

  it('and that is still there: no reload', async () => {
    head(200);
    await fail();
    expect(reloads).toBe(0);
  });

  it('where storage is blocked and nobody could count: no reload', async () => {
    head(404);
    phone.session.broken = true;
    await fail();
    expect(reloads).toBe(0);
  });
});
