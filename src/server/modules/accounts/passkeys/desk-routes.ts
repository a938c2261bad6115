import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DONE } from '../../../../contract/guest-access/stays';
import {
  addPasskeyCall,
  askToConfirmCall,
  listPasskeysCall,
  offerPasskeyCall,
  removePasskeyCall,
} from '../../../../contract/staff/passkey-calls';
import { isoOf } from '../../../platform/iso';
import { route } from '../../../platform/route';
import { sessionToken, userOf } from '../../staff/session-cookie';
import type { RouteDeps } from '../../../deps';
import type { HotelState } from '../../hotel/hotel';
import { hashOf } from '../sessions';
import type { StaffService } from '../staff';
import type { Challenges, Purpose } from './challenges';
import type { Passkeys } from './passkeys';

interface Deps extends Pick<RouteDeps, 'readSession' | 'secureCookies'> {
  accounts: { challenges: Challenges; passkeys: Passkeys; staff: Pick<StaffService, 'asksSecondFactor'> };
  hotel: HotelState;
}

const tags = ['reception'];

/** Own passkeys of whoever sits at the desk. */
export function deskPasskeyRoutes(desk: FastifyInstance, deps: Deps): void {
  const { accounts, hotel, secureCookies } = deps;
  const { challenges, passkeys, staff } = accounts;
  const sessionOf = (request: FastifyRequest): string => hashOf(sessionToken(request, secureCookies) ?? '');
  const purposeOf = (request: FastifyRequest, is: 'add' | 'confirm'): Purpose => ({ is, session: sessionOf(request) });

  route(
    desk,
    listPasskeysCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'Own passkeys' },
    async (request) => {
      const { id } = await userOf(deps, request);
      const items = await passkeys.listOf(id);
      return {
        items: items.map((one) => ({
          id: one.id,
          name: one.name,
          createdAt: isoOf(one.created_at),
          usedAt: isoOf(one.used_at),
          synced: one.backed_up === 1,
        })),
        origin: passkeys.origin,
      };
    },
  );
  route(
    desk,
    offerPasskeyCall,
    { config: { may: 'own', enrols: true, confirms: true }, tags, summary: 'What a device makes a passkey from' },
    async (request, reply) => {
      const challenge = challenges.give(reply, purposeOf(request, 'add'));
      return passkeys.offer(await userOf(deps, request), hotel.current.profile.brand, challenge);
    },
  );
  route(
    desk,
    addPasskeyCall,
    {
      config: { may: 'own', audit: 'passkey.add', enrols: true, confirms: true },
      tags,
      summary: 'The passkey that a device has made',
    },
    async (request) => {
      const { id, email } = await userOf(deps, request);
      request.auditSubject = `${email} ${request.body.name}`;
      const challenge = await challenges.take(request, purposeOf(request, 'add'));
      await passkeys.add(id, request.body, { challenge, session: sessionOf(request) });
      return DONE;
    },
  );
  route(
    desk,
    removePasskeyCall,
    { config: { may: 'own', audit: 'passkey.remove', confirms: true }, tags, summary: 'Use one no longer' },
    async (request) => {
      const { id, email, secondFactor } = await userOf(deps, request);
      const asked = !secondFactor && (await staff.asksSecondFactor());
      request.auditSubject = `${email} ${await passkeys.remove(id, request.params.id, { asked })}`;
      return DONE;
    },
  );
  route(
    desk,
    askToConfirmCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'What a passkey is to sign to confirm who one is' },
    (request, reply) => passkeys.ask(challenges.give(reply, purposeOf(request, 'confirm'))),
  );
}
