import type { Departure, DepartingStay } from '../../../contract/bookings/desk-departures';
import { priceOfNights } from '../booking-records/agreed-price';
import { addDays, type Day, dayInVietNam, showDay } from '../../../domain/days';
import { dueOf } from '../../../domain/billing/bill';
import { isGivenUp } from '../../../domain/bookings/booking';
import { fateOfStay } from '../../../domain/bookings/stay-fate';
import { guestLikeness, type NamedStay } from '../../../domain/bookings/same-guest';
import { type Booking, type HistoryRow, readHistory } from '../booking-records/store';
import { namedBooking, namedStay } from '../booking-records/names';
import { readStandingBetween } from '../booking-records/desk-store';
import { lockApartment, readStay, readStaysBetween, readStaysOfBooking, updateStay } from '../stay-records/desk-store';
import {
  firstFullNight,
  freeNightsFrom,
  insertNights,
  type NightSlot,
  pickSlots,
  readTakenSlots,
} from '../booking-records/nights-store';
import type { Db, Tx } from '../../platform/db/schema';
import type { StoredStay } from '../stay-records/store';
import { AppError } from '../../errors';
import { insertMail } from '../../platform/mail/store';
import { MAIL_WORDS } from '../../platform/mail/words';
import { readLine } from '../money/bill-store';
import { addLine, voidLine } from '../money/ledger';
import type { Staff } from '../staff/audit-store';
import { mailOf, statusOf } from '../booking-records/row-views';
import { endOthers } from './change-status';
import { pointKeys } from '../stay-records/keys-store';
import { readHotelDay } from '../stay-records/hotel-day';
import { lockRoom, readRoom } from '../catalogue/module';
import { followBooking, isHeldByOthers, requireFreeDoor } from '../guest-access/module';
import { leaveForeignGuests } from '../foreign-guests/module';

/** Nights and stays ended by a departure or a no-show, kept in the history so that undo can give them back. */
interface StoredEnd {
  /** Nights with the type that they are of; of ends that were noted before that was, without: the booking's own. */
  nights: (NightSlot & { roomId?: number })[];
  stays: string[];
  /** The line of the bill that takes the nights off; not there for none. */
  line?: string;
}

/** Columns of the two marks that end a booking before its time. */
const COLUMN_OF = { left: 'left_at', noShow: 'no_show_at' } as const;
type EndMark = keyof typeof COLUMN_OF;

/** Previews a departure now, or a no-show: money, nights and links. Nothing is changed. */
export async function departureOf(db: Db, booking: Booking, now: number): Promise<Departure> {
  const status = statusOf(booking, now);
  const freed = freedNights(booking, await firstFreed(db, booking, now), now);
  return {
    givenUp: isGivenUp(status),
    due: dueOf({ ...booking, status }),
    freed,
    ...(freed !== null && { unused: priceOf(booking, freed) }),
    stays: await staysOfGuest(db, booking),
  };
}

/**
 * Ends what is to end when a guest goes, or has not come: nights to come are sold again, and the guest's links are
 * over, so that the phone closes and the door is one whose code is to be changed.
 *
 * @param wanted ids of stays; `null` for those that are surely the guest's
 * @returns what the history keeps of it
 */
export async function endEarly(
  tx: Tx,
  booking: Booking,
  { mark, wanted, dropNights }: { mark: EndMark; wanted: readonly string[] | null; dropNights: boolean },
  staff: Staff,
  now: number,
): Promise<string> {
  const offered = await staysOfGuest(tx, booking);
  const own = new Set((await readStaysOfBooking(tx, booking.id)).map(({ id }) => id));
  const stays = offered
    .filter(({ id, sure }) => own.has(id) || (wanted === null ? sure : wanted.includes(id)))
    .map(({ id }) => id);
  const first = await firstFreed(tx, booking, now);
  const nights = holdsNights(booking, now) ? await freeNightsFrom(tx, booking.id, first) : [];
  const freed = dropNights && mark === 'left' ? freedNights(booking, first, now) : null;
  const line = freed && (await dropFromBill(tx, booking, freed, staff, now));
  await followBooking(tx, booking, { ...booking, [COLUMN_OF[mark]]: now }, now);
  for (const id of stays) {
    if (!own.has(id)) await updateStay(tx, id, { endedAt: now });
    await leaveForeignGuests(tx, { stayId: id }, { day: dayInVietNam(now), isSet: true }, now);
  }
  return JSON.stringify({ nights, stays, ...(line && { line }) } satisfies StoredEnd);
}

