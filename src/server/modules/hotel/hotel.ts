import { addDays, type Day, dayInVietNam, dayOfHotel } from '../../../domain/days';
import { type LockSettings, USUAL_LOCKS } from '../../../contract/hotel/lock-settings';
import type { LimitSettings } from '../../../domain/desk/limits';
import { type PrivacySettings, USUAL_PRIVACY } from '../../../domain/privacy/retention';
import { groupBy } from '../../../domain/group-by';
import { shownFeatures } from '../../../domain/features';
import type { FilmName } from '../../../domain/guide/films';
import type { Opening, SealMode } from '../../../domain/guest-access/opening';
import type { GuideAccessMode } from '../../../domain/guest-access/access-modes';
import { type HouseDoor, readApartments } from '../stay-records/house-store';
import { RevisionCache, type RevisionCacheDeps } from '../../platform/cache/revision-cache';
import { readDocuments } from '../../platform/db/documents';
import { readLimits } from '../../platform/db/limits';
import type { Database } from '../../platform/db/schema';
import { changedOf } from '../stay-records/changed-parts';
import { readReadyMarks } from '../stay-records/doors-store';
import { readWaitingKeys, type WaitingKey } from '../stay-records/keys-store';
import { ENDED_STAYS_KEPT_DAYS, readStaysFrom, type Stay } from '../stay-records/store';
import { type HotelProfile, wholeProfile } from '../../../contract/hotel/hotel-content';
import type { HotelEvents, HotelSecrets } from './hotel-file';

/** After so long, in ms, nothing is answered before it has been asked: a revoked stay ends within 5 s (catalogue W-19). */
const WAIT_AFTER_MS = 4000;

/** Everything the guide answers from, read once and replaced whole. */
export interface HotelSnapshot {
  revision: number;
  /** Stays that ended before this day are left out. */
  since: Day;
  /** The demo hotel: pages and sentences that name it are true. */
  isDemo: boolean;
  mode: GuideAccessMode;
  /** Moment at which a stay's secrets open. */
  opening: Opening;
  seal: SealMode;
  profile: HotelProfile & { ownFilms?: readonly FilmName[] };
  secrets: HotelSecrets;
  events: HotelEvents;
  privacy: PrivacySettings;
  limits: LimitSettings;
  locks: LockSettings;
  apartments: ReadonlyMap<string, HouseDoor>;
  /** By their door, in the order of their ends. */
  stays: ReadonlyMap<string, readonly Stay[]>;
  /** By the hash of a key: the door that it opens, whichever the phone asks for. Of the newest copy, also in older ones. */
  doorOfKey: Map<string, string>;
  /** Keys that wait for a door, by their hash. */
  waiting: ReadonlyMap<string, WaitingKey>;
  /** Instants at which doors were marked ready, by their code; whether a mark still counts, `isReadyFor` says. */
  readyMarks: ReadonlyMap<string, number>;
}

interface Options extends RevisionCacheDeps {
  /** `GUIDE_ACCESS`: overrides the hotel's own setting. */
  mode: GuideAccessMode | null;
  /** Tells the films that are the hotel's own. */
  ownFilms: () => readonly FilmName[];
}

/**
 * The hotel in memory, so that a guest's request touches no SQL. Own changes are seen at once, those of other
 * processes within a few seconds.
 */
export class HotelState {
  readonly #copy: RevisionCache<HotelSnapshot>;

  private constructor(copy: RevisionCache<HotelSnapshot>) {
    this.#copy = copy;
  }

  static async load({ mode, ownFilms, ...deps }: Options): Promise<HotelState> {
    const read = (db: Database, revision: number): Promise<HotelSnapshot> =>
      readSnapshot(db, { revision, mode, ownFilms: ownFilms(), now: deps.clock() });
    const readParts: typeof readChanged = (db, before, parts, revision) =>
      before.since === sinceDay(deps.clock()) ? readChanged(db, before, parts, revision) : Promise.resolve(null);
    const source = { revision: 'guide', read, readParts, waitAfterMs: WAIT_AFTER_MS } as const;
    return new HotelState(await RevisionCache.load(deps, source));
  }

  /** The copy in memory, as it is. */
  get current(): HotelSnapshot {
    return this.#copy.current;
  }

  /** The hour of check-in, `HH:mm` in Viet Nam. */
  get checkInTime(): string {
    const { hours } = this.current.profile;
    return hours.checkIn ?? hours.checkInVi;
  }

  /** The day that the hotel is in: until `hours.dayEnds` the one before. @param now UTC ms */
  today(now: number): Day {
    return dayOfHotel(now, this.current.profile.hours.dayEnds);
  }

  /** Tells whether the copy may be used at once. Has it checked beside that when it is getting old. */
  get isFresh(): boolean {
    return this.#copy.isFresh;
  }

