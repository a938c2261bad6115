import type { AliasedSelectQueryBuilder } from 'kysely';
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

/** Something that a guest has sent, whatever table it lies in. */
export interface ItemRow {
  id: string;
  /** UTC ms. */
  at: number;
  who: string;
  phone: string;
  email: string;
  place: string;
  text: string;
}

/** Question for all items of a kind; their owner lends it. */
export type ItemSource = AliasedSelectQueryBuilder<ItemRow, 'item'>;

/** Says what differs once reception says of an item how far it is. */
export const itemStateChanges = (db: Db): Promise<unknown> =>
  db
    .selectFrom('item_states')
    .select(({ fn }) => [fn.max('at').as('last'), fn.countAll<number>().as('all')])
    .executeTakeFirst();
