import { randomUUID } from 'node:crypto';
import type { Credentials, Done, Registration, SignedIn } from '../../../contract/accounts/accounts';
import type { PasskeyAnswer } from '../../../contract/staff/passkeys';
import type { Language } from '../../../domain/languages';
import { type StaffRole, staffRoleOf } from '../../../domain/accounts/staff-roles';
import { insertAudit } from '../staff/audit-store';
import { insertUser, isTaken, readUser, readUserByEmail, type User } from './store/users';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { noteSeen } from './store/sessions';
import { AppError } from '../../errors';
import { accountKeyOf, newAccountOf, type NewAccount } from './input';
import { askerOf, type LoginPlace, type LoginRateLimiter } from './login-limiter';
import { answerOnce } from '../../platform/db/replay';
import { requirePassword } from './password-rules';
import type { Passkeys } from './passkeys/passkeys';
import type { Passwords } from './passwords';
import type { Registrant, RegistrationRateLimiter } from './registration-limiter';
import type { SecondFactors } from './second-factors';
import { hashOf, type SessionService } from './sessions';

export const DONE: Done = { success: true };

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  sessions: SessionService;
  throttle: LoginRateLimiter;
  registrations: RegistrationRateLimiter;
  factors: SecondFactors;
  passkeys: Passkeys;
  /** Tells whether everybody at the desk has to have more than a password. */
  asksSecondFactor: () => Promise<boolean>;
  /** The house's own address on the net. */
  origin: string | null;
}

