import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '../../../domain/accounts/roles';
import { groupBy } from '../../../domain/group-by';
import { SESSION_MS } from '../../../domain/accounts/session-life';
import {
  ageSession,
  continueSession,
  deleteEndedSessions,
  deleteSession,
  insertSession,
  noteSeen,
  readStaffSessions,
  readStoredSession,
  touchSession,
  type SessionOwner,
  type StoredSession,
} from './store/sessions';
import type { Database, Db } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Idle time after which a session ends (catalogue W-6, decision 23): a desk left open over night is logged out. */
const SESSION_IDLE_MS = 14 * DAY_MS;
const DESK_IDLE_MS = 12 * HOUR_MS;
/** Calls of other tabs that were sent before an answer's cookie came arrive within this. */
const ON_THE_WAY_MS = 10_000;
/** A visit is noted this seldom: a write for each page would cost more than the page. */
const NOTED_AFTER_MS = HOUR_MS;
const DESK_NOTED_AFTER_MS = 5 * MINUTE_MS;
/** Clocks of two machines on one database may differ by so much. */
const CLOCKS_DIFFER_MS = HOUR_MS;
/** Time that a confirmed identity is not asked for again. */
const CONFIRMED_MS = 5 * MINUTE_MS;
const TOKEN = /^[\w-]{43}$/;

/** Person who is signed in, and the session. */
export interface SessionUser extends SessionOwner {
  /** Until when, UTC ms, they are not asked again who they are. */
  confirmedUntil: number;
  /** Their session, by which it is ended. */
  sessionId: string;
}

/** 256 random bits, as a cookie holds them. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** A device that somebody is signed in on. */
export interface SignedInDevice {
  /** By which it is ended; `''` where it cannot be by itself. */
  id: string;
  device: string;
  seenAt: number;
}

interface Deps {
  db: Database;
  clock: () => number;
  /** Told of a session that ends here, by the hash of its token. */
  onEnd?: (tokenHash: string) => void;
}

/** Sessions lie in the database under the SHA-256 of their token, so they survive a restart and a leak of the rows. */
export class SessionService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Opens a session in a transaction; gives its token of 256 random bits, which is kept nowhere. */
  async open(tx: Db, userId: string, device: string): Promise<string> {
    const token = newSessionToken();
    await insertSession(tx, { tokenHash: hashOf(token), id: randomUUID(), userId, device }, this.#deps.clock());
    return token;
  }

  /**
   * Reads the owner of a session by its token; `null` when the session is unknown or over. One that is over is deleted:
   * it must not live again when the server's clock is set back.
   *
   * @param attended whether the device is in use; an unattended page keeps no session alive
   */
  async read(token: string | null, attended = true): Promise<SessionUser | null> {
    if (token === null || !TOKEN.test(token)) return null;
    const { db, clock } = this.#deps;
    const hash = hashOf(token);
    const session = await readStoredSession(db, hash);
    if (!session) return null;
    const now = clock();
    const { user, createdAt, seenAt, confirmedAt } = session;
    if (isSessionOver({ createdAt, seenAt, role: user.role }, now)) {
      await this.end(token);
      return null;
    }
    if (attended && isNoted({ seenAt, role: user.role }, now)) {
      await touchSession(db, hash, now);
      if (user.role === 'RECEPTION') await noteSeen(db, user.id, now);
    }
    const confirmed = confirmedAt !== null && confirmedAt <= now;
    return { ...user, sessionId: session.id, confirmedUntil: confirmed ? confirmedAt + CONFIRMED_MS : 0 };
  }

  /**
   * Notes that the session's owner has just proved who they are: it goes on under a new token, which somebody who had got
   * hold of the one before does not have. That one ends when what is on its way with it has arrived.
   *
   * @returns the new token, and until when the proof is good, UTC ms
   */
  async confirm(token: string): Promise<{ token: string; until: number }> {
    const now = this.#deps.clock();
    const next = newSessionToken();
    await inTransaction(this.#deps.db, async (tx) => {
      if (!(await continueSession(tx, { from: hashOf(token), to: hashOf(next), now }))) return;
      await ageSession(tx, hashOf(token), now - SESSION_MS + ON_THE_WAY_MS);
    });
    return { token: next, until: now + CONFIRMED_MS };
  }

  /** Lists the devices that each of the staff is signed in on, by their id; the one used last is the first. */
  async ofStaff(): Promise<ReadonlyMap<string, readonly SignedInDevice[]>> {
    const now = this.#deps.clock();
    const open = (await readStaffSessions(this.#deps.db)).filter((one) => !isSessionOver(one, now));
    // One that has just gone on under another token is there twice.
    const once = open.filter(({ id }, nth) => id === '' || open.findIndex((one) => one.id === id) === nth);
    return groupBy(once, ({ userId }) => userId);
  }

  /** Ends a session; does nothing when there is none. */
  async end(token: string | null): Promise<void> {
    if (token === null || !TOKEN.test(token)) return;
    await deleteSession(this.#deps.db, hashOf(token));
    this.#deps.onEnd?.(hashOf(token));
  }

  /** Forgets sessions that are over. */
  async sweep(): Promise<void> {
    const now = this.#deps.clock();
    await deleteEndedSessions(this.#deps.db, {
      seenBefore: now - SESSION_IDLE_MS,
      deskSeenBefore: now - DESK_IDLE_MS,
      createdBefore: now - SESSION_MS,
      createdAfter: now + CLOCKS_DIFFER_MS,
    });
  }
}

/** Under what a token is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tells whether a session has ended. One opened in the future has too: it was opened while the clock was wrong. */
export function isSessionOver(
  { seenAt, createdAt, role }: Pick<StoredSession, 'seenAt' | 'createdAt'> & { role: Role },
  now: number,
): boolean {
  const idle = role === 'RECEPTION' ? DESK_IDLE_MS : SESSION_IDLE_MS;
  return now - seenAt >= idle || now - createdAt >= SESSION_MS || createdAt - now > CLOCKS_DIFFER_MS;
}

/** Tells whether a visit is worth writing down. One noted by a clock that was ahead is put right. */
const isNoted = ({ seenAt, role }: { seenAt: number; role: Role }, now: number): boolean =>
  now - seenAt >= (role === 'RECEPTION' ? DESK_NOTED_AFTER_MS : NOTED_AFTER_MS) || seenAt - now > CLOCKS_DIFFER_MS;
