import { describe, expect, it } from 'vitest';
import {
  doorState,
  serverTime,
  spanParts,
  wifiState,
  type DoorAnswer,
  type DoorFacts,
} from '../../../src/domain/guest-access/door-state';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-11-20T05:00:00Z');
const iso = (instant: number): string => new Date(instant).toISOString();

const open: DoorAnswer = {
  access: 'open',
  doorCode: '4826#',
  card: false,
  wifi: { name: 'Welcome to Hiên - B902', password: 'hiennha902' },
  validFrom: null,
  validUntil: null,
  serverNow: iso(NOON),
};
const nothing = { doorCode: null, wifi: { name: null, password: null } };
const early: DoorAnswer = { ...open, ...nothing, access: 'early', validFrom: iso(NOON + 2 * HOUR) };

const facts = (change: Partial<DoorFacts> = {}): DoorFacts => ({
  apartment: 'B902',
  answer: open,
  savedAt: NOON,
  fresh: true,
  failure: null,
  forgotten: false,
  now: NOON,
  ...change,
});

/** Shows both cards for the same facts. */
const cards = (change: Partial<DoorFacts>) => {
  const door = doorState(facts(change));
  return { door, wifi: wifiState(facts(change), door) };
};

describe('an apartment that is open', () => {
  it('shows code and Wi-Fi, and since when only if they are kept from an earlier visit', () => {
    expect(cards({})).toEqual({
      door: { kind: 'open', code: '4826#', savedAt: null },
      wifi: { kind: 'shown', name: 'Welcome to Hiên - B902', password: 'hiennha902', shared: false },
    });
    expect(cards({ fresh: false }).door).toEqual({ kind: 'open', code: '4826#', savedAt: NOON });
  });

  it('shows a card door as one, with its Wi-Fi', () => {
    const { door, wifi } = cards({ answer: { ...open, doorCode: null, card: true } });
    expect([door.kind, wifi.kind]).toEqual(['card', 'shown']);
  });

  it('shows neither banner nor Wi-Fi when the code is the default one, which the server does not say', () => {
    const { door, wifi } = cards({ answer: { ...open, ...nothing } });
    expect([door.kind, wifi.kind]).toEqual(['unknown', 'hidden']);
  });

  it.each(['offline', 'server'] as const)('keeps showing what is on the phone while the network fails: %s', (kind) => {
    const { door, wifi } = cards({ fresh: false, failure: { kind } });
    expect([door.kind, wifi.kind]).toEqual(['open', 'shown']);
  });
});

describe('no apartment in the address', () => {
  it('has no code, and the Wi-Fi that all guests share', () => {
    const shared = { ...open, ...nothing, wifi: { name: 'Welcome to Hiên', password: 'hienchaoban' } };
    const { door, wifi } = cards({ apartment: '', answer: shared });
    expect(door).toEqual({ kind: 'missing' });
    expect(wifi).toEqual({ kind: 'shown', name: 'Welcome to Hiên', password: 'hienchaoban', shared: true });
  });
});

describe('before anything is known', () => {
  it.each([
    ['the address has not been read', { apartment: null, answer: null, savedAt: null }, 'loading'],
    ['the server has not answered yet', { answer: null, savedAt: null }, 'loading'],
    ['there is no network', { answer: null, savedAt: null, failure: { kind: 'offline' } }, 'offline'],
    ['the server is in trouble', { answer: null, savedAt: null, failure: { kind: 'server' } }, 'failed'],
  ] as const)('%s', (_, change, kind) => {
    expect(doorState(facts(change)).kind).toBe(kind);
  });

  it.each([
    [90_000, 2],
    [1, 1],
    [null, 15],
  ])('too many apartments, to wait %s ms: %i whole minutes', (retryAfter, minutes) => {
    const state = doorState(facts({ answer: null, savedAt: null, failure: { kind: 'tooMany', retryAfter } }));
    expect(state).toEqual({ kind: 'tooMany', minutes });
  });
});

describe('a stay with a window', () => {
  it('counts down to its opening, with Wi-Fi masked like the code', () => {
    const { door, wifi } = cards({ answer: early, now: NOON + HOUR });
    expect(door).toEqual({ kind: 'early', opensAt: NOON + 2 * HOUR, left: HOUR });
    expect(wifi).toEqual({ kind: 'masked' });
  });

  it('asks the server once the hour has come: the phone alone opens nothing', () => {
    expect(doorState(facts({ answer: early, now: NOON + 2 * HOUR })).kind).toBe('loading');
    expect(doorState(facts({ answer: early, now: NOON + 3 * HOUR, failure: { kind: 'offline' } })).kind).toBe(
      'offline',
    );
  });

  it('is over at its last instant, even if the answer on the phone still says open', () => {
    const answer = { ...open, validUntil: iso(NOON + HOUR) };
    expect(doorState(facts({ answer, now: NOON + HOUR - 1 })).kind).toBe('open');
    expect(cards({ answer, now: NOON + HOUR })).toEqual({
      door: { kind: 'ended', endedAt: NOON + HOUR },
      wifi: { kind: 'masked' },
    });
  });

  it('stays masked without its key', () => {
    const { door, wifi } = cards({ answer: { ...open, ...nothing, access: 'locked' } });
    expect([door.kind, wifi.kind]).toEqual(['locked', 'masked']);
  });

  it('does not come back when the phone’s clock is set back', () => {
    const answer = { ...open, validUntil: iso(NOON - HOUR) };
    expect(doorState(facts({ answer, now: NOON - 48 * HOUR })).kind).toBe('ended');
    expect(serverTime(open, NOON, NOON - 48 * HOUR)).toBe(NOON);
  });

  it('goes by the server’s clock when the phone’s is wrong from the start', () => {
    const phone = NOON + 72 * HOUR;
    const answer = { ...open, validUntil: iso(NOON + HOUR) };
    expect(doorState(facts({ answer, savedAt: phone, now: phone + 1000 })).kind).toBe('open');
    expect(doorState(facts({ answer, savedAt: phone, now: phone + HOUR })).kind).toBe('ended');
  });
});

it('shows nothing of an apartment on a phone that has just forgotten it', () => {
  const { door, wifi } = cards({ forgotten: true });
  expect([door.kind, wifi.kind]).toEqual(['forgotten', 'hidden']);
});

it.each([
  [0, { days: 0, hours: 0, minutes: 1 }],
  [60_000, { days: 0, hours: 0, minutes: 1 }],
  [60_001, { days: 0, hours: 0, minutes: 2 }],
  [2 * HOUR + 600_000, { days: 0, hours: 2, minutes: 10 }],
  [24 * HOUR - 1, { days: 1, hours: 0, minutes: 0 }],
  [49 * HOUR, { days: 2, hours: 1, minutes: 0 }],
])('a span of %i ms is said as %o', (span, parts) => {
  expect(spanParts(span)).toEqual(parts);
});
