import { guestLikeness, type NamedStay } from '../../../domain/bookings/same-guest';
import { nameKey } from '../../../domain/contact';
import { type Known, likeNames, type People, type PersonalRows } from '../../people';
import { bumpRevision } from '../../platform/db/revisions';
import type { Db } from '../../platform/db/schema';
import { bookingsOver, readVouchedBookings } from '../booking-records/people-store';
import { staysOfPassports } from '../foreign-guests/module';
import { forgetStays, pseudonymiseStays, readStays, type StayRow } from '../stay-records/people-store';
import { fingerprintOf } from '../stay-records/store';

/**
 * Stays have no address and no number of their own, and a name can be typed by anybody. So it takes more: the address
 * that reception sent the stay's link to, a confirmed booking of the same name and nights, a passport that hangs on it.
 */
const stays: PersonalRows<StayRow> = {
  kind: 'stays',
  async find(db, known) {
    const all = await readStays(db);
    const bookingIds = new Set(known.clues('bookings').map(({ id }) => id));
    const sentTo = new Set([...known.emails].map(fingerprintOf));
    const pointedAt = await staysOfPassports(db, known);
    const isPaired = await pairing(db, known);
    const rows = all.filter(
      // A stay that belongs to a booking is its guest's, and nobody else's of the name.
      (stay) =>
        stay.booking_id === null
          ? (stay.sent_to !== null && sentTo.has(stay.sent_to)) || pointedAt.has(stay.id) || isPaired(stay)
          : bookingIds.has(stay.booking_id),
    );
    const names = likeNames(known);
    const others = all.filter((one) => !rows.includes(one) && names.has(nameKey(one.guest_name)));
    return { rows, namesakes: others.length };
  },
  clue: (row) => ({ name: row.guest_name }),
  export: (row) => ({ name: row.guest_name, apartment: row.apartment, from: row.from_day, to: row.to_day }),
  fate: (row, today) =>
    row.to_day >= today && row.revoked_at === null && row.ended_at === null
      ? { fate: 'stay', reason: 'running' }
      : { fate: 'blank' },
  async erase({ tx }, { blank }) {
    if (blank.length === 0) return;
    await pseudonymiseStays(
      tx,
      blank.map(({ id }) => id),
    );
    await bumpRevision(tx, 'guide');
  },
};

export const stayPeople: People = {
  rows: [stays],
  retain: {
    async stays({ tx }, { day }) {
      const count = await forgetStays(tx, day, bookingsOver(tx, day));
      if (count > 0) await bumpRevision(tx, 'guide');
      return count;
    },
  },
};

/** Tells whether a stay belongs to one of a person's bookings and cannot as well belong to a namesake's. */
async function pairing(db: Db, known: Known): Promise<(stay: StayRow) => boolean> {
  const firm = known.clues('bookings').flatMap(({ id, vouched }) => (vouched ? [{ ...vouched, id }] : []));
  if (firm.length === 0) return () => false;
  const own = new Set(firm.map(({ id }) => id));
  const others = (await readVouchedBookings(db))
    .filter(({ id }) => !own.has(id))
    .map((one) => ({ guestName: one.guest_name, checkIn: one.check_in, checkOut: one.check_out }));
  return (row) => {
    const stay = { guestName: row.guest_name, checkIn: row.from_day, checkOut: row.to_day };
    const isOf = (booking: NamedStay): boolean => guestLikeness(booking, stay) === 'same';
    const mine = firm.filter(isOf);
    const theirs = others.filter(isOf);
    const isExact = (one: NamedStay): boolean => one.checkIn === stay.checkIn && one.checkOut === stay.checkOut;
    if (mine.length === 0) return false;
    return theirs.length === 0 || (mine.some(isExact) && !theirs.some(isExact));
  };
}
