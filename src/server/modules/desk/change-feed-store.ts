import type { Db } from '../../platform/db/schema';

/**
 * A text that differs when anything has changed that the desk shows: made of what is cheap to ask for, so that several
 * processes on one database notice each other's changes too.
 */
export async function readFingerprint(db: Db, now: number): Promise<string> {
  const parts = await Promise.all([
    db
      .selectFrom('bookings')
      .select(({ fn }) => [fn.max('updated_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    // A hold that runs out changes nothing in the database.
    db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('live'))
      .where('status', 'in', ['HOLD', 'PENDING'])
      .where('ends_at', '>', now)
      .executeTakeFirst(),
    db
      .selectFrom('attention')
      .select(({ fn }) => [fn.max('created_at').as('last'), fn.max('resolved_at').as('resolved')])
      .executeTakeFirst(),
    db
      .selectFrom('guest_forms')
      .select(({ fn }) => fn.max('received_at').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('interests')
      .select(({ fn }) => fn.max('received_at').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('tour_bookings')
      .select(({ fn }) => fn.max('created_at').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('tour_contacts')
      .select(({ fn }) => fn.max('created_at').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('comments')
      .select(({ fn }) => [fn.max('created_at').as('last'), fn.count<number>('hidden_at').as('hidden')])
      .executeTakeFirst(),
    db
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.max('received_at').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('guest_requests')
      .select(({ fn }) => [fn.max('changed_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('request_messages')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirst(),
    db
      .selectFrom('item_states')
      .select(({ fn }) => [fn.max('at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('room_channels')
      .select(({ fn }) => [fn.max('tried_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('guide_apartments')
      .select(({ fn }) => fn.max('rotated_at').as('last'))
      .executeTakeFirst(),
    db
      .selectFrom('foreign_guests')
      .select(({ fn }) => [fn.max('updated_at').as('last'), fn.countAll<number>().as('all')])
      .executeTakeFirst(),
    db
      .selectFrom('declaration_waivers')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .executeTakeFirst(),
    // What waits because its server does not take it, and what cannot arrive.
    db
      .selectFrom('mails')
      .select(({ fn }) => [fn.max('tries').as('tries'), fn.countAll<number>().as('all')])
      .where('sent_at', 'is', null)
      .where('outcome', 'is', null)
      .where('reason', 'is not', null)
      .executeTakeFirst(),
    db
      .selectFrom('mails')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('settled_at').as('settled')])
      .where('outcome', '=', 'FAILED')
      .executeTakeFirst(),
    db.selectFrom('revisions').select(['name', 'value']).orderBy('name').execute(),
  ]);
  return JSON.stringify(parts);
}
