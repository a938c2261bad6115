import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '../../domain/roles';
import {
  deleteEndedSessions,
  deleteSession,
  insertSession,
  readStoredSession,
  touchSession,
  type StoredSession,
} from '../db/sessions';
import type { Database, Db } from '../db/schema';

const DAY_MS = 24 * 3_600_000;
/** Nobody came with it for so long: it is over (catalogue W-6). */
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** However often somebody came: it is over. */
export const SESSION_MS = 30 * DAY_MS;
/** A visit is noted this seldom: a write for each page would cost more than the page. */
const NOTED_AFTER_MS = 3_600_000;
const TOKEN = /^[\w-]{43}$/;

/** Who is signed in. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** 256 random bits, as a cookie holds them. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');

/** Sessions lie in the database under the SHA-256 of their token, so they survive a restart and a leak of the rows. */
export class SessionService {
  readonly #db: Database;
  readonly #clock: () => number;

  constructor({ db, clock }: { db: Database; clock: () => number }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Opens a session in a transaction; gives its token of 256 random bits, which is kept nowhere. */
  async open(tx: Db, userId: string): Promise<string> {
    const token = newSessionToken();
    await insertSession(tx, hashOf(token), userId, this.#clock());
    return token;
  }

  /** Whose session a token is; `null` for one that is unknown or over. */
  async read(token: string | null): Promise<SessionUser | null> {
    if (token === null || !TOKEN.test(token)) return null;
    const hash = hashOf(token);
    const session = await readStoredSession(this.#db, hash);
    const now = this.#clock();
    if (!session || isOver(session, now)) return null;
    if (now - session.seenAt >= NOTED_AFTER_MS) await touchSession(this.#db, hash, now);
    return session.user;
  }

  /** Ends a session; does nothing when there is none. */
  async end(token: string | null): Promise<void> {
    if (token !== null && TOKEN.test(token)) await deleteSession(this.#db, hashOf(token));
  }

  /** Forgets sessions that are over. */
  async sweep(): Promise<void> {
    const now = this.#clock();
    await deleteEndedSessions(this.#db, { seenBefore: now - SESSION_IDLE_MS, createdBefore: now - SESSION_MS });
  }
}

/** Under what a token is kept. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const isOver = ({ seenAt, createdAt }: StoredSession, now: number): boolean =>
  now - seenAt >= SESSION_IDLE_MS || now - createdAt >= SESSION_MS;
