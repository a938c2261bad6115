import { randomBytes } from 'node:crypto';
import type { StaffRole } from '../../../domain/accounts/staff-roles';
import type { Language } from '../../../domain/languages';
import { STAFF_NAME } from '../../../domain/desk/own-words';
import { insertAudit, SERVER_STAFF, type Staff } from '../staff/audit-store';
import { readDocument, writeDocument } from '../../platform/db/documents';
import { deleteInvitationsBy, deleteInvitationsTo } from './store/invitations';
import { deletePasskeysOf } from './store/passkeys';
import { deleteResetsOf } from './store/password-resets';
import { inTransaction } from '../../platform/db/transaction';
import type { Database, Db } from '../../platform/db/schema';
import { deleteSecondFactor } from './store/second-factors';
import { deleteSessionNamed, deleteSessionsOf } from './store/sessions';
import { lockStaff, readStaffList, type StaffRow, takeRole } from './store/staff';
import { hasStaff, insertUser, readUserByEmail, updateUser } from './store/users';
import { AppError } from '../../errors';
import { accountEmailOf, accountNameOf } from './input';
import { userOf } from './accounts';
import { nameOf } from '../../platform/text-input';
import { requirePassword } from './password-rules';
import type { Passwords } from './passwords';

/** Sign-in of the demo hotel's reception desk; no such mail address can exist (RFC 2606). */
const DEMO_EMAIL = 'letan@hien.example';

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  /** The house's own address on the net. */
  origin: string | null;
}

/** A sign-in as it is told to the person who started the server, once. */
export interface FirstStaff {
  email: string;
  password: string;
}

/** Person of the staff who asks for a change, and the address; the server itself when there is no login. */
export interface StaffActor {
  staff: Staff;
  address: string;
}
const ON_THE_SERVER: StaffActor = { staff: SERVER_STAFF, address: '' };

