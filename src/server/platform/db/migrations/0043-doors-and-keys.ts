import { type Kysely, sql } from 'kysely';
import { nightsOf } from '../../../../domain/days';
import type { Tables } from '../schema';

const ROWS_AT_ONCE = 200;

/** As the stays stood before: each with one key of its own. */
interface StayBefore {
  id: string;
  apartment: string;
  from_day: string;
  to_day: string;
  key_hash: string;
  created_at: number;
  revoked_at: number | null;
  ended_at: number | null;
}

/**
 * One thread from a booking to its door: doors belong to room types, a stay to its booking, a night of a door to one
 * stay, and keys stand in a table of their own, so that one can wait for its door and companions have theirs.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await doorColumns(db);
  await schema
    .createTable('guide_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text')
    .addColumn('slot', 'integer', (column) => column.notNull())
    .addColumn('stay_id', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema.createIndex('guide_keys_by_stay').on('guide_keys').column('stay_id').execute();
  await schema.createIndex('guide_keys_by_booking').on('guide_keys').columns(['booking_id', 'slot']).execute();
  await schema
    .createTable('door_nights')
    .addColumn('door', 'text', (column) => column.notNull())
    .addColumn('night', 'text', (column) => column.notNull())
    .addColumn('share', 'integer', (column) => column.notNull())
    .addColumn('stay_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('door_nights_pk', ['door', 'night', 'share'])
    .execute();
  await schema.createIndex('door_nights_by_stay').on('door_nights').column('stay_id').execute();
  const stays = (await sql<StayBefore>`select * from stays order by created_at, id`.execute(db)).rows;
  await keepKeys(db, stays);
  await takeNights(db, stays);
  await rebuildStays(db);
}

async function doorColumns({ schema }: Kysely<Tables>): Promise<void> {
  const doors = schema.alterTable('guide_apartments');
  await doors.addColumn('room_id', 'integer').execute();
  await doors.addColumn('retired_at', 'bigint').execute();
  await doors.addColumn('ready_at', 'bigint').execute();
  await doors.addColumn('ready_by', 'text').execute();
  await doors.addColumn('next_door_code', 'text').execute();
  await doors.addColumn('code_revision', 'integer', (column) => column.notNull().defaultTo(0)).execute();
  await schema.createIndex('guide_apartments_by_room').on('guide_apartments').column('room_id').execute();
}

/** The links that guests have go on working. */
async function keepKeys(db: Kysely<Tables>, stays: readonly StayBefore[]): Promise<void> {
  const keys = stays.map((stay) => ({
    id: stay.id,
    key_hash: stay.key_hash,
    kind: 'GUEST' as const,
    booking_id: null,
    slot: 0,
    stay_id: stay.id,
    label: '',
    made_at: stay.created_at,
    revoked_at: null,
  }));
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('guide_keys')
      .values(keys.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

/** Gives each of those who share a door a share of its nights, so that they go on sharing it. */
async function takeNights(db: Kysely<Tables>, stays: readonly StayBefore[]): Promise<void> {
  const shares = new Map<string, number>();
  const rows = stays
    .filter(({ revoked_at: revoked, ended_at: ended }) => revoked === null && ended === null)
    .flatMap(({ id, apartment, from_day: from, to_day: to }) =>
      nightsOf(from, to).map((night) => {
        const place = `${apartment} ${night}`;
        const share = shares.get(place) ?? 0;
        shares.set(place, share + 1);
        return { door: apartment, night, share, stay_id: id };
      }),
    );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await db
      .insertInto('door_nights')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  }
}

/** Written anew: SQLite drops no column that is unique. */
async function rebuildStays(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('stays_rebuilt')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('apartment', 'text', (column) => column.notNull())
    .addColumn('guest_name', 'text', (column) => column.notNull())
    .addColumn('from_day', 'text', (column) => column.notNull())
    .addColumn('to_day', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('arrived_at', 'bigint')
    .addColumn('sent_to', 'text')
    .addColumn('booking_id', 'text')
    .addColumn('slot', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into stays_rebuilt
    (id, apartment, guest_name, from_day, to_day, created_at, revoked_at, ended_at, arrived_at, sent_to)
    select id, apartment, guest_name, from_day, to_day, created_at, revoked_at, ended_at, arrived_at, sent_to
    from stays`.execute(db);
  await schema.dropTable('stays').execute();
  await schema.alterTable('stays_rebuilt').renameTo('stays').execute();
  await schema.createIndex('stays_by_apartment').on('stays').columns(['apartment', 'to_day']).execute();
  await schema.createIndex('stays_by_end').on('stays').column('to_day').execute();
  await schema.createIndex('stays_by_booking').on('stays').column('booking_id').execute();
}
