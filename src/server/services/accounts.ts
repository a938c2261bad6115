import { randomUUID } from 'node:crypto';
import type { Credentials, Done, Registration, SignedIn } from '../../contract/accounts';
import type { Language } from '../../domain/languages';
import type { Role } from '../../domain/roles';
import { insertUser, isTaken, readUserByEmail, type User } from '../db/users';
import { inTransaction } from '../db/retry';
import type { Database, Db } from '../db/schema';
import { AppError } from '../errors';
import { accountKeyOf, newAccountOf, type NewAccount } from './account-input';
import { askerOf, type LoginPlace, type LoginThrottle } from './login-throttle';
import { answeredBefore, keepJson, type KeyedCall } from './once';
import type { Passwords } from './passwords';
import type { RegistrationBudget } from './registration-budget';
import { hashOf, type SessionService } from './sessions';

export const DONE: Done = { success: true };

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  sessions: SessionService;
  throttle: LoginThrottle;
  registrations: RegistrationBudget;
}

/** Registering, signing in and out. */
export class AccountService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes a USER account. It signs nobody in.
   *
   * @param client fingerprint of the address that asks
   * @returns the answer as JSON
   * @throws AppError 422 with the field, 409 `accountExists`, 429, 503
   */
  async register(body: Registration, key: string | null, client: string, lang: Language): Promise<string> {
    const { db, clock, passwords, registrations } = this.#deps;
    const account = newAccountOf(body);
    // Without the password: a plain hash of it, beside name and address, could be guessed.
    const call: KeyedCall = { route: 'register', key, body: account };
    await registrations.count(hashOf(account.emailKey), client);
    const hash = await passwords.hash(body.password, client);
    return inTransaction(db, async (tx) => {
      const now = clock();
      const before = await answeredBefore(tx, call, now);
      if (before !== null && before !== '') return before;
      if (await isTaken(tx, account)) throw new AppError(409, 'accountExists');
      await insertUser(tx, userOf(account, { hash, role: 'USER', lang, now }));
      const json = JSON.stringify(DONE);
      await keepJson(tx, call, 201, json);
      return json;
    });
  }

  /**
   * Signs in with a new session.
   *
   * @param placeOf where the password comes from, by the account's fingerprint
   * @param old token of the session that this browser had before, which ends
   * @throws AppError 401 `wrongCredentials`, the same for every reason; 429 with the seconds to wait; 503
   */
  async signIn(
    { email, password }: Credentials,
    placeOf: (account: string) => LoginPlace,
    old: string | null,
  ): Promise<{ token: string; answer: SignedIn; account: string }> {
    const { db, passwords, sessions, throttle } = this.#deps;
    const key = accountKeyOf(email) ?? email;
    const account = hashOf(key);
    const place = placeOf(account);
    const asker = askerOf(place);
    passwords.requireRoom(asker);
    const attempt = await throttle.begin(account, place);
    const user = await readUserByEmail(db, key);
    const kept = user?.password_hash ?? null;
    const right = await passwords.isRight(password, kept, asker).catch(async (error: unknown) => {
      await throttle.withdraw(attempt);
      throw error;
    });
    if (!user || !right) throw new AppError(401, 'wrongCredentials', { more: { success: false } });
    await sessions.end(old);
    const token = await db.transaction().execute(async (tx: Db) => {
      await throttle.succeed(tx, attempt, account, place);
      return sessions.open(tx, user.id);
    });
    const { id, full_name: name, role } = user;
    return { token, answer: { success: true, data: { id, name, email: user.email, role } }, account };
  }
}

/** A new account's row. */
export function userOf(
  { name, email, emailKey, phone, phoneKey }: Omit<NewAccount, 'phoneKey'> & { phoneKey: string | null },
  { hash, role, lang, now }: { hash: string; role: Role; lang: Language; now: number },
): User {
  return {
    id: randomUUID(),
    full_name: name,
    email,
    email_key: emailKey,
    phone,
    phone_key: phoneKey,
    role,
    password_hash: hash,
    birth_date: null,
    address: '',
    gender: null,
    avatar: null,
    lang,
    created_at: now,
    updated_at: now,
  };
}
