import type { NewBlock } from '../../../../contract/bookings/desk';
import { MAX_DAYS_AHEAD } from '../../../../domain/bookings/booking';
import { type Day, isDay, nightsBetween } from '../../../../domain/days';
import { strictApartmentCode } from '../../../../domain/guest-access/apartment-code';
import type { Language } from '../../../../domain/languages';
import { AppError } from '../../../errors';
import { answerOnce } from '../../../platform/db/replay';
import type { Database, Tx } from '../../../platform/db/schema';
import { oneLineOf } from '../../../platform/text-input';
import { readBooking } from '../../booking-records/store';
import type { Catalogue } from '../../catalogue/catalogue';
import { lockRoom } from '../../catalogue/module';
import { requireEmptyDoor, requireFreeDoor } from '../../guest-access/module';
import type { HotelState } from '../../hotel/hotel';
import type { Staff } from '../../staff/audit-store';
import { lockApartment } from '../../stay-records/desk-store';
import type { DeskBookings } from '../desk-bookings';
import { takeNights } from '../desk-nights';

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  hotel: Pick<HotelState, 'checkInTime' | 'current' | 'today'>;
  desk: Pick<DeskBookings, 'cancel'>;
}

/** Nights that are kept from being sold, such as for repairs. */
export class DeskBlocks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Keeps nights of a room type from being sold, and from being given where it is of one door.
   *
   * @returns the answer as JSON, the same for the same idempotency key
   * @throws AppError 422 with the field; 409 `nightsTaken`, of a door `doorTaken`, `doorOccupied`, `doorBlocked`
   */
  async make(wanted: NewBlock, key: string | null, staff: Staff, lang: Language): Promise<string> {
    const { catalogue, hotel } = this.#deps;
    const { roomId, from, to, quantity = 1, slot } = wanted;
    const door = wanted.door === undefined ? undefined : strictApartmentCode(wanted.door);
    const room = catalogue.standing(roomId);
    if (!room) throw new AppError(422, 'invalid', { field: 'roomId' });
    if (quantity < 1 || quantity > room.maxRooms) throw new AppError(422, 'tooManyRooms', { field: 'quantity' });
    if (door !== undefined && (quantity > 1 || hotel.current.apartments.get(door)?.roomId !== roomId)) {
      throw new AppError(422, 'invalid', { field: 'door' });
    }
    if (slot !== undefined && (slot < 0 || slot >= room.maxRooms || quantity > 1)) {
      throw new AppError(422, 'invalid', { field: 'slot' });
    }
    const call = { route: 'reception-blocks', key, body: wanted, status: 201 };
    return answerOnce(this.#deps, call, async (tx, now) => {
      const today = hotel.today(now);
      requireDates(from, to, today);
      if (door !== undefined) await requireNobody(tx, { roomId, door, from, to }, { today, now });
      const name = oneLineOf(wanted.reason, 'reason');
      const nights = { kind: 'REPAIR' as const, roomId, checkIn: from, checkOut: to, quantity, slot, door, name, lang };
      const made = await takeNights(tx, nights, { checkInTime: hotel.checkInTime, staffName: staff.name, now });
      if (!made) throw new AppError(409, 'nightsTaken');
      return JSON.stringify({ id: made.id });
    });
  }

  /** Reopens blocked nights for sale. @throws AppError 404 when the id is not that of a block */
  async end(id: string, staff: Staff): Promise<void> {
    const block = await readBooking(this.#deps.db, id);
    if (block?.kind !== 'REPAIR') throw new AppError(404, 'notFound');
    await this.#deps.desk.cancel(id, {}, staff);
  }
}

/** Locks a door, and refuses it while somebody has it on these nights, or is still behind it when they begin. */
async function requireNobody(
  tx: Tx,
  { roomId, door: apartment, from, to }: { roomId: number; door: string; from: Day; to: Day },
  { today, now }: { today: Day; now: number },
): Promise<void> {
  await lockRoom(tx, roomId);
  await lockApartment(tx, apartment);
  await requireFreeDoor(tx, { apartment, from, to, bookingId: null }, now);
  if (from <= today) await requireEmptyDoor(tx, { apartment, bookingId: null });
}

/** @param today the hotel's */
function requireDates(from: string, to: string, today: Day): void {
  if (!isDay(from)) throw new AppError(422, 'datesMissing', { field: 'from' });
  if (!isDay(to)) throw new AppError(422, 'datesMissing', { field: 'to' });
  if (to <= from) throw new AppError(422, 'checkOutNotAfterCheckIn', { field: 'to' });
  if (from < today) throw new AppError(422, 'checkInPast', { field: 'from' });
  if (nightsBetween(today, to) > MAX_DAYS_AHEAD) throw new AppError(422, 'tooFarAhead', { field: 'to' });
}
