import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  readProfileCall,
  changeProfileCall,
  changeOwnPasswordCall,
  listOwnBookingsCall,
  readPublicUserCall,
  changeAvatarCall,
} from '../../../contract/accounts/calls';
import { AVATAR_PATH } from '../../../contract/api-addresses';
import { route } from '../../platform/route';
import { AVATAR_LIMIT_BYTES } from '../../../domain/accounts/avatar';
import { AppError } from '../../errors';
import { idempotencyKey } from '../../platform/http/idempotency-key';
import { sendPrivate } from '../../platform/http/json';
import { contentLanguage } from '../../platform/http/language';
import { sendMissing } from '../../platform/http/not-found';
import { requireSameOrigin } from '../../platform/http/same-origin';
import { pictureIntake } from '../../platform/http/sent-picture';
import { sessionToken, userOf } from '../staff/session-cookie';
import { hashOf } from './sessions';
import type { RouteDeps } from '../../deps';
import type { PictureDoor } from '../../platform/pictures/door';
import type { AvatarService } from './avatars';
import type { KnownBrowsers } from './known-browser';
import type { ProfileService } from './profiles';

interface Deps extends RouteDeps {
  accounts: {
    avatarDoor: PictureDoor;
    avatars: AvatarService;
    browsers: KnownBrowsers;
    profiles: ProfileService;
  };
}

const intake = pictureIntake(AVATAR_LIMIT_BYTES, 'avatarSize');
const tags = ['accounts'];
type Own = { Params: { id: string } };

/** Wraps what an account's owner reads, as the specification has it. */
const answerOf = <Data>(data: Data): { success: true; data: Data; message: string } => ({
  success: true,
  data,
  message: '',
});

/** `/user/{id}`: the own account; `GET /api/users/{id}`: what others see of one; `/avatars/{name}`. */
export async function profileRoutes(deps: Deps): Promise<void> {
  const { app, accounts, secureCookies } = deps;
  const { profiles, browsers } = accounts;
  const own = ownOnly(deps);

  route(app, readProfileCall, { onRequest: own, tags, summary: 'The own account' }, async (request) =>
    answerOf(await profiles.view(request.params.id)),
  );
  route(app, changeProfileCall, { onRequest: own, tags, summary: 'Change it' }, async (request) => {
    const changed = await profiles.change(request.params.id, request.body, browsers.originOf(request));
    return answerOf(changed);
  });
  route(app, changeOwnPasswordCall, { onRequest: own, tags, summary: 'Another password' }, async (request, reply) => {
    const json = await profiles.changePassword(request.params.id, request.body, {
      key: idempotencyKey(request),
      session: hashOf(sessionToken(request, secureCookies) ?? ''),
      placeOf: (account) => browsers.placeOf(request, account),
    });
    return sendPrivate(reply, json);
  });
  route(
    app,
    listOwnBookingsCall,
    { onRequest: own, tags, summary: 'What was booked while signed in' },
    async (request) => answerOf(await profiles.bookings(request.params.id, contentLanguage(request))),
  );
  route(app, readPublicUserCall, { tags, summary: 'Author of a comment' }, (request) =>
    profiles.publicView(request.params.id),
  );
  await avatarRoutes(deps);
}

async function avatarRoutes(deps: Deps): Promise<void> {
  const { app, accounts } = deps;
  // In a scope of its own: nowhere else is a multipart body taken.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: intake.limits });
    route(
      scope,
      changeAvatarCall,
      {
        onRequest: [intake.refuseOversized, ownOnly(deps)],
        bodyLimit: intake.bodyLimit,
        tags,
        summary: 'Another picture',
      },
      async (request) => {
        const { id } = request.params;
        const avatar = await accounts.avatarDoor.pass(id, async () =>
          accounts.avatars.set(id, (await intake.sent(request)).bytes),
        );
        return answerOf({ avatar });
      },
    );
  });
  app.get<{ Params: { name: string } }>(`${AVATAR_PATH}/:name`, { schema: { hide: true } }, async (request, reply) => {
    const picture = await accounts.avatars.read(request.params.name);
    if (!picture) {
      sendMissing(reply);
      return reply;
    }
    // Not kept by any browser: after a logout nothing of a person is left on the device (catalogue P-1).
    return reply.header('cache-control', 'no-store').type('image/webp').send(picture);
  });
}

/** Lets only the account itself pass, from our own pages. */
function ownOnly({ config, readSession }: RouteDeps): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request, config.publicOrigin);
    const user = await userOf({ readSession }, request);
    if (user.id !== (request.params as Own['Params']).id) throw new AppError(403, 'forbidden');
  };
}
