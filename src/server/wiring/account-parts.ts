import path from 'node:path';
import { readDocument } from '../db/documents';
import type { ReadClient } from '../http/guide-client';
import { KnownBrowsers } from '../http/known-browser';
import type { AppDeps } from '../parts';
import { AccountChores } from '../services/account-chores';
import { AccountService } from '../services/accounts';
import { PictureDoor } from '../services/picture-door';
import { AvatarService } from '../services/avatars';
import { Confirmations } from '../services/confirmations';
import { LoginThrottle } from '../services/login-throttle';
import { PasswordResets } from '../services/password-resets';
import { Passwords } from '../services/passwords';
import { ProfileService } from '../services/profiles';
import { RegistrationBudget } from '../services/registration-budget';
import { SecondFactors } from '../services/second-factors';
import { SessionService } from '../services/sessions';
import { SessionWatch } from '../services/session-watch';
import { StaffService } from '../services/staff';
import type { BookingParts } from './booking-parts';

/** Services of the accounts and their sessions. */
export interface AccountParts {
  accounts: AccountService;
  sessions: SessionService;
  browsers: KnownBrowsers;
  resets: PasswordResets;
  profiles: ProfileService;
  avatars: AvatarService;
  avatarDoor: PictureDoor;
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
    avatarDoor: new PictureDoor(clock),
    staff: new StaffService({ db, clock, passwords, origin }),
    factors,
    confirmations: new Confirmations({ db, clock, passwords, throttle, factors, sessions }),
    watch,
    chores: new AccountChores({ db, clock, log, sessions }),
  };
}
