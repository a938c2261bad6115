import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import type { StaffDevice } from '../../../contract/staff/desk';
import {
  listStaffCall,
  endStaffCall,
  signStaffOutCall,
  endDeviceCall,
  endOwnDeviceCall,
  changeStaffRulesCall,
  readOwnAccountCall,
  changeOwnNameCall,
  readConfirmationCall,
  confirmAgainCall,
  offerSecondFactorCall,
  turnOnSecondFactorCall,
  renewRecoveryCodesCall,
  dropSecondFactorCall,
} from '../../../contract/staff/desk-calls';
import { route } from '../../platform/route';
import { AppError } from '../../errors';
import { staffOf } from '../staff/area';
import { sessionToken, setSessionCookie, userOf } from '../staff/session-cookie';
import { hashOf, type SessionService, type SessionUser, type SignedInDevice } from './sessions';
import type { StaffActor } from './staff';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { Challenges } from './passkeys/challenges';
import type { Passkeys } from './passkeys/passkeys';
import type { Confirmations } from './confirmations';
import type { StaffInvitations } from './invitations/invitations';
import type { KnownBrowsers } from './known-browser';
import type { SecondFactors } from './second-factors';
import type { SessionWatch } from './session-watch';
import type { StaffService } from './staff';
import { isoOf } from '../../platform/iso';

interface Deps extends Pick<RouteDeps, 'clock' | 'readSession' | 'secureCookies'> {
  accounts: {
    browsers: KnownBrowsers;
    challenges: Challenges;
    confirmations: Confirmations;
    factors: SecondFactors;
    invitations: Pick<StaffInvitations, 'list'>;
    passkeys: Pick<Passkeys, 'origin'>;
    sessions: Pick<SessionService, 'ofStaff'>;
    staff: StaffService;
    watch: SessionWatch;
  };
  hotel: HotelState;
}

