import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAudit, type Staff } from './audit-store';
import { requireSameOrigin } from '../../platform/http/same-origin';
import { requireStaff, userOf } from './session-cookie';
import { may } from '../../../domain/accounts/staff-roles';
import { AppError } from '../../errors';
import type { RouteDeps } from '../../deps';
import type { KnownBrowsers } from '../accounts/known-browser';
import type { StaffService } from '../accounts/staff';

/** The staff member of a desk call. */
export interface StaffDeps {
  readSession: RouteDeps['readSession'];
}

/** Dependencies for writing the record of who did what. */
export interface AuditDeps extends StaffDeps, Pick<RouteDeps, 'clock' | 'db'> {
  accounts: { browsers: Pick<KnownBrowsers, 'addressOf'> };
}

interface Deps extends AuditDeps, Pick<RouteDeps, 'app' | 'config'> {
  accounts: AuditDeps['accounts'] & { staff: Pick<StaffService, 'asksSecondFactor'> };
}

/** A list that updates itself would fill the record: the same reading by the same person counts once in this time, ms. */
const SAME_READING_MS = 10 * 60_000;
const REMEMBERED_READINGS = 5000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of this action in the record of who did what; every route of the desk has one. */
    audit?: string;
    /** A reading whose question is too private for an address. */
    reads?: boolean;
    /** Asks for password or code again, unless they were given a moment ago. */
    confirms?: boolean;
    /** Asked for by pages alone: it keeps no session alive. */
    byItself?: boolean;
    /** Open to who is still to set up the second factor that the hotel asks for. */
    enrols?: boolean;
  }
  interface FastifyRequest {
    /** Subject of the change, where the address does not say it. */
    auditSubject?: string;
    /** Ids of those whose data were opened or taken along. */
    auditPeople?: readonly string[];
  }
}

/**
 * The desk's part of the server: only staff pass, only from our own pages, and who read or changed what is written down
 * before the answer leaves (catalogue W-27). The record never holds a value, and no answer is kept anywhere.
 *
 * @param routes adds the routes; each has `config: { may, audit }`
 */
export async function deskArea(deps: Deps, routes: (desk: FastifyInstance) => void | Promise<void>): Promise<void> {
  const readings = new Map<string, number>();
  await deps.app.register(async (desk) => {
    desk.addHook('onRoute', ({ method, url, config }) => {
      if (config?.may === undefined) throw new Error(`${String(method)} ${url} says nothing of who may call it.`);
    });
    desk.addHook('onRequest', requireStaff(deps));
    desk.addHook('onRequest', (request) => requireRole(deps, readings, request));
    desk.addHook('onRequest', (request) => requireProof(deps, request));
    desk.addHook('onRequest', (request, reply, next) => {
      if (request.method !== 'GET') requireSameOrigin(request, deps.config.publicOrigin);
      reply.header('cache-control', 'no-store');
      next();
    });
    desk.addHook('preSerialization', async (request, reply, payload: unknown) => {
      if (reply.statusCode < 400) await note(deps, readings, request);
      return payload;
    });
    await routes(desk);
  });
}

/** Refuses what is above the role, and notes that it was tried. @throws AppError 403 `roleNeeded` */
async function requireRole(deps: Deps, readings: Map<string, number>, request: FastifyRequest): Promise<void> {
  const { staffRole } = await userOf(deps, request);
  const { may: asked } = request.routeOptions.config;
  const work = typeof asked === 'function' ? asked(request) : asked;
  if (staffRole !== null && work !== undefined && may(staffRole, work)) return;
  const subject = `${request.method} ${request.routeOptions.url ?? ''}`;
  await writeDown(deps, readings, request, { action: 'staff.refused', subject, people: [] }, true);
  throw new AppError(403, 'roleNeeded');
}

/** @throws AppError 403 `secondFactorMissing`, `confirmNeeded` */
async function requireProof(deps: Deps, request: FastifyRequest): Promise<void> {
  const { enrols = false, confirms = false } = request.routeOptions.config;
  const { secondFactor, passkeys, confirmedUntil } = await userOf(deps, request);
  if (!secondFactor && passkeys === 0 && !enrols && (await deps.accounts.staff.asksSecondFactor())) {
    throw new AppError(403, 'secondFactorMissing');
  }
  if (confirms && confirmedUntil <= deps.clock()) throw new AppError(403, 'confirmNeeded');
}

/** Gives the staff member who asks. */
export async function staffOf(deps: StaffDeps, request: FastifyRequest): Promise<Staff> {
  const { id, name } = await userOf(deps, request);
  return { id, name };
}

/** For an answer that is no object and passes no hook. */
export async function noteAudit(deps: AuditDeps, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode < 400) await note(deps, new Map(), request);
}

async function note(deps: AuditDeps, readings: Map<string, number>, request: FastifyRequest): Promise<void> {
  const action = request.routeOptions.config.audit;
  if (action === undefined) return;
  const subject = request.auditSubject ?? Object.values(request.params as Record<string, string>).join(' ');
  const isReading = request.method === 'GET' || request.routeOptions.config.reads === true;
  await writeDown(deps, readings, request, { action, subject, people: request.auditPeople ?? [] }, isReading);
}

/** @param once the same again by the same person is written down once in ten minutes */
async function writeDown(
  deps: AuditDeps,
  readings: Map<string, number>,
  request: FastifyRequest,
  { action, subject, people }: { action: string; subject: string; people: readonly string[] },
  once: boolean,
): Promise<void> {
  const staff = await staffOf(deps, request);
  const now = deps.clock();
  if (once) {
    const reading = `${staff.id} ${action} ${subject}`;
    if (now - (readings.get(reading) ?? -Infinity) < SAME_READING_MS) return;
    if (readings.size >= REMEMBERED_READINGS) readings.clear();
    readings.set(reading, now);
  }
  const address = deps.accounts.browsers.addressOf(request);
  await insertAudit(deps.db, staff, { action, subject: subject.slice(0, 200), address, people }, now);
}
