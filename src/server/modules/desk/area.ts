import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAudit, type Staff } from './audit-store';
import type { ServerParts } from '../../parts';
import { messageLanguage, askedLanguage } from '../../platform/http/language';
import { queryText } from '../../platform/http/query';
import { requireSameOrigin } from '../../platform/http/same-origin';
import { requireStaff, userOf } from '../accounts/session-cookie';
import { AppError } from '../../errors';
import type { Language } from '../../../domain/languages';

/** A list that updates itself would fill the record: the same reading by the same person counts once in this time, ms. */
const SAME_READING_MS = 10 * 60_000;
const REMEMBERED_READINGS = 5000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the record of who did what calls this; every route of the desk has one. */
    audit?: string;
    /** A reading whose question is too private for an address. */
    reads?: boolean;
    /** Whoever sits there is asked again who they are, unless they have said so a moment ago. */
    confirms?: boolean;
    /** Asked for by pages alone: it keeps no session alive. */
    byItself?: boolean;
    /** Open to who is still to set up the second factor that the hotel asks for. */
    enrols?: boolean;
  }
  interface FastifyRequest {
    /** What was changed, where the address does not say it. */
    auditSubject?: string;
    /** Ids of those whose data were opened or taken along. */
    auditPeople?: readonly string[];
  }
}

/**
 * The desk's part of the server: only staff pass, only from our own pages, and who read or changed what is written down
 * before the answer leaves (catalogue W-27). The record never holds a value, and no answer is kept anywhere.
 *
 * @param routes adds the routes; each has `config: { audit }`
 */
export async function deskArea(parts: ServerParts, routes: (desk: FastifyInstance) => void): Promise<void> {
  const readings = new Map<string, number>();
  await parts.app.register((desk, _options, done) => {
    desk.addHook('onRequest', requireStaff(parts));
    desk.addHook('onRequest', (request) => requireProof(parts, request));
    desk.addHook('onRequest', (request, reply, next) => {
      if (request.method !== 'GET') requireSameOrigin(request, parts.config.publicOrigin);
      reply.header('cache-control', 'no-store');
      next();
    });
    desk.addHook('preSerialization', async (request, reply, payload: unknown) => {
      if (reply.statusCode < 400) await note(parts, readings, request);
      return payload;
    });
    routes(desk);
    done();
  });
}

/** @throws AppError 403 `secondFactorMissing`, `confirmNeeded` */
async function requireProof(parts: ServerParts, request: FastifyRequest): Promise<void> {
  const { enrols = false, confirms = false } = request.routeOptions.config;
  const { secondFactor, confirmedUntil } = await userOf(parts, request);
  if (!secondFactor && !enrols && (await parts.accounts.staff.asksSecondFactor())) {
    throw new AppError(403, 'secondFactorMissing');
  }
  if (confirms && confirmedUntil <= parts.clock()) throw new AppError(403, 'confirmNeeded');
}

/** Who of the staff asks. */
export async function staffOf(parts: Pick<ServerParts, 'readSession'>, request: FastifyRequest): Promise<Staff> {
  const { id, name } = await userOf(parts, request);
  return { id, name };
}

/** The language of the desk's own names and of refusals. */
export const deskLanguage = (request: FastifyRequest): Language =>
  askedLanguage(request) ?? messageLanguage(request.headers['accept-language']);

/** The page of a list, from 1. @throws AppError 422 */
export function pageOf(request: FastifyRequest): number {
  const text = queryText(request, 'page') ?? '1';
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (page < 1) throw new AppError(422, 'invalid', { field: 'page' });
  return page;
}

/** One of a few words in the query. @throws AppError 422 */
export function wordOf<T extends string>(request: FastifyRequest, name: string, words: readonly T[], usual: T): T {
  const text = queryText(request, name);
  if (text === null) return usual;
  const word = words.find((one) => one === text);
  if (word === undefined) throw new AppError(422, 'invalid', { field: name });
  return word;
}

/** For an answer that is no object and passes no hook. */
export async function noteAudit(parts: ServerParts, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode < 400) await note(parts, new Map(), request);
}

async function note(parts: ServerParts, readings: Map<string, number>, request: FastifyRequest): Promise<void> {
  const action = request.routeOptions.config.audit;
  if (action === undefined) return;
  const staff = await staffOf(parts, request);
  const subject = request.auditSubject ?? Object.values(request.params as Record<string, string>).join(' ');
  const people = request.auditPeople ?? [];
  const now = parts.clock();
  if (request.method === 'GET' || request.routeOptions.config.reads === true) {
    const reading = `${staff.id} ${action} ${subject}`;
    if (now - (readings.get(reading) ?? -Infinity) < SAME_READING_MS) return;
    if (readings.size >= REMEMBERED_READINGS) readings.clear();
    readings.set(reading, now);
  }
  const address = parts.accounts.browsers.addressOf(request);
  await insertAudit(parts.db, staff, { action, subject: subject.slice(0, 200), address, people }, now);
}
