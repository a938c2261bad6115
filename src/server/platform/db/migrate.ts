import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import { currentSchema, isPostgres } from './copies/current-schema';
import * as guide from './migrations/0001-guide';
import * as bookings from './migrations/0002-bookings';
import * as accounts from './migrations/0003-accounts';
import * as tours from './migrations/0004-tours';
import * as stories from './migrations/0005-stories';
import * as messages from './migrations/0006-messages';
import * as desk from './migrations/0007-desk';
import * as content from './migrations/0008-content';
import * as pictures from './migrations/0009-pictures';
import * as guests from './migrations/0010-guests';
import * as house from './migrations/0011-house';
import * as houseRules from './migrations/0021-house-rules';
import * as declaredAgain from './migrations/0023-declared-again';
import * as commentsByWriter from './migrations/0024-comments-by-writer';
import * as bookingNumbers from './migrations/0031-booking-numbers';
import * as stayArrivals from './migrations/0032-stay-arrivals';
import * as staff from './migrations/0033-staff';
import * as limits from './migrations/0034-limits';
import * as channelFeeds from './migrations/0036-channel-feeds';
import * as stayLinksSent from './migrations/0038-stay-links-sent';
import * as attemptNetworks from './migrations/0042-attempt-networks';
import * as doorsAndKeys from './migrations/0043-doors-and-keys';
import * as billLines from './migrations/0044-bill-lines';
import * as guestRequests from './migrations/0045-guest-requests';
import * as codeBefore from './migrations/0046-code-before';
import * as noShows from './migrations/0047-no-shows';
import * as unreadStates from './migrations/0048-unread-states';
import * as requestMessages from './migrations/0049-request-messages';
import * as codesOfStays from './migrations/0052-codes-of-stays';
import * as requestRates from './migrations/0053-request-rates';
import * as mailOutcomes from './migrations/0056-mail-outcomes';
import * as channelBlocks from './migrations/0059-channel-blocks';
import * as contactKeys from './migrations/0060-contact-keys';
import * as presence from './migrations/0061-presence';
import * as refundMeans from './migrations/0062-refund-means';
import * as houseReads from './migrations/0063-house-reads';
import * as largeHouses from './migrations/0064-large-houses';
import * as staysFound from './migrations/0065-stays-found';
import * as seenDoors from './migrations/0067-seen-doors';
import * as wishes from './migrations/0069-wishes';
import * as nightPrices from './migrations/0070-night-prices';
import * as staffRoles from './migrations/0072-staff-roles';
import * as staffInvitations from './migrations/0077-staff-invitations';
import * as whoIsHere from './migrations/0078-who-is-here';
import * as passkeys from './migrations/0081-passkeys';
import * as bookingsInOrder from './migrations/0082-bookings-in-order';
import * as blockedDoors from './migrations/0083-blocked-doors';
import * as revisionParts from './migrations/0085-revision-parts';
import * as chosenDoors from './migrations/0086-chosen-doors';
import * as locks from './migrations/0088-locks';
import * as lostDoors from './migrations/0090-lost-doors';
import * as reviews from './migrations/0096-reviews';
import type { Database } from './schema';

/** In the order of their names, which never changes once released. */
const MIGRATIONS = {
  '0001-guide': guide,
  '0002-bookings': bookings,
  '0003-accounts': accounts,
  '0004-tours': tours,
  '0005-stories': stories,
  '0006-messages': messages,
  '0007-desk': desk,
  '0008-content': content,
  '0009-pictures': pictures,
  '0010-guests': guests,
  '0011-house': house,
  '0021-house-rules': houseRules,
  '0023-declared-again': declaredAgain,
  '0024-comments-by-writer': commentsByWriter,
  '0031-booking-numbers': bookingNumbers,
  '0032-stay-arrivals': stayArrivals,
  '0033-staff': staff,
  '0034-limits': limits,
  '0036-channel-feeds': channelFeeds,
  '0038-stay-links-sent': stayLinksSent,
  '0042-attempt-networks': attemptNetworks,
  '0043-doors-and-keys': doorsAndKeys,
  '0044-bill-lines': billLines,
  '0045-guest-requests': guestRequests,
  '0046-code-before': codeBefore,
  '0047-no-shows': noShows,
  '0048-unread-states': unreadStates,
  '0049-request-messages': requestMessages,
  '0052-codes-of-stays': codesOfStays,
  '0053-request-rates': requestRates,
  '0056-mail-outcomes': mailOutcomes,
  '0059-channel-blocks': channelBlocks,
  '0060-contact-keys': contactKeys,
  '0061-presence': presence,
  '0062-refund-means': refundMeans,
  '0063-house-reads': houseReads,
  '0064-large-houses': largeHouses,
  '0065-stays-found': staysFound,
  '0067-seen-doors': seenDoors,
  '0069-wishes': wishes,
  '0070-night-prices': nightPrices,
  '0072-staff-roles': staffRoles,
  '0077-staff-invitations': staffInvitations,
  '0078-who-is-here': whoIsHere,
  '0081-passkeys': passkeys,
  '0082-bookings-in-order': bookingsInOrder,
  '0083-blocked-doors': blockedDoors,
  '0085-revision-parts': revisionParts,
  '0086-chosen-doors': chosenDoors,
  '0088-locks': locks,
  '0090-lost-doors': lostDoors,
  '0096-reviews': reviews,
};

/** Every change of the schema that this program knows, in the order they are made in. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * The changes that were made in a database: one read at every start, where the migrator looks through the database's
 * whole catalogue three times.
 */
export async function readMade(db: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** In a database that nothing has been made in yet. PostgreSQL says it by its code. */
const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '42P01' || /no such table/.test(error.message));

/**
 * Brings the schema to its newest state, all of it or nothing; processes that start together on PostgreSQL take turns.
 *
 * @param last the change to stop after; without it all are made
 */
export async function migrate(db: Database, last = MIGRATION_NAMES.at(-1) ?? ''): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
  // Without it Kysely takes the notes of another program's changes, in a schema beside ours, for ours.
  const schema = isPostgres(db) ? await currentSchema(db) : undefined;
  const migrator = new Migrator({ db, provider, ...(schema !== undefined && { migrationTableSchema: schema }) });
  const { error } = await migrator.migrateTo(last);
  if (error instanceof Error) throw error;
  if (error) throw new Error('The schema could not be brought up to date.', { cause: error });
}
