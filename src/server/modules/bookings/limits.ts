import { createHash, createHmac } from 'node:crypto';
import {
  HOLD_SECONDS,
  MAX_HOLDS_PER_CONTACT,
  MAX_HOLDS_PER_DEVICE,
  MAX_PENDING_PER_CONTACT,
  MAX_PENDING_PER_DEVICE,
  PENDING_HOURS,
} from '../../../domain/bookings/booking';
import { dayInVietNam, nightsBetween, showDay, timeInVietNam } from '../../../domain/days';
import {
  HOUSE_LINES_WEIGHT,
  nightsForLong,
  nightsOfHouse,
  type Limits,
  nightsOfLines,
  SHORT_NIGHTS,
} from '../../../domain/desk/limits';
import { bookingsOfNetwork, forgetOrigins, insertOrigins, readMadeFrom } from './origins-store';
import { countKeptNights, readUnconfirmed, type Unconfirmed } from '../booking-records/nights-store';
import { type Party, readLiveEnds } from '../booking-records/store';
import { lockQuotas } from '../../platform/db/quota-locks';
import type { Database, Db } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { Catalogue } from '../catalogue/catalogue';
import type { DeskNotes } from '../attention/notes';
import type { GuideClient } from '../../platform/http/guide-client';
import type { HotelState } from '../hotel/hotel';

const HOUR_MS = 3_600_000;
const THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '0:0:0:0::/64']);
/** Longer than anything unconfirmed lasts. */
const ORIGINS_KEPT_MS = (PENDING_HOURS + 2) * HOUR_MS;

interface Deps {
  db: Database;
  hotel: HotelState;
  catalogue: Pick<Catalogue, 'apartments'>;
  /** Key under which networks are written down; never their address itself. */
  fingerprintKey: string;
  /** The server is open to this machine alone: bookings from it are trials. */
  isPrivate: boolean;
  notes: Pick<DeskNotes, 'note'>;
}

/** Names who asks: what they come from, and the fingerprint of their device. */
interface Asker {
  client: GuideClient;
  device: string;
}

/** The nights of an unconfirmed booking, and who asks for them. */
interface WantedNights extends Asker {
  status: 'HOLD' | 'PENDING';
  checkIn: string;
  checkOut: string;
  quantity: number;
  emailKey: string;
  phoneKey: string | null;
}

/** Holds what a booking is counted under, and for how many networks that counts. */
interface Counted {
  print: string;
  weight: number;
  /** All of the house's own lines together. */
  areLines: boolean;
}

type Code = 'tooManyHolds' | 'networkBusy' | 'houseBusy';

/**
 * Limits the nights that are held without payment (ruling 9, decision 20). Mail, phone and device are what the caller
 * says they are, so they keep honest people from blocking too much by mistake; the network, which nobody chooses
 * freely, and the house as a whole are counted against everybody else. On the house's own lines each device counts as a
 * network does outside, and all of them together have a share of the house: a mark costs nothing.
 */
export class BookingLimits {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Under the locks that it takes, until the transaction ends.
   *
   * @throws AppError 429 with the reason, its end and the number to call
   */
  async admit(tx: Db, wanted: WantedNights, now: number): Promise<void> {
    const networks = this.#networksOf(wanted);
    const parties = partiesOf(wanted);
    const locks = parties.map(({ party, value }) => hash(`${party} ${value}`));
    await lockQuotas(tx, [...locks, ...networks.map(({ print }) => print)], now);
    for (const { party, value, limit } of parties) {
      const since = now - PENDING_HOURS * HOUR_MS;
      const ends = await readLiveEnds(tx, party, value, wanted.status, { since, now });
      if (ends.length >= limit) throw this.#refusal('tooManyHolds', ends[ends.length - limit] ?? now, now);
    }
    let isShort = true;
    for (const network of networks) {
      const waiting = await readUnconfirmed(tx, ['HOLD', 'PENDING'], now, bookingsOfNetwork(tx, network.print));
      const nights = waiting.reduce((sum, one) => sum + one.nights, nightsOf(wanted));
      if (!network.areLines && nights > SHORT_NIGHTS * network.weight) isShort = false;
      await this.#admitNetwork(tx, network, { nights: nightsOf(wanted), waiting, isShort }, now);
    }
    await this.#admitHouse(tx, wanted, isShort, now);
  }

  /** Notes from where a booking came, in the transaction that makes it. */
  async note(tx: Db, bookingId: string, asker: Asker, now: number): Promise<void> {
    const prints = this.#networksOf(asker).map(({ print }) => print);
    await insertOrigins(tx, bookingId, prints, now);
  }

  /** Tells reception that a booking was refused by a limit; to be called when the transaction is over. */
  tell(error: unknown): void {
    if (!(error instanceof AppError) || (error.code !== 'networkBusy' && error.code !== 'houseBusy')) return;
    this.#deps.notes.note('bookingsHeld', { by: error.code });
  }

