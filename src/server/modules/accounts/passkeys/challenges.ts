import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/schema';
import { readCookie } from '../../../platform/http/cookies';
import { addCookie } from '../../staff/session-cookie';
import { hashOf } from '../sessions';
import { markAnswered } from '../store/passkeys';

/** A finger or a PIN is given within this. */
export const CHALLENGE_MS = 5 * 60_000;
const HELD = /^([\w-]{43})\.(\d{13,16})\.([\w-]{43})$/;

/** Purpose of a challenge, and for a signed-in desk the hash of its session: an answer to one is none to another. */
export type Purpose = { is: 'signIn' } | { is: 'add' | 'confirm'; session: string };

interface Deps {
  db: Database;
  clock: () => number;
  /** The database's own secret. */
  key: string;
  secure: boolean;
}

/**
 * Challenges of passkeys. The browser that asked holds its challenge, signed, in a cookie; that it was answered stands in
 * the database: strangers who only ask leave nothing there, and no answer counts twice.
 */
export class Challenges {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Gives a new challenge to a browser, in place of the one that it holds. */
  give(reply: FastifyReply, purpose: Purpose): Buffer<ArrayBuffer> {
    const { clock, secure } = this.#deps;
    const challenge = Buffer.from(randomBytes(32));
    const text = challenge.toString('base64url');
    const endsAt = clock() + CHALLENGE_MS;
    const value = `${text}.${endsAt}.${this.#sign(purpose, text, String(endsAt))}`;
    const age = CHALLENGE_MS / 1000;
    addCookie(reply, `${nameOf(secure)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict`, secure);
    return challenge;
  }

  /** Takes the challenge that a browser answers; `null` when it holds none for this, when it is over or was answered. */
  async take(request: FastifyRequest, purpose: Purpose): Promise<string | null> {
    const { db, clock, secure } = this.#deps;
    const [, text, end, signature] = HELD.exec(readCookie(request.headers.cookie, nameOf(secure)) ?? '') ?? [];
    if (text === undefined || end === undefined || signature === undefined) return null;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(purpose, text, end)))) return null;
    const endsAt = Number(end);
    if (endsAt <= clock() || endsAt > clock() + CHALLENGE_MS) return null;
    return (await markAnswered(db, hashOf(text), endsAt)) ? text : null;
  }

  #sign(purpose: Purpose, challenge: string, endsAt: string): string {
    const holder = purpose.is === 'signIn' ? '' : purpose.session;
    const text = `passkey ${purpose.is} ${holder} ${challenge} ${endsAt}`;
    return createHmac('sha256', this.#deps.key).update(text).digest('base64url');
  }
}

const nameOf = (secure: boolean): string => (secure ? '__Host-hien_passkey' : 'hien_passkey');
