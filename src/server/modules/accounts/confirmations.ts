import type { Confirmation } from '../../../contract/staff/desk';
import type { PasskeyAnswer } from '../../../contract/staff/passkeys';
import { insertAudit } from '../staff/audit-store';
import type { Database } from '../../platform/db/schema';
import { readUser, type User } from './store/users';
import { AppError } from '../../errors';
import { askerOf, type LoginPlace, type LoginRateLimiter } from './login-limiter';
import type { Passkeys } from './passkeys/passkeys';
import type { Passwords } from './passwords';
import type { SecondFactors } from './second-factors';
import { hashOf, type SessionService } from './sessions';
import { inTransaction } from '../../platform/db/transaction';

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  throttle: LoginRateLimiter;
  factors: SecondFactors;
  passkeys: Passkeys;
  sessions: SessionService;
}

/** Asks for proof again at a signed-in desk, before something irrevocable leaves the house (decision 33). */
export class Confirmations {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes a password or a code, which are guessed no oftener here than at the sign-in.
   *
   * @param token of the session that is confirmed
   * @returns the token under which the session goes on, and until when the proof is good, UTC ms
   * @throws AppError 422 with the field, 429, 503
   */
  async confirm(
    userId: string,
    { password, code }: Pick<Confirmation, 'code' | 'password'>,
    { token, placeOf }: { token: string; placeOf: (account: string) => LoginPlace },
  ): Promise<{ token: string; until: number }> {
    const { db, throttle, sessions } = this.#deps;
    const user = await readUser(db, userId);
    if (!user) throw new AppError(401, 'signInNeeded');
    const account = hashOf(user.email_key);
    const place = placeOf(account);
    const kind = password === undefined ? 'code' : 'login';
    const attempt = await throttle.begin(account, place, { kind });
    const right =
      password === undefined
        ? await this.#isCode(user, code)
        : await this.#isPassword(user, password, place, () => throttle.withdraw(attempt));
    if (!right) {
      await this.#note(user, 'session.notConfirmed', place);
      const byCode = password === undefined;
      throw new AppError(422, byCode ? 'codeWrong' : 'proofWrong', { field: byCode ? 'code' : 'password' });
    }
    await inTransaction(db, (tx) => throttle.succeed(tx, attempt, account, place, kind));
    await this.#note(user, 'session.confirm', place);
    return sessions.confirm(token);
  }

  /**
   * Takes a passkey, which cannot be guessed.
   *
   * @param challenge that the browser was given; `null` when it is none of ours any more
   * @returns as `confirm`
   * @throws AppError 422 `passkeyRefused`
   */
  async confirmByPasskey(
    userId: string,
    passkey: PasskeyAnswer,
    { challenge, token, address }: { challenge: string | null; token: string; address: string },
  ): Promise<{ token: string; until: number }> {
    const { db, passkeys, sessions } = this.#deps;
    const user = await readUser(db, userId);
    if (!user) throw new AppError(401, 'signInNeeded');
    const { of, right } = await passkeys.check(passkey, challenge);
    if (of !== userId || !right) {
      await this.#note(user, 'session.notConfirmed', { address });
      throw new AppError(422, 'passkeyRefused');
    }
    await this.#note(user, 'session.confirm', { address });
    return sessions.confirm(token);
  }

  /**
   * Takes a second factor into use with its first code, which is guessed no oftener than any other.
   *
   * @param token of the session that goes on
   * @returns the ten codes for paper
   * @throws AppError 409 and 422 as `SecondFactors.turnOn` says, 429
   */
  async turnOnFactor(
    userId: string,
    code: string,
    { token, placeOf }: { token: string; placeOf: (account: string) => LoginPlace },
  ): Promise<string[]> {
    const { db, throttle, factors } = this.#deps;
    const user = await readUser(db, userId);
    if (!user) throw new AppError(401, 'signInNeeded');
    const account = hashOf(user.email_key);
    const place = placeOf(account);
    const attempt = await throttle.begin(account, place, { kind: 'code' });
    try {
      const codes = await factors.turnOn(userId, code, hashOf(token));
      await inTransaction(db, (tx) => throttle.succeed(tx, attempt, account, place, 'code'));
      return codes;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'codeWrong')) await throttle.withdraw(attempt);
      throw error;
    }
  }

  async #isCode(user: User, code = ''): Promise<boolean> {
    return (await this.#deps.factors.use(user.id, code)) !== null;
  }

  async #isPassword(user: User, password: string, place: LoginPlace, withdraw: () => Promise<void>): Promise<boolean> {
    return this.#deps.passwords.isRight(password, user.password_hash, askerOf(place)).catch(async (error: unknown) => {
      await withdraw();
      throw error;
    });
  }

  async #note(user: User, action: string, { address }: Pick<LoginPlace, 'address'>): Promise<void> {
    const staff = { id: user.id, name: user.full_name };
    await insertAudit(this.#deps.db, staff, { action, subject: user.email, address }, this.#deps.clock());
  }
}
