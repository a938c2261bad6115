import type { OfferedDoor } from '../../../contract/bookings/door-choice';
import type { Day } from '../../../domain/days';
import { placeOfDoor, strictApartmentCode } from '../../../domain/guest-access/apartment-code';
import { viewOfDoor, whyNotOffered } from '../../../domain/guest-access/offered-doors';
import type { Language } from '../../../domain/languages';
import { isInRange } from '../../../domain/number-range';
import { AppError } from '../../errors';
import { readDocument } from '../../platform/db/documents';
import type { Db, Tx } from '../../platform/db/schema';
import { readDoorBlocks } from '../booking-records/blocks-store';
import { dropEndedChoices, readChosenDoors } from '../booking-records/chosen-store';
import { type Booking, updateBooking } from '../booking-records/store';
import type { HotelState } from '../hotel/hotel';
import { lockApartment, readStaysOfBooking } from '../stay-records/desk-store';
import { type Door, type DoorsRead, readDoor, readDoors } from '../stay-records/doors-store';
import { readTakenDoors } from '../stay-records/nights-store';
import { isHeldByOthers } from './door-free';
import { readInsideByDoor } from './presence';

/** A stay that a traveller asks about, with the booking that it has already; `null` for none. */
interface AskedStay {
  roomId: number;
  from: Day;
  to: Day;
  bookingId: string | null;
}

/** The house and its clock. */
interface House {
  hotel: Pick<HotelState, 'current' | 'today'>;
  now: number;
}

/**
 * Lists the doors of a room type, and which a traveller may choose for all nights of a stay.
 *
 * @throws AppError 404 where the house does not let guests choose, or the type has no doors
 */
export async function listOfferedDoors(
  db: Db,
  stay: Omit<AskedStay, 'bookingId'>,
  house: House,
  lang: Language,
): Promise<OfferedDoor[]> {
  if (!(await letsGuestsChoose(db))) throw new AppError(404, 'notFound');
  const doors = await readOffered(db, { ...stay, bookingId: null }, { roomIds: [stay.roomId] }, house);
  if (doors.length === 0) throw new AppError(404, 'notFound');
  const { doorViews, floors } = house.hotel.current.profile;
  return doors.map(({ code, tower, isOffered }) => {
    const floor = placeOfDoor(code, tower)?.floor ?? null;
    const view = viewOfDoor(doorViews, code, tower);
    const plan = floors.find((one) => floor !== null && isInRange(one.floors.vi, floor))?.plan;
    return {
      ...{ code, tower, floor, free: isOffered },
      ...(view !== null && { side: view.text[lang] }),
      ...(view !== null && view.picture !== '' && { picture: view.picture }),
      ...(plan !== undefined && { plan }),
    };
  });
}

/**
 * Takes the door that a traveller has chosen, in the transaction that takes the nights. The caller holds the lock of the
 * room type; the door's own is taken here, and held until both are written.
 *
 * @returns the door's code
 * @throws AppError 409 `doorGone` with the field for a door that is not to be had (any more)
 */
export async function requireOfferedDoor(tx: Tx, typed: string, stay: AskedStay, house: House): Promise<string> {
  const code = strictApartmentCode(typed);
  await lockApartment(tx, code);
  const [door] = (await letsGuestsChoose(tx)) ? await readOffered(tx, stay, { codes: [code] }, house) : [];
  if (door?.isOffered !== true) throw new AppError(409, 'doorGone', { field: 'door' });
  await dropEndedChoices(tx, { door: code, from: stay.from, to: stay.to }, house.now);
  return code;
}

/**
 * Keeps what a guest has chosen for the place that their booking has been moved to, where it is still to be had. The
 * caller holds the booking's lock.
 *
 * @returns the door that they lose; `null` for none
 */
export async function keepChosenDoor(tx: Tx, booking: Booking, now: number): Promise<string | null> {
  const { id: bookingId, chosen_door: apartment, check_in: from, check_out: to } = booking;
  if (apartment === null) return null;
  await lockApartment(tx, apartment);
  const own = (await readStaysOfBooking(tx, bookingId)).find((stay) => stay.apartment === apartment);
  const isOwnType = (await readDoor(tx, apartment))?.roomId === booking.room_id;
  if (isOwnType && !(await isHeldByOthers(tx, { apartment, from, to, bookingId }, own?.id ?? null, now))) {
    await dropEndedChoices(tx, { door: apartment, from, to }, now);
    return null;
  }
  await updateBooking(tx, bookingId, { chosen_door: null, lost_door: apartment }, now);
  return apartment;
}

const letsGuestsChoose = async (db: Db): Promise<boolean> => (await readDocument(db, 'access'))?.choose === true;

async function readOffered(
  db: Db,
  { roomId, from, to, bookingId }: AskedStay,
  which: DoorsRead,
  { hotel, now }: House,
): Promise<(Door & { isOffered: boolean })[]> {
  const doors = await readDoors(db, which);
  const codes = doors.map(({ code }) => code);
  const isTonight = from <= hotel.today(now);
  const [given, blocks, choices, inside] = await Promise.all([
    readTakenDoors(db, from, to, codes),
    readDoorBlocks(db, from, to, codes),
    readChosenDoors(db, { from, to, doors: codes }, now),
    isTonight ? readInsideByDoor(db, hotel.current, now, codes) : null,
  ]);
  const blocked = new Set(blocks.map(({ door }) => door));
  const chosen = new Set(choices.filter((one) => one.bookingId !== bookingId).map(({ door }) => door));
  return doors.map((door) => {
    const { code } = door;
    const facts = {
      isBlocked: blocked.has(code),
      isGiven: given.has(code),
      isChosen: chosen.has(code),
      isOverdue: inside?.get(code)?.overdue === true,
    };
    return { ...door, isOffered: whyNotOffered({ roomId: door.roomId, ...facts }, { roomId, isTonight }) === null };
  });
}
