// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, type EarlyCall } from '../../../src/api/ask-early';
import { doorState } from '../../../src/domain/guest-access/door-state';
import {
  doorFacts,
  forgetOnScreen,
  guideStore,
  openGuide,
  refreshDoor,
} from '../../../src/features/guide/early/guide-store';
import { openByClock } from '../../../src/features/guide/seal/open-by-clock';
import { storageStore } from '../../../src/offline/network/connection';
import { closeGuestDatabase } from '../../../src/offline/storage/guest-db';
import { readGuideRecord, saveGuideRecord } from '../../../src/offline/guide/guide-record';
import { takeStayKey } from '../../../src/offline/guest-access/stay-key';
import { sealCodes } from '../../../src/server/modules/guest-access/sealed/envelope';
import { type FakeNetwork, ours } from '../../support/fake-network';
import { answerOf } from '../../support/guide';
import { lateIndexedDb } from '../../support/indexeddb';
import { sitePhone } from '../../support/site';

let network: FakeNetwork;
let close: () => void = () => undefined;
const door = () => doorState(doorFacts(guideStore.getState()));
const saved = (doorCode: string): Promise<boolean> =>
  saveGuideRecord({ apartment: 'B902', answer: answerOf({ doorCode }), savedAt: Date.now() - 60_000 });

