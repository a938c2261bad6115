import { askForPasskeyCall, openSessionByPasskeyCall } from '../../../../contract/staff/passkey-calls';
import { deviceName } from '../../../../domain/accounts/device-name';
import { sendPrivate } from '../../../platform/http/json';
import { sameOriginOnly } from '../../../platform/http/same-origin';
import { route } from '../../../platform/route';
import { sessionToken, setSessionCookie } from '../../staff/session-cookie';
import type { RouteDeps } from '../../../deps';
import type { AccountService } from '../accounts';
import type { KnownBrowsers } from '../known-browser';
import type { Challenges } from './challenges';
import type { Passkeys } from './passkeys';

interface Deps extends Pick<RouteDeps, 'app' | 'config' | 'marks' | 'secureCookies'> {
  accounts: { accounts: AccountService; browsers: KnownBrowsers; challenges: Challenges; passkeys: Passkeys };
}

const tags = ['accounts'];
/** Several people of one house sign in behind one address when their shift begins. */
const LIMIT = { rateLimit: { max: 30 } };

/** `POST /api/v1/auth/passkey/ask`, `/passkey`: signing in at the desk without a password. */
export function passkeyRoutes({ app, config, marks, secureCookies, accounts: services }: Deps): void {
  const { accounts, browsers, challenges, passkeys } = services;
  const onRequest = sameOriginOnly(config.publicOrigin);
  const options = { onRequest, config: LIMIT, tags };

  route(app, askForPasskeyCall, { ...options, summary: 'What a passkey is to sign' }, (_request, reply) =>
    sendPrivate(reply, JSON.stringify(passkeys.ask(challenges.give(reply, { is: 'signIn' })))),
  );
  route(app, openSessionByPasskeyCall, { ...options, summary: 'Sign in with a passkey' }, async (request, reply) => {
    marks.printOf(request, reply);
    const challenge = await challenges.take(request, { is: 'signIn' });
    const { token, answer, account } = await accounts.signInByPasskey(request.body.passkey, challenge, {
      old: sessionToken(request, secureCookies),
      device: deviceName(request.headers['user-agent'] ?? ''),
      address: browsers.addressOf(request),
    });
    setSessionCookie(reply, token, secureCookies);
    browsers.remember(request, reply, account);
    return sendPrivate(reply, JSON.stringify(answer));
  });
}
