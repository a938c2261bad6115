import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../src/offline/storage/db-rows';
import { ours, type Weather } from '../support/fake-network';
import { blockedIndexedDb, freshIndexedDb, hangingIndexedDb, lateIndexedDb } from '../support/indexeddb';
import { type Phone, endPhone, phoneOf } from '../support/phone';

const PATH = '/api/guest-form';
const form = (fullName: string) => ({ kind: 'guest-form', path: PATH, body: { fullName } }) as const;

let phone: Phone;
/** Writes that our server has taken, by idempotency key: a second attempt under one key is no second effect. */
let taken: Map<string, unknown>;
/** Answers in place of the receipt, by name and then in turn. */
let answers: Map<string, (() => Response)[]>;
const ends: (() => void)[] = [];

const openTab = async () => {
  const outbox = await phone.tab(() => import('../../src/offline/outbox/outbox'));
  const { startOutbox } = await import('../../src/offline/outbox/outbox-wake');
  const { startNetworkWatch, networkStore } = await import('../../src/offline/network/network');
  const { storageStore } = await import('../../src/offline/network/connection');
  const end = [startNetworkWatch(), startOutbox()];
  ends.push(...end);
  const { outboxStore, ...calls } = outbox;
  const states = () =>
    outboxStore
      .getState()
      .items.map(({ body, state }) => [(body as { fullName: string } | null)?.fullName ?? '-', state].join(' '));
  return { ...calls, outboxStore, networkStore, storageStore, states, close: () => end.forEach((one) => one()) };
};

beforeEach(() => {
  phone = phoneOf();
  taken = new Map();
  answers = new Map();
  phone.network.on('POST', PATH, ({ headers, body }) => {
    const { fullName } = body as { fullName: string };
    const answer = answers.get(fullName)?.shift();
    if (answer) return answer();
    const key = headers.get('idempotency-key') ?? '';
    taken.set(key, body);
    return ours({ id: key, receivedAt: '2026-11-20T10:00:00Z' }, 201);
  });
});

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  endPhone();
});

const sentNames = (): string[] => [...taken.values()].map((body) => (body as { fullName: string }).fullName);
const attempts = (): string[] => phone.network.askedOf(PATH).map(({ body }) => (body as { fullName: string }).fullName);
const refusal = (): Response => ours({ message: 'Sai', code: 'invalid', field: 'email', requestId: 'r' }, 422);

it('shows screens what they have a use for, and nothing else that the phone keeps', async () => {
  phone.network.weather = 'refuse';
  const tab = await openTab();
  // Whole: a field that is added to what is kept stands here too, and is shown or is not.
  const kept: Required<OutboxEntry> = {
    ...{
      id: 'k1',
      owner: null,
      kind: 'guest-form',
      path: PATH,
      authorization: 'Stay secret',
      body: { fullName: 'Lan' },
    },
    ...{ order: 1, createdAt: Date.now(), agreedAt: Date.now(), tries: 1, next: 0, state: 'refused' },
    ...{ reason: 'offline', code: 'x', field: 'y', settledAt: 1 },
  };
  const { withGuestDatabase } = await import('../../src/offline/storage/guest-db');
  await withGuestDatabase((db) => db.put('outbox', kept), '');
  await tab.openOutbox();
  const [shown = {}] = tab.outboxStore.getState().items;
  expect(Object.keys(shown).toSorted()).toEqual([
    'body',
    'code',
    'createdAt',
    'field',
    'id',
    'kind',
    'path',
    'reason',
    'settledAt',
    'state',
    'tries',
  ]);
});

