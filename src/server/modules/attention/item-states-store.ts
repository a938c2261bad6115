import type { ItemKind, ItemState } from '../../../domain/desk/items';
import type { Db, Ids } from '../../platform/db/schema';

/** Says how far reception is with items; the caller joins it to them by `item_id`. */
export const statesOf = (db: Db, kind: ItemKind) =>
  db.selectFrom('item_states').select(['item_id', 'state', 'staff_name', 'at']).where('kind', '=', kind);

/** Notes how far reception is with an item, and who says so. */
export async function writeItemState(
  db: Db,
  { kind, id, state }: { kind: ItemKind; id: string; state: ItemState },
  staffName: string,
  now: number,
): Promise<void> {
  if (state === 'new') return forgetItemStates(db, kind, [id]);
  const row = { state, staff_name: staffName, at: now };
  await db
    .insertInto('item_states')
    .values({ kind, item_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(row))
    .execute();
}

/** Forgets how far reception was with items that go. */
export async function forgetItemStates(db: Db, kind: ItemKind, ids: Ids): Promise<void> {
  await db.deleteFrom('item_states').where('kind', '=', kind).where('item_id', 'in', ids).execute();
}
