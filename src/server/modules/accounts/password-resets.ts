import { randomBytes, randomUUID } from 'node:crypto';
import type { ResetPassword } from '../../../contract/accounts/accounts';
import { DEFAULT_LANGUAGE, type Language } from '../../../domain/languages';
import { forgetAttempts, insertAttempt, lockAttempts, readAttempts } from './store/attempts';
import { insertAudit } from '../staff/audit-store';
import { insertMail, insertStrangersMail } from '../../platform/mail/store';
import { deleteResetsOf, insertReset, readResetOwner, useReset } from './store/password-resets';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { deleteSessionsOf } from './store/sessions';
import { readUser, readUserByEmail, updateUser, type User } from './store/users';
import { AppError } from '../../errors';
import { accountEmailOf } from './input';
import { DONE } from './accounts';
import { answerOnce, answerOnceIn } from '../../platform/db/replay';
import { requirePassword } from './password-rules';
import type { Passwords } from './passwords';
import { hashOf } from './sessions';

const HOUR_MS = 3_600_000;
/** Minutes that the mail's link opens for. */
export const RESET_MINUTES = 60;
/** Mails to one address in an hour: further requests get the same answer and no mail. */
const MAILS_AN_HOUR = 3;

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  /** The house's own address on the net. */
  origin: string | null;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
}

/** A lost password: a mail with a link that opens once, and the new password that comes with it (ruling 16). */
export class PasswordResets {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Sends the link to an address that has an account. The caller is told nothing of it, in words or in time: either way
   * one write reaches the disk before the answer.
   *
   * @param key the call's idempotency key: an answer that was lost and is asked for again sends no second mail
   * @returns the answer as JSON
   * @throws AppError 422 for what is no address, or `keyReused`
   */
  async ask(
    typed: string,
    key: string | null,
    { client, lang }: { client: string; lang: Language | null },
  ): Promise<string> {
    const { emailKey } = accountEmailOf(typed);
    const account = hashOf(emailKey);
    const call = { route: 'forgot-password', key, body: account };
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      await lockAttempts(tx, 'forgot', [account], now);
      const before = await readAttempts(tx, 'forgot', account, now - HOUR_MS);
      const attempt = {
        id: randomUUID(),
        account,
        lane: client,
        client,
        site: null,
        block: null,
        known: 0,
        tried_at: now,
      };
      await insertAttempt(tx, { ...attempt, kind: 'forgot' });
      const user = await readUserByEmail(tx, emailKey);
      if (!user || before.length >= MAILS_AN_HOUR) return JSON.stringify(DONE);
      const { told } = await newLink(tx, user, now);
      const own = lang ?? languageOf(user.lang);
      await insertStrangersMail(tx, told.to, { kind: 'passwordReset', account: told }, own, now);
      return JSON.stringify(DONE);
    });
    this.#deps.mails.trigger();
    return json;
  }

  /**
   * Makes a link for a colleague who has lost the password, and mails it too. An owner asks for it, and shows it.
   *
   * @throws AppError 404 for who does not work in the house
   */
  async linkFor(userId: string): Promise<{ email: string; token: string; endsAt: number }> {
    const { db, clock, mails } = this.#deps;
    const made = await inTransaction(db, async (tx) => {
      const user = await readUser(tx, userId);
      if (user?.role !== 'RECEPTION') throw new AppError(404, 'notFound');
      const link = await newLink(tx, user, clock());
      await insertMail(tx, { kind: 'passwordReset', account: link.told }, languageOf(user.lang), clock());
      return { email: user.email, ...link };
    });
    mails.trigger();
    return made;
  }

  /**
   * Sets the new password, signs every browser out and uses the link up.
   *
   * @returns the answer as JSON, and the fingerprint of the account, whose owner this browser is proven to be
   * @throws AppError 422 for no password, 410 `resetLinkEnded`
   */
  async reset(
    { token, password }: ResetPassword,
    key: string | null,
    { client, address }: { client: string; address: string },
  ): Promise<{ json: string; account: string | null }> {
    const { db, clock, passwords, mails, origin } = this.#deps;
    const tokenHash = hashOf(token);
    const owner = await this.#ownerOf(tokenHash);
    await requirePassword(db, password, { field: 'password', owner: owner ?? {}, origin });
    const call = { route: 'reset-password', key, body: tokenHash };
    const hash = await passwords.hash(password, client);
    const done = await inTransaction(db, async (tx) => {
      const now = clock();
      let account = '';
      const { json, isNew } = await answerOnceIn(tx, call, now, async () => {
        const userId = await useReset(tx, tokenHash, now);
        const user = userId === null ? null : await readUser(tx, userId);
        if (!user) throw new AppError(410, 'resetLinkEnded', { field: 'token' });
        await updateUser(tx, user.id, { password_hash: hash }, now);
        await deleteSessionsOf(tx, user.id);
        await deleteResetsOf(tx, user.id, tokenHash);
        account = hashOf(user.email_key);
        await forgetAttempts(tx, 'login', account);
        if (user.role === 'RECEPTION') {
          const staff = { id: user.id, name: user.full_name };
          await insertAudit(tx, staff, { action: 'password.reset', subject: user.email, address }, now);
        }
        const told = { to: user.email, name: user.full_name };
        await insertMail(tx, { kind: 'passwordChanged', account: told }, languageOf(user.lang), now);
        return JSON.stringify(DONE);
      });
      return { json, account: isNew ? account : null };
    });
    mails.trigger();
    return done;
  }

  /** Reads the owner of a link; `null` when it no longer opens. */
  async #ownerOf(tokenHash: string): Promise<{ email: string; name: string } | null> {
    const { db, clock } = this.#deps;
    const userId = await readResetOwner(db, tokenHash, clock());
    const user = userId === null ? null : await readUser(db, userId);
    return user && { email: user.email, name: user.full_name };
  }
}

/** The language that an account was made in. */
export const languageOf = (kept: string): Language => (kept === 'en' ? 'en' : DEFAULT_LANGUAGE);

/** A link for a new password of somebody, and what a mail with it has. */
async function newLink(tx: Db, { id, email, full_name: name }: User, now: number) {
  const token = randomBytes(32).toString('base64url');
  const endsAt = now + RESET_MINUTES * 60_000;
  await insertReset(tx, { tokenHash: hashOf(token), userId: id, endsAt }, now);
  return { token, endsAt, told: { to: email, name, token } };
}