describe('an item leaves only on our own receipt', () => {
  it('goes out at once and is kept without its words', async () => {
    const tab = await openTab();
    const { id, stored } = await tab.send(form('Lan'));
    expect(stored).toBe(true);
    await tab.whenDelivered(id);
    expect([...taken.keys()]).toEqual([id]);
    expect(tab.states()).toEqual(['- sent']);
  });

  it.each<Weather>(['refuse', 'portal', 'portal-redirect', 'gateway-down', 'hang', 'lose-answer'])(
    'is neither lost nor doubled by a network that does: %s',
    async (weather) => {
      const tab = await openTab();
      phone.network.weather = weather;
      await tab.send(form('Lan'));
      await phone.pass(20_000);
      expect(tab.states()).toEqual(['Lan waiting']);
      phone.network.weather = 'pass';
      await phone.pass(10_000);
      expect(tab.states()).toEqual(['- sent']);
      expect(sentNames()).toEqual(['Lan']);
    },
  );

  it.each<[string, () => Response]>([
    ['an answer that is no receipt', () => ours({ ok: true }, 201)],
    ['a server error', () => ours({}, 500)],
    ['the same submission still in flight', () => ours({}, 409, { 'retry-after': '1' })],
    ['too early', () => ours({}, 425)],
    ['too slow', () => ours({}, 408)],
  ])('tries again after %s', async (_name, answer) => {
    const tab = await openTab();
    answers.set('Lan', [answer]);
    await tab.send(form('Lan'));
    await phone.pass(3000);
    expect(attempts()).toEqual(['Lan', 'Lan']);
    expect(tab.states()).toEqual(['- sent']);
  });

  it('leaves our server alone for as long as it asks', async () => {
    const tab = await openTab();
    answers.set('Lan', [() => ours({}, 429, { 'retry-after': '30' })]);
    await tab.send(form('Lan'));
    await phone.pass(29_000);
    phone.window.dispatchEvent(new Event('online'));
    await phone.pass(500);
    expect(attempts()).toHaveLength(1);
    await phone.pass(2000);
    expect(tab.states()).toEqual(['- sent']);
  });

  it('is stored before the first attempt: a killed tab sends it next time, under the same key', async () => {
    const first = await openTab();
    phone.network.weather = 'lose-answer';
    const { id } = await first.send(form('Lan'));
    await phone.pass(100);
    first.close();
    phone.network.weather = 'pass';
    const second = await openTab();
    await phone.pass(100);
    expect(second.states()).toEqual(['- sent']);
    expect([...taken.keys()]).toEqual([id]);
  });
});

describe('one item does not hold up the others (C-27)', () => {
  it('sends the rest in order past a refused one and one that has to wait', async () => {
    const tab = await openTab();
    phone.navigator.onLine = false;
    answers.set('2', [refusal]);
    answers.set('4', [() => ours({}, 500), () => ours({}, 500)]);
    for (const name of ['1', '2', '3', '4', '5']) await tab.send(form(name));
    expect(attempts()).toEqual([]);
    phone.navigator.onLine = true;
    phone.window.dispatchEvent(new Event('online'));
    await phone.pass(300);
    expect(attempts()).toEqual(['1', '2', '3', '4', '5']);
    expect(tab.states()).toEqual(['- sent', '2 refused', '- sent', '4 waiting', '- sent']);
    await phone.pass(6000);
    expect(sentNames()).toEqual(['1', '3', '5', '4']);
    expect(attempts().filter((name) => name === '4')).toHaveLength(3);
  });

  it('waits 1, 2, 4… s, at most a minute', async () => {
    const tab = await openTab();
    answers.set(
      'Lan',
      Array.from({ length: 12 }, () => () => ours({}, 500)),
    );
    await tab.send(form('Lan'));
    for (let minute = 0; minute < 6; minute += 1) await phone.pass(60_000);
    const times = phone.network.askedOf(PATH).map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => (at - (times[index] ?? 0)) / 1000);
    [1, 2, 4, 8, 16, 32].forEach((wait, index) => {
      expect(gaps[index]).toBeGreaterThanOrEqual(wait * 0.75);
      expect(gaps[index]).toBeLessThanOrEqual(wait * 1.25 + 0.7);
    });
    for (const gap of gaps.slice(6)) expect(gap).toBeLessThanOrEqual(64);
  });

  it('does not let an item that breaks every connection hold up the next', async () => {
    const tab = await openTab();
    phone.network.weather = ({ body }) =>
      (body as { fullName?: string } | undefined)?.fullName === '1' ? 'refuse' : 'pass';
    await tab.send(form('1'));
    await tab.send(form('2'));
    await phone.pass(1000);
    expect(sentNames()).toEqual(['2']);
  });
});