  /** Forgets from where bookings came that no limit counts any more. */
  async sweep(now: number): Promise<void> {
    await forgetOrigins(this.#deps.db, now - ORIGINS_KEPT_MS);
  }

  async #admitNetwork(
    tx: Db,
    { print, weight, areLines }: Counted,
    { nights, waiting, isShort }: { nights: number; waiting: readonly Unconfirmed[]; isShort: boolean },
    now: number,
  ): Promise<void> {
    const { bookingsPerNetwork, bookingsPerNetworkAnHour, nightsPerNetwork } = this.#limits();
    const made = await readMadeFrom(tx, print, now - HOUR_MS);
    const anHour = bookingsPerNetworkAnHour * weight;
    if (made.length >= anHour) throw this.#refusal('networkBusy', (made[made.length - anHour] ?? now) + HOUR_MS, now);
    const atOnce = bookingsPerNetwork * weight;
    const freeByCount = waiting.length < atOnce ? now : (waiting[waiting.length - atOnce]?.endsAt ?? now);
    const most = areLines ? mostFor(nightsOfLines(this.#nightsOfHouse()), isShort) : nightsPerNetwork * weight;
    const free = Math.max(freeByCount, freeFrom(waiting, most - nights, now));
    if (free > now) throw this.#refusal('networkBusy', free, now);
  }

  /** Requests and holds apart: who pays at once can book while requests wait for reception. */
  async #admitHouse(tx: Db, wanted: WantedNights, isShort: boolean, now: number): Promise<void> {
    const most = mostFor(this.#nightsOfHouse(), isShort) - nightsOf(wanted);
    // A hold ends within ten minutes; what ends later is a request. Counted by an index: this is asked at every
    // booking.
    const soon = now + HOLD_SECONDS * 1000;
    const span = wanted.status === 'HOLD' ? ([now, soon] as const) : ([soon, Number.MAX_SAFE_INTEGER] as const);
    if ((await countKeptNights(tx, ...span)) <= most) return;
    const free = freeFrom(await readUnconfirmed(tx, [wanted.status], now), most, now);
    if (free > now) throw this.#refusal('houseBusy', free, now);
  }

  #limits(): Limits {
    return this.#deps.hotel.current.limits.limits;
  }

  #nightsOfHouse(): number {
    return nightsOfHouse(roomsOf(this.#deps.catalogue), this.#limits());
  }

  /** The narrowest first. */
  #networksOf({ client: { networks, inHotel }, device }: Asker): Counted[] {
    if (this.#deps.isPrivate && THIS_MACHINE.has(networks[0]?.name ?? '')) return [];
    const print = (name: string): string =>
      createHmac('sha256', this.#deps.fingerprintKey).update(`booking ${name}`).digest('base64url');
    if (inHotel) {
      const lines = { print: print('lines of the house'), weight: HOUSE_LINES_WEIGHT, areLines: true };
      return [{ print: print(`device ${device}`), weight: 1, areLines: false }, lines];
    }
    return networks.map(({ name, weight }) => ({ print: print(name), weight, areLines: false }));
  }

  #refusal(code: Code, free: number, now: number): AppError {
    // Rounded up to the minute, so that a retry does not come a moment too early.
    const until = Math.ceil(free / 60_000) * 60_000;
    const phone = this.#deps.hotel.current.profile.phones.reception;
    return new AppError(429, code, {
      retryAfter: Math.max(1, Math.ceil((free - now) / 1000)),
      words: { until: `${timeInVietNam(until)}, ${showDay(dayInVietNam(until))}`, phone },
    });
  }
}

const counted = new WeakMap<Catalogue['apartments'], number>();

/** Rooms of the whole house; counted once for each state of the catalogue. */
export function roomsOf({ apartments }: Pick<Catalogue, 'apartments'>): number {
  const known = counted.get(apartments);
  if (known !== undefined) return known;
  const rooms = apartments.flatMap((apartment) => apartment.rooms).reduce((sum, { maxRooms }) => sum + maxRooms, 0);
  counted.set(apartments, rooms);
  return rooms;
}

function partiesOf(wanted: WantedNights): { party: Party; value: string; limit: number }[] {
  const isHold = wanted.status === 'HOLD';
  const perContact = isHold ? MAX_HOLDS_PER_CONTACT : MAX_PENDING_PER_CONTACT;
  const { emailKey, phoneKey, device } = wanted;
  return [
    { party: 'email_key', value: emailKey, limit: perContact },
    ...(phoneKey === null ? [] : [{ party: 'phone_key' as const, value: phoneKey, limit: perContact }]),
    { party: 'device', value: device, limit: isHold ? MAX_HOLDS_PER_DEVICE : MAX_PENDING_PER_DEVICE },
  ];
}

/** Of so many unconfirmed nights what a request may find taken, itself with them. */
const mostFor = (most: number, isShort: boolean): number => (isShort ? most : nightsForLong(most));

const nightsOf = ({ checkIn, checkOut, quantity }: WantedNights): number => nightsBetween(checkIn, checkOut) * quantity;

/**
 * From when at most so many nights are waiting.
 *
 * @param waiting soonest end first
 * @param most beside what is wanted now; below zero for what never fits: then when nothing else waits
 */
function freeFrom(waiting: readonly Unconfirmed[], most: number, now: number): number {
  let nights = waiting.reduce((sum, one) => sum + one.nights, 0);
  let free = now;
  for (const one of waiting) {
    if (nights <= most) break;
    nights -= one.nights;
    free = one.endsAt;
  }
  return free;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
