import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import {
  listStaffCall,
  endStaffCall,
  signStaffOutCall,
  changeStaffRulesCall,
  readOwnAccountCall,
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
import type { SessionService, SessionUser } from './sessions';
import type { StaffActor } from './staff';
import type { RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
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
    confirmations: Confirmations;
    factors: SecondFactors;
    invitations: Pick<StaffInvitations, 'list'>;
    sessions: Pick<SessionService, 'ofStaff'>;
    staff: StaffService;
    watch: SessionWatch;
  };
  hotel: HotelState;
}

const tags = ['reception'];
/** Who works at the desk; what they prove themselves with; being asked again who one is. */
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
  const tokenOf = (request: FastifyRequest): string => sessionToken(request, secureCookies) ?? '';

  route(
    desk,
    listStaffCall,
    { config: { may: 'staff', audit: 'staff.list' }, tags, summary: 'Who works at the desk' },
    async (request) => {
      const { id: own } = await userOf(deps, request);
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
          devices: (devices.get(one.id) ?? []).map(({ device: name, seenAt: at }) => ({ name, seenAt: isoOf(at) })),
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
    changeStaffRulesCall,
    {
      config: { may: 'staff', audit: 'factor.rule', confirms: true },
      tags,
      summary: 'Ask a second factor of everybody',
    },
    async (request) => {
      await staff.askSecondFactor(request.body.secondFactor, await actorOf(request), factors);
      return DONE;
    },
  );

  route(
    desk,
    readOwnAccountCall,
    { config: { may: 'own' }, tags, summary: 'What whoever asks may do' },
    async (request) => {
      const { id, staffRole, secondFactor } = await userOf(deps, request);
      const [asked, { codesLeft }] = await Promise.all([staff.asksSecondFactor(), factors.stateOf(id)]);
      return { role: staffRole ?? 'HOUSE', secondFactor, asked, codesLeft };
    },
  );
  route(
    desk,
    readConfirmationCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'Whether one is asked again who one is' },
    async (request) => {
      const { confirmedUntil, secondFactor } = await userOf(deps, request);
      return { until: confirmedUntil > deps.clock() ? isoOf(confirmedUntil) : null, byCode: secondFactor };
    },
  );
  route(
    desk,
    confirmAgainCall,
    { config: { may: 'own', enrols: true }, tags, summary: 'Password or code once more' },
    async (request, reply) => {
      const { id, secondFactor } = await userOf(deps, request);
      const { token, until } = await confirmations.confirm(id, request.body, {
        token: tokenOf(request),
        placeOf: (account) => browsers.placeOf(request, account),
      });
      setSessionCookie(reply, token, secureCookies);
      return { until: isoOf(until), byCode: secondFactor };
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
      if (await staff.asksSecondFactor()) throw new AppError(409, 'secondFactorAsked');
      await factors.turnOff((await ownerOf(request)).id);
      return DONE;
    },
  );
}
