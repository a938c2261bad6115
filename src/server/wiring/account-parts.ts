import { readDocument } from '../db/documents';
import { guideClients } from '../http/guide-client';
import { KnownBrowsers } from '../http/known-browser';
import type { AppDeps } from '../parts';
import { AccountChores } from '../services/account-chores';
import { AccountService } from '../services/accounts';
import { LoginThrottle } from '../services/login-throttle';
import { Passwords } from '../services/passwords';
import { RegistrationBudget } from '../services/registration-budget';
import { SessionService } from '../services/sessions';
import { StaffService } from '../services/staff';

/** Services of the accounts and their sessions. */
export interface AccountParts {
  accounts: AccountService;
  sessions: SessionService;
  browsers: KnownBrowsers;
  staff: StaffService;
  chores: AccountChores;
}

export async function createAccountParts(deps: AppDeps, secureCookies: boolean): Promise<AccountParts> {
  const { config, db, clock, logger: log } = deps;
  const key = (await readDocument(db, 'fingerprint'))?.key ?? '';
  const passwords = new Passwords();
  const sessions = new SessionService({ db, clock });
  const throttle = new LoginThrottle({ db, clock });
  const registrations = new RegistrationBudget({ db, clock });
  return {
    accounts: new AccountService({ db, clock, passwords, sessions, throttle, registrations }),
    sessions,
    browsers: new KnownBrowsers({ readClient: guideClients(config), key, secure: secureCookies }),
    staff: new StaffService({ db, clock, passwords }),
    chores: new AccountChores({ db, clock, log, sessions }),
  };
}
