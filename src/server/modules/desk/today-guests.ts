import {
  type DayGuests,
  GUEST_SIDES,
  type GuestFilter,
  type GuestSide,
  type GroupSize,
  type ReadyDoor,
  type Today,
  type TodayGuest,
} from '../../../contract/desk/today';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import type { Db } from '../../platform/db/schema';
import { boardDay, countDayBookings, readDayBookings, readOfSeveralRooms } from '../booking-records/day-store';
import type { DayBooking } from '../booking-records/desk-store';
import type { DeskDoors } from '../guest-access/doors/desk-doors';
import { readBookingsBehind, readDoorsInside, readStaysOfDay } from '../stay-records/presence-store';
import { bySide, type BySide, isGone, readBySide, type RowDeps, rowsOf } from './today-rows';

/** So many guests of all groups together are sent as they are; of more, the first of each group. */
const MOST_AT_ONCE = 240;
const GUESTS_ON_PAGE = 40;

interface Deps extends RowDeps {
  doors: Pick<DeskDoors, 'readyOn'>;
}

type BoardGuests = BySide<TodayGuest[]> & Pick<Today, 'groups' | 'figures'> & { ready: ReadyDoor[] };

/**
 * Reads the guests of a day in groups: those who should have come earlier, those still to come (no-shows last), those
 * who leave today (those who have left last), and those who are in the house and stay on. A guest who has a booking and
 * a link is one guest: the booking's row then names the door too. Of a large house these are the first of each group,
 * beside figures over everybody.
 *
 * @param when `day` is the hotel's
 * @param awaited doors whose guests are told of in any case
 */
export async function readTodayGuests(
  deps: Deps,
  { day, now }: { day: Day; now: number },
  awaited: readonly string[],
  lang: Language,
): Promise<BoardGuests> {
  const { db, hotel, doors } = deps;
  const at = boardDay(hotel.current.profile.hours, day, now);
  const [counted, byHand] = await Promise.all([
    readBySide((side) => countDayBookings(db, side, at)),
    readStaysOfDay(db, day, at.since, null),
  ]);
  const isWhole = GUEST_SIDES.reduce((sum, side) => sum + counted[side].all, byHand.length) <= MOST_AT_ONCE;
  if (isWhole) {
    const bookings = await readBySide((side) => readDayBookings(db, side, at));
    const { alone, guests } = await rowsOf(deps, { at, lang, bookings, byHand, isWhole });
    const groups = bySide((side) => [...alone[side], ...guests[side]]);
    return {
      ...groups,
      departures: groups.departures.sort((a, b) => Number(isGone(a)) - Number(isGone(b))),
      ready: await doors.readyOn(day),
    };
  }
  const behind = await readBookingsBehind(db, awaited);
  const bookings = await readBySide(async (side) => {
    const first = await readDayBookings(db, side, at, { limit: GUESTS_ON_PAGE });
    const known = new Set(first.map(({ id }) => id));
    const others = await readDayBookings(db, side, at, { ids: behind.filter((id) => !known.has(id)) });
    return [...first, ...others];
  });
  const { alone, guests } = await rowsOf(deps, { at, lang, bookings, byHand, isWhole });
  const groups = bySide((side) => sizeOf(counted[side], alone[side]));
  const sent = bySide((side) => [
    ...alone[side].filter((guest) => !isGone(guest)).slice(0, GUESTS_ON_PAGE),
    ...guests[side],
  ]);
  const here = [...alone.departures, ...alone.inHouse].filter(({ arrivedAt, leftAt }) => arrivedAt && !leftAt);
  const sum = (figure: 'here' | 'several' | 'overdue' | 'due'): number =>
    counted.departures[figure] + counted.inHouse[figure];
  return {
    ...sent,
    ready: await doors.readyOn(day, [...doorsOf(sent.arrivals), ...awaited]),
    groups,
    figures: {
      arrivals: groups.late.all + groups.arrivals.left,
      departures: groups.departures.left,
      inHouse: sum('here') + here.length + (sum('several') === 0 ? 0 : await countFurtherDoors(db)),
      overdue: sum('overdue') + here.filter(({ overdue }) => overdue === true).length,
      due: sum('due'),
    },
  };
}

/**
 * A page of a group of the board: stays that were made by hand first, whoever has gone last. Each page proposes doors for
 * itself.
 */
export async function readGuestsPage(
  deps: Deps,
  { side, only, page }: { side: GuestSide; only: GuestFilter | null; page: number },
  { day, now }: { day: Day; now: number },
  lang: Language,
): Promise<DayGuests> {
  const { db, hotel, doors } = deps;
  const at = boardDay(hotel.current.profile.hours, day, now);
  const none = bySide((): DayBooking[] => []);
  const [counted, byHand] = await Promise.all([
    countDayBookings(db, side, at, only),
    readStaysOfDay(db, day, at.since, null),
  ]);
  const stays = await rowsOf(deps, { at, lang, bookings: none, byHand, isWhole: false });
  const alone = stays.alone[side].filter((guest) => only === null || isMeant(guest, only));
  const before = alone.filter((guest) => !isGone(guest));
  const from = (page - 1) * GUESTS_ON_PAGE;
  const first = before.slice(from, from + GUESTS_ON_PAGE);
  const offset = Math.max(0, from - before.length);
  const limit = GUESTS_ON_PAGE - first.length;
  const rows = limit === 0 ? [] : await readDayBookings(db, side, at, { only, limit, offset });
  const { guests } = await rowsOf(deps, { at, lang, bookings: { ...none, [side]: rows }, byHand, isWhole: false });
  const { all, left } = sizeOf(counted, alone);
  const isLast = from + GUESTS_ON_PAGE >= before.length + counted.all;
  const shown = [...first, ...guests[side], ...(isLast ? alone.filter(isGone) : [])];
  return {
    all,
    left,
    guests: shown,
    ready: side === 'arrivals' ? await doors.readyOn(day, doorsOf(shown)) : [],
    next: isLast ? null : page + 1,
  };
}

/** Counts the doors that guests of several rooms have beside their first one. */
async function countFurtherDoors(db: Db): Promise<number> {
  const doors = await readDoorsInside(db, await readOfSeveralRooms(db));
  return [...doors.values()].reduce((sum, own) => sum + own.length - 1, 0);
}

const sizeOf = ({ all, left }: GroupSize, alone: readonly TodayGuest[]): GroupSize => ({
  all: all + alone.length,
  left: left + alone.filter((guest) => !isGone(guest)).length,
});

const doorsOf = (guests: readonly TodayGuest[]): string[] =>
  guests.flatMap(({ source, place, doors = [] }) => (source === 'stay' ? [place] : doors));

/** Tells whether the guest of a stay that was made by hand, who owes nothing here, belongs to a part of a group. */
const isMeant = ({ arrivedAt, leftAt, overdue }: TodayGuest, only: GuestFilter): boolean =>
  ({ inHouse: arrivedAt !== null && leftAt === null, overdue: overdue === true, due: false })[only];
