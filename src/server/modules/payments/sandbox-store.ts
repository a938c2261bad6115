import type { Selectable } from 'kysely';
import type { PaymentTables } from './tables';
import type { Db } from '../../platform/db/schema';

export type SandboxRow = Selectable<PaymentTables['sandbox_orders']>;

/** @returns `false` when the order is known already */
export async function insertSandboxOrder(db: Db, order: SandboxRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function readSandboxOrder(db: Db, by: 'order_id' | 'page_key', value: string): Promise<SandboxRow | null> {
  return (await db.selectFrom('sandbox_orders').selectAll().where(by, '=', value).executeTakeFirst()) ?? null;
}

/** @returns whether the order was still as expected and has been changed */
export async function updateSandboxOrder(
  db: Db,
  orderId: string,
  change: Partial<Pick<SandboxRow, 'result_code' | 'settle_at' | 'notify_at' | 'tries'>>,
  expected: Partial<Pick<SandboxRow, 'result_code' | 'settle_at' | 'notify_at'>>,
): Promise<boolean> {
  let update = db.updateTable('sandbox_orders').set(change).where('order_id', '=', orderId);
  for (const [column, value] of Object.entries(expected)) {
    update = update.where(column as keyof typeof expected, 'is not distinct from', value);
  }
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Orders that are to be paid later, or whose notification is to be sent, by now. */
export async function readDueSandboxOrders(
  db: Db,
  column: 'settle_at' | 'notify_at',
  now: number,
  limit: number,
): Promise<SandboxRow[]> {
  return db.selectFrom('sandbox_orders').selectAll().where(column, '<=', now).orderBy(column).limit(limit).execute();
}
