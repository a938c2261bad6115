import type { BookingDoors, FreeDoor, GivenDoor, NewBookingDoor } from '../../../contract/bookings/desk-guests';
import { guestLikeness } from '../../../domain/bookings/same-guest';
import { inProposedOrder, proposedDoor } from '../../../domain/guest-access/free-doors';
import type { Day } from '../../../domain/days';
import { strictApartmentCode } from '../../../domain/guest-access/apartment-code';
import { AppError } from '../../errors';
import { answerOnce } from '../../platform/db/replay';
import { bumpParts } from '../../platform/db/revisions';
import type { Db } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transaction';
import { type Booking, lockBooking, readBooking, updateBooking } from '../booking-records/store';
import type { Staff } from '../staff/audit-store';
import { staleDoorOf } from '../stay-records/seen-store';
import { lockApartment, readStay, readStaysBetween, readStaysOfBooking, updateStay } from '../stay-records/desk-store';
import { type DoorForGuest, readDoorsFor } from './presence';
import { readHeldDoors } from './door-free';
import { endStay, giveKeys, isStanding } from './follow-booking';
import { type DoorMoved, freeSlot, giveDoor, nightsToCome, noteDoor, settleChoice } from './give-door';
import { pointKeys } from '../stay-records/keys-store';
import type { AccessDeps } from './grants';
import { readRoomLinks } from './room-links';
import { namedBooking, namedStay } from '../booking-records/names';

/** Doors for bookings: proposed, given, changed, taken back. Giving one makes the stay, and lets the room's key open it. */
export class BookingDoorService {
  readonly #deps: AccessDeps & { moved: DoorMoved };

  constructor(deps: AccessDeps & { moved: DoorMoved }) {
    this.#deps = deps;
  }

  /** Reads the rooms of a booking with their doors and links, and the doors that it could have. @throws AppError 404 */
  async read(id: string, origin: string): Promise<BookingDoors> {
    const { db, clock, hotel } = this.#deps;
    const booking = await readBooking(db, id);
    if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
    const open = isStanding(booking);
    const now = clock();
    const { from, to } = nightsToCome(booking, hotel.today(now));
    const [stays, links, free] = await Promise.all([
      readStaysOfBooking(db, id),
      readRoomLinks(this.#deps, id, origin),
      open ? this.#free(db, { from, to, bookingId: id }) : [],
    ]);
    const rooms = Array.from({ length: booking.quantity }, (_, slot) => {
      const stay = stays.find((one) => one.slot === slot);
      const link = links.find((one) => one.slot === slot)?.link ?? null;
      const staleDoor = stay ? staleDoorOf(stay) : null;
      return {
        ...{ slot, door: stay?.apartment ?? null, stayId: stay?.id ?? null, link },
        ...(staleDoor !== null && { staleDoor }),
      };
    });
    return {
      open,
      rooms,
      free: inProposedOrder(free, booking.room_id).map((door) => freeDoorOf(door, booking)),
      proposal: proposedDoor(free, booking.room_id, booking.chosen_door),
      alike: open ? await staysAlike(db, booking) : [],
      ...(booking.lost_door !== null && { lost: booking.lost_door }),
    };
  }

  /**
   * Doors that are free on the nights of `[from, to)`, in the order in which they are proposed.
   *
   * @param occupied with those that somebody is still in who should leave before
   */
  async free(roomId: number, from: Day, to: Day, occupied: boolean): Promise<FreeDoor[]> {
    const free = await this.#free(this.#deps.db, { from, to });
    return inProposedOrder(free, roomId)
      .filter(({ inside }) => occupied || inside === null)
      .map((door) => freeDoorOf(door, { room_id: roomId, chosen_door: null }));
  }

  /**
   * Gives a room of a booking its door, or another one. The same idempotency key gets the same answer.
   *
   * @param origin where the guest's phone finds this server
   * @throws AppError 404; 409 `noDoorYet` for a booking that is not confirmed or over, `doorsGiven` when every room has its
   *   door and none was named, `doorTaken` when another guest has it, `doorOccupied` while the one before has not left,
   *   `otherType` for a door of another room type without a word on its price; 422 with the field
   */
  async give(id: string, wanted: NewBookingDoor, key: string | null, staff: Staff, origin: string): Promise<GivenDoor> {
    const { db, hotel, mails } = this.#deps;
    const call = { route: `reception-booking-doors-${id}`, key, body: wanted, status: 201 };
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      const booking = await lockBooking(tx, id);
      if (booking?.kind !== 'GUEST') throw new AppError(404, 'notFound');
      const given = await giveDoor(tx, booking, wanted, {
        staff,
        now,
        today: hotel.today(now),
        tells: true,
        moved: this.#deps.moved,
      });
      return JSON.stringify({ stayId: given });
    });
    const { stayId } = JSON.parse(json) as { stayId: string };
    mails.trigger();
    const stay = await readStay(db, stayId);
    const links = await readRoomLinks(this.#deps, id, origin);
    return { stayId, link: links.find(({ slot }) => slot === stay?.slot)?.link ?? '' };
  }

