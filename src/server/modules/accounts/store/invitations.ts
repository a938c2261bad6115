import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/schema';
import type { AccountTables } from '../tables';

export type Invitation = Selectable<AccountTables['staff_invitations']>;

export async function insertInvitation(tx: Db, invitation: Invitation): Promise<void> {
  await tx.insertInto('staff_invitations').values(invitation).execute();
}

/** Every invitation that nobody has accepted, the newest first; with the name of who sent it. */
export const readInvitations = (db: Db): Promise<(Invitation & { by: string | null })[]> =>
  db
    .selectFrom('staff_invitations')
    .leftJoin('users', 'users.id', 'staff_invitations.invited_by')
    .selectAll('staff_invitations')
    .select('users.full_name as by')
    .orderBy('staff_invitations.created_at', 'desc')
    .orderBy('staff_invitations.id')
    .execute();

/** The invitation that a link opens; `null` when it is unknown, over, withdrawn or accepted. */
export async function readOpenInvitation(db: Db, tokenHash: string, now: number): Promise<Invitation | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes an invitation out. Of two at once one gets it. @returns it, or `null` when it is not there (any more) */
export async function takeInvitation(tx: Db, id: string): Promise<Invitation | null> {
  return (await tx.deleteFrom('staff_invitations').where('id', '=', id).returningAll().executeTakeFirst()) ?? null;
}

export async function deleteInvitationsTo(tx: Db, emailKey: string): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('email_key', '=', emailKey).execute();
}

/** Counts no invitation of somebody who may no longer invite. */
export async function deleteInvitationsBy(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('staff_invitations').where('invited_by', '=', userId).execute();
}

export async function deleteEndedInvitations(db: Db, before: number): Promise<void> {
  await db.deleteFrom('staff_invitations').where('ends_at', '<', before).execute();
}
