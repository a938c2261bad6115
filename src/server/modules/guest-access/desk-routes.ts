import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import {
  checkInStayCall,
  listStaysCall,
  undoCheckInStayCall,
  makeStayCall,
  moveStayCall,
  revokeStayCall,
  endStayCall,
  restoreStayCall,
  renewStayLinkCall,
  readStayReleaseCall,
  mailStayLinkCall,
  makeSlipCall,
} from '../../../contract/guest-access/desk-calls';
import { route } from '../../platform/route';
import { STAY_PHASES } from '../../../domain/bookings/stay-phase';
import { pageOf, wordOf } from '../../platform/http/query';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { deskLanguage } from '../../platform/http/language';
import type { RouteDeps } from '../../deps';
import { mailsKeptOf } from '../../start/going-live';
import type { StayGrants } from './grants';
import type { Releases } from './sealed/release';
import type { ArrivalSlips } from './slip/arrival-slips';

interface Deps extends Pick<RouteDeps, 'address' | 'config'> {
  guestAccess: { stays: StayGrants; releases: Releases; slips: ArrivalSlips };
}

const tags = ['reception'];

/** Stays with a link of their own: made, prolonged, ended, taken back. */
export function deskStayRoutes(
  desk: FastifyInstance,
  { address, config, guestAccess: { stays, releases, slips } }: Deps,
): void {
  route(
    desk,
    listStaysCall,
    { config: { may: 'guests', audit: 'stays.read' }, tags, summary: 'Stays of a phase' },
    (request) => stays.list(wordOf(request, 'phase', STAY_PHASES, 'active'), pageOf(request)),
  );
  route(
    desk,
    makeStayCall,
    { config: { may: 'guests', audit: 'stay.make' }, tags, summary: 'Make a stay and its link' },
    async (request) => {
      const made = await stays.create(request.body, idempotencyKey(request), address.forBrowser(request));
      request.auditSubject = made.id;
      return made;
    },
  );
  route(
    desk,
    moveStayCall,
    { config: { may: 'guests', audit: 'stay.move' }, tags, summary: 'Move the day of departure' },
    (request) => stays.move(request.params.id, request.body),
  );
  route(
    desk,
    revokeStayCall,
    { config: { may: 'guests', audit: 'stay.revoke' }, tags, summary: 'Revoke the link' },
    (request) => stays.revoke(request.params.id),
  );
  for (const [call, isSo, audit, summary] of [
    [checkInStayCall, true, 'stay.arrived', 'The guest has come'],
    [undoCheckInStayCall, false, 'stay.notArrived', 'The guest has not come after all'],
  ] as const) {
    route(desk, call, { config: { may: 'guests', audit }, tags, summary }, (request) =>
      stays.arrive(request.params.id, isSo),
    );
  }
  route(
    desk,
    endStayCall,
    { config: { may: 'guests', audit: 'stay.end' }, tags, summary: 'The guest has left' },
    (request) => stays.end(request.params.id),
  );
  route(
    desk,
    restoreStayCall,
    { config: { may: 'guests', audit: 'stay.restore' }, tags, summary: 'Undo an end or a revocation' },
    (request) => stays.restore(request.params.id),
  );
  route(
    desk,
    renewStayLinkCall,
    { config: { may: 'guests', audit: 'stay.renew' }, tags, summary: 'A new link in place of the old' },
    async (request) => await stays.renew(request.params.id, address.forBrowser(request)),
  );
  route(
    desk,
    readStayReleaseCall,
    {
      config: { may: 'guests', audit: 'stay.release' },
      tags,
      summary: 'What opens the sealed code on the guest’s phone',
    },
    (request) => releases.of(request.params.id, { origin: address.forBrowser(request), lang: deskLanguage(request) }),
  );
  route(
    desk,
    makeSlipCall,
    // It has the door's code on it: the right is the one that shows codes.
    { config: { may: 'doors', audit: 'stay.slip' }, tags, summary: 'What stands on the arrival slip of a stay' },
    (request) =>
      slips.of(request.params.id, request.body.lang ?? null, {
        origin: address.forBrowser(request),
        lang: deskLanguage(request),
      }),
  );
  route(
    desk,
    mailStayLinkCall,
    { config: { may: 'guests', audit: 'stay.mail' }, tags, summary: 'Mail the link to the guest' },
    async (request) => {
      await stays.mail(request.params.id, request.body, address.forBrowser(request));
      return { ...DONE, ...mailsKeptOf(config) };
    },
  );
}
