import type { DayGuests, Today, Todo } from '../../../contract/desk/today';
import { addDays, dayInVietNam, instantInVietNam } from '../../../domain/days';
import { BOARD_TEXT, HOLD_SOON_MS, ITEM_KINDS, ITEMS_TO_ANSWER, STALE_CHANNEL_MS } from '../../../domain/desk/items';
import type { Language } from '../../../domain/languages';
import { placeName } from '../../../domain/catalogue/place-name';
import { readOpenDeskIssues } from '../attention/store';
import type { Booking } from '../booking-records/store';
import { readBooking } from '../booking-records/store';
import { countDebts } from '../booking-records/search-store';
import { hasBookings, readRefundsDue, readWaiting } from '../booking-records/desk-store';
import { hasStays } from '../stay-records/presence-store';
import { countNightsTaken } from '../stay-records/taken-rooms';
import { countNewItems, readItems } from './inbox-store';
import type { Database } from '../../platform/db/schema';
import type { Catalogue } from '../catalogue/catalogue';
import type { DeskCodes } from '../guest-access/door-codes';
import type { DeskDoors } from '../guest-access/doors/desk-doors';
import { readDueBatteries } from '../guest-access/module';
import { readBackupTodo } from './backup-todo';
import { readMailTodos } from './mail-todos';
import { harmOf } from './todo-harm';
import { withGuest } from './left-guest';
import { nothingKnown } from './nothing-known';
import { namesOf } from '../booking-records/names';
import type { HotelState } from '../hotel/hotel';
import type { ForeignGuests } from '../foreign-guests/declarations';
import { readGuestsPage, readTodayGuests } from './today-guests';
import { placeOf, topicOf } from './inbox';
import type { Tours } from '../tours/tours';
import type { ClockGuard } from '../../platform/db/clock-guard';
import { isoOf } from '../../platform/iso';
import { readChannelConflicts, readChannels } from '../channels/module';
import { readNewestWords, readOpenRequests, shownWishes } from '../guest-requests/module';

/** So many of each kind are shown; the rest is found under its own page. */
const SHOWN_OF_A_KIND = 20;
/** Open requests that are read: enough that a guest before a door is not lost among towels. */
const MOST_REQUESTS = 2000;
/** Requests beside which the board says who is behind the door. */
const OF_A_DOOR: ReadonlySet<string> = new Set(['CODE_FAILS', 'DEPARTED']);

type CodesToChange = Awaited<ReturnType<DeskCodes['toRotate']>>;
type RequestAtDesk = Awaited<ReturnType<typeof readOpenRequests>>[number];

interface Deps {
  db: Database;
  clock: () => number;
  clockGuard: Pick<ClockGuard, 'isDoubted'>;
  hotel: HotelState;
  catalogue: Catalogue;
  codes: DeskCodes;
  doors: Pick<DeskDoors, 'readyOn'>;
  foreignGuests: ForeignGuests;
  tours: Tours;
}

/** The day's board: arrivals, departures and tasks, the most urgent first. */
export class DeskBoard {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async read(lang: Language): Promise<Today> {
    const { db, clock, hotel, catalogue } = this.#deps;
    const now = clock();
    const day = hotel.today(now);
    const codes = await this.#deps.codes.toRotate();
    const requests = await readOpenRequests(db, day, MOST_REQUESTS);
    const awaited = requests.filter(({ kind }) => OF_A_DOOR.has(kind)).map(({ apartment }) => apartment);
    const types = catalogue.apartments.flatMap(({ rooms }) => rooms);
    const ids = types.map(({ id }) => id);
    const [guests, todos, taken, unread, debts, isUsed] = await Promise.all([
      readTodayGuests(this.#deps, { day, now }, awaited, lang),
      this.#todos(codes, requests, now, lang),
      countNightsTaken(db, ids, day, addDays(day, 1), now),
      countNewItems(db),
      countDebts(db),
      hasBookings(db).then((has) => has || hasStays(db)),
    ]);
    const count = (...kinds: Todo['kind'][]): number => todos.filter(({ kind }) => kinds.includes(kind)).length;
    return {
      serverNow: new Date(now).toISOString(),
      day,
      dayEnds: hotel.current.profile.hours.dayEnds,
      checkInTime: hotel.checkInTime,
      checkOutTime: hotel.current.profile.hours.checkOut,
      rooms: { taken: taken.get(day) ?? 0, all: types.reduce((sum, { maxRooms }) => sum + maxRooms, 0) },
      todos: todos.map((todo) => withGuest(todo, guests)),
      ...guests,
      ...(!isUsed && { isNew: true }),
      counts: {
        // All codes to change are one thing to do.
        todo: todos.length - count('rotate') + Math.min(1, count('rotate')),
        pending: count('confirm'),
        inbox: Object.values(unread).reduce((sum, items) => sum + items, 0),
        rotate: codes.length,
        channels: count('conflict', 'stale'),
        residents: todos.reduce((sum, { kind, people = 1 }) => (kind === 'declare' ? sum + people : sum), 0),
        requests: todos.filter(({ kind, seen }) => kind === 'request' && seen !== true).length,
        debts,
      },
    };
  }