  /** Waits until the copy may be used. A database that does not answer leaves the old one. */
  ensureFresh(): Promise<void> {
    return this.#copy.ensureFresh();
  }

  /** Asks now whether another process has changed something. @returns true when there is another copy now */
  recheck(): Promise<boolean> {
    return this.#copy.recheck();
  }

  /** Reads the hotel again whole, inside a transaction that goes on: its revision says only once that it has changed. */
  async reread(): Promise<void> {
    this.#copy.outdate();
    await this.#copy.recheck();
  }

  onChange(listener: (snapshot: HotelSnapshot) => void): void {
    this.#copy.onChange(listener);
  }
}

interface ReadOptions {
  revision: number;
  mode: GuideAccessMode | null;
  ownFilms: readonly FilmName[];
  now: number;
}

const sinceDay = (now: number): Day => addDays(dayInVietNam(now), -ENDED_STAYS_KEPT_DAYS);

async function readSnapshot(db: Database, { revision, mode, ownFilms, now }: ReadOptions): Promise<HotelSnapshot> {
  const since = sinceDay(now);
  // One after the other, on one connection: all at once they would take every connection that the pool may have.
  const documents = await readDocuments(db, ['profile', 'origin', 'secrets', 'access', 'events', 'privacy', 'locks']);
  const { profile: written, origin, secrets, access, events, privacy, locks } = documents;
  const limits = await readLimits(db);
  const apartments = await readApartments(db);
  const stays = await readStaysFrom(db, since);
  const waiting = await readWaitingKeys(db, since);
  const readyMarks = await readReadyMarks(db);
  if (!written || !secrets) throw new Error('The database holds no hotel.');
  const profile = wholeProfile(written);
  const isDemo = origin?.demo ?? false;
  return {
    revision,
    since,
    isDemo,
    mode: mode ?? access?.mode ?? 'stay',
    opening: access?.opening ?? 'hour',
    seal: access?.seal ?? 'strict',
    profile: { ...profile, features: shownFeatures(profile.features, isDemo), ownFilms },
    secrets,
    events: events ?? [],
    privacy: privacy ?? USUAL_PRIVACY,
    locks: locks ?? USUAL_LOCKS,
    limits,
    apartments: new Map(apartments.map((apartment) => [apartment.code, apartment])),
    stays: byApartment(stays),
    doorOfKey: new Map(stays.flatMap(doorsOfKeys)),
    waiting: new Map(waiting.map((key) => [key.keyHash, key])),
    readyMarks,
  };
}

const doorsOfKeys = ({ apartment, keyHashes }: Stay): [string, string][] => keyHashes.map((hash) => [hash, apartment]);

/** Reads doors and bookings again that a change has told of; `null` where the house has other doors than before. */
async function readChanged(
  db: Database,
  before: HotelSnapshot,
  parts: readonly string[],
  revision: number,
): Promise<HotelSnapshot | null> {
  const { doors, bookings } = changedOf(parts);
  const { since, doorOfKey } = before;
  const read = new Map((await readApartments(db, doors)).map((door) => [door.code, door]));
  if (doors.some((code) => read.has(code) !== before.apartments.has(code))) return null;
  const stays = byApartment(await readStaysFrom(db, since, doors));
  const marks = await readReadyMarks(db, doors);
  const waiting = await readWaitingKeys(db, since, bookings);
  // Nothing is waited for from here on: whoever looks a key up finds the copy that it is of.
  for (const code of doors) {
    for (const hash of (before.stays.get(code) ?? []).flatMap(({ keyHashes }) => keyHashes)) {
      if (doorOfKey.get(hash) === code) doorOfKey.delete(hash);
    }
  }
  for (const [hash, code] of [...stays.values()].flat().flatMap(doorsOfKeys)) doorOfKey.set(hash, code);
  const others = [...before.waiting.values()].filter(({ bookingId }) => !bookings.includes(bookingId));
  return {
    ...before,
    revision,
    apartments: withThese(before.apartments, doors, read),
    stays: withThese(before.stays, doors, stays),
    readyMarks: withThese(before.readyMarks, doors, marks),
    waiting: new Map([...others, ...waiting].map((key) => [key.keyHash, key])),
  };
}

/** Gives some keys of a map the values that they have in another one, or none. */
function withThese<T>(all: ReadonlyMap<string, T>, keys: readonly string[], others: ReadonlyMap<string, T>) {
  const changed = new Map(all);
  for (const key of keys) {
    const value = others.get(key);
    if (value === undefined) changed.delete(key);
    else changed.set(key, value);
  }
  return changed;
}

function byApartment(stays: readonly Stay[]): Map<string, Stay[]> {
  const groups = groupBy(stays, ({ apartment }) => apartment);
  for (const own of groups.values()) own.sort((a, b) => (a.to < b.to ? -1 : a.to > b.to ? 1 : 0));
  return groups;
}
