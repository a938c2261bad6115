import { randomBytes } from 'node:crypto';
import {
  confirmSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  putSecondFactor,
  readSecondFactor,
  replaceRecoveryCodes,
  type SecondFactor,
  useRecoveryCode,
  useStep,
} from './store/second-factors';
import { plainSigns } from '../../../domain/plain-signs';
import { deleteSessionsOf } from './store/sessions';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { seal, unseal } from '../../platform/crypto/encrypted-response';
import { hashOf, type SessionUser } from './sessions';
import { base32, otpauthUrl, stepsOf } from './totp';

/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits: too many for their hashes to be searched. */
const RECOVERY_BYTES = 10;

interface Deps {
  db: Database;
  clock: () => number;
  /** Secrets are sealed under it. */
  key: string;
}

/** Second factors of the staff, besides the password: codes of a phone, or one of ten on paper. */
export class SecondFactors {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Tells whether a second factor is in use, and how many codes on paper are left. */
  async stateOf(userId: string): Promise<{ on: boolean; codesLeft: number }> {
    const { db } = this.#deps;
    const on = await this.isOn(userId);
    return { on, codesLeft: on ? await countRecoveryCodes(db, userId) : 0 };
  }

  async isOn(userId: string): Promise<boolean> {
    return ((await readSecondFactor(this.#deps.db, userId))?.confirmed_at ?? null) !== null;
  }

  /**
   * Creates a secret for a staff member's phone. It counts once a first code of it has been confirmed.
   *
   * @param issuer name of the house, as the phone lists it
   * @throws AppError 409 `secondFactorOn`
   */
  async begin(
    { id, email }: Pick<SessionUser, 'id' | 'email'>,
    issuer: string,
  ): Promise<{ url: string; secret: string }> {
    const { db, clock } = this.#deps;
    const secret = randomBytes(SECRET_BYTES);
    await inTransaction(db, async (tx) => {
      const before = await readSecondFactor(tx, id);
      if (before && before.confirmed_at !== null) throw new AppError(409, 'secondFactorOn');
      const sealed = seal(this.#keyFor(id), secret.toString('base64'));
      await putSecondFactor(tx, {
        user_id: id,
        secret: sealed,
        created_at: clock(),
        confirmed_at: null,
        last_step: 0,
      });
    });
    return { url: otpauthUrl(secret, issuer, email), secret: base32(secret) };
  }

  /**
   * Takes it into use, with a first code; every other browser of the person is signed out.
   *
   * @param session hash of the session that goes on
   * @returns the ten codes for paper, which are told this once
   * @throws AppError 409 `conflict` when nothing was begun, `secondFactorOn`; 422 `codeWrong`
   */
  async turnOn(userId: string, typed: string, session: string): Promise<string[]> {
    const { db, clock } = this.#deps;
    const factor = await readSecondFactor(db, userId);
    if (!factor) throw new AppError(409, 'conflict');
    if (factor.confirmed_at !== null) throw new AppError(409, 'secondFactorOn');
    if (!(await this.#useCode(factor, typed))) throw new AppError(422, 'codeWrong', { field: 'code' });
    const codes = newCodes();
    await inTransaction(db, async (tx) => {
      await confirmSecondFactor(tx, userId, clock());
      await replaceRecoveryCodes(tx, userId, codes.map(hashFor(userId)));
      await deleteSessionsOf(tx, userId, session);
    });
    return codes;
  }

  /** Ten other codes for paper; those before are good for nothing. @throws AppError 409 `conflict` */
  async newRecoveryCodes(userId: string): Promise<string[]> {
    const { db } = this.#deps;
    const codes = newCodes();
    await inTransaction(db, async (tx) => {
      const factor = await readSecondFactor(tx, userId);
      if (!factor || factor.confirmed_at === null) throw new AppError(409, 'conflict');
      await replaceRecoveryCodes(tx, userId, codes.map(hashFor(userId)));
    });
    return codes;
  }

  async turnOff(userId: string): Promise<void> {
    await inTransaction(this.#deps.db, (tx) => deleteSecondFactor(tx, userId));
  }

  /** Uses up what was typed; says what it was, `null` when it is wrong or was used before. */
  async use(userId: string, typed: string): Promise<'phone' | 'paper' | null> {
    const { db, clock } = this.#deps;
    const factor = await readSecondFactor(db, userId);
    if (!factor || factor.confirmed_at === null) return null;
    if (await this.#useCode(factor, typed)) return 'phone';
    return (await useRecoveryCode(db, userId, hashFor(userId)(typed), clock())) ? 'paper' : null;
  }

  async #useCode({ user_id: id, secret }: SecondFactor, typed: string): Promise<boolean> {
    const { db, clock } = this.#deps;
    const bytes = Buffer.from(unseal(this.#keyFor(id), secret), 'base64');
    for (const step of stepsOf(bytes, plainSigns(typed).replace(/[\s-]/g, ''), clock())) {
      if (await useStep(db, id, step)) return true;
    }
    return false;
  }

  #keyFor(userId: string): string {
    return `second factor ${this.#deps.key} ${userId}`;
  }
}

const newCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_BYTES)).replace(/.{4}(?=.)/g, '$&-'));

/** Under what a code on paper is kept: as it was printed or with whatever somebody typed between its letters. */
const hashFor =
  (userId: string) =>
  (code: string): string =>
    hashOf(
      `recovery ${userId} ${plainSigns(code)
        .toUpperCase()
        .replace(/[^A-Z2-7]/g, '')}`,
    );
