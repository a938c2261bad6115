import type { Done } from '../../../contract/accounts/accounts';
import {
  acceptInvitationCall,
  openInvitationCall,
  registerAccountCall,
  openSessionCall,
  askForResetCall,
  resetByLinkCall,
} from '../../../contract/accounts/calls';
import { endSessionCall } from '../../../contract/accounts/served-calls';
import { deviceName } from '../../../domain/accounts/device-name';
import { route } from '../../platform/route';
import { insertAudit } from '../staff/audit-store';
import { forgetCookies } from '../../platform/http/cookies';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { askedLanguage, callLanguage } from '../../platform/http/language';
import { sameOriginOnly } from '../../platform/http/same-origin';
import { clearSessionCookie, sessionToken, setSessionCookie } from '../staff/session-cookie';
import { mailsKeptOf } from '../../start/going-live';
import { DONE } from './accounts';
import type { RouteDeps } from '../../deps';
import type { AccountService } from './accounts';
import type { StaffInvitations } from './invitations/invitations';
import type { KnownBrowsers } from './known-browser';
import type { PasswordResets } from './password-resets';
import type { SessionService } from './sessions';

interface Deps extends RouteDeps {
  accounts: {
    accounts: AccountService;
    browsers: KnownBrowsers;
    resets: PasswordResets;
    invitations: StaffInvitations;
    sessions: SessionService;
  };
}

const tags = ['accounts'];
const OPENED_A_MINUTE = 30;

/** `POST /api/v1/auth/register`, `/login`, `/logout`, `/forgot-password`, `/reset-password`, `/invitation`, `/accept-invitation`. */
export function authRoutes({
  app,
  db,
  clock,
  config,
  accounts: { accounts, browsers, resets, invitations, sessions },
  marks,
  secureCookies,
  readSession,
}: Deps): void {
  const onRequest = sameOriginOnly(config.publicOrigin);

  route(app, registerAccountCall, { onRequest, tags, summary: 'Make an account' }, async (request, reply) => {
    const { body } = request;
    const origin = browsers.originOf(request);
    return sendPrivate(reply, await accounts.register(body, idempotencyKey(request), origin, callLanguage(request)));
  });
  route(app, openSessionCall, { onRequest, tags, summary: 'Sign in' }, async (request, reply) => {
    // A browser without a mark gets one: it is not held up for long by others behind the same address.
    marks.printOf(request, reply);
    const { token, answer, account } = await accounts.signIn(
      request.body,
      (print) => browsers.placeOf(request, print),
      { old: sessionToken(request, secureCookies), device: deviceName(request.headers['user-agent'] ?? '') },
    );
    setSessionCookie(reply, token, secureCookies);
    browsers.remember(request, reply, account);
    return answer;
  });
  route(app, endSessionCall, { onRequest, tags, summary: 'Sign out' }, async (request, reply) => {
    const user = await readSession(request);
    await sessions.end(sessionToken(request, secureCookies));
    if (user?.role === 'RECEPTION') {
      const entry = { action: 'session.close', subject: user.email, address: browsers.addressOf(request) };
      await insertAudit(db, user, entry, clock());
    }
    if (request.body?.forget === true) forgetCookies(request, reply, secureCookies);
    else clearSessionCookie(reply, secureCookies);
    return DONE;
  });
  route(
    app,
    askForResetCall,
    {
      onRequest,
      // A mail goes to whatever address is typed: as slow as the other forms.
      config: { rateLimit: {} },
      tags,
      summary: 'A mail with a link',
    },
    async (request) => {
      const asked = { client: browsers.clientOf(request), lang: askedLanguage(request) };
      const answer = JSON.parse(await resets.ask(request.body.email, idempotencyKey(request), asked)) as Done;
      return { ...answer, ...mailsKeptOf(config) };
    },
  );
  route(
    app,
    resetByLinkCall,
    { onRequest, config: { rateLimit: {} }, tags, summary: 'A new password by the link' },
    async (request, reply) => {
      const { json, account } = await resets.reset(request.body, idempotencyKey(request), {
        client: browsers.clientOf(request),
        address: browsers.addressOf(request),
      });
      // The reader of the mail is the owner, and is not held up by what strangers try.
      if (account !== null) browsers.remember(request, reply, account);
      return sendPrivate(reply, json);
    },
  );
  route(
    app,
    openInvitationCall,
    // Its link cannot be guessed, and whoever has it may open it again and again.
    { onRequest, config: { rateLimit: { max: OPENED_A_MINUTE } }, tags, summary: 'What an invitation is for' },
    (request) => invitations.open(request.body.token),
  );
  route(
    app,
    acceptInvitationCall,
    { onRequest, config: { rateLimit: {} }, tags, summary: 'Work in the house from now on' },
    async (request, reply) => {
      const from = { client: browsers.clientOf(request), address: browsers.addressOf(request) };
      return sendPrivate(reply, await invitations.accept(request.body, idempotencyKey(request), from));
    },
  );
}