  /** Reads a page of a group. */
  async guests(part: Parameters<typeof readGuestsPage>[1], lang: Language): Promise<DayGuests> {
    const { clock, hotel } = this.#deps;
    const now = clock();
    return readGuestsPage(this.#deps, part, { day: hotel.today(now), now }, lang);
  }

  async #todos(codes: CodesToChange, requests: readonly RequestAtDesk[], now: number, lang: Language): Promise<Todo[]> {
    const lists = await Promise.all([
      this.#waiting(now, lang),
      this.#money(lang),
      this.#channels(now, lang),
      this.#items(lang),
      this.#undeclared(lang),
      this.#requests(requests),
      this.#clock(now),
      readMailTodos(this.#deps, now, lang),
      readBackupTodo(this.#deps.db, now),
      this.#batteries(now),
    ]);
    const todos = [...lists.flat(), ...codes.slice(0, SHOWN_OF_A_KIND).map(codeTodo)];
    // By harm first; then what runs out by its end, and what waits by how long.
    return todos.sort((a, b) => harmOf(a, now) - harmOf(b, now) || (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  }

  /** Locks whose batteries are due: one thing to do, however many they are. */
  async #batteries(now: number): Promise<Todo[]> {
    const { db, hotel } = this.#deps;
    const due = await readDueBatteries(db, hotel.current.locks, hotel.today(now));
    const [first] = due;
    if (!first) return [];
    const at = isoOf(instantInVietNam(first.since, '00:00'));
    return [{ ...nothingKnown('battery'), at, doors: due.map(({ door }) => door) }];
  }

  async #waiting(now: number, lang: Language): Promise<Todo[]> {
    const { db } = this.#deps;
    const [holds, pending] = await Promise.all([
      readWaiting(db, 'HOLD', now, SHOWN_OF_A_KIND),
      readWaiting(db, 'PENDING', now, SHOWN_OF_A_KIND),
    ]);
    const soon = holds.filter(({ ends_at: endsAt }) => endsAt !== null && endsAt - now <= HOLD_SOON_MS);
    const todoOf = (kind: 'hold' | 'confirm', booking: Booking): Todo => ({
      ...this.#ofBooking(kind, booking, lang),
      at: isoOf(booking.ends_at ?? now),
      runsOut: true,
      amount: booking.total,
    });
    return [...soon.map((booking) => todoOf('hold', booking)), ...pending.map((one) => todoOf('confirm', one))];
  }

  /** Money owed to guests, and unexpected answers of the wallet. */
  async #money(lang: Language): Promise<Todo[]> {
    const { db } = this.#deps;
    const refunds = (await readRefundsDue(db, SHOWN_OF_A_KIND)).map((booking) => ({
      ...this.#ofBooking('refund', booking, lang),
      at: isoOf(booking.updated_at),
      amount: booking.refund_due,
    }));
    const others = (await readOpenDeskIssues(db)).filter(({ kind }) => kind !== 'refundDue').slice(0, SHOWN_OF_A_KIND);
    const attention = others.map(async (one): Promise<Todo> => {
      const booking = one.bookingId === null ? null : await readBooking(db, one.bookingId);
      const { amount, address } = one.detail;
      return {
        ...(booking ? this.#ofBooking('attention', booking, lang) : nothingKnown('attention')),
        key: `attention:${one.id}`,
        ...(typeof address === 'string' && { place: address }),
        at: isoOf(one.createdAt),
        amount: typeof amount === 'number' ? amount : null,
        code: one.kind,
      };
    });
    return [...refunds, ...(await Promise.all(attention))];
  }

  async #channels(now: number, lang: Language): Promise<Todo[]> {
    const { db, catalogue } = this.#deps;
    const placeOf = (roomId: number): string => {
      const apartmentId = catalogue.room(roomId)?.apartmentId ?? 0;
      return placeName(namesOf(catalogue, { room_id: roomId, apartment_id: apartmentId }, lang));
    };
    const conflicts = (await readChannelConflicts(db)).map((one): Todo => ({
      ...nothingKnown('conflict'),
      key: `conflict:${one.channelId}:${one.uid}`,
      at: isoOf(one.seenAt),
      place: placeOf(one.roomId),
      who: one.channelName,
      from: one.checkIn,
      to: one.checkOut,
    }));
    const stale = (await readChannels(db))
      .filter(({ readAt, createdAt }) => now - (readAt ?? createdAt) > STALE_CHANNEL_MS)
      .map((one): Todo => ({
        ...nothingKnown('stale'),
        key: `stale:${one.id}`,
        at: isoOf(one.readAt ?? one.createdAt),
        place: placeOf(one.roomId),
        who: one.name,
      }));
    return [...conflicts, ...stale];
  }

  async #items(lang: Language): Promise<Todo[]> {
    const { db } = this.#deps;
    const query = { before: Number.MAX_SAFE_INTEGER, limit: SHOWN_OF_A_KIND };
    const lists = await Promise.all([
      readItems(db, { ...query, kinds: ITEM_KINDS, state: 'new' }),
      readItems(db, { ...query, kinds: ITEMS_TO_ANSWER, state: 'seen' }),
    ]);
    return lists.flat().map((item) => ({
      ...nothingKnown('item'),
      key: `item:${item.kind}:${item.id}`,
      at: isoOf(item.at),
      place: placeOf(item, this.#deps, lang),
      who: item.who,
      code: item.kind,
      topic: topicOf(item),
      ...(item.kind === 'message' && { text: item.text.slice(0, BOARD_TEXT) }),
      ...(item.state === 'seen' && { seen: true }),
    }));
  }

  /** Foreign guests to be declared, by who has booked: the board is kept on the desk's own device, passports are not. */
  async #undeclared(lang: Language): Promise<Todo[]> {
    return (await this.#deps.foreignGuests.due(lang)).map(({ key, place, who, declareBy, people }) => ({
      ...nothingKnown('declare'),
      key: `declare:${key}`,
      at: declareBy,
      runsOut: true,
      place,
      who,
      ...(people > 1 && { people }),
    }));
  }

  /**
   * Requests of guests from the guide. ARRIVED ones show on the guest's row and are no task unless the guest adds a
   * message.
   */
  async #requests(open: readonly RequestAtDesk[]): Promise<Todo[]> {
    const newestWords = await readNewestWords(
      this.#deps.db,
      open.map(({ id }) => id),
    );
    const isDoor = ({ kind }: { kind: string }): boolean => kind === 'CODE_FAILS';
    const others = open.filter((one) => !isDoor(one) && (one.kind !== 'ARRIVED' || newestWords.has(one.id)));
    // The newest are read first, and those that wait longest are shown.
    const shown = [...open.filter(isDoor), ...others.slice(-SHOWN_OF_A_KIND)];
    return shown.map((one) => ({
      ...nothingKnown('request'),
      key: `request:${one.id}`,
      at: isoOf(one.received_at),
      place: one.apartment,
      who: one.guest_name,
      code: one.kind,
      text: (newestWords.get(one.id) ?? one.text).slice(0, BOARD_TEXT) || undefined,
      ...shownWishes(one),
      ...(one.state === 'SEEN' && { seen: true }),
      // It is granted where the booking is.
      ...(one.kind === 'LATE_CHECKOUT' && { bookingId: one.booking_id }),
      ...(one.kind === 'DEPARTED' && { guest: { id: one.stay_id, source: 'stay' as const } }),
    }));
  }

  /** Tells whether the machine's date is right, while it stands so far ahead that nothing is forgotten by it. */
  async #clock(now: number): Promise<Todo[]> {
    if (!(await this.#deps.clockGuard.isDoubted())) return [];
    return [{ ...nothingKnown('clock'), at: isoOf(now), from: dayInVietNam(now) }];
  }

  #ofBooking(kind: Todo['kind'], booking: Booking, lang: Language): Todo {
    return {
      ...nothingKnown(kind),
      key: `${kind}:${booking.id}`,
      place: placeName(namesOf(this.#deps.catalogue, booking, lang)),
      who: booking.guest_name,
      from: booking.check_in,
      to: booking.check_out,
      bookingId: booking.id,
    };
  }
}

/** A door that was left, or one whose next code is to be in the lock by the hour of check-in. */
const codeTodo = (door: CodesToChange[number]): Todo => ({
  ...nothingKnown('rotate'),
  key: `rotate:${door.apartment}`,
  place: door.apartment,
  who: door.guestName,
  ...(door.leftAt === null
    ? { at: isoOf(door.dueAt), runsOut: true, code: 'next' }
    : { at: isoOf(door.leftAt), ...(!door.noted && { code: 'unseen' }) }),
});
