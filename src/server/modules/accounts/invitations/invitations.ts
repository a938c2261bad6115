import type { AcceptInvitation, OpenedInvitation } from '../../../../contract/accounts/accounts';
import type { NewStaff } from '../../../../contract/staff/desk';
import type { Language } from '../../../../domain/languages';
import { AppError } from '../../../errors';
import { answerOnceIn } from '../../../platform/db/replay';
import type { Database, Db } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transaction';
import { insertAudit } from '../../staff/audit-store';
import { DONE } from '../accounts';
import { accountEmailOf, accountNameOf } from '../input';
import { requirePassword } from '../password-rules';
import { languageOf } from '../password-resets';
import type { Passwords } from '../passwords';
import { hashOf } from '../sessions';
import { takeOn } from '../staff';
import { type Invited, type MadeInvitation, makeInvitation } from './make';
import {
  deleteInvitationsTo,
  type Invitation,
  readInvitations,
  readOpenInvitation,
  takeInvitation,
} from '../store/invitations';
import { lockStaff } from '../store/staff';
import { readUser, readUserByEmail } from '../store/users';

interface Deps {
  db: Database;
  clock: () => number;
  passwords: Passwords;
  /** The house's own address on the net. */
  origin: string | null;
  /** Told when a mail lies in the outbox. */
  mails: { trigger(): void };
}

/** Invitations to work in the house: one link each, which opens once, for a week, in the role that stands in it. */
export class StaffInvitations {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  readonly list = (): Promise<(Invitation & { by: string | null })[]> => readInvitations(this.#deps.db);

  /**
   * Invites somebody, by mail too. The link is told once and kept nowhere, so a call whose answer was lost is no other
   * call: it makes a new link, and the one before opens nothing any more.
   *
   * @param by id of the owner who invites
   * @throws AppError 422 for what is no name or no address, 409 `alreadyStaff`
   */
  async invite({ name, email, role }: NewStaff, by: string, lang: Language): Promise<MadeInvitation> {
    const account = { ...accountEmailOf(email), name: accountNameOf(name) };
    return this.#make(by, async (tx) => {
      const user = await readUserByEmail(tx, account.emailKey);
      if (user?.role === 'RECEPTION') throw new AppError(409, 'alreadyStaff', { field: 'email' });
      await deleteInvitationsTo(tx, account.emailKey);
      return { ...account, role, lang };
    });
  }

  /** Invites the same person again: a new link, a new week. @throws AppError 404 */
  async again(id: string, by: string): Promise<MadeInvitation> {
    return this.#make(by, async (tx) => {
      const before = await takeInvitation(tx, id);
      if (!before) throw new AppError(404, 'notFound');
      const { name, email, email_key: emailKey } = before;
      return { name, email, emailKey, role: before.staff_role, lang: languageOf(before.lang) };
    });
  }

  /** Takes an invitation back. @returns whom it was for. @throws AppError 404 */
  async withdraw(id: string): Promise<string> {
    const gone = await inTransaction(this.#deps.db, (tx) => takeInvitation(tx, id));
    if (!gone) throw new AppError(404, 'notFound');
    return gone.email;
  }

  /** Shows whoever has the link what it is for. @throws AppError 410 `invitationEnded` */
  async open(token: string): Promise<OpenedInvitation> {
    const { db, clock } = this.#deps;
    const invitation = await readOpenInvitation(db, hashOf(token), clock());
    if (!invitation) throw new AppError(410, 'invitationEnded', { field: 'token' });
    const by = await readUser(db, invitation.invited_by);
    const { name, email, staff_role: role } = invitation;
    return { name, email, role, by: by?.full_name ?? '' };
  }

  /**
   * Lets whoever has the link work in the house from now on, in its role and with this password. An account that the
   * address has already is theirs from now on: whoever was signed in is out, and a second factor is gone.
   *
   * @returns the answer as JSON
   * @throws AppError 422 for no password, 410 `invitationEnded`
   */
  async accept(
    { token, password }: AcceptInvitation,
    key: string | null,
    { client, address }: { client: string; address: string },
  ): Promise<string> {
    const { db, clock, passwords, origin } = this.#deps;
    const tokenHash = hashOf(token);
    const owner = await readOpenInvitation(db, tokenHash, clock());
    await requirePassword(db, password, { field: 'password', owner: owner ?? {}, origin });
    const call = { route: 'accept-invitation', key, body: tokenHash };
    const hash = await passwords.hash(password, client);
    return inTransaction(db, async (tx) => {
      const now = clock();
      await lockStaff(tx, now);
      const { json } = await answerOnceIn(tx, call, now, async () => {
        const open = await readOpenInvitation(tx, tokenHash, now);
        const invitation = open && (await takeInvitation(tx, open.id));
        if (!invitation) throw new AppError(410, 'invitationEnded', { field: 'token' });
        const { name, email, email_key: emailKey, staff_role: staffRole } = invitation;
        const lang = languageOf(invitation.lang);
        const id = await takeOn(tx, { email, emailKey, name }, { hash, staffRole, lang, now });
        const entry = { action: 'staff.accept', subject: `${email} ${staffRole}`, address };
        await insertAudit(tx, { id, name }, entry, now);
        return JSON.stringify(DONE);
      });
      return json;
    });
  }

  async #make(by: string, whom: (tx: Db) => Promise<Invited>): Promise<MadeInvitation> {
    const { db, clock, mails } = this.#deps;
    const made = await inTransaction(db, async (tx) => {
      const now = clock();
      await lockStaff(tx, now);
      return makeInvitation(tx, now, by, await whom(tx));
    });
    mails.trigger();
    return made;
  }
}