const tags = ['reception'];
/** Staff of the desk: who works there, what they prove themselves with, and being asked again who one is. */
export function deskStaffRoutes(desk: FastifyInstance, deps: Deps): void {
  const { accounts, hotel, secureCookies } = deps;
  const { staff, factors, confirmations, browsers, invitations, sessions } = accounts;
  const actorOf = async (request: FastifyRequest): Promise<StaffActor> => ({
    staff: await staffOf(deps, request),
    address: browsers.addressOf(request),
  });
  /** Staff change their own account: the record names them. */
  const ownerOf = async (request: FastifyRequest): Promise<SessionUser> => {
    const user = await userOf(deps, request);
    request.auditSubject = user.email;
    return user;
  };
  const proofsOf = ({ secondFactor, passkeys }: SessionUser): { byCode: boolean; byPasskey: boolean } => ({
    byCode: secondFactor,
    byPasskey: passkeys > 0 && accounts.passkeys.origin !== null,
  });
  const tokenOf = (request: FastifyRequest): string => sessionToken(request, secureCookies) ?? '';

  route(
    desk,
    listStaffCall,
    { config: { may: 'staff', audit: 'staff.list' }, tags, summary: 'Who works at the desk' },
    async (request) => {
      const { id: own, sessionId } = await userOf(deps, request);
      const [items, asked, state, devices, invited] = await Promise.all([
        staff.list(),
        staff.asksSecondFactor(),
        factors.stateOf(own),
        sessions.ofStaff(),
        invitations.list(),
      ]);
      return {
        items: items.map(({ since, seenAt, ...one }) => ({
          ...one,
          since: isoOf(since),
          seenAt: isoOf(seenAt),
          devices: devicesOf(devices.get(one.id), sessionId),
          self: one.id === own,
        })),
        asked,
        codesLeft: state.codesLeft,
        invitations: invited.map(({ id, name, email, staff_role: role, by, ends_at: endsAt }) => ({
          id,
          name,
          email,
          role,
          by: by ?? '',
          endsAt: isoOf(endsAt),
          over: endsAt <= deps.clock(),
        })),
      };
    },
  );
  route(
    desk,
    endStaffCall,
    {
      // Ending an account writes its own line into the record, in the same transaction.
      config: { may: 'staff', confirms: true },
      tags,
      summary: 'Take the role from somebody',
    },
    async (request) => {
      await staff.end(({ id }) => id === request.params.id, await actorOf(request));
      await accounts.watch.check();
      return DONE;
    },
  );
  route(
    desk,
    signStaffOutCall,
    // Writes its own line into the record too.
    { config: { may: 'staff' }, tags, summary: 'Sign somebody out of every device' },
    async (request) => {
      await staff.signOut(request.params.id, await actorOf(request));
      await accounts.watch.check();
      return DONE;
    },
  );
  route(
    desk,
    endDeviceCall,
    { config: { may: 'staff' }, tags, summary: 'Sign somebody out of one device' },
    async (request) => {
      await staff.endDevice(request.params.id, request.params.session, await actorOf(request));
      await accounts.watch.check();
      return DONE;
    },
  );
  route(
    desk,
    endOwnDeviceCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'Sign oneself out of one device' },
    async (request) => {
      const { id } = await userOf(deps, request);
      await staff.endDevice(id, request.params.session, await actorOf(request));
      await accounts.watch.check();
      return DONE;
    },
  );
  route(
    desk,
    changeStaffRulesCall,
    {
      config: { may: 'staff', audit: 'factor.rule', confirms: true },
      tags,
      summary: 'Ask a second factor of everybody',
    },
    async (request) => {
      const { secondFactor, passkeys } = await userOf(deps, request);
      await staff.askSecondFactor(request.body.secondFactor, secondFactor || passkeys > 0);
      return DONE;
    },
  );

  route(
    desk,
    readOwnAccountCall,
    { config: { may: 'own' }, tags, summary: 'What whoever asks may do' },
    async (request) => {
      const { id, name, staffRole, secondFactor, passkeys, sessionId } = await userOf(deps, request);
      const [asked, { codesLeft }, devices] = await Promise.all([
        staff.asksSecondFactor(),
        factors.stateOf(id),
        sessions.ofStaff(),
      ]);
      const own = devicesOf(devices.get(id), sessionId);
      return { name, role: staffRole ?? 'HOUSE', secondFactor, passkeys, asked, codesLeft, devices: own };
    },
  );
  route(
    desk,
    changeOwnNameCall,
    { config: { may: 'own', audit: 'staff.rename' }, tags, summary: 'What one is called at the desk' },
    async (request) => {
      const { id } = await ownerOf(request);
      await staff.rename(id, request.body.name);
      await accounts.watch.check();
      return DONE;
    },
  );
  route(
    desk,
    readConfirmationCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'Whether one is asked again who one is' },
    async (request) => {
      const user = await userOf(deps, request);
      const { confirmedUntil } = user;
      return { until: confirmedUntil > deps.clock() ? isoOf(confirmedUntil) : null, ...proofsOf(user) };
    },
  );
  route(
    desk,
    confirmAgainCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'Password, code or passkey once more' },
    async (request, reply) => {
      const user = await userOf(deps, request);
      const { passkey, ...typed } = request.body;
      const before = tokenOf(request);
      const { token, until } =
        passkey === undefined
          ? await confirmations.confirm(user.id, typed, {
              token: before,
              placeOf: (account) => browsers.placeOf(request, account),
            })
          : await confirmations.confirmByPasskey(user.id, passkey, {
              challenge: await accounts.challenges.take(request, { is: 'confirm', session: hashOf(before) }),
              token: before,
              address: browsers.addressOf(request),
            });
      setSessionCookie(reply, token, secureCookies);
      return { until: isoOf(until), ...proofsOf(user) };
    },
  );

  route(
    desk,
    offerSecondFactorCall,
    {
      config: { may: 'own', audit: 'factor.begin', enrols: true, confirms: true },
      tags,
      summary: 'What a phone is shown',
    },
    async (request) => factors.begin(await ownerOf(request), hotel.current.profile.brand),
  );
  route(
    desk,
    turnOnSecondFactorCall,
    { config: { may: 'own', audit: 'factor.on', enrols: true }, tags, summary: 'Its first code' },
    async (request) => {
      const { id } = await ownerOf(request);
      const codes = await confirmations.turnOnFactor(id, request.body.code, {
        token: tokenOf(request),
        placeOf: (account) => browsers.placeOf(request, account),
      });
      return { codes };
    },
  );
  route(
    desk,
    renewRecoveryCodesCall,
    { config: { may: 'own', audit: 'factor.codes', confirms: true }, tags, summary: 'Ten other codes for paper' },
    async (request) => ({ codes: await factors.newRecoveryCodes((await ownerOf(request)).id) }),
  );
  route(
    desk,
    dropSecondFactorCall,
    { config: { may: 'own', audit: 'factor.off', confirms: true }, tags, summary: 'Go without a second factor' },
    async (request) => {
      const { id, passkeys } = await ownerOf(request);
      if (passkeys === 0 && (await staff.asksSecondFactor())) throw new AppError(409, 'secondFactorAsked');
      await factors.turnOff(id);
      return DONE;
    },
  );
}

/** @param here session of whoever asks */
const devicesOf = (devices: readonly SignedInDevice[] = [], here: string): StaffDevice[] =>
  devices.map(({ id, device: name, seenAt }) => ({ id, name, seenAt: isoOf(seenAt), here: id !== '' && id === here }));