  /** Takes a door back: the room's key waits for the next one. @throws AppError 404 */
  async takeBack(id: string, door: string, staff: Staff): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      const now = clock();
      const booking = await lockBooking(tx, id);
      const stays = booking ? await readStaysOfBooking(tx, id) : [];
      const stay = stays.find(({ apartment }) => apartment === strictApartmentCode(door));
      if (!booking || !stay) throw new AppError(404, 'notFound');
      await lockApartment(tx, stay.apartment);
      await endStay(tx, stay, now);
      await pointKeys(tx, { bookingId: id, slot: stay.slot }, null);
      if (booking.chosen_door === stay.apartment) {
        await updateBooking(tx, id, { chosen_door: null, lost_door: stay.apartment }, now);
      }
      await bumpParts(tx, 'guide');
      await noteDoor(tx, booking, 'doorReturned', stay.apartment, staff, now);
    });
  }

  /**
   * Makes a stay that reception made by hand the booking's own; its link goes on working.
   *
   * @throws AppError 404; 409 `noDoorYet`, `doorsGiven`, `stayOver`
   */
  async join(id: string, stayId: string, staff: Staff): Promise<void> {
    const { db, clock } = this.#deps;
    await inTransaction(db, async (tx) => {
      const now = clock();
      const booking = await lockBooking(tx, id);
      const stay = await readStay(tx, stayId);
      if (booking?.kind !== 'GUEST' || !stay) throw new AppError(404, 'notFound');
      if (!isStanding(booking)) throw new AppError(409, 'noDoorYet');
      if (stay.bookingId !== null || stay.revokedAt !== null || stay.endedAt !== null) {
        throw new AppError(409, 'stayOver');
      }
      const slot = freeSlot(booking, await readStaysOfBooking(tx, id), true);
      const arrivedAt = stay.arrivedAt ?? booking.arrived_at;
      await updateStay(tx, stayId, { bookingId: id, slot, arrivedAt });
      await settleChoice(tx, booking, stay.apartment, now);
      await giveKeys(tx, booking, now, true);
      await pointKeys(tx, { bookingId: id, slot }, stayId);
      await bumpParts(tx, 'guide');
      await noteDoor(tx, booking, 'doorGiven', stay.apartment, staff, now);
    });
  }

  async #free(db: Db, nights: { from: Day; to: Day; bookingId?: string }): Promise<DoorForGuest[]> {
    const { clock, hotel } = this.#deps;
    const now = clock();
    const doors = await readDoorsFor(db, hotel.current, { from: nights.from, today: hotel.today(now), now });
    const held = await readHeldDoors(db, { ...nights, doors: doors.map(({ code }) => code) }, now);
    return doors.filter(({ code }) => !held.has(code));
  }
}

const freeDoorOf = (
  { code, readyAt, roomId: own, inside, dirty }: DoorForGuest,
  { room_id: roomId, chosen_door: chosen }: Pick<Booking, 'room_id' | 'chosen_door'>,
): FreeDoor => ({
  door: code,
  ready: readyAt !== null,
  own: own === roomId,
  ...(chosen === code && { chosen: true }),
  ...(dirty && { dirty }),
  ...(inside !== null && { inside }),
});

/** Stays made by hand, of the same name and nights, or nearly. */
async function staysAlike(db: Db, booking: Booking): Promise<BookingDoors['alike']> {
  const stays = await readStaysBetween(db, booking.check_in, booking.check_out);
  return stays
    .filter((stay) => stay.bookingId === null && guestLikeness(namedBooking(booking), namedStay(stay)) !== null)
    .map(({ id, apartment, guestName, from, to }) => ({ stayId: id, door: apartment, guestName, from, to }));
}
