import type {
  DoorChange,
  DoorList,
  DoorPattern,
  DoorPlan,
  DoorsAsked,
  DoorRooms,
  MadeDoor,
  NewDoor,
} from '../../../../contract/guest-access/doors';
import type { ReadyDoor } from '../../../../contract/desk/today';
import { type Day, showDay } from '../../../../domain/days';
import { normalizeApartmentCode } from '../../../../domain/guest-access/apartment-code';
import { readDoorPattern } from '../../../../domain/guest-access/door-pattern';
import { isReadyFor } from '../../../../domain/guest-access/opening';
import type { Language } from '../../../../domain/languages';
import { renameDoorOfBookings } from '../../booking-records/blocks-store';
import { answerOnceIn, type KeyedCall } from '../../../platform/db/replay';
import { bumpParts, bumpRevision, holdRevision } from '../../../platform/db/revisions';
import type { Database, Db } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../errors';
import type { Catalogue } from '../../catalogue/catalogue';
import type { HotelState } from '../../hotel/hotel';
import { updateCodes } from '../../stay-records/codes-store';
import { lockApartment, readStaysBetween } from '../../stay-records/desk-store';
import { readStaysOfDay } from '../../stay-records/presence-store';
import type { DeskCodes } from '../door-codes';
import { requireFreeDoor } from '../door-free';
import { listDoors } from './door-list';
import { doorCodeOf, doorValues, NO_VALUES } from './door-values';
import {
  giveDoors,
  insertDoors,
  markReady,
  readStoredDoors,
  renameDoor,
  retireDoors,
  type StoredDoor,
  updateDoor,
} from '../../stay-records/doors-store';
import { followDoors } from '../../stay-records/stock';
import { noteBattery, noteTried } from './locks';
import { planOf } from './pattern-plan';
import { readReadyDoors } from './ready-doors';
import { keepTowers } from './towers';
import { readHotelDay } from '../../stay-records/hotel-day';

/** No stay reaches further. */
const END_OF_TIME = '9999-12-31';

interface Deps {
  db: Database;
  clock: () => number;
  hotel: HotelState;
  catalogue: Catalogue;
  codes: Pick<DeskCodes, 'list' | 'toRotate'>;
}

