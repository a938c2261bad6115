/** Part of an answer that the door card needs, of `GET /api/guide/{code}`; instants are ISO 8601. */
export interface DoorAnswer {
  access: 'open' | 'locked' | 'early' | 'ended';
  doorCode: string | null;
  card: boolean;
  wifi: { name: string | null; password: string | null };
  validFrom: string | null;
  validUntil: string | null;
  serverNow: string;
}

/** Reason why the last question to the server brought nothing. */
export type DoorFailure = { kind: 'offline' } | { kind: 'server' } | { kind: 'tooMany'; retryAfter: number | null };

export interface DoorFacts {
  /** `null` until the address has been read, `''` when it names no apartment. */
  apartment: string | null;
  /** The last answer for this very apartment. */
  answer: DoorAnswer | null;
  /** The phone's clock when the answer came, in ms. */
  savedAt: number | null;
  /** True for an answer of this visit, false for one kept from an earlier visit. */
  fresh: boolean;
  failure: DoorFailure | null;
  /** The guest has just had everything wiped from this phone. */
  forgotten: boolean;
  /** The phone's clock now, in ms. */
  now: number;
}

export type DoorState =
  | { kind: 'loading' }
  | { kind: 'open'; code: string; savedAt: number | null }
  | { kind: 'card'; savedAt: number | null }
  | { kind: 'missing' }
  | { kind: 'unknown' }
  | { kind: 'early'; opensAt: number; left: number }
  /** The hour does not count, or has come, and the door is still being made ready. */
  | { kind: 'preparing' }
  | { kind: 'locked' }
  | { kind: 'ended'; endedAt: number | null }
  | { kind: 'offline' }
  | { kind: 'failed' }
  | { kind: 'forgotten' }
  | { kind: 'tooMany'; minutes: number };

const MINUTE = 60_000;

/**
 * The server's clock, told from what it said last and what the phone's clock did since. It never runs behind what the
 * server has said: a phone set back two days does not unlock a stay that is over (reliability catalogue C-35).
 */
export function serverTime(answer: DoorAnswer, savedAt: number | null, now: number): number {
  const answeredAt = Date.parse(answer.serverNow);
  return answeredAt + Math.max(0, now - (savedAt ?? now));
}

function withoutAnswer(failure: DoorFailure | null): DoorState {
  if (failure === null) return { kind: 'loading' };
  if (failure.kind === 'offline') return { kind: 'offline' };
  if (failure.kind === 'server') return { kind: 'failed' };
  return { kind: 'tooMany', minutes: Math.max(1, Math.ceil((failure.retryAfter ?? 15 * MINUTE) / MINUTE)) };
}

/**
 * Decides what the door card shows (specification §5 "Guide visibility" and §8, ruling 11). An answer stands before any
 * failure: what is on the phone is shown while the network says nothing.
 */
export function doorState(facts: DoorFacts): DoorState {
  const { apartment, answer, savedAt, failure } = facts;
  if (facts.forgotten) return { kind: 'forgotten' };
  if (apartment === null) return { kind: 'loading' };
  // A key whose door is not known yet opens the house's guide, and says from when until when it would open one.
  if (apartment === '' && !answer?.validUntil) return { kind: 'missing' };
  if (answer === null) return withoutAnswer(failure);

  const now = serverTime(answer, savedAt, facts.now);
  const until = answer.validUntil === null ? null : Date.parse(answer.validUntil);
  if (answer.access === 'ended' || (until !== null && now >= until)) return { kind: 'ended', endedAt: until };
  if (answer.access === 'locked') return { kind: 'locked' };
  if (answer.access === 'early') {
    if (answer.validFrom === null) {
      if (until === null) return { kind: 'locked' };
      return failure === null ? { kind: 'preparing' } : withoutAnswer(failure);
    }
    const opensAt = Date.parse(answer.validFrom);
    // The hour has come and reception has given no door yet: the key is right, and the door comes by itself.
    if (now >= opensAt && apartment === '' && failure === null) return { kind: 'preparing' };
    // Only the server may say the code.
    return now >= opensAt ? withoutAnswer(failure) : { kind: 'early', opensAt, left: opensAt - now };
  }
  const kept = facts.fresh ? null : savedAt;
  if (answer.doorCode !== null) return { kind: 'open', code: answer.doorCode, savedAt: kept };
  return answer.card ? { kind: 'card', savedAt: kept } : { kind: 'unknown' };
}

export type WifiState =
  | { kind: 'loading' }
  | { kind: 'shown'; name: string; password: string; shared: boolean }
  | { kind: 'masked' }
  | { kind: 'hidden' };

/**
 * Decides what the Wi-Fi card shows. It goes where the door's code goes: hidden for an apartment whose code is the
 * default one (specification §5), masked while the code is; without an apartment the hotel's own network is shown (§8).
 */
export function wifiState(facts: DoorFacts, door: DoorState): WifiState {
  const { answer } = facts;
  switch (door.kind) {
    case 'unknown':
    case 'forgotten':
      return { kind: 'hidden' };
    case 'open':
    case 'card':
    case 'missing':
      if (answer?.wifi.name != null) {
        const { name, password } = answer.wifi;
        return { kind: 'shown', name, password: password ?? '', shared: door.kind === 'missing' };
      }
      return answer === null && facts.failure === null ? { kind: 'loading' } : { kind: 'masked' };
    case 'loading':
      return { kind: 'loading' };
    default:
      return { kind: 'masked' };
  }
}

/** A span in whole days, hours and minutes, the last minute counted as one: "0 minutes left" is never said. */
export function spanParts(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