describe('a refused item', () => {
  it('says why, and goes out mended under a new key', async () => {
    const tab = await openTab();
    answers.set('Lan', [refusal]);
    const { id } = await tab.send(form('Lan'));
    await expect(tab.whenDelivered(id)).rejects.toMatchObject({ code: 'invalid', field: 'email' });
    expect(tab.outboxStore.getState().items).toMatchObject([{ state: 'refused', code: 'invalid', field: 'email' }]);
    const mended = await tab.retry(id, { fullName: 'Lan Anh' });
    await tab.whenDelivered(mended.id);
    expect(mended.id).not.toBe(id);
    expect(tab.states()).toEqual(['- sent']);
  });

  it('can be taken back, waiting or refused', async () => {
    const tab = await openTab();
    phone.network.weather = 'refuse';
    const { id } = await tab.send(form('Lan'));
    const told = tab.whenDelivered(id).catch((error: unknown) => (error as Error).message);
    await tab.remove(id);
    expect(await told).toBe('removed');
    phone.network.weather = 'pass';
    await phone.pass(20_000);
    expect(sentNames()).toEqual([]);
    expect(tab.states()).toEqual([]);
  });
});

describe('many wake-ups, one effect (C-29)', () => {
  it('sends at most three bursts while the Wi-Fi flaps twenty times in ten seconds', async () => {
    const tab = await openTab();
    phone.network.weather = 'refuse';
    await tab.send(form('Lan'));
    for (let flap = 0; flap < 20; flap += 1) {
      phone.window.dispatchEvent(new Event(flap % 2 ? 'online' : 'offline'));
      await phone.pass(500);
    }
    expect(attempts().length).toBeLessThanOrEqual(3);
    phone.network.weather = 'pass';
    await phone.pass(15_000);
    expect(sentNames()).toEqual(['Lan']);
  });

  it('holds the whole queue back while nobody answers, with or without the network watch', async () => {
    const { send } = await phone.tab(() => import('../../src/offline/outbox/outbox'));
    const { stopQueue } = await import('../../src/offline/outbox/outbox-queue');
    ends.push(stopQueue);
    phone.network.weather = 'refuse';
    for (const name of ['1', '2', '3']) await send(form(name));
    await phone.pass(7000);
    // Three as they were handed over at most, then after 1, 2 and 4 s.
    expect(attempts().length).toBeLessThanOrEqual(6);
  });

  it('sends once from two tabs', async () => {
    const first = await openTab();
    phone.navigator.onLine = false;
    await first.send(form('Lan'));
    const second = await openTab();
    phone.navigator.onLine = true;
    phone.window.dispatchEvent(new Event('online'));
    await phone.pass(1000);
    expect(attempts()).toEqual(['Lan']);
    expect(second.states()).toEqual(['- sent']);
  });

  it('says what went out of another page while this one lay in the back-forward cache', async () => {
    const left = await openTab();
    phone.navigator.onLine = false;
    await left.send(form('Lan'));
    // A page that is not shown hears nothing of what another one does.
    const { entries, change } = await phone.tab(() => import('../../src/offline/outbox/outbox-store'));
    for (const entry of await entries()) await change({ ...entry, body: null, state: 'sent', settledAt: Date.now() });
    await phone.pass(100);
    expect(left.states()).toEqual(['Lan waiting']);
    phone.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await phone.pass(100);
    expect(left.states()).toEqual(['- sent']);
  });
});

