import { randomUUID } from 'node:crypto';
import {
  type AttemptNetwork,
  attemptNetworks,
  deleteAttempt,
  forgetAttempts,
  insertAttempt,
  lockAttempts,
  readAttempts,
  readTriesFrom,
  type Attempt,
  type Origin,
} from './store/attempts';
import type { Database, Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { Logger } from '../../platform/logger';
import type { Asker } from './passwords';
import { inTransaction } from '../../platform/db/transaction';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Wrong passwords from one place within this time cost nothing yet (catalogue W-10, decision 23). */
const WINDOW_MS = 15 * 60_000;
const FREE = 5;
/** The next ones wait 2, 4, 8… s, at most this. */
const LONGEST_WAIT_MS = 60_000;
/** Wrong ones that an address may try on one account in a day. */
const ADDRESS_A_DAY = 40;
/** Wrong ones that the whole world may try on it. */
const WORLD_A_DAY = 100;
/**
 * So many of them are for addresses that have had their first few. Whoever guesses all day from some addresses uses up
 * these alone: for the owner, who comes from a place of their own, the rest is left.
 */
const FIRST_FEW = 3;
const OTHERS_A_DAY = 60;
/**
 * Factor by which limits are milder where a second factor is asked for: a password that is found out opens nothing
 * there.
 */
const MILDER = 10;
/**
 * Accounts that one address may miss within an hour before it waits between two tries, whichever they are of. On the
 * house's own lines it is one browser, those without a mark together as one; a login leaves a mark.
 */
const ACCOUNTS_AN_HOUR = 30;
/** All of the house's lines together count for so many browsers: marks cost nothing. */
const BROWSERS_OF_LINES = 10;
/** Then whoever is on them waits, but not long: most are guests who know their passwords. */
const LINES_WAIT_MS = 4000;

/** Place that a password comes from, with the wider networks of IPv6 that its address lies in. */
export interface LoginPlace extends Origin {
  /** Fingerprint of the browser, or of the address when it has no mark: what waits, waits here. */
  lane: string;
  /** Fingerprint of the address. */
  client: string;
  /** The owner has signed in with this browser before. It is never held up by what strangers try. */
  known: boolean;
  /** On one of the hotel's own lines, which many guests share. */
  inHotel: boolean;
  /** The address as far as it may be written down. */
  address: string;
}

/** Queue key for password checks. A known browser has its own queue, so strangers cannot delay it. */
export const askerOf = ({ lane, client, known }: LoginPlace): Asker => ({ client: known ? lane : client, known });

interface Tried {
  /** A password, or what is asked for after it; each is counted by itself. */
  kind?: 'login' | 'code';
  /** The account asks for a second factor after the password. */
  milder?: boolean;
}

/**
 * Slows guessing down by account: a hotel's guests behind one line are not held up by each other, and the owner of an
 * account that is attacked comes in from elsewhere at once. One address that goes from account to account is slowed down
 * by itself; on the house's own lines one browser, and more gently all of them. An attempt is counted before the password
 * is looked at, so a hundred at the same time are a hundred.
 */
export class LoginRateLimiter {
  readonly #db: Database;
  readonly #clock: () => number;
  readonly #log: Pick<Logger, 'warn'>;
  /** Instant at which it was said last of an address that it goes from account to account. */
  readonly #told = new Map<string, number>();

  constructor({ db, clock, log }: { db: Database; clock: () => number; log: Pick<Logger, 'warn'> }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /**
   * Counts an attempt.
   *
   * @param account fingerprint of the account's address, whether there is an account or not
   * @returns what `succeed` takes when the password was right
   * @throws AppError 429 with the seconds to wait
   */
  async begin(account: string, place: LoginPlace, { kind = 'login', milder = false }: Tried = {}): Promise<string> {
    const times = milder ? MILDER : 1;
    // Looked at without the lock first: a storm on one account must not queue for it.
    refuse(await this.#triesOn(this.#db, kind, account), place, times, this.#clock());
    const id = randomUUID();
    const { lane, client, site, block, known } = place;
    const sources = known ? [] : sourcesOf(place);
    await inTransaction(this.#db, async (tx) => {
      const now = this.#clock();
      await lockAttempts(tx, kind, [account, ...sources.map(({ print }) => print)], now);
      refuse(await this.#triesOn(tx, kind, account), place, times, now);
      await this.#refuseSpraying(tx, kind, { sources, address: place.address }, now);
      await insertAttempt(tx, { id, kind, account, lane, client, site, block, known: known ? 1 : 0, tried_at: now });
    });
    return id;
  }

  /** It was right: neither this attempt nor the wrong ones before it from this place count any more. */
  async succeed(tx: Db, id: string, account: string, place: LoginPlace, kind: Tried['kind'] = 'login'): Promise<void> {
    await deleteAttempt(tx, id);
    await forgetAttempts(tx, kind, account, place.lane);
    // On the house's own lines a slip before the browser had its mark was counted with everybody's.
    if (place.inHotel && !place.known) await forgetAttempts(tx, kind, account, place.client);
  }

  /** Takes an attempt back: it was not checked, or it was right and a second factor is still to come. */
  withdraw(id: string): Promise<void> {
    return deleteAttempt(this.#db, id);
  }

  #triesOn(db: Db, kind: Attempt['kind'], account: string): Promise<Tries> {
    return readAttempts(db, kind, account, this.#clock() - DAY_MS);
  }

  /** One leaked password on each of a million accounts is one try on each: it is the address that tries often. */
  async #refuseSpraying(
    tx: Db,
    kind: Attempt['kind'],
    { sources, address }: { sources: readonly Source[]; address: string },
    now: number,
  ): Promise<void> {
    for (const source of sources) {
      const { accounts, lastAt } = await readTriesFrom(tx, kind, source, now - HOUR_MS);
      const tooMany = accounts - ACCOUNTS_AN_HOUR * source.weight;
      if (tooMany < 0) continue;
      this.#tellOfSpraying(source.print, address, now);
      waitUntil(lastAt + Math.min(source.longestWaitMs, 2000 * 2 ** Math.min(tooMany, 10)), now);
    }
  }

  #tellOfSpraying(print: string, address: string, now: number): void {
    if (now - (this.#told.get(print) ?? -HOUR_MS) < HOUR_MS) return;
    if (this.#told.size > 1000) this.#told.clear();
    this.#told.set(print, now);
    this.#log.warn({ alarm: 'password-spraying', address }, 'one address tries passwords of many accounts');
  }
}

/** Holds what goes from account to account, and how long it waits between two of them at most. */
type Source = AttemptNetwork & { lane?: string; longestWaitMs: number };

function sourcesOf(place: LoginPlace): Source[] {
  const { site, lane, inHotel } = place;
  if (!inHotel || site === null) {
    return attemptNetworks(place).map((network) => ({ ...network, longestWaitMs: LONGEST_WAIT_MS }));
  }
  const lines = { scope: 'site', print: site } as const;
  return [
    { ...lines, lane, weight: 1, longestWaitMs: LONGEST_WAIT_MS },
    { ...lines, weight: BROWSERS_OF_LINES, longestWaitMs: LINES_WAIT_MS },
  ];
}

type Tries = readonly (Origin & Pick<Attempt, 'lane' | 'known' | 'tried_at'>)[];

/** @param tries of the last day, the latest first */
function refuse(tries: Tries, place: LoginPlace, times: number, now: number): void {
  const { lane, known } = place;
  const here = tries.filter((one) => one.lane === lane);
  waitUntil(freeAgain(here.filter((one) => one.tried_at > now - WINDOW_MS)), now);
  if (known) {
    waitUntil(fallsOut(here, ADDRESS_A_DAY * times), now);
    return;
  }
  const strangers = tries.filter((one) => one.known === 0);
  let hadItsFew = false;
  for (const { scope, print, weight } of attemptNetworks(place)) {
    const fromHere = strangers.filter((one) => one[scope] === print);
    waitUntil(fallsOut(fromHere, ADDRESS_A_DAY * weight * times), now, 'signInHeld');
    if (fromHere.length >= FIRST_FEW * weight) hadItsFew = true;
  }
  waitUntil(fallsOut(strangers, WORLD_A_DAY * times), now, 'signInHeld');
  if (hadItsFew) waitUntil(fallsOut(others(strangers), OTHERS_A_DAY * times), now, 'signInHeld');
}

/** All but the first few tries of every network, the latest first. */
function others(tries: Tries): Tries {
  const seen = new Map<string, number>();
  const later = [...tries].reverse().filter((one) => {
    const had = attemptNetworks(one).map(({ print, weight }) => {
      const before = seen.get(print) ?? 0;
      seen.set(print, before + 1);
      return before >= FIRST_FEW * weight;
    });
    return had.includes(true);
  });
  return later.reverse();
}

/** Says when the next one may come, after so many in the window. */
function freeAgain(tries: Tries): number {
  const [last] = tries;
  if (!last || tries.length < FREE) return 0;
  return last.tried_at + Math.min(LONGEST_WAIT_MS, 2000 * 2 ** (tries.length - FREE));
}

/** Says when there is room below a day's limit again. */
function fallsOut(tries: Tries, limit: number): number {
  const oldest = tries[limit - 1];
  return oldest ? oldest.tried_at + DAY_MS : 0;
}

function waitUntil(instant: number, now: number, code: 'tooMany' | 'signInHeld' = 'tooMany'): void {
  if (instant > now) throw new AppError(429, code, { retryAfter: Math.ceil((instant - now) / 1000) });
}
