import { randomBytes } from 'node:crypto';
import { STAFF_NAME } from '../../domain/own-words';
import { deleteSessionsOf } from '../db/sessions';
import { hasStaff, insertUser, readUserByEmail, updateUser } from '../db/users';
import { inTransaction } from '../db/retry';
import type { Database } from '../db/schema';
import { accountEmailOf, requirePassword } from './account-input';
import { oneLineOf } from './booking-input';
import { userOf } from './accounts';
import type { Passwords } from './passwords';

/** Sign-in of the demo hotel's reception desk; no such mail address can exist (RFC 2606). */
const DEMO_EMAIL = 'letan@hien.example';

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
}

/** A sign-in as it is told to the person who started the server, once. */
export interface FirstStaff {
  email: string;
  password: string;
}

/** Makes accounts of the reception desk. Nothing that comes over the network leads here. */
export class StaffService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes a RECEPTION account, or one of the account that the address has: it gets this password, and whoever was
   * signed in is out, for anybody may have registered the address first.
   *
   * @param name as the desk's record shows it; without one the account's own, or the beginning of a new one's address
   * @throws AppError 422 for what is no address or no password
   */
  async add(typed: string, password: string, name = ''): Promise<void> {
    const { db, clock, passwords } = this.#deps;
    const account = accountEmailOf(typed);
    requirePassword(password, 'password');
    const given = name === '' ? '' : oneLineOf(name, 'name');
    const hash = await passwords.hash(password, 'staff');
    await inTransaction(db, async (tx) => {
      const now = clock();
      const user = await readUserByEmail(tx, account.emailKey);
      if (user) {
        await updateUser(
          tx,
          user.id,
          { role: 'RECEPTION', password_hash: hash, ...(given !== '' && { full_name: given }) },
          now,
        );
        await deleteSessionsOf(tx, user.id);
        return;
      }
      const own = given === '' ? (account.email.split('@')[0] ?? STAFF_NAME) : given;
      const row = { ...account, name: own, phone: '', phoneKey: null };
      await insertUser(tx, userOf(row, { hash, role: 'RECEPTION', lang: 'vi', now }));
    });
  }

  /** Makes the account that the settings name, unless it works at the desk already; its password is then its own. */
  async ensure({ email, password }: FirstStaff): Promise<void> {
    const user = await readUserByEmail(this.#deps.db, accountEmailOf(email).emailKey);
    if (user?.role !== 'RECEPTION') await this.add(email, password, user === null ? STAFF_NAME : '');
  }

  /** The demo hotel's own sign-in, when nobody works at its desk yet; `null` when somebody does. */
  async ensureDemo(): Promise<FirstStaff | null> {
    if (await hasStaff(this.#deps.db)) return null;
    const first = { email: DEMO_EMAIL, password: randomBytes(12).toString('base64url') };
    await this.add(first.email, first.password, STAFF_NAME);
    return first;
  }
}