describe('a phone that stores nothing', () => {
  it.each([
    ['IndexedDB is blocked', blockedIndexedDb],
    ['IndexedDB never opens', hangingIndexedDb],
  ])('sends directly and says that it is not stored when %s', async (_name, break_) => {
    break_();
    const tab = await openTab();
    const sending = tab.send(form('Lan'));
    await phone.pass(2000);
    const { id, stored } = await sending;
    expect(stored).toBe(false);
    await tab.whenDelivered(id);
    expect(sentNames()).toEqual(['Lan']);
    expect(tab.storageStore.getState().state).toBe('blocked');
  });

  it('keeps trying from memory while the page lives', async () => {
    blockedIndexedDb();
    const tab = await openTab();
    phone.network.weather = 'refuse';
    await tab.send(form('Lan'));
    await phone.pass(3000);
    expect(tab.states()).toEqual(['Lan waiting']);
    phone.network.weather = 'pass';
    await phone.pass(10_000);
    expect(sentNames()).toEqual(['Lan']);
  });

  it('sends and shows what waits as soon as a database opens that took its time', async () => {
    const first = await openTab();
    phone.network.weather = 'refuse';
    await first.send(form('Lan'));
    await phone.pass(100);
    first.close();
    phone.network.weather = 'pass';
    lateIndexedDb(3000);
    const second = await openTab();
    await phone.pass(2000);
    expect([second.states(), sentNames()]).toEqual([[], []]);
    await phone.pass(3000);
    expect([second.states(), sentNames()]).toEqual([['- sent'], ['Lan']]);
  });

  it('tells how many unsent words were lost when the database comes back empty (C-14)', async () => {
    const first = await openTab();
    phone.network.weather = 'refuse';
    await first.send(form('1'));
    await first.send(form('2'));
    await phone.pass(100);
    first.close();
    freshIndexedDb();
    const second = await openTab();
    await phone.pass(100);
    expect(second.storageStore.getState().lostUnsent).toBe(2);
    second.close();
    const third = await openTab();
    await phone.pass(100);
    expect(third.storageStore.getState().lostUnsent).toBe(2);
    await third.acknowledgeLost();
    expect(third.storageStore.getState().lostUnsent).toBe(0);
    third.close();
    const fourth = await openTab();
    await phone.pass(100);
    expect(fourth.storageStore.getState().lostUnsent).toBe(0);
  });

  it('raises no false alarm after delivery and removal', async () => {
    const first = await openTab();
    await first.whenDelivered((await first.send(form('1'))).id);
    phone.network.weather = 'refuse';
    await first.remove((await first.send(form('2'))).id);
    first.close();
    freshIndexedDb();
    const second = await openTab();
    await phone.pass(100);
    expect(second.storageStore.getState().lostUnsent).toBe(0);
  });
});

describe('what somebody sent while signed in stays theirs (C-30)', () => {
  const comment = (fullName: string) => ({ kind: 'comment', path: PATH, body: { fullName } }) as const;
  const be = (id: string | null): void => {
    if (id === null) phone.local.removeItem('user');
    else phone.local.setItem('user', JSON.stringify({ id, fullName: id, email: `${id}@hien.example` }));
  };
  const sentWithoutNetwork = async (what: ReturnType<typeof comment>) => {
    phone.network.weather = 'refuse';
    const sent = await (await openTab()).send(what);
    await phone.pass(100);
    return sent;
  };

  it.each([
    ['nobody is signed in', null],
    ['somebody else is signed in', 'u-2'],
  ])('is neither shown nor sent while %s, through a reload and a network that comes back', async (_name, other) => {
    be('u-1');
    const { id } = await sentWithoutNetwork(comment('Lan'));
    be(other);
    phone.killTabs();
    ends.splice(0).forEach((end) => end());
    const tab = await openTab();
    phone.network.weather = 'pass';
    await phone.pass(60_000);
    expect(tab.states()).toEqual([]);
    expect(tab.outboxStore.getState().unseen).toBe(1);
    expect(sentNames()).toEqual([]);
    be('u-1');
    await tab.openOutbox();
    void tab.flushOutbox();
    await phone.until(() => tab.states().includes('- sent'), 10_000);
    expect([...taken.keys()]).toEqual([id]);
    expect(tab.states()).toEqual(['- sent']);
    expect(tab.outboxStore.getState().unseen).toBe(0);
  });

  it('does not hold up what the other one sends', async () => {
    be('u-1');
    await sentWithoutNetwork(comment('Lan'));
    be('u-2');
    phone.network.weather = 'pass';
    const tab = await openTab();
    await tab.whenDelivered((await tab.send(comment('Bình'))).id);
    expect(sentNames()).toEqual(['Bình']);
  });

  it('survives the other one signing out and throwing their own away, whom nobody has asked about it', async () => {
    be('u-1');
    const { id } = await sentWithoutNetwork(comment('Lan'));
    be('u-2');
    const tab = await openTab();
    await tab.send(comment('Bình'));
    await tab.emptyOutbox(({ owner }) => owner !== 'u-1');
    be('u-1');
    phone.network.weather = 'pass';
    void tab.flushOutbox();
    await phone.until(() => taken.size > 0, 60_000);
    expect([...taken.keys()]).toEqual([id]);
  });

  it('leaves to the device what nobody in particular has sent', async () => {
    phone.network.weather = 'refuse';
    const tab = await openTab();
    await tab.send(form('Lan'));
    be('u-2');
    phone.network.weather = 'pass';
    await phone.until(() => taken.size > 0, 60_000);
    expect(sentNames()).toEqual(['Lan']);
  });
});

