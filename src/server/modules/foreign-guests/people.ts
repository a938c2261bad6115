import { isDeclared } from '../../../domain/foreign-guests/deadline';
import { isOwnPassport, isSurePassport, type KnownPerson } from '../../../domain/bookings/same-guest';
import { nameKey } from '../../../domain/contact';
import { type Clue, type Known, likeNames, type People, type PersonalRows } from '../../people';
import { isoOf } from '../../platform/iso';
import type { Db } from '../../platform/db/schema';
import {
  deleteForeignGuests,
  forgetForeignGuests,
  forgetWaivers,
  readForeignGuests,
  type StoredForeignGuest,
  untilDayOf,
} from './store';

const WAIVERS_KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Passports have no address, and a name can be typed by anybody. So it takes more: a booking or a stay of the person
 * that a passport hangs on, or its number.
 */
const foreignGuests: PersonalRows<StoredForeignGuest> = {
  kind: 'residents',
  async find(db, known) {
    const all = await readForeignGuests(db, 'all');
    const person = personOf(known);
    const stays = known.clues('stays');
    const stayIds = new Set(stays.map(({ id }) => id));
    // Who travels along is somebody else, and their passport nobody's business: by what forms say they would be the same.
    const guest: KnownPerson = { ...person, names: [...person.names, ...stays.map(({ name }) => name)] };
    const isByStay = ({ bookingId, stayId, declaration }: StoredForeignGuest): boolean =>
      bookingId === null && stayIds.has(stayId ?? '') && isOwnPassport(declaration, guest);
    const isOwn = ownPassports(known);
    const rows = all.filter((one) => isOwn(one) || isByStay(one));
    const likeness: KnownPerson = { ...person, names: [...likeNames(known)] };
    const others = all.filter((one) => !rows.includes(one) && isOwnPassport(one.declaration, likeness));
    return { rows, namesakes: others.length };
  },
  export: ({ declaration, declaredAt }) => ({ ...declaration, declaredAt: isoOf(declaredAt) }),
  fate({ declaration, declaredAt, dueSince }, today) {
    if (!isDeclared({ declaredAt, dueSince })) return { fate: 'stay', reason: 'declare' };
    // Who is in the house can be asked about by the police until they have left.
    const isHere = declaration.leftDay === '' && untilDayOf(declaration) >= today;
    return isHere ? { fate: 'stay', reason: 'running' } : { fate: 'goes' };
  },
  async erase({ tx }, { goes }) {
    await deleteForeignGuests(
      tx,
      goes.map(({ id }) => id),
    );
  },
};

/** Foreign guests, and the bookings whose guests are exempt: those decisions go a month after they were made. */
export const foreignGuestPeople: People = {
  rows: [foreignGuests],
  retain: {
    async foreignGuests({ tx }, { now, day }) {
      await forgetWaivers(tx, now - WAIVERS_KEPT_MS);
      return forgetForeignGuests(tx, day);
    },
  },
};

/** Ids of the stays that a person's passports hang on, whoever's they are said to be. */
export async function staysOfPassports(db: Db, known: Known): Promise<ReadonlySet<string>> {
  const isOwn = ownPassports(known);
  return new Set((await readForeignGuests(db, 'all')).filter(isOwn).flatMap(({ stayId }) => stayId ?? []));
}

/** Tells a person's passports by their bookings, or without one by what a booking of theirs has proven. */
function ownPassports(known: Known): (one: StoredForeignGuest) => boolean {
  const bookings = known.clues('bookings');
  const bookingIds = new Set(bookings.map(({ id }) => id));
  const person = personOf(known);
  // Where no booking vouches for the name, neither does a birthday that somebody has typed for themselves.
  const vouched = bookings.filter((one) => one.vouched);
  const proven = { names: vouched.map(({ name }) => name), births: birthsOf(vouched), papers: person.papers };
  return ({ bookingId, declaration }) =>
    bookingId === null
      ? isSurePassport(declaration, proven)
      : bookingIds.has(bookingId) && isOwnPassport(declaration, person);
}

function personOf({ clues }: Known): KnownPerson {
  const all = [...clues('account'), ...clues('bookings')];
  return {
    names: [...new Set(all.map(({ name }) => nameKey(name)))],
    births: birthsOf(all),
    papers: all.flatMap(({ paper }) => paper || []),
  };
}

const birthsOf = (clues: readonly Clue[]): string[] => clues.flatMap(({ birth }) => birth || []);
