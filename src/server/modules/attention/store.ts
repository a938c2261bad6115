import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/schema';

/**
 * Reasons why reception has to look at a payment or at the house's limits: none of them mends itself.
 *
 * - `guideLine`: many phones behind one address, which get no door code any more
 * - `guideOutside`: the doors are being listed from outside the house
 * - `guideHouse`: the doors are being read one after the other on a line of the house
 * - `bookingsHeld`: one network, or all guests together, have asked for more nights than may wait for a confirmation
 * - `proxyUnknown`: a proxy in front of the server is not named, so that all guests look like one
 */
export type DeskIssueKind =
  | 'wrongAmount'
  | 'paidTwice'
  | 'refundDue'
  | 'unknownResult'
  | 'guideLine'
  | 'guideOutside'
  | 'guideHouse'
  | 'bookingsHeld'
  | 'proxyUnknown';

interface DeskIssue {
  kind: DeskIssueKind;
  bookingId: string | null;
  orderId: string | null;
  /** Figures and codes, never what a guest typed. */
  detail: Readonly<Record<string, number | string>>;
}

/** Notes something for reception; the same thing about the same order once, however often it is told. */
export async function insertDeskIssue(tx: Db, issue: DeskIssue, now: number): Promise<void> {
  const detail = JSON.stringify(issue.detail);
  const known = await tx
    .selectFrom('attention')
    .select('id')
    .where('kind', '=', issue.kind)
    .where('order_id', 'is not distinct from', issue.orderId)
    .where('booking_id', 'is not distinct from', issue.bookingId)
    .where('detail', '=', detail)
    .executeTakeFirst();
  if (known) return;
  await tx
    .insertInto('attention')
    .values({
      id: randomUUID(),
      kind: issue.kind,
      booking_id: issue.bookingId,
      order_id: issue.orderId,
      detail,
      created_at: now,
      resolved_at: null,
    })
    .execute();
}

/** Tells whether reception has an issue of this kind that is not resolved. */
export async function hasOpenDeskIssue(db: Db, kind: DeskIssueKind): Promise<boolean> {
  const row = await db
    .selectFrom('attention')
    .select('id')
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface OpenDeskIssue extends Omit<DeskIssue, 'detail'> {
  id: string;
  detail: Record<string, number | string>;
  createdAt: number;
}

/** Open issues, newest first. */
export async function readOpenDeskIssues(db: Db): Promise<OpenDeskIssue[]> {
  const rows = await db
    .selectFrom('attention')
    .selectAll()
    .where('resolved_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as DeskIssueKind,
    bookingId: row.booking_id,
    orderId: row.order_id,
    detail: JSON.parse(row.detail) as Record<string, number | string>,
    createdAt: row.created_at,
  }));
}

/**
 * Closes an issue.
 *
 * @returns whether there was such a thing still open
 */
export async function resolveDeskIssue(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attention')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a booking's refund has been dealt with. */
export async function resolveRefunds(db: Db, bookingId: string, now: number): Promise<void> {
  await db
    .updateTable('attention')
    .set({ resolved_at: now })
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'refundDue')
    .where('resolved_at', 'is', null)
    .execute();
}

/** Says what differs once an issue has come or is closed. */
export const deskIssueChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('attention')
    .select(({ fn }) => [fn.max('created_at').as('last'), fn.max('resolved_at').as('resolved')])
    .executeTakeFirst();
