import type { Selectable } from 'kysely';
import { nameKey } from '../../../domain/contact';
import type { Declaration } from '../../../domain/foreign-guests/declaration';
import {
  guestLikeness,
  isOwnPassport,
  isSurePassport,
  type KnownPerson,
  type NamedStay,
} from '../../../domain/bookings/same-guest';
import type { Booking } from '../booking-records/store';
import { NO_NAME } from './pseudonymise';
import type { Db, Tables } from '../../platform/db/schema';
import { fingerprintOf } from '../stay-records/store';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** What a person's contact has found, by which their stays and passports are told from a namesake's. */
interface KnownRows {
  emails: ReadonlySet<string>;
  /** Without marks and in lower case: everything they have called themselves, true or not. */
  names: ReadonlySet<string>;
  accounts: readonly Row<'users'>[];
  bookings: readonly Booking[];
}

/** Stays and passports of a person, and how many more have nothing but the name in common with them. */
export interface HouseRows {
  stays: Row<'stays'>[];
  residents: Row<'foreign_guests'>[];
  namesakes: { stays: number; residents: number };
}

interface Passport {
  row: Row<'foreign_guests'>;
  declaration: Declaration;
}

/**
 * Reads stays and passports, which have no address and no number of their own. A name can be typed by anybody, so that
 * it takes more: the address that reception sent the stay's link to, a confirmed booking of the same name and nights,
 * a passport that hangs on either, or a passport's number.
 */
export async function readHouseRows(db: Db, known: KnownRows): Promise<HouseRows> {
  const { bookings, accounts, names } = known;
  const stays = await db.selectFrom('stays').selectAll().orderBy('id').execute();
  const passports = (await db.selectFrom('foreign_guests').selectAll().orderBy('id').execute()).map(
    (row): Passport => ({ row, declaration: JSON.parse(row.person) as Declaration }),
  );
  const firm = bookings.filter(isFirm);
  const person: KnownPerson = {
    names: [
      ...new Set([...accounts.map((one) => one.full_name), ...bookings.map((one) => one.guest_name)].map(nameKey)),
    ],
    births: [...accounts.map((one) => one.birth_date), ...bookings.map((one) => one.guest_birthday)].filter(isGiven),
    papers: bookings.map((one) => one.guest_identity).filter(isGiven),
  };
  // Where no booking vouches for the name, neither does a birthday that somebody has typed for themselves.
  const proven: KnownPerson = {
    names: firm.map((one) => one.guest_name),
    births: firm.map((one) => one.guest_birthday).filter(isGiven),
    papers: person.papers,
  };
  const bookingIds = new Set(bookings.map(({ id }) => id));
  const isByBooking = ({ row, declaration }: Passport): boolean =>
    row.booking_id !== null && bookingIds.has(row.booking_id) && isOwnPassport(declaration, person);
  const isByPaper = ({ row, declaration }: Passport): boolean =>
    row.booking_id === null && isSurePassport(declaration, proven);
  const first = passports.filter((one) => isByBooking(one) || isByPaper(one));

  const sentTo = new Set([...known.emails].map(fingerprintOf));
  const pointedAt = new Set(first.map(({ row }) => row.stay_id));
  const isPaired = await pairing(db, firm);
  const ownStays = stays.filter(
    // A stay that belongs to a booking is its guest's, and nobody else's of the name.
    (stay) =>
      stay.booking_id === null
        ? (stay.sent_to !== null && sentTo.has(stay.sent_to)) || pointedAt.has(stay.id) || isPaired(stay)
        : bookingIds.has(stay.booking_id),
  );

  const stayIds = new Set(ownStays.map(({ id }) => id));
  // Who travels along is somebody else, and their passport nobody's business: by what forms say they would be the same.
  const guest: KnownPerson = { ...person, names: [...person.names, ...ownStays.map((one) => one.guest_name)] };
  const isByStay = ({ row, declaration }: Passport): boolean =>
    row.booking_id === null && stayIds.has(row.stay_id ?? '') && isOwnPassport(declaration, guest);
  const likeness: KnownPerson = { ...person, names: [...names] };
  const ownPassports = passports.filter((one) => first.includes(one) || isByStay(one));
  return {
    stays: ownStays,
    residents: ownPassports.map(({ row }) => row),
    namesakes: {
      stays: stays.filter((one) => !stayIds.has(one.id) && names.has(nameKey(one.guest_name))).length,
      residents: passports.filter((one) => !ownPassports.includes(one) && isOwnPassport(one.declaration, likeness))
        .length,
    },
  };
}

const isGiven = (value: string | null): value is string => value !== null && value !== '';

/** Reception or money has vouched for it: anybody may ask for a room in anybody's name. */
const isFirm = ({ status, arrived_at: arrivedAt, guest_name: name }: Booking): boolean =>
  (status === 'CONFIRMED' || arrivedAt !== null) && name !== NO_NAME;

/** Tells whether a stay belongs to one of a person's bookings and cannot as well belong to a namesake's. */
async function pairing(db: Db, firm: readonly Booking[]): Promise<(stay: Row<'stays'>) => boolean> {
  if (firm.length === 0) return () => false;
  const own = new Set(firm.map(({ id }) => id));
  const around = await db
    .selectFrom('bookings')
    .selectAll()
    .where('kind', '=', 'GUEST')
    .where((where) => where.or([where('status', '=', 'CONFIRMED'), where('arrived_at', 'is not', null)]))
    .execute();
  const others = around.filter((one) => !own.has(one.id) && isFirm(one));
  return (row) => {
    const stay = { guestName: row.guest_name, checkIn: row.from_day, checkOut: row.to_day };
    const isOf = (booking: Booking): boolean => guestLikeness(named(booking), stay) === 'same';
    const mine = firm.filter(isOf);
    const theirs = others.filter(isOf);
    const isExact = (one: Booking): boolean => one.check_in === stay.checkIn && one.check_out === stay.checkOut;
    if (mine.length === 0) return false;
    return theirs.length === 0 || (mine.some(isExact) && !theirs.some(isExact));
  };
}

const named = (booking: Booking): NamedStay => ({
  guestName: booking.guest_name,
  checkIn: booking.check_in,
  checkOut: booking.check_out,
});
