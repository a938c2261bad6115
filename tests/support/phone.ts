import { vi } from 'vitest';
import { FakeCacheStorage } from './cache-storage';
import { FakeNetwork } from './fake-network';
import { freshIndexedDb } from './indexeddb';

const realTimeout = globalThis.setTimeout;

/** Local or session storage in memory; `broken` makes every access throw. */
class FakeStorage {
  readonly values = new Map<string, string>();
  broken = false;

  getItem(key: string): string | null {
    this.check();
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.check();
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.check();
    this.values.delete(key);
  }

  private check(): void {
    if (this.broken) throw new DOMException('denied', 'SecurityError');
  }
}

/** Web Locks of one origin, shared by its tabs. */
class FakeLocks {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Lets the next tab have what a killed one held. */
  drop(): void {
    this.tails.clear();
  }

  request<T>(name: string, task: () => Promise<T>): Promise<T> {
    const turn = (this.tails.get(name) ?? Promise.resolve()).then(task, task);
    this.tails.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

/** Broadcast channels of one origin: every other tab hears what one says, a turn later. */
function fakeChannels(): typeof BroadcastChannel {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;

    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }

    postMessage(data: unknown): void {
      const heard = [...open].filter((other) => other !== this && other.name === this.name);
      for (const other of heard) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  return FakeChannel as unknown as typeof BroadcastChannel;
}

/** A phone without a browser: what the offline layer touches, in memory, with a network that can misbehave. */
export interface Phone {
  network: FakeNetwork;
  caches: FakeCacheStorage;
  local: FakeStorage;
  session: FakeStorage;
  window: EventTarget;
  document: EventTarget & { hidden: boolean; cookie: string; documentElement: { lang: string } };
  navigator: { onLine: boolean; connection: { saveData: boolean } };
  /** Loads a module as a tab of its own would: fresh state, same storage. */
  tab<T>(load: () => Promise<T>): Promise<T>;
  /** Kills every tab: timers and locks die with it, storage stays. */
  killTabs(): void;
  /** Lets time pass, with everything that the passing sets off. */
  pass(ms: number): Promise<void>;
  /** Lets time pass until something is so, at most `ms`; for work that threads of their own do, such as checksums. */
  until(is: () => boolean, ms?: number): Promise<void>;
}

/** Sets up the globals for one test; `setup.ts` and `vi.unstubAllGlobals` take them down. */
export function phoneOf(): Phone {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  freshIndexedDb();
  const network = new FakeNetwork();
  const local = new FakeStorage();
  const session = new FakeStorage();
  const cacheStorage = new FakeCacheStorage();
  const page = Object.assign(new EventTarget(), { localStorage: local, sessionStorage: session });
  const document = Object.assign(new EventTarget(), { hidden: false, cookie: '', documentElement: { lang: 'vi' } });
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({}),
    getRegistration: () => Promise.resolve(undefined),
  });
  const locks = new FakeLocks();
  const navigator = { onLine: true, locks, serviceWorker, connection: { saveData: false } };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('caches', cacheStorage);
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('XMLHttpRequest', network.XMLHttpRequest);
  vi.stubGlobal('BroadcastChannel', fakeChannels());
  return {
    network,
    caches: cacheStorage,
    local,
    session,
    window: page,
    document,
    navigator,
    tab: async (load) => {
      vi.resetModules();
      return load();
    },
    killTabs: () => {
      vi.clearAllTimers();
      locks.drop();
    },
    pass,
    until,
  };
}

/** Ends what `phoneOf` began. */
export function endPhone(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** Databases and streams answer in real turns of the event loop, timers in pretended time: give both their turn. */
async function pass(ms: number): Promise<void> {
  const step = Math.max(50, Math.ceil(ms / 200));
  for (let passed = 0; passed <= ms; passed += step) {
    await turns();
    await vi.advanceTimersByTimeAsync(Math.min(step, ms - passed));
    if (passed === ms) break;
  }
  await turns();
}

async function until(is: () => boolean, ms = 60_000): Promise<void> {
  for (let passed = 0; passed < ms && !is(); passed += 100) {
    await turns();
    await new Promise((resolve) => realTimeout(resolve, 1));
    await vi.advanceTimersByTimeAsync(100);
  }
  await turns();
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