/**
 * Gives back what a departure or a no-show took away: the nights where they are still free, the links as they were. Who
 * has left is in the room, so the door has to be free too; who came late gets another one, and a mail that says so. A
 * booking that has been given up since gets nothing back: its guest is in the house again, its nights and door are
 * others'.
 *
 * @throws AppError 409 `nightTaken` with the first night that another guest has, `doorTaken` with who has the door
 */
export async function undoEnd(tx: Tx, booking: Booking, mark: EndMark, staff: Staff, now: number): Promise<void> {
  const end = lastEnd(await readHistory(tx, booking.id), mark);
  if (end === null) return;
  const line = end.line === undefined ? null : await readLine(tx, booking.id, end.line);
  if (line?.voided_at === null)
    await voidLine(tx, booking, line, { by: staff.name, reason: MAIL_WORDS[booking.lang].bill.back }, now);
  const over = isGivenUp(statusOf(booking, now));
  if (!over) await takeNightsBack(tx, booking, end.nights, now);
  const today = await readHotelDay(tx, now);
  let waits = false;
  for (const id of end.stays) {
    const stay = await readStay(tx, id);
    if (!stay || stay.revokedAt !== null || stay.endedAt === null) continue;
    if (over && stay.bookingId === booking.id) continue;
    await lockApartment(tx, stay.apartment);
    if (mark === 'noShow' && !(await comesBack(tx, stay, { today, now }))) {
      await pointKeys(tx, { bookingId: booking.id, slot: stay.slot }, null);
      waits = true;
      continue;
    }
    await requireFreeDoor(tx, stay, now, id);
    await updateStay(tx, id, { endedAt: null });
    await leaveForeignGuests(tx, { stayId: id }, { day: dayInVietNam(now), isSet: false }, now);
  }
  if (waits && booking.guest_email !== '') {
    await insertMail(tx, { kind: 'doorWaits', booking: mailOf(booking) }, booking.lang, now);
  }
}

/** Tells whether a stay that ended with its booking gets its door again, by the one rule of `fateOfStay`. */
async function comesBack(tx: Db, door: StoredStay, { today, now }: { today: Day; now: number }): Promise<boolean> {
  const { id, from, to } = door;
  const isFree = !(await isHeldByOthers(tx, door, id, now));
  const stay = { from, to, arrived: false, isOtherType: false, ended: true };
  const booking = { end: null, from, to, hasOtherRoom: false };
  return fateOfStay(stay, booking, today, () => isFree).kind === 'days';
}

/**
 * Takes nights again, in the type that each is of: the same slots where they are free, others of the type where not.
 * Nights that have gone by since may be somebody else's, as long as there are others.
 *
 * @throws AppError 409 `nightTaken` with the first night that another guest has
 */
export async function takeNightsBack(
  tx: Tx,
  booking: Booking,
  nights: StoredEnd['nights'],
  now: number,
): Promise<void> {
  const types = new Set(nights.map(({ roomId = booking.room_id }) => roomId));
  for (const type of [...types].sort((a, b) => a - b)) {
    if (type !== booking.room_id) await lockRoom(tx, type);
    const own = nights.filter(({ roomId = booking.room_id }) => roomId === type);
    await takeTypeBack(tx, booking, type, own, now);
  }
}

