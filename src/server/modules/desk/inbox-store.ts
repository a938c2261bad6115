import type { AliasedSelectQueryBuilder } from 'kysely';
import { ITEM_KINDS, type ItemKind, type ItemState } from '../../../domain/desk/items';
import { statesOf, writeItemState as writeState } from '../attention/item-states-store';
import type { Staff } from '../staff/audit-store';
import type { Db } from '../../platform/db/schema';

/** What a guest has sent, whatever table it lies in. */
interface ItemRow {
  id: string;
  /** UTC ms. */
  at: number;
  who: string;
  phone: string;
  email: string;
  place: string;
  text: string;
}

type Source = (db: Db) => AliasedSelectQueryBuilder<ItemRow, 'item'>;

/** Where each kind lies. A new kind is a line here and one in `domain/desk/items` (decision 80). */
const SOURCES: Readonly<Record<ItemKind, Source>> = {
  'guest-form': (db) =>
    db
      .selectFrom('guest_forms')
      .select(['id', 'received_at as at', 'full_name as who', 'phone_number as phone', 'email', 'apartment as place'])
      .select((select) => select.cast<string>(select.val(''), 'text').as('text'))
      .as('item'),
  interest: (db) =>
    db
      .selectFrom('interests')
      .select(['id', 'received_at as at', 'full_name as who', 'phone_number as phone', 'email', 'apartment as place'])
      .select('action as text')
      .as('item'),
  'tour-booking': (db) =>
    db
      .selectFrom('tour_bookings')
      .select(['id', 'created_at as at', 'full_name as who', 'phone', 'email', 'tour_name as place', 'note as text'])
      .as('item'),
  'tour-contact': (db) =>
    db
      .selectFrom('tour_contacts')
      .select(['id', 'created_at as at', 'name as who', 'phone', 'email', 'tour_name as place', 'message as text'])
      .as('item'),
  comment: (db) =>
    db
      .selectFrom('comments')
      .innerJoin('users', 'users.id', 'comments.user_id')
      .select(['comments.id', 'comments.created_at as at', 'users.full_name as who', 'users.phone', 'users.email'])
      .select((select) => select.cast<string>('comments.target_id', 'text').as('place'))
      .select('comments.comment as text')
      .as('item'),
  message: (db) =>
    db
      .selectFrom('contact_messages')
      .select(['id', 'received_at as at', 'name as who', 'phone', 'email', 'kind as place', 'message as text'])
      .as('item'),
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

/** What guests have sent, newest first, over all of the kinds together. */
export async function readItems(db: Db, { kinds, state, before, limit }: ItemQuery): Promise<StoredItem[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const items = withState(db, kind)
        .selectAll('item')
        .select(['item_states.state', 'item_states.staff_name', 'item_states.at as state_at'])
        .where('item.at', '<', before)
        .orderBy('item.at', 'desc')
        .orderBy('item.id')
        .limit(limit);
      const rows = await (
        state === null
          ? items
          : state === 'new'
            ? items.where('item_states.state', 'is', null)
            : items.where('item_states.state', '=', state)
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
        .where('item_states.state', 'is', null)
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
  return db
    .selectFrom(SOURCES[kind](db))
    .leftJoin(statesOf(db, kind).as('item_states'), 'item_states.item_id', 'item.id');
}