/** The doors of the house, as the desk makes, changes and retires them. Every change reaches the guide at once. */
export class DeskDoors {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Every door, retired ones last; of a large house those that are asked for. */
  list(lang: Language, asked?: DoorsAsked): Promise<DoorList> {
    return listDoors(this.#deps, lang, asked);
  }

  /**
   * Makes a door; a retired one of that code comes back into use as it is said now.
   *
   * @throws AppError 409 `doorKnown`, 422 with the field
   */
  async add(wanted: NewDoor, key: string | null): Promise<MadeDoor> {
    const code = doorCodeOf(wanted.code);
    const rules = this.#rules();
    const call = { route: 'reception-doors', key, body: wanted, status: 201 };
    return this.#writeOnce<MadeDoor>(call, async (tx, now) => {
      const [door] = await readStoredDoors(tx, code);
      if (door && door.retiredAt === null)
        throw new AppError(409, 'doorKnown', { field: 'code', words: { door: code } });
      const values = doorValues(code, wanted, door ?? NO_VALUES, rules);
      if (door) {
        await retireDoors(tx, [code], null);
        await updateDoor(tx, code, values);
        if (values.doorCode !== door.doorCode) await updateCodes(tx, code, { door_code: values.doorCode }, now);
      } else await insertDoors(tx, [{ code, ...values }]);
      return { code, tower: values.tower, newTowers: await keepTowers(tx, [values], now) };
    });
  }

  /** Plans what a pattern would do; nothing is changed. */
  async preview({ pattern, card = false }: DoorPattern): Promise<DoorPlan> {
    return planOf(this.#deps.db, this.#deps.hotel.current, pattern, card);
  }

  /**
   * Makes every door that a pattern names and that is not there, all of them or none; those that are stay as they are.
   *
   * @throws AppError 422 `pattern`, with the plan that says why
   */
  async addMany({ pattern, card = false, roomId = null }: DoorPattern, key: string | null): Promise<DoorPlan> {
    const rules = this.#rules();
    const call = { route: 'reception-doors-many', key, body: { pattern, card, roomId } };
    return this.#writeOnce<DoorPlan>(call, async (tx, now) => {
      const plan = await planOf(tx, this.#deps.hotel.current, pattern, card);
      if (plan.problem !== null) throw new AppError(422, 'wrongPattern', { field: 'pattern', more: { plan } });
      const read = readDoorPattern(pattern);
      const towers = new Map('doors' in read ? read.doors.map((door) => [door.code, door.tower]) : []);
      const doors = plan.fresh.map((code) => ({
        code,
        ...doorValues(code, { tower: towers.get(code) ?? '', card, roomId }, NO_VALUES, rules),
      }));
      await insertDoors(tx, doors);
      await retireDoors(tx, plan.retired, null);
      await keepTowers(tx, doors, now);
      return plan;
    });
  }

  /**
   * Changes a door. Under another code its stays, their links and their nights come along.
   *
   * @throws AppError 404; 409 `doorKnown`, and `doorInUse` for retiring a door that is in use; 422
   */
  async change(raw: string, change: DoorChange): Promise<MadeDoor> {
    const code = normalizeApartmentCode(raw);
    const rules = this.#rules();
    return this.#write(async (tx, now) => {
      const door = await existing(tx, code);
      const next = change.code === undefined || change.code === '' ? code : doorCodeOf(change.code);
      const values = doorValues(next, change, door, rules);
      if (change.retired === true) await retire(tx, code, now);
      else if (change.retired === false) await retireDoors(tx, [code], null);
      await updateDoor(tx, code, values);
      if (values.doorCode !== door.doorCode) await updateCodes(tx, code, { door_code: values.doorCode }, now);
      if (next !== code) {
        if ((await readStoredDoors(tx, next)).length > 0) {
          throw new AppError(409, 'doorKnown', { field: 'code', words: { door: next } });
        }
        await renameDoor(tx, code, next);
        await renameDoorOfBookings(tx, code, next);
      }
      return { code: next, tower: values.tower, newTowers: await keepTowers(tx, [values], now) };
    });
  }

  /** Takes a door out of use. @throws AppError 404; 409 `doorInUse`, with who has it and when; 409 `roomsSold` */
  async retire(raw: string): Promise<void> {
    const code = normalizeApartmentCode(raw);
    await this.#write(async (tx, now) => {
      const { retiredAt } = await existing(tx, code);
      if (retiredAt === null) await retire(tx, code, now);
    });
  }

  /**
   * Says which doors are sold as which room type.
   *
   * @throws AppError 422 for a door or a room type that is none; 409 `roomsSold` for a door that a sold night needs
   */
  async giveRooms({ doors }: DoorRooms): Promise<void> {
    const { isRoom } = this.#rules();
    const byRoom = new Map<number | null, string[]>();
    for (const { code, roomId } of doors) {
      if (roomId !== null && !isRoom(roomId)) throw new AppError(422, 'invalid', { field: 'roomId' });
      byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), normalizeApartmentCode(code)]);
    }
    await this.#write(async (tx) => {
      const known = new Set((await readStoredDoors(tx)).map(({ code }) => code));
      for (const [roomId, codes] of byRoom) {
        if (!codes.every((code) => known.has(code))) throw new AppError(422, 'unknownApartment', { field: 'doors' });
        await giveDoors(tx, roomId, codes);
      }
    });
  }

  /**
   * Notes that a door is ready for the coming guest, or takes that back. Said twice, it stays with who said it first.
   *
   * @param by the staff member's name
   * @throws AppError 404, for a retired door too
   */
  async ready(raw: string, by: string, isReady: boolean): Promise<void> {
    const code = normalizeApartmentCode(raw);
    const { db, clock, hotel } = this.#deps;
    await inTransaction(db, async (tx) => {
      const now = clock();
      const { retiredAt, readyAt } = await existing(tx, code);
      if (retiredAt !== null) throw new AppError(404, 'notFound');
      const today = hotel.today(now);
      const others = hotel.current.stays.get(code) ?? [];
      if (isReady && isReadyFor(today, readyAt, others)) return;
      await markReady(tx, code, isReady ? { at: now, by } : null);
      await bumpParts(tx, 'guide');
    });
  }

  /** Notes that somebody has opened a door with its code, or takes that back. @throws AppError 404 */
  tried(door: string, by: string, isTried: boolean): Promise<void> {
    const { db, clock } = this.#deps;
    return noteTried(db, door, isTried ? { at: clock(), by } : null);
  }

  /** Notes the day on which a lock got its battery. @throws AppError 404; 422 for a day that is still to come */
  battery(door: string, day: Day | null): Promise<void> {
    const { db, clock, hotel } = this.#deps;
    if (day !== null && day > hotel.today(clock())) throw new AppError(422, 'invalid', { field: 'day' });
    return noteBattery(db, door, day);
  }

  /** Doors that are ready for the guest of an arrival day, with the staff member and the time. */
  readyOn(day: Day, codes?: readonly string[]): Promise<ReadyDoor[]> {
    const { db, hotel } = this.#deps;
    return readReadyDoors(db, hotel.current, day, codes);
  }

  #rules(): { spare: string; isRoom: (id: number) => boolean } {
    const { catalogue, hotel } = this.#deps;
    return { spare: hotel.current.secrets.doorCodeDefault, isRoom: (id) => catalogue.standing(id) !== null };
  }

  async #writeOnce<T>(call: KeyedCall, work: (tx: Db, now: number) => Promise<T>): Promise<T> {
    const { json } = await this.#write((tx, now) =>
      answerOnceIn(tx, call, now, async () => JSON.stringify(await work(tx, now))),
    );
    return JSON.parse(json) as T;
  }

  /** One change after the other, also those of other processes; what is sold of a room type follows its doors. */
  async #write<T>(work: (tx: Db, now: number) => Promise<T>): Promise<T> {
    const { db, clock } = this.#deps;
    return inTransaction(db, async (tx) => {
      // In the order in which the desk's other changes take them.
      await holdRevision(tx, 'catalogue');
      await bumpRevision(tx, 'guide');
      const now = clock();
      return followDoors(tx, now, () => work(tx, now));
    });
  }
}

/** Reads a door under its lock, so that it is not given to a guest meanwhile. @throws AppError 404 */
async function existing(tx: Db, code: string): Promise<StoredDoor> {
  await lockApartment(tx, code);
  const [door] = await readStoredDoors(tx, code);
  if (!door) throw new AppError(404, 'notFound');
  return door;
}

/** @throws AppError 409 `doorInUse` while a stay has the door today or later, `doorChosen` while a guest has chosen it */
async function retire(tx: Db, code: string, now: number): Promise<void> {
  const today = await readHotelDay(tx, now);
  const [leaving, staying] = [
    await readStaysOfDay(tx, today, now),
    await readStaysBetween(tx, today, END_OF_TIME, code),
  ];
  const other = [...leaving.filter(({ apartment, endedAt }) => apartment === code && endedAt === null), ...staying][0];
  if (other) {
    throw new AppError(409, 'doorInUse', {
      words: { door: code, guest: other.guestName, from: showDay(other.from), to: showDay(other.to) },
      more: { stay: { id: other.id, guestName: other.guestName, from: other.from, to: other.to } },
    });
  }
  await requireFreeDoor(tx, { apartment: code, from: today, to: END_OF_TIME, bookingId: null }, now);
  await retireDoors(tx, [code], now);
}
