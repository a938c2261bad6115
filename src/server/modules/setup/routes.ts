import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  readSetupCopyCall,
  openHouseCall,
  openSetupCall,
  readSetupCall,
  readSetupCheckCall,
  readSetupCopiesCall,
  readSetupGuideCall,
  restoreInSetupCall,
  setDoorsCall,
  setFeaturesCall,
  setHouseCall,
  setLegalCall,
  setOwnerCall,
  setPeopleCall,
  setRoomsCall,
  testSetupMailCall,
} from '../../../contract/setup/calls';
import { invitationLink } from '../../../contract/accounts/address';
import { DONE } from '../../../contract/guest-access/stays';
import { readCookie } from '../../platform/http/cookies';
import { deskLanguage } from '../../platform/http/language';
import { sameOriginOnly } from '../../platform/http/same-origin';
import { route } from '../../platform/route';
import { mailsKeptOf } from '../../start/going-live';
import type { RestoreInNew } from '../backups/restore-in-new';
import { addCookie } from '../staff/session-cookie';
import type { Config } from '../../config';
import type { SetupService } from './setup';

interface Deps {
  config: Pick<Config, 'mail' | 'publicOrigin'>;
  setup: SetupService;
  copies: RestoreInNew;
  /** Lets this process become the house; it listens when this is over. */
  becomeHouse: () => Promise<unknown>;
}

/** So many bytes hold 3,000 doors with all that is said of them. */
const MAX_BODY_BYTES = 1024 * 1024;
/** Long enough to come back tomorrow; once the house is open the cookie opens nothing. */
const COOKIE_SECONDS = 30 * 24 * 3600;

/** `/api/setup/*`: the steps to a house of one's own. */
export function setupRoutes(app: FastifyInstance, { config, setup, copies, becomeHouse }: Deps): void {
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const cookie = secure ? '__Host-hien_setup' : 'hien_setup';
  const asIs = { onRequest: [sameOriginOnly(config.publicOrigin)], bodyLimit: MAX_BODY_BYTES, hide: true };
  /** Before anything of the body is looked at. */
  const withKey = {
    ...asIs,
    onRequest: [
      ...asIs.onRequest,
      (request: FastifyRequest) => setup.requireKey(readCookie(request.headers.cookie, cookie)),
      (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        reply.header('cache-control', 'no-store');
        done();
      },
    ],
  };

  route(app, openSetupCall, asIs, async ({ body }, reply) => {
    const key = await setup.signIn(body.code);
    addCookie(reply, `${cookie}=${key}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict`, secure);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  route(app, readSetupCall, withKey, () => setup.state());
  route(app, setHouseCall, withKey, ({ body }) => setup.setHouse(body));
  route(app, setLegalCall, withKey, ({ body }) => setup.setLegal(body));
  route(app, setDoorsCall, withKey, ({ body }) => setup.setDoors(body));
  route(app, setRoomsCall, withKey, ({ body }) => setup.setRooms(body.rooms));
  route(app, setFeaturesCall, withKey, ({ body }) => setup.setFeatures(body));
  route(app, setOwnerCall, withKey, ({ body }) => setup.setOwner(body));
  route(app, setPeopleCall, withKey, ({ body }) => setup.setPeople(body.people));
  route(app, readSetupGuideCall, withKey, async (request, reply) => {
    const { html, policy } = await setup.guide(deskLanguage(request));
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
  route(app, testSetupMailCall, withKey, (request) => setup.testMail(deskLanguage(request)));
  route(app, readSetupCheckCall, withKey, () => setup.check());
  route(app, readSetupCopiesCall, withKey, () => copies.list());
  route(app, readSetupCopyCall, withKey, ({ params, body }) => copies.read(params.id, body.passphrase));
  route(app, restoreInSetupCall, withKey, async ({ params, body }) => {
    await copies.restore(params.id, body.passphrase);
    return DONE;
  });
  route(app, openHouseCall, withKey, async (request, reply) => {
    copies.requireQuiet();
    const invited = await setup.open(deskLanguage(request));
    await becomeHouse();
    reply.header('connection', 'close');
    const invitations = invited.map(({ name, email, token }) => ({ name, email, link: invitationLink(token) }));
    return { ok: true as const, ...(invitations.length > 0 && { invitations, ...mailsKeptOf(config) }) };
  });
}
