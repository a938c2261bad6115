import { describe, expect, it } from 'vitest';
import {
  type DoorAnswer,
  type DoorFacts,
  doorState,
  serverTime,
  spanParts,
  wifiState,
} from '../../../src/domain/guest-access/door-state';

const NOW = Date.parse('2026-11-20T07:05:00.000Z');
const HOUR = 3_600_000;
const at = (ms: number): string => new Date(NOW + ms).toISOString();

const open: DoorAnswer = {
  access: 'open',
  doorCode: '4826#',
  card: false,
  wifi: { name: 'Welcome to Hiên - B902', password: 'hiennha902' },
  validFrom: null,
  validUntil: null,
  serverNow: at(0),
};
const masked = { ...open, doorCode: null, wifi: { name: null, password: null } };

const facts = (changes: Partial<DoorFacts>): DoorFacts => ({
  apartment: 'B902',
  answer: null,
  savedAt: NOW,
  fresh: true,
  failure: null,
  forgotten: false,
  now: NOW,
  ...changes,
});

describe('the door card', () => {
  it.each<[string, Partial<DoorFacts>, ReturnType<typeof doorState>]>([
    ['waits while the address has not been read', { apartment: null }, { kind: 'loading' }],
    ['waits while nothing has come', {}, { kind: 'loading' }],
    ['shows the code', { answer: open }, { kind: 'open', code: '4826#', savedAt: null }],
    [
      'says since when a kept code is kept',
      { answer: open, fresh: false },
      { kind: 'open', code: '4826#', savedAt: NOW },
    ],
    [
      'shows what is kept whatever the network says',
      { answer: open, fresh: false, failure: { kind: 'offline' } },
      { kind: 'open', code: '4826#', savedAt: NOW },
    ],
    ['names the card of a card door', { answer: { ...masked, card: true } }, { kind: 'card', savedAt: null }],
    ['has no code without an apartment', { apartment: '', answer: masked }, { kind: 'missing' }],
    ['hides the banner when there is nothing to show', { answer: masked }, { kind: 'unknown' }],
    [
      'counts down to the stay',
      { answer: { ...masked, access: 'early', validFrom: at(2 * HOUR) } },
      { kind: 'early', opensAt: NOW + 2 * HOUR, left: 2 * HOUR },
    ],
    [
      'asks again when the hour has come: only the server may say the code',
      { answer: { ...masked, access: 'early', validFrom: at(HOUR) }, now: NOW + HOUR },
      { kind: 'loading' },
    ],
    [
      'says so when the hour comes without a network',
      { answer: { ...masked, access: 'early', validFrom: at(HOUR) }, now: NOW + HOUR, failure: { kind: 'offline' } },
      { kind: 'offline' },
    ],
    [
      'is chosen by reception while a paid guest has none at the hour',
      {
        apartment: '',
        answer: { ...masked, access: 'early', validFrom: at(-HOUR), validUntil: at(12 * HOUR) },
      },
      { kind: 'preparing' },
    ],
    [
      'is being made ready when nobody can say when it opens: nothing is counted down to',
      { answer: { ...masked, access: 'early', validUntil: at(48 * HOUR) } },
      { kind: 'preparing' },
    ],
    [
      'promises nothing by itself while there is no network',
      { answer: { ...masked, access: 'early', validUntil: at(48 * HOUR) }, failure: { kind: 'offline' } },
      { kind: 'offline' },
    ],
    [
      'does not say when a stay begins to whoever has no key',
      { answer: { ...masked, access: 'early' } },
      { kind: 'locked' },
    ],
    ['is locked without the key', { answer: { ...masked, access: 'locked' } }, { kind: 'locked' }],
    [
      'thanks after the stay',
      { answer: { ...masked, access: 'ended', validUntil: at(-HOUR) } },
      { kind: 'ended', endedAt: NOW - HOUR },
    ],
    [
      'closes at the end of the stay, also without a network',
      { answer: { ...open, validUntil: at(HOUR) }, fresh: false, now: NOW + HOUR + 60_000 },
      { kind: 'ended', endedAt: NOW + HOUR },
    ],
    ['says that there is no network', { failure: { kind: 'offline' } }, { kind: 'offline' }],
    ['says that the server does not answer', { failure: { kind: 'server' } }, { kind: 'failed' }],
    ['says how long to wait', { failure: { kind: 'tooMany', retryAfter: 90_000 } }, { kind: 'tooMany', minutes: 2 }],
    [
      'says a quarter of an hour when it was not told',
      { failure: { kind: 'tooMany', retryAfter: null } },
      { kind: 'tooMany', minutes: 15 },
    ],
    ['forgets before anything else', { answer: open, forgotten: true }, { kind: 'forgotten' }],
  ])('%s', (_rule, changes, expected) => {
    expect(doorState(facts(changes))).toEqual(expected);
  });

  it('is not fooled by a phone set back two days: a stay that was over stays over', () => {
    const ended = { ...open, validUntil: at(-1) };
    expect(doorState(facts({ answer: ended, now: NOW - 48 * HOUR })).kind).toBe('ended');
    expect(serverTime(open, NOW, NOW - 48 * HOUR)).toBe(NOW);
  });

  it('counts by the server when the phone is an hour off', () => {
    const early = { ...masked, access: 'early' as const, validFrom: at(HOUR) };
    expect(doorState(facts({ answer: early, savedAt: NOW + 5 * HOUR, now: NOW + 5 * HOUR }))).toMatchObject({
      left: HOUR,
    });
  });
});

describe('the Wi-Fi card', () => {
  const wifi = (changes: Partial<DoorFacts>) => {
    const all = facts(changes);
    return wifiState(all, doorState(all));
  };
  it('shows name and password with an open door and with a card door', () => {
    expect(wifi({ answer: open })).toEqual({
      kind: 'shown',
      name: open.wifi.name,
      password: 'hiennha902',
      shared: false,
    });
    expect(wifi({ answer: { ...open, doorCode: null, card: true } }).kind).toBe('shown');
  });
  it('is hidden when the apartment is named and there is nothing to show', () => {
    expect(wifi({ answer: masked }).kind).toBe('hidden');
  });
  it("shows the hotel's own network when no apartment is named", () => {
    const answer = { ...masked, wifi: { name: 'Welcome to Hiên', password: 'hienchaoban' } };
    expect(wifi({ apartment: '', answer })).toEqual({ kind: 'shown', ...answer.wifi, shared: true });
  });
  it.each<[string, Partial<DoorFacts>]>([
    ['before the stay', { answer: { ...masked, access: 'early', validFrom: at(HOUR) } }],
    ['without the key', { answer: { ...masked, access: 'locked' } }],
    ['after the stay', { answer: { ...masked, access: 'ended' } }],
    ['without a network', { failure: { kind: 'offline' } }],
    ['without a network and without an apartment', { apartment: '', failure: { kind: 'offline' } }],
  ])('is masked %s', (_when, changes) => {
    expect(wifi(changes).kind).toBe('masked');
  });
  it('waits with the door', () => {
    expect(wifi({}).kind).toBe('loading');
    expect(wifi({ apartment: '' }).kind).toBe('loading');
  });
});

describe('a span of time', () => {
  it.each([
    [2 * HOUR + 10 * 60_000, { days: 0, hours: 2, minutes: 10 }],
    [26 * HOUR, { days: 1, hours: 2, minutes: 0 }],
    [30_000, { days: 0, hours: 0, minutes: 1 }],
    [0, { days: 0, hours: 0, minutes: 1 }],
  ])('%i ms', (ms, parts) => {
    expect(spanParts(ms)).toEqual(parts);
  });
});