/** Registering, signing in and out. */
export class AccountService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Creates a USER account, without a session.
   *
   * @param from fingerprints of the address that asks
   * @returns the answer as JSON
   * @throws AppError 422 with the field, 409 `accountExists`, 429, 503
   */
  async register(body: Registration, key: string | null, from: Registrant, lang: Language): Promise<string> {
    const { db, passwords, registrations, origin } = this.#deps;
    const account = newAccountOf(body);
    await requirePassword(db, body.password, { field: 'password', owner: account, origin });
    // Without the password: a plain hash of it, beside name and address, could be guessed.
    const call = { route: 'register', key, body: account, status: 201 };
    await registrations.count(hashOf(account.emailKey), from);
    await registrations.countPhone(hashOf(account.phoneKey), from);
    const hash = await passwords.hash(body.password, from.client);
    return answerOnce(this.#deps, call, async (tx, now) => {
      if (await isTaken(tx, account)) throw new AppError(409, 'accountExists');
      await insertUser(tx, userOf(account, { hash, lang, now }));
      return JSON.stringify(DONE);
    });
  }

  /**
   * Signs in with a new session. With a second factor, its code is sent along once the answer has asked for it.
   *
   * @param placeOf where the password comes from, by the account's fingerprint
   * @param from token of the session that this browser had before, which ends, and what it is called
   * @throws AppError 401 `wrongCredentials`, the same for every reason; 401 `codeNeeded`, `codeWrong`, `passkeyNeeded` when the
   *   password was right; 429 with the seconds to wait; 503
   */
  async signIn(
    { email, password, code }: Credentials,
    placeOf: (account: string) => LoginPlace,
    { old, device }: { old: string | null; device: string },
  ): Promise<{ token: string; answer: SignedIn; account: string }> {
    const { db, passwords, sessions, throttle, factors } = this.#deps;
    const key = accountKeyOf(email) ?? email;
    const account = hashOf(key);
    const place = placeOf(account);
    const asker = askerOf(place);
    passwords.requireRoom(asker);
    const user = await readUserByEmail(db, key);
    const milder = user !== null && (await factors.isOn(user.id));
    const attempt = await throttle.begin(account, place, { milder });
    const kept = user?.password_hash ?? null;
    const right = await passwords.isRight(password, kept, asker).catch(async (error: unknown) => {
      await throttle.withdraw(attempt);
      throw error;
    });
    if (!user || !right) {
      if (user) await this.#note(db, user, 'session.wrong', place);
      throw new AppError(401, 'wrongCredentials', { more: { success: false } });
    }
    if (!milder && (await this.#needsPasskey(user))) {
      await throttle.withdraw(attempt);
      await this.#note(db, user, 'session.passkeyAsked', place);
      throw new AppError(401, 'passkeyNeeded');
    }
    const second = milder ? await this.#secondStep(user, { code, account, place, attempt }) : null;
    await sessions.end(old);
    const token = await inTransaction(db, async (tx: Db) => {
      await throttle.succeed(tx, attempt, account, place);
      if (second) await throttle.succeed(tx, second.attempt, account, place, 'code');
      const action = second?.used === 'paper' ? 'session.openOnPaper' : 'session.open';
      return this.#open(tx, user, { action, place, device });
    });
    return { token, answer: answerFor(user), account };
  }

  /**
   * Signs somebody of the staff in with a passkey: its device has asked for finger, face or PIN, so that nothing else is.
   *
   * @param challenge that the browser was given; `null` when it is none of ours any more
   * @param from as in `signIn`, and where it comes from
   * @throws AppError 401 `passkeyRefused`, the same for every reason
   */
  async signInByPasskey(
    passkey: PasskeyAnswer,
    challenge: string | null,
    { old, device, address }: { old: string | null; device: string; address: string },
  ): Promise<{ token: string; answer: SignedIn; account: string }> {
    const { db, sessions, passkeys } = this.#deps;
    const { of, right } = await passkeys.check(passkey, challenge);
    const user = of === null ? null : await readUser(db, of);
    if (!user || !right || user.role !== 'RECEPTION') {
      if (user) await this.#note(db, user, 'session.wrongPasskey', { address });
      throw new AppError(401, 'passkeyRefused');
    }
    await sessions.end(old);
    const how = { action: 'session.openByPasskey', place: { address }, device };
    const token = await inTransaction(db, (tx) => this.#open(tx, user, how));
    return { token, answer: answerFor(user), account: hashOf(user.email_key) };
  }

  async #open(
    tx: Db,
    user: User,
    { action, place, device }: { action: string; place: Pick<LoginPlace, 'address'>; device: string },
  ): Promise<string> {
    await this.#note(tx, user, action, place);
    if (user.role === 'RECEPTION') await noteSeen(tx, user.id, this.#deps.clock());
    return this.#deps.sessions.open(tx, user.id, device);
  }

  /**
   * Takes the code after a right password. Its tries are counted by themselves and as strictly as those of a password on
   * an account without a second factor; only the password before it may be tried ten times as often (`milder`).
   *
   * @param attempt the password's, which was none: it was right
   */
  async #secondStep(
    user: User,
    {
      code,
      account,
      place,
      attempt,
    }: { code: string | undefined; account: string; place: LoginPlace; attempt: string },
  ): Promise<{ attempt: string; used: 'phone' | 'paper' }> {
    const { db, throttle, factors } = this.#deps;
    await throttle.withdraw(attempt);
    const own = await throttle.begin(account, place, { kind: 'code' });
    if (code === undefined || code === '') {
      // The password was right: noted, with no more lines than tries.
      await this.#note(db, user, 'session.codeAsked', place);
      throw new AppError(401, 'codeNeeded', { field: 'code' });
    }
    const used = await factors.use(user.id, code);
    if (used !== null) return { attempt: own, used };
    await this.#note(db, user, 'session.wrongCode', place);
    throw new AppError(401, 'codeWrong', { field: 'code' });
  }

  /** Tells whether a password is not enough for the house, and passkeys are all that somebody has besides. */
  async #needsPasskey({ id, role }: User): Promise<boolean> {
    const { passkeys, asksSecondFactor } = this.#deps;
    if (role !== 'RECEPTION' || !(await asksSecondFactor())) return false;
    return (await passkeys.listOf(id)).length > 0;
  }

  /** Writes into the record that one of the staff signs in, or fails to; guests are not recorded. */
  async #note(db: Db, user: User, action: string, { address }: Pick<LoginPlace, 'address'>): Promise<void> {
    if (user.role !== 'RECEPTION') return;
    const staff = { id: user.id, name: user.full_name };
    await insertAudit(db, staff, { action, subject: user.email, address }, this.#deps.clock());
  }
}

function answerFor({ id, full_name: name, email, role, staff_role: kept }: User): SignedIn {
  const staffRole = staffRoleOf(role, kept);
  return { success: true, data: { id, name, email, role, ...(staffRole !== null && { staffRole }) } };
}

/** A new account's row. */
export function userOf(
  { name, email, emailKey, phone, phoneKey }: Omit<NewAccount, 'phoneKey'> & { phoneKey: string | null },
  { hash, staffRole = null, lang, now }: { hash: string; staffRole?: StaffRole | null; lang: Language; now: number },
): User {
  return {
    id: randomUUID(),
    full_name: name,
    email,
    email_key: emailKey,
    phone,
    phone_key: phoneKey,
    role: staffRole === null ? 'USER' : 'RECEPTION',
    staff_role: staffRole,
    password_hash: hash,
    birth_date: null,
    address: '',
    gender: null,
    avatar: null,
    lang,
    created_at: now,
    updated_at: now,
    staff_since: staffRole === null ? null : now,
    staff_ended_at: null,
    seen_at: null,
  };
}