beforeEach(async () => {
  network = await sitePhone();
  network.on('GET', '/api/guide/B902', () => ours(answerOf()));
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('opening a guide', () => {
  it("shows the server's answer", async () => {
    close = openGuide('B902');
    await vi.waitFor(() => expect(door()).toEqual({ kind: 'open', code: '4826#', savedAt: null }));
  });

  it('shows what the phone keeps while a network that never answers is asked', async () => {
    await saved('1111#');
    network.weather = 'hang';
    close = openGuide('B902');
    await vi.waitFor(() => expect(door()).toMatchObject({ kind: 'open', code: '1111#' }));
    expect(guideStore.getState().fresh).toBe(false);
  });

  it('shows it as soon as a database opens that was slow to', async () => {
    await saved('1111#');
    network.weather = 'refuse';
    await closeGuestDatabase();
    lateIndexedDb(2000);
    close = openGuide('B902');
    await vi.waitFor(() => expect(storageStore.getState().state).toBe('blocked'), 4000);
    expect(door().kind).toBe('offline');
    await vi.waitFor(() => expect(door()).toMatchObject({ kind: 'open', code: '1111#' }), 4000);
  });

  it('asks again and again while the door is being made ready, and shows the code by itself', async () => {
    const window = { validFrom: null, validUntil: new Date(Date.now() + 48 * 3_600_000).toISOString() };
    const early = answerOf({ access: 'early', doorCode: null, wifi: { name: null, password: null }, ...window });
    network.on('GET', '/api/guide/B902', () => ours(early));
    close = openGuide('B902');
    await vi.waitFor(() => expect(door()).toEqual({ kind: 'preparing' }));
    network.on('GET', '/api/guide/B902', () => ours(answerOf()));
    await vi.waitFor(() => expect(door()).toMatchObject({ kind: 'open', code: '4826#' }), 6000);
  }, 10_000);

  it('takes the answer that came with the page, asks nobody and keeps it', async () => {
    const served = { apartment: 'B902', answer: answerOf(), savedAt: Date.now() };
    close = openGuide('B902', { served, asked: null, painted: null });
    expect(door()).toEqual({ kind: 'open', code: '4826#', savedAt: null });
    await vi.waitFor(async () =>
      expect(await readGuideRecord('B902')).toMatchObject({ answer: { doorCode: '4826#' } }),
    );
    expect(network.askedOf('/api/guide/B902')).toEqual([]);
  });

  it('asks once for the other way in, which does not come with the page', async () => {
    const second = { vi: 'Hộp chìa', en: 'Key box', code: '7315' };
    network.on('GET', '/api/guide/B902', () => ours(answerOf({ second })));
    const answer = answerOf({ second: { vi: '', en: '', code: '' } });
    close = openGuide('B902', {
      served: { apartment: 'B902', answer, savedAt: Date.now() },
      asked: null,
      painted: null,
    });
    const open = { kind: 'open', code: '4826#', savedAt: null };
    const shown: unknown[] = [door()];
    const end = guideStore.subscribe(() => shown.push(door()));
    await vi.waitFor(async () => expect(await readGuideRecord('B902')).toMatchObject({ answer: { second } }));
    await vi.waitFor(() => expect(guideStore.getState().record?.answer.second).toEqual(second));
    end();
    for (const state of shown) expect(state).toEqual(open);
    expect(network.askedOf('/api/guide/B902')).toHaveLength(1);
  });

  it('goes on with what stands in the page while the call that was sent for it is on its way', async () => {
    const record = { apartment: 'B902', answer: answerOf({ doorCode: '1111#' }), savedAt: Date.now() - 60_000 };
    const painted = { ...guideStore.getState(), apartment: 'B902', record, fresh: false };
    let answered: (call: EarlyCall) => void = () => undefined;
    const asked = new Promise<EarlyCall>((done) => (answered = done));
    close = openGuide('B902', { served: null, asked, painted });
    expect(door()).toMatchObject({ kind: 'open', code: '1111#' });
    answered(await askEarly('B902', 'k'.repeat(22)));
    await vi.waitFor(() => expect(door()).toEqual({ kind: 'open', code: '4826#', savedAt: null }));
    expect(network.askedOf('/api/guide/B902')).toHaveLength(1);
  });

  it.each([
    ['portal', 'offline'],
    ['portal-redirect', 'offline'],
    ['gateway-down', 'failed'],
  ] as const)('judges a call sent before like any other: %s', async (weather, kind) => {
    network.weather = weather;
    close = openGuide('B902', { served: null, asked: askEarly('B902', 'k'.repeat(22)), painted: null });
    await vi.waitFor(() => expect(door().kind).toBe(kind));
  });

  it('replaces a kept code by the changed one', async () => {
    await saved('1111#');
    close = openGuide('B902');
    await vi.waitFor(() => expect(door()).toMatchObject({ code: '4826#' }));
  });

  it("never shows another apartment's code", async () => {
    await saved('1111#');
    network.weather = 'refuse';
    close = openGuide('A1010');
    await vi.waitFor(() => expect(door().kind).toBe('offline'));
    expect(JSON.stringify(guideStore.getState())).not.toContain('1111#');
  });

  it.each([
    ['portal', { kind: 'offline' }],
    ['refuse', { kind: 'offline' }],
  ] as const)('takes %s for no network', async (weather, failure) => {
    network.weather = weather;
    close = openGuide('B902');
    await vi.waitFor(() => expect(guideStore.getState().failure).toEqual(failure));
  });

  it('takes a gateway that answers for the server for what it is: the network is there', async () => {
    network.weather = 'gateway-down';
    close = openGuide('B902');
    await vi.waitFor(() => expect(guideStore.getState().failure).toEqual({ kind: 'server' }));
  });

  it('says how long to wait when over the budget', async () => {
    const envelope = { message: 'chờ', code: 'tooMany', requestId: 'r' };
    network.on('GET', '/api/guide/B902', () => ours(envelope, 429, { 'retry-after': '600' }));
    close = openGuide('B902');
    await vi.waitFor(() => expect(door()).toEqual({ kind: 'tooMany', minutes: 10 }));
  });

  it('asks again with its mark where the line is busy, shows nothing else meanwhile and keeps what it has', async () => {
    await saved('1111#');
    const masked = answerOf({ access: 'locked', known: false, doorCode: null, wifi: { name: null, password: null } });
    network.on('GET', '/api/guide/B902', () => ours(masked, 200, { 'retry-after': '2' }));
    const shown = new Set<string>();
    const stop = guideStore.subscribe(() => shown.add(door().kind));
    close = openGuide('B902');
    await vi.waitFor(() => expect(network.askedOf('/api/guide/B902')).toHaveLength(1));
    network.on('GET', '/api/guide/B902', () => ours(answerOf()));
    await vi.waitFor(() => expect(door()).toEqual({ kind: 'open', code: '4826#', savedAt: null }), 6000);
    stop();
    expect([...shown].filter((kind) => kind !== 'loading')).toEqual(['open']);
    expect(network.askedOf('/api/guide/B902')).toHaveLength(2);
  });

  it('asks again when the guest comes back, and not twice for one return', async () => {
    close = openGuide('B902');
    await vi.waitFor(() => expect(door().kind).toBe('open'));
    network.on('GET', '/api/guide/B902', () => ours(answerOf({ doorCode: '7777#' })));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(door()).toMatchObject({ code: '7777#' }));
    expect(network.askedOf('/api/guide/B902')).toHaveLength(2);
  });

  it('masks the code within five seconds when reception takes the stay back while the guest looks at it', async () => {
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    network.on('GET', '/api/guide/B902', () => ours(answerOf({ validFrom: from, validUntil: until })));
    close = openGuide('B902');
    await vi.waitFor(() => expect(door().kind).toBe('open'));
    network.on('GET', '/api/guide/B902', () =>
      ours(answerOf({ access: 'locked', known: false, doorCode: null, wifi: { name: null, password: null } })),
    );
    await vi.advanceTimersByTimeAsync(5000);
    await vi.waitFor(() => expect(door().kind).not.toBe('open'));
    const asked = network.askedOf('/api/guide/B902').length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.askedOf('/api/guide/B902')).toHaveLength(asked);
  });

  it('asks for a code that everybody may see once, however long the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    close = openGuide('B902');
    await vi.waitFor(() => expect(door().kind).toBe('open'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.askedOf('/api/guide/B902')).toHaveLength(1);
  });

  it('keeps a code on the screen when a later question fails, and says since when it is known', async () => {
    close = openGuide('B902');
    await vi.waitFor(() => expect(door().kind).toBe('open'));
    network.weather = 'refuse';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5000);
    refreshDoor();
    await vi.waitFor(() => expect(guideStore.getState().fresh).toBe(false));
    expect(door()).toMatchObject({ kind: 'open', code: '4826#' });
  });

  it('takes everything off the screen when the phone forgets, and asks for nothing more', async () => {
    close = openGuide('B902');
    await vi.waitFor(() => expect(door().kind).toBe('open'));
    const asked = network.askedOf('/api/guide/B902').length;
    forgetOnScreen();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    refreshDoor();
    expect(door().kind).toBe('forgotten');
    expect(JSON.stringify(guideStore.getState())).not.toContain('4826#');
    expect(network.askedOf('/api/guide/B902')).toHaveLength(asked);
  });
});