describe('what has waited on the phone for more than thirty days (C-28)', () => {
  const DAY = 24 * 3_600_000;
  /** A form that a phone without a network has kept for so long; then it is opened again, with one. */
  const keptFor = async (ms: number) => {
    const before = await openTab();
    phone.network.weather = 'refuse';
    await before.send(form('Lan'));
    await phone.pass(10);
    before.close();
    phone.killTabs();
    vi.setSystemTime(Date.now() + ms);
    phone.network.weather = 'pass';
    const tab = await openTab();
    await phone.pass(20_000);
    return tab;
  };

  it('goes by itself until then', async () => {
    const tab = await keptFor(30 * DAY - 60_000);
    expect(sentNames()).toEqual(['Lan']);
    expect(tab.states()).toEqual(['- sent']);
  });

  it('is not sent behind its writer’s back: it goes when they say so, under its own key', async () => {
    const tab = await keptFor(30 * DAY + 60_000);
    expect(tab.states()).toEqual(['Lan old']);
    await tab.send(form('Hoa'));
    await phone.pass(60_000);
    expect(sentNames()).toEqual(['Hoa']);
    const [{ id } = { id: '' }] = tab.outboxStore.getState().items;
    await tab.agree(id);
    await phone.pass(1000);
    expect(tab.states()).toEqual(['- sent', '- sent']);
    expect([...taken].at(-1)).toEqual([id, { fullName: 'Lan' }]);
  });

  it('whose writer wants it still is tried until it is there', async () => {
    const tab = await keptFor(31 * DAY);
    const [{ id } = { id: '' }] = tab.outboxStore.getState().items;
    answers.set('Lan', [() => new Response('', { status: 500 })]);
    await tab.agree(id);
    await phone.pass(30_000);
    expect(tab.states()).toEqual(['- sent']);
  });

  it('is gone when its writer throws it away', async () => {
    const tab = await keptFor(31 * DAY);
    const [{ id } = { id: '' }] = tab.outboxStore.getState().items;
    await tab.remove(id);
    await phone.pass(1000);
    expect([tab.states(), sentNames()]).toEqual([[], []]);
  });

  it('is asked about on a page that has stood open all the time', async () => {
    const tab = await openTab();
    phone.network.weather = 'refuse';
    await tab.send(form('Lan'));
    await phone.pass(10);
    vi.setSystemTime(Date.now() + 31 * DAY);
    phone.network.weather = 'pass';
    phone.window.dispatchEvent(new Event('online'));
    await phone.pass(20_000);
    expect([tab.states(), sentNames()]).toEqual([['Lan old'], []]);
  });
});
