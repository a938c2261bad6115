import path from 'node:path';
import { readDocument } from '../platform/db/documents';
import type { ReadClient } from '../platform/http/guide-client';
import { KnownBrowsers } from '../modules/accounts/known-browser';
import type { AppDeps } from '../parts';
import { AccountChores } from '../modules/accounts/jobs';
import { AccountService } from '../modules/accounts/accounts';
import { AvatarDoor } from '../modules/accounts/avatar-limiter';
import { AvatarService } from '../modules/accounts/avatars';
import { Confirmations } from '../modules/accounts/confirmations';
import { LoginThrottle } from '../modules/accounts/login-limiter';
import { PasswordResets } from '../modules/accounts/password-resets';
import { Passwords } from '../modules/accounts/passwords';
import { ProfileService } from '../modules/accounts/profiles';
import { RegistrationBudget } from '../modules/accounts/registration-limiter';
import { SecondFactors } from '../modules/accounts/second-factors';
import { SessionService } from '../modules/accounts/sessions';
import { SessionWatch } from '../modules/accounts/session-watch';
import { StaffService } from '../modules/accounts/staff';
import type { BookingParts } from './booking-parts';

/** Services of the accounts and their sessions. */
export interface AccountParts {
  accounts: AccountService;
  sessions: SessionService;
  browsers: KnownBrowsers;
  resets: PasswordResets;
  profiles: ProfileService;
  avatars: AvatarService;
  avatarDoor: AvatarDoor;
  staff: StaffService;
  factors: SecondFactors;
  confirmations: Confirmations;
  /** Tells what is open for long that its session is over. */
  watch: SessionWatch;
  chores: AccountChores;
}

export async function createAccountParts(
  deps: AppDeps,
  { mails, catalogue }: BookingParts,
  secureCookies: boolean,
  readClient: ReadClient,
): Promise<AccountParts> {
  const { config, db, clock, logger: log } = deps;
  const key = (await readDocument(db, 'fingerprint'))?.key ?? '';
  const passwords = new Passwords();
  const origin = config.publicOrigin;
  const watch = new SessionWatch({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'sessions not looked at'),
  });
  const sessions = new SessionService({ db, clock, onEnd: (hash) => watch.ended(hash) });
  const throttle = new LoginThrottle({ db, clock, log });
  const factors = new SecondFactors({ db, clock, key });
  const registrations = new RegistrationBudget({ db, clock });
  return {
    accounts: new AccountService({ db, clock, passwords, sessions, throttle, registrations, factors, origin }),
    sessions,
    browsers: new KnownBrowsers({ readClient, key, secure: secureCookies }),
    resets: new PasswordResets({ db, clock, passwords, mails, origin }),
    profiles: new ProfileService({ db, clock, passwords, throttle, registrations, catalogue, mails, origin }),
    avatars: new AvatarService({ db, clock, folder: path.join(config.dataDir, 'uploads', 'avatars') }),
    avatarDoor: new AvatarDoor(clock),
    staff: new StaffService({ db, clock, passwords, origin }),
    factors,
    confirmations: new Confirmations({ db, clock, passwords, throttle, factors, sessions }),
    watch,
    chores: new AccountChores({ db, clock, log, sessions }),
  };
}
