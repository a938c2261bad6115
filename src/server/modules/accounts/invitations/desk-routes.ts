import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invitationLink, resetLink } from '../../../../contract/accounts/address';
import { DONE } from '../../../../contract/guest-access/stays';
import {
  changeStaffRoleCall,
  inviteStaffAgainCall,
  inviteStaffCall,
  resetStaffPasswordCall,
  withdrawInvitationCall,
} from '../../../../contract/staff/desk-calls';
import type { RouteDeps } from '../../../deps';
import { deskLanguage } from '../../../platform/http/language';
import { isoOf } from '../../../platform/iso';
import { route } from '../../../platform/route';
import { mailsKeptOf } from '../../../start/going-live';
import { staffOf } from '../../staff/area';
import { userOf } from '../../staff/session-cookie';
import type { KnownBrowsers } from '../known-browser';
import type { PasswordResets } from '../password-resets';
import type { StaffService } from '../staff';
import type { StaffInvitations } from './invitations';
import type { MadeInvitation } from './make';

interface Deps extends Pick<RouteDeps, 'address' | 'config' | 'readSession'> {
  accounts: {
    browsers: Pick<KnownBrowsers, 'addressOf'>;
    invitations: StaffInvitations;
    resets: PasswordResets;
    staff: StaffService;
  };
}

const tags = ['reception'];

/** Inviting people to work in the house, their role, and a new password for who has lost theirs. */
export function deskInvitationRoutes(desk: FastifyInstance, deps: Deps): void {
  const { accounts, address, config } = deps;
  const { invitations, resets, staff, browsers } = accounts;
  const told = (request: FastifyRequest, { email, token, endsAt }: MadeInvitation) => {
    request.auditSubject = email;
    const invitation = address.forBrowser(request) + invitationLink(token);
    return { invitation, endsAt: isoOf(endsAt), ...mailsKeptOf(config) };
  };

  route(
    desk,
    inviteStaffCall,
    { config: { may: 'staff', audit: 'staff.invite', confirms: true }, tags, summary: 'Invite somebody to work here' },
    async (request) => {
      const { id } = await userOf(deps, request);
      const made = told(request, await invitations.invite(request.body, id, deskLanguage(request)));
      request.auditSubject = `${request.auditSubject ?? ''} ${request.body.role}`;
      return made;
    },
  );
  route(
    desk,
    inviteStaffAgainCall,
    {
      config: { may: 'staff', audit: 'staff.inviteAgain', confirms: true },
      tags,
      summary: 'A new link for a new week',
    },
    async (request) => told(request, await invitations.again(request.params.id, (await userOf(deps, request)).id)),
  );
  route(
    desk,
    withdrawInvitationCall,
    { config: { may: 'staff', audit: 'staff.withdraw' }, tags, summary: 'Take an invitation back' },
    async (request) => {
      request.auditSubject = await invitations.withdraw(request.params.id);
      return DONE;
    },
  );
  route(
    desk,
    changeStaffRoleCall,
    {
      // Changing a role writes its own line into the record, in the same transaction.
      config: { may: 'staff', confirms: true },
      tags,
      summary: 'Give somebody another role',
    },
    async (request) => {
      const actor = { staff: await staffOf(deps, request), address: browsers.addressOf(request) };
      await staff.changeRole(request.params.id, request.body.role, actor);
      return DONE;
    },
  );
  route(
    desk,
    resetStaffPasswordCall,
    { config: { may: 'staff', audit: 'password.link', confirms: true }, tags, summary: 'A link for a new password' },
    async (request) => {
      const { email, token, endsAt } = await resets.linkFor(request.params.id);
      request.auditSubject = email;
      const link = address.forBrowser(request) + resetLink(token);
      return { link, endsAt: isoOf(endsAt), ...mailsKeptOf(config) };
    },
  );
}