describe('a sealed code on a phone without a network', () => {
  const RELEASE = '0016J1VZ';
  const KEY = Buffer.alloc(32, 7).toString('base64url');
  const HOUR = 3_600_000;
  let envelopes = 0;

  /** Keeps what the server says before the hour. @param opensIn ms from now by the phone's clock */
  async function sealed(opensIn: number, more: object): Promise<void> {
    const validFrom = new Date(Date.now() + opensIn).toISOString();
    const window = { validFrom, validUntil: new Date(Date.now() + 48 * HOUR).toISOString() };
    const envelope = await sealCodes({
      release: RELEASE,
      key: KEY,
      binding: { apartment: 'B902', stayId: 'stay', codeRevision: 0, ...window },
      contents: { doorCode: '4826#', wifi: { name: 'Hiên', password: 'biển xanh' } },
      salt: Buffer.alloc(16, 1),
      // The page tries each envelope once, and the tests' clock gives two tests the same hours.
      iv: Buffer.alloc(12, (envelopes += 1)),
    });
    const closed = { access: 'early' as const, doorCode: null, wifi: { name: null, password: null } };
    const savedAt = Date.now() - HOUR;
    const serverNow = new Date(savedAt).toISOString();
    const answer = answerOf({ ...closed, ...window, serverNow, sealed: { ...envelope, ...more } });
    takeStayKey(`#s=${KEY}`, 'B902');
    await saveGuideRecord({ apartment: 'B902', answer, savedAt });
    network.weather = 'refuse';
    close = openGuide('B902');
    await vi.waitFor(() => expect(guideStore.getState().failure).not.toBeNull());
    // A slow phone may hear of the network before it has read what it keeps.
    await vi.waitFor(() => expect(guideStore.getState().record?.answer.sealed).toBeDefined());
  }

  it('opens at its hour by the phone’s clock where the hotel has chosen that, and stays open', async () => {
    await sealed(-HOUR, { release: RELEASE });
    await openByClock();
    expect(door()).toMatchObject({ kind: 'open', code: '4826#' });
    expect(await readGuideRecord('B902')).toMatchObject({ answer: { access: 'open', doorCode: '4826#' } });
    expect(JSON.stringify(await readGuideRecord('B902'))).not.toContain(RELEASE);
  });

  it('stays closed before the hour', async () => {
    await sealed(HOUR, { release: RELEASE });
    await openByClock();
    expect(door().kind).toBe('early');
    expect(await readGuideRecord('B902')).toMatchObject({ answer: { doorCode: null } });
  });

  it('stays closed whatever the clock says where the hotel has not chosen that', async () => {
    await sealed(-HOUR, {});
    await openByClock();
    expect(door().kind).not.toBe('open');
    expect(await readGuideRecord('B902')).toMatchObject({ answer: { doorCode: null } });
  });

  it('takes an envelope that does not open for one wrong try, however long the network is away', async () => {
    await sealed(-HOUR, { release: '0016J1VY' });
    for (let time = 0; time < 3; time += 1) await openByClock();
    expect(localStorage.getItem('hien_seal_tries')).toContain('"wrong":1');
    expect(door().kind).not.toBe('open');
  });
});
