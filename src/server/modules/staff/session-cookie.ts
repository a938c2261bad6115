import type { FastifyReply, FastifyRequest } from 'fastify';
import { UNATTENDED_HEADER } from '../../../contract/unattended';
import { AppError } from '../../errors';
import { SESSION_MS } from '../../../domain/accounts/session-life';
import type { SessionService, SessionUser } from '../accounts/sessions';
import { readCookie } from '../../platform/http/cookies';

export type { SessionUser } from '../accounts/sessions';

/**
 * Reads the session that a request comes with, and whose it is; `null` without one. A second call for the same request
 * costs nothing.
 */
export type ReadSession = (request: FastifyRequest) => Promise<SessionUser | null>;
/** A hook of Fastify that lets a request pass or throws. */
type SessionHook = (request: FastifyRequest) => Promise<void>;

/** On a secure origin the browser itself keeps others from setting it: not a subdomain, not plain http. */
const nameOf = (secure: boolean): string => (secure ? '__Host-hien_session' : 'hien_session');

/** The session's token of a request, right or wrong; `null` without one. */
export const sessionToken = (request: FastifyRequest, secure: boolean): string | null =>
  readCookie(request.headers.cookie, nameOf(secure));

export function sessionReader(sessions: SessionService, secure: boolean): ReadSession {
  const known = new WeakMap<FastifyRequest, Promise<SessionUser | null>>();
  return (request) => {
    const before = known.get(request);
    if (before) return before;
    // Unattended calls of a desk page keep no session alive.
    const byItself = (request as Partial<FastifyRequest>).routeOptions?.config.byItself === true;
    const attended = !byItself && request.headers[UNATTENDED_HEADER] === undefined;
    const found = sessions.read(sessionToken(request, secure), attended);
    known.set(request, found);
    return found;
  };
}

/** Lets only the reception desk pass. Throws AppError 401, or 403 for a guest. */
export function requireStaff({ readSession }: { readSession: ReadSession }): SessionHook {
  return async (request) => {
    const user = await userOf({ readSession }, request);
    if (user.role !== 'RECEPTION') throw new AppError(403, 'forbidden');
  };
}

/** Gives the user who is signed in. @throws AppError 401 */
export async function userOf(
  { readSession }: { readSession: ReadSession },
  request: FastifyRequest,
): Promise<SessionUser> {
  const user = await readSession(request);
  if (!user) throw new AppError(401, 'signInNeeded');
  return user;
}

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean): void {
  addCookie(reply, `${nameOf(secure)}=${token}; Path=/; Max-Age=${SESSION_MS / 1000}; HttpOnly; SameSite=Lax`, secure);
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  addCookie(reply, `${nameOf(secure)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`, secure);
}

/** Fastify keeps the Set-Cookie headers of an answer side by side. */
export function addCookie(reply: FastifyReply, cookie: string, secure: boolean): void {
  reply.header('set-cookie', secure ? `${cookie}; Secure` : cookie);
}
