import path from 'node:path';
import type { ModuleDeps, RouteDeps } from '../../deps';
import type { People } from '../../people';
import type { ReadClient } from '../../platform/http/guide-client';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { MailOutbox } from '../../platform/mail/outbox';
import { PictureDoor } from '../../platform/pictures/door';
import type { Catalogue } from '../catalogue/catalogue';
import { AccountService } from './accounts';
import { AvatarService } from './avatars';
import { Confirmations } from './confirmations';
import { StaffInvitations } from './invitations/invitations';
import { AccountJobs } from './jobs';
import { KnownBrowsers } from './known-browser';
import { LoginRateLimiter } from './login-limiter';
import { accountPeople } from './people';
import { Challenges } from './passkeys/challenges';
import { Passkeys } from './passkeys/passkeys';
import { relyingPartyOf } from './passkeys/relying-party';
import { passkeyRoutes } from './passkeys/routes';
import { PasswordResets } from './password-resets';
import { Passwords } from './passwords';
import { profileRoutes } from './profile-routes';
import { ProfileService } from './profiles';
import { RegistrationRateLimiter } from './registration-limiter';
import { authRoutes } from './routes';
import { SecondFactors } from './second-factors';
import { SessionWatch } from './session-watch';
import { SessionService } from './sessions';
import { StaffService } from './staff';

export { deskStaffRoutes } from './desk-routes';
export { deskInvitationRoutes } from './invitations/desk-routes';
export { deskPasskeyRoutes } from './passkeys/desk-routes';
export { hashOf } from './sessions';
export { deleteAllSessions } from './store/sessions';
export { contactsOfUsers, readAccountsOf } from './store/users';
export { readOpenInvitation } from './store/invitations';
export { staffChanges } from './store/staff';
export { readResetOwner } from './store/password-resets';
export { inviteWithOwner, makeFirstOwner, readFirstOwner } from './first-owner';
export { peopleOf } from './invitations/make';

/** Accounts of guests and staff, and their sessions. */
export interface Accounts {
  accounts: AccountService;
  sessions: SessionService;
  browsers: KnownBrowsers;
  resets: PasswordResets;
  invitations: StaffInvitations;
  profiles: ProfileService;
  avatars: AvatarService;
  avatarDoor: PictureDoor;
  staff: StaffService;
  factors: SecondFactors;
  passkeys: Passkeys;
  challenges: Challenges;
  confirmations: Confirmations;
  /** Tells what is open for long that its session is over. */
  watch: SessionWatch;
  jobs: AccountJobs;
  people: People;
}

interface Needs {
  catalogue: Catalogue;
  mails: MailOutbox;
  readClient: ReadClient;
  /** The database's own secret, under which marks are signed and addresses fingerprinted. */
  secret: string;
  secureCookies: boolean;
  clockGuard: ClockGuard;
}

export function createAccounts(deps: ModuleDeps, needs: Needs): Accounts {
  const { config, db, clock, logger: log } = deps;
  const { catalogue, mails, readClient, secret: key, secureCookies, clockGuard } = needs;
  const passwords = new Passwords();
  const origin = config.publicOrigin;
  const avatarFolder = path.join(config.dataDir, 'uploads', 'avatars');
  const watch = new SessionWatch({ db, clock, log });
  const sessions = new SessionService({ db, clock, onEnd: (hash) => watch.ended(hash) });
  const throttle = new LoginRateLimiter({ db, clock, log });
  const factors = new SecondFactors({ db, clock, key });
  const passkeys = new Passkeys({ db, clock, party: relyingPartyOf(config) });
  const staff = new StaffService({ db, clock, passwords, origin });
  const asksSecondFactor = () => staff.asksSecondFactor();
  const registrations = new RegistrationRateLimiter({ db, clock });
  const proofs = { passwords, throttle, factors, passkeys, sessions };
  return {
    accounts: new AccountService({ db, clock, ...proofs, registrations, asksSecondFactor, origin }),
    sessions,
    browsers: new KnownBrowsers({ readClient, key, secure: secureCookies }),
    resets: new PasswordResets({ db, clock, passwords, mails, origin }),
    invitations: new StaffInvitations({ db, clock, passwords, mails, origin }),
    profiles: new ProfileService({ db, clock, passwords, throttle, registrations, catalogue, mails, origin }),
    avatars: new AvatarService({ db, clock, folder: avatarFolder }),
    avatarDoor: new PictureDoor(clock),
    staff,
    factors,
    passkeys,
    challenges: new Challenges({ db, clock, key, secure: secureCookies }),
    confirmations: new Confirmations({ db, clock, ...proofs }),
    watch,
    jobs: new AccountJobs({ db, clock, log, sessions, clockGuard }),
    people: accountPeople(avatarFolder),
  };
}

/** Adds the calls of accounts and profiles, and the jobs while the server runs. */
export async function registerAccounts(deps: RouteDeps & { accounts: Accounts }): Promise<void> {
  const { app, accounts } = deps;
  authRoutes(deps);
  passkeyRoutes(deps);
  await profileRoutes(deps);
  app.addHook('onListen', (done) => {
    accounts.jobs.interval.start();
    done();
  });
  app.addHook('onClose', async () => {
    accounts.watch.stop();
    await accounts.jobs.interval.stop();
  });
}