async function takeTypeBack(
  tx: Tx,
  booking: Booking,
  roomId: number,
  nights: readonly NightSlot[],
  now: number,
): Promise<void> {
  const { id } = booking;
  const days = [...new Set(nights.map(({ night }) => night))].sort();
  const quantity = Math.ceil(nights.length / days.length);
  const [checkIn, checkOut] = [days[0] ?? '', addDays(days.at(-1) ?? '', 1)];
  await endOthers(tx, { id, room_id: roomId, check_in: checkIn, check_out: checkOut }, now);
  // A stay made by hand keeps nobody out who comes back to a booking: reception sees both, and finds a door.
  const taken = await readTakenSlots(tx, roomId, checkIn, checkOut, now);
  const room = await readRoom(tx, roomId);
  const slotsFrom = (from: Day): readonly NightSlot[] | null => {
    const same = nights.filter(({ night }) => night >= from);
    if (same.every(({ night, slot }) => !taken.get(night)?.has(slot))) return same;
    return room && pickSlots(taken, room.maxRooms, { checkIn: from, checkOut, quantity });
  };
  const today = await readHotelDay(tx, now);
  const from = checkIn < today && today < checkOut && slotsFrom(checkIn) === null ? today : checkIn;
  const slots = slotsFrom(from);
  if (!slots) {
    const night = (room && firstFullNight(taken, room.maxRooms, { checkIn: from, checkOut, quantity })) ?? from;
    throw new AppError(409, 'nightTaken', { words: { night: showDay(night) }, more: { night } });
  }
  await insertNights(tx, { roomId, bookingId: id, endsAt: booking.ends_at }, slots);
}

/** Links that work and may be this guest's. */
export async function staysOfGuest(db: Db, booking: Booking): Promise<DepartingStay[]> {
  const guest = namedBooking(booking);
  const stays = await readStaysBetween(db, booking.check_in, booking.check_out);
  const found = stays.flatMap((stay): { stay: StoredStay; likeness: 'own' | 'same' | 'maybe' }[] => {
    if (stay.bookingId !== null) return stay.bookingId === booking.id ? [{ stay, likeness: 'own' }] : [];
    const likeness = guestLikeness(guest, namedStay(stay));
    return likeness === null ? [] : [{ stay, likeness }];
  });
  if (found.length === 0) return [];
  const others = (await readStandingBetween(db, booking.check_in, booking.check_out))
    .filter(({ id }) => id !== booking.id)
    .map(namedBooking);
  return found.map(({ stay, likeness }) => ({
    id: stay.id,
    apartment: stay.apartment,
    guestName: stay.guestName,
    from: stay.from,
    to: stay.to,
    sure:
      likeness === 'own' ||
      (likeness === 'same' && (isSameDays(stay, booking) || !others.some((one) => isOf(one, stay)))),
  }));
}

const isOf = (guest: NamedStay, stay: StoredStay): boolean => guestLikeness(guest, namedStay(stay)) === 'same';
const isSameDays = (stay: StoredStay, { check_in: from, check_out: to }: Booking): boolean =>
  stay.from === from && stay.to === to;

/**
 * The first night that an end now gives back. After midnight that of the hotel's day is still running: it is free where
 * nobody has come, and whoever is in has slept it.
 */
const firstFreed = async (db: Db, { arrived_at: arrivedAt }: Booking, now: number): Promise<Day> =>
  arrivedAt === null ? readHotelDay(db, now) : dayInVietNam(now);

/** Nights to come that leaving now gives back, half-open; `null` for none. */
function freedNights(booking: Booking, first: Day, now: number): { from: Day; to: Day } | null {
  const from = first > booking.check_in ? first : booking.check_in;
  return holdsNights(booking, now) && from < booking.check_out ? { from, to: booking.check_out } : null;
}

const priceOf = (booking: Booking, { from, to }: { from: Day; to: Day }): number => priceOfNights(booking, from, to);

/** Takes nights that nobody slept off the bill. @returns the line's id; `null` where they cost nothing */
async function dropFromBill(
  tx: Db,
  booking: Booking,
  freed: { from: Day; to: Day },
  staff: Staff,
  now: number,
): Promise<string | null> {
  const amount = priceOf(booking, freed);
  if (amount === 0) return null;
  const days = `${showDay(freed.from)} – ${showDay(freed.to)}`;
  const text = MAIL_WORDS[booking.lang].bill.unused.replace('{{days}}', days);
  return (await addLine(tx, booking, { kind: 'DISCOUNT', amount, text, by: staff.name }, now)).id;
}

function holdsNights(booking: Booking, now: number): boolean {
  const status = statusOf(booking, now);
  return status === 'CONFIRMED' || status === 'PENDING';
}

function lastEnd(history: readonly HistoryRow[], mark: EndMark): StoredEnd | null {
  const last = history.findLast(({ event }) => event === mark);
  return last?.detail ? (JSON.parse(last.detail) as StoredEnd) : null;
}
