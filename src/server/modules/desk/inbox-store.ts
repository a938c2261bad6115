import { ITEM_KINDS, type ItemKind, type ItemState } from '../../../domain/desk/items';
import { contactsOfUsers } from '../accounts/module';
import { type ItemRow, type ItemSource, statesOf, writeItemState as writeState } from '../attention/item-states-store';
import { contactItems } from '../contact/module';
import { guestFormItems, interestItems } from '../guest-forms/module';
import { reviewItems } from '../reviews/module';
import { commentItems, tourBookingItems, tourContactItems } from '../tours/module';
import type { Staff } from '../staff/audit-store';
import type { Db } from '../../platform/db/schema';

/** Source of each kind. A new kind is a line here and one in `domain/desk/items` (decision 80). */
const SOURCES: Readonly<Record<ItemKind, (db: Db) => ItemSource>> = {
  'guest-form': guestFormItems,
  interest: interestItems,
  'tour-booking': tourBookingItems,
  'tour-contact': tourContactItems,
  comment: (db) =>
    db
      .selectFrom(commentItems(db))
      .innerJoin(contactsOfUsers(db).as('writer'), 'writer.id', 'comment.user_id')
      .select(['comment.id', 'comment.at', 'writer.full_name as who', 'writer.phone', 'writer.email'])
      .select(['comment.place', 'comment.text'])
      .as('item'),
  message: contactItems,
  review: reviewItems,
};

interface StoredItem extends ItemRow {
  kind: ItemKind;
  state: ItemState;
  by: string | null;
  byAt: number | null;
}

interface ItemQuery {
  kinds: readonly ItemKind[];
  /** `null` for every state. */
  state: ItemState | null;
  before: number;
  limit: number;
}

/** Reads items that guests have sent, newest first, over all of the kinds together. */
export async function readItems(db: Db, { kinds, state, before, limit }: ItemQuery): Promise<StoredItem[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const items = withState(db, kind)
        .selectAll('item')
        .select(['known.state', 'known.staff_name', 'known.at as state_at'])
        .where('item.at', '<', before)
        .orderBy('item.at', 'desc')
        .orderBy('item.id')
        .limit(limit);
      const rows = await (
        state === null
          ? items
          : state === 'new'
            ? items.where('known.state', 'is', null)
            : items.where('known.state', '=', state)
      ).execute();
      return rows.map((row): StoredItem => ({
        kind,
        id: row.id,
        at: row.at,
        who: row.who,
        phone: row.phone,
        email: row.email,
        place: row.place,
        text: row.text,
        state: row.state ?? 'new',
        by: row.staff_name,
        byAt: row.state_at,
      }));
    }),
  );
  return lists
    .flat()
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
}

/** Counts the new items of each kind. */
export async function countNewItems(db: Db): Promise<Record<string, number>> {
  const counts = await Promise.all(
    ITEM_KINDS.map(async (kind) => {
      const row = await withState(db, kind)
        .select((select) => select.fn.countAll<number>().as('items'))
        .where('known.state', 'is', null)
        .executeTakeFirst();
      return [kind, row?.items ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** @returns whether there is such an item */
export async function writeItemState(
  db: Db,
  { kind, id, state }: { kind: ItemKind; id: string; state: ItemState },
  staff: Staff,
  now: number,
): Promise<boolean> {
  const found = await db.selectFrom(SOURCES[kind](db)).select('item.id').where('item.id', '=', id).executeTakeFirst();
  if (!found) return false;
  await writeState(db, { kind, id, state }, staff.name, now);
  return true;
}

function withState(db: Db, kind: ItemKind) {
  return db.selectFrom(SOURCES[kind](db)).leftJoin(statesOf(db, kind).as('known'), 'known.item_id', 'item.id');
}