/** Lets staff come and go. Nothing that comes over the network gives anybody the role. */
export class StaffService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Makes an account of the desk, or one of the account that the address has: it gets this password, whoever was signed
   * in is out, and second factor and passkeys are gone, for anybody may have registered the address first.
   *
   * @param name as the desk's record shows it; without one the account's own, or the beginning of a new one's address
   * @param asked role; without one the role that somebody has already, OWNER where the house has none, else RECEPTION
   * @returns the role that they have
   * @throws AppError 422 for what is no address or no password
   */
  async add(typed: string, password: string, name = '', asked: StaffRole | null = null): Promise<StaffRole> {
    const { db, clock, passwords, origin } = this.#deps;
    const account = accountEmailOf(typed);
    const given = name === '' ? '' : nameOf(name, 'name');
    await requirePassword(db, password, { field: 'password', owner: { ...account, name: given }, origin });
    const hash = await passwords.hash(password, 'staff');
    return inTransaction(db, async (tx) => {
      const now = clock();
      await lockStaff(tx, now);
      await insertAudit(tx, SERVER_STAFF, { action: 'staff.add', subject: account.email }, now);
      const all = await readStaffList(tx);
      const user = await readUserByEmail(tx, account.emailKey);
      const before = all.find(({ id }) => id === user?.id);
      const isOwned = all.some((one) => one.role === 'OWNER' && one !== before);
      const staffRole = isOwned ? (asked ?? before?.role ?? 'RECEPTION') : 'OWNER';
      await takeOn(tx, { ...account, name: given }, { hash, staffRole, lang: 'vi', now });
      return staffRole;
    });
  }

  /** Tells whether there is anybody who can sign in at the desk. */
  isAnybody(): Promise<boolean> {
    return hasStaff(this.#deps.db);
  }

  /** Everybody who works at the desk, the longest there first. */
  list(): Promise<StaffRow[]> {
    return readStaffList(this.#deps.db);
  }

  /**
   * Takes the role from somebody: their sessions end, links for a new password, second factor and passkeys are gone, and the
   * account stays that of a guest. A new password never gives the role back.
   *
   * @param which tells the one who goes
   * @returns whom it was taken from
   * @throws AppError 404 when nobody of the staff is meant, 409 `lastStaff`, `lastOwner`
   */
  async end(which: (one: StaffRow) => boolean, { staff, address }: StaffActor = ON_THE_SERVER): Promise<StaffRow> {
    const { db, clock } = this.#deps;
    return inTransaction(db, async (tx) => {
      const now = clock();
      // Two who end each other at once would leave nobody.
      await lockStaff(tx, now);
      const all = await readStaffList(tx);
      const leaver = all.find(which);
      if (!leaver) throw new AppError(404, 'notFound');
      if (all.length === 1) throw new AppError(409, 'lastStaff');
      requireOwnerBeside(all, leaver);
      await takeRole(tx, leaver.id, now);
      await deleteSessionsOf(tx, leaver.id);
      await deleteResetsOf(tx, leaver.id);
      await deleteInvitationsBy(tx, leaver.id);
      await deleteSecondFactor(tx, leaver.id);
      await deletePasskeysOf(tx, leaver.id);
      await insertAudit(tx, staff, { action: 'staff.endAccess', subject: leaver.email, address }, now);
      return leaver;
    });
  }

  /**
   * Gives somebody another role. What they have open is told of it with the next call: a session's role is read each time.
   *
   * @throws AppError 404 when nobody of the staff is meant, 409 `lastOwner`
   */
  async changeRole(id: string, role: StaffRole, { staff, address }: StaffActor): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      const now = clock();
      await lockStaff(tx, now);
      const all = await readStaffList(tx);
      const one = all.find((each) => each.id === id);
      if (!one) throw new AppError(404, 'notFound');
      if (one.role === role) return;
      if (role !== 'OWNER') requireOwnerBeside(all, one);
      await updateUser(tx, id, { staff_role: role }, now);
      await deleteInvitationsBy(tx, id);
      await insertAudit(tx, staff, { action: 'staff.role', subject: `${one.email} ${role}`, address }, now);
    });
  }

  /** Signs somebody out of every device; they may come back. @throws AppError 404 when nobody of the staff is meant */
  async signOut(id: string, { staff, address }: StaffActor): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      const one = (await readStaffList(tx)).find((each) => each.id === id);
      if (!one) throw new AppError(404, 'notFound');
      await deleteSessionsOf(tx, id);
      await insertAudit(tx, staff, { action: 'staff.signOut', subject: one.email, address }, clock());
    });
  }

  /**
   * Signs somebody out of one device; they may come back.
   *
   * @throws AppError 404 when nobody of the staff is meant, or none of their devices
   */
  async endDevice(id: string, session: string, { staff, address }: StaffActor): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      const one = (await readStaffList(tx)).find((each) => each.id === id);
      const device = one ? await deleteSessionNamed(tx, id, session) : null;
      if (!one || device === null) throw new AppError(404, 'notFound');
      const subject = `${one.email} ${device}`.trim();
      await insertAudit(tx, staff, { action: 'staff.endDevice', subject, address }, clock());
    });
  }

  /** Ends somebody by mail address. @throws AppError as `end`, 422 for what is no address */
  async endByEmail(typed: string): Promise<StaffRow> {
    const user = await readUserByEmail(this.#deps.db, accountEmailOf(typed).emailKey);
    return this.end(({ id }) => id === user?.id);
  }

  /** Calls somebody by another name from now on; what stands in the record keeps the name of its time. @throws AppError 422 */
  async rename(id: string, typed: string): Promise<void> {
    const { db, clock } = this.#deps;
    const name = accountNameOf(typed);
    await inTransaction(db, (tx) => updateUser(tx, id, { full_name: name }, clock()));
  }

  /** Tells whether everybody at the desk must have a second factor. */
  async asksSecondFactor(): Promise<boolean> {
    return (await readDocument(this.#deps.db, 'staffRules'))?.secondFactor ?? false;
  }

  /**
   * Asks it of everybody, or no longer.
   *
   * @param has whoever asks for it has one or a passkey: they would shut themselves out
   * @throws AppError 409 `secondFactorFirst`
   */
  async askSecondFactor(asked: boolean, has: boolean): Promise<void> {
    if (asked && !has) throw new AppError(409, 'secondFactorFirst');
    await writeDocument(this.#deps.db, 'staffRules', { secondFactor: asked }, this.#deps.clock());
  }

  /**
   * Makes the account that the settings name, unless it works at the desk already, when its password is its own, or
   * whoever had it has left. Whoever holds the settings holds the house: the account is an OWNER.
   *
   * @returns whether it is somebody who has left
   */
  async ensure({ email, password }: FirstStaff): Promise<{ hasLeft: boolean }> {
    const user = await readUserByEmail(this.#deps.db, accountEmailOf(email).emailKey);
    const hasLeft = user !== null && user.role !== 'RECEPTION' && user.staff_ended_at !== null;
    if (hasLeft) return { hasLeft };
    if (user?.role !== 'RECEPTION') await this.add(email, password, user === null ? STAFF_NAME : '', 'OWNER');
    else if (user.staff_role !== 'OWNER') await this.changeRole(user.id, 'OWNER', ON_THE_SERVER);
    return { hasLeft };
  }

  /** The demo hotel's own sign-in, when nobody works at its desk yet; `null` when somebody does. */
  async ensureDemo(): Promise<FirstStaff | null> {
    if (await hasStaff(this.#deps.db)) return null;
    const first = { email: DEMO_EMAIL, password: randomBytes(12).toString('base64url') };
    await this.add(first.email, first.password, STAFF_NAME);
    return first;
  }
}

/**
 * Has somebody work in the house: a new account, or the one of the address, which gets this password; whoever was signed
 * in is out, second factor and passkeys are gone, and so is every invitation.
 *
 * @param name without one the account's own, or the beginning of a new one's address
 * @returns id of the account
 */
export async function takeOn(
  tx: Db,
  { email, emailKey, name }: { email: string; emailKey: string; name: string },
  { hash, staffRole, lang, now }: { hash: string; staffRole: StaffRole; lang: Language; now: number },
): Promise<string> {
  await deleteInvitationsTo(tx, emailKey);
  const user = await readUserByEmail(tx, emailKey);
  if (!user) {
    const own = name === '' ? (email.split('@')[0] ?? STAFF_NAME) : name;
    const made = userOf({ email, emailKey, name: own, phone: '', phoneKey: null }, { hash, staffRole, lang, now });
    await insertUser(tx, made);
    return made.id;
  }
  const since = user.role === 'RECEPTION' ? {} : { staff_since: now };
  const role = { role: 'RECEPTION', staff_role: staffRole } as const;
  const change = { ...role, password_hash: hash, staff_ended_at: null, ...since };
  await updateUser(tx, user.id, { ...change, ...(name !== '' && { full_name: name }) }, now);
  await deleteSecondFactor(tx, user.id);
  await deletePasskeysOf(tx, user.id);
  await deleteSessionsOf(tx, user.id);
  await deleteResetsOf(tx, user.id);
  return user.id;
}

/** Refuses what would leave a house without an owner. @throws AppError 409 `lastOwner` */
function requireOwnerBeside(all: readonly StaffRow[], one: StaffRow): void {
  if (one.role === 'OWNER' && !all.some(({ id, role }) => role === 'OWNER' && id !== one.id)) {
    throw new AppError(409, 'lastOwner');
  }
}
