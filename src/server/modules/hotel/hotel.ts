import { addDays, dayInVietNam } from '../../../domain/days';
import type { LimitSettings } from '../../../domain/desk/limits';
import { type PrivacySettings, USUAL_PRIVACY } from '../../../domain/privacy/retention';
import type { Opening, SealMode } from '../../../domain/guide/opening';
import type { GuideAccessMode } from '../../../domain/guide/access-modes';
import { type HouseDoor, readApartments } from '../catalogue/guide-store';
import { readDocument } from '../../platform/db/documents';
import { readLimits } from '../../platform/db/limits';
import { readRevision } from '../../platform/db/revisions';
import type { Database } from '../../platform/db/schema';
import { readReadyMarks } from '../guest-access/doors-store';
import { readWaitingKeys, type WaitingKey } from '../guest-access/keys-store';
import { readStaysFrom, type Stay } from '../guest-access/store';
import { ADDED_LATER, type HotelProfile } from '../../../contract/hotel/hotel-content';
import type { HotelEvents, HotelSecrets } from './hotel-file';

/** After so long, in ms, it is asked beside the answering whether another process changed something. */
const CHECK_AFTER_MS = 2000;
/** After so long nothing is answered before it has been asked: a revoked stay ends within 5 s (catalogue W-19). */
const WAIT_AFTER_MS = 4000;
/** An ended stay is still told "ended" for so long; after that its link counts as unknown. */
const ENDED_STAYS_KEPT_DAYS = 90;

/** Everything the guide answers from, read once and replaced whole. */
export interface HotelSnapshot {
  revision: number;
  mode: GuideAccessMode;
  /** When a stay's secrets open. */
  opening: Opening;
  seal: SealMode;
  profile: HotelProfile;
  secrets: HotelSecrets;
  events: HotelEvents;
  privacy: PrivacySettings;
  limits: LimitSettings;
  apartments: ReadonlyMap<string, HouseDoor>;
  /** By their door. */
  stays: ReadonlyMap<string, readonly Stay[]>;
  /** By the hash of a key: the door that it opens, whichever the phone asks for. */
  doorOfKey: ReadonlyMap<string, string>;
  /** Keys that wait for a door, by their hash. */
  waiting: ReadonlyMap<string, WaitingKey>;
  /** When doors were marked ready, by their code; whether a mark still counts, `isReadyFor` says. */
  readyMarks: ReadonlyMap<string, number>;
}

interface Options {
  db: Database;
  clock: () => number;
  /** `GUIDE_ACCESS`: overrides the hotel's own setting. */
  mode: GuideAccessMode | null;
  /** Told when the copy could not be checked; the old one stays in use. */
  onError: (error: unknown) => void;
}

/**
 * The hotel in memory, so that a guest's request touches no SQL. Own changes are seen at once, those of other
 * processes within a few seconds.
 */
export class HotelState {
  readonly #options: Options;
  readonly #listeners = new Set<(snapshot: HotelSnapshot) => void>();
  #snapshot: HotelSnapshot;
  #checkedAt: number;
  #checking: Promise<void> | null = null;

  private constructor(options: Options, snapshot: HotelSnapshot) {
    this.#options = options;
    this.#snapshot = snapshot;
    this.#checkedAt = options.clock();
  }

  static async load(options: Options): Promise<HotelState> {
    return new HotelState(options, await readSnapshot(options));
  }

  /** The copy in memory, as it is. */
  get current(): HotelSnapshot {
    return this.#snapshot;
  }

  /** The hour of check-in, `HH:mm` in Viet Nam. */
  get checkInTime(): string {
    const { hours } = this.#snapshot.profile;
    return hours.checkIn ?? hours.checkInVi;
  }

  /** Whether the copy may be used at once. Has it checked beside that when it is getting old. */
  get isFresh(): boolean {
    const age = this.#options.clock() - this.#checkedAt;
    if (age >= 0 && age < CHECK_AFTER_MS) return true;
    void this.#startCheck();
    return age >= 0 && age < WAIT_AFTER_MS;
  }

  /** Waits until the copy may be used. A database that does not answer leaves the old one. */
  async ensureFresh(): Promise<void> {
    if (!this.isFresh) await this.#startCheck();
  }

  /** Has it asked before the next answer whether something has changed, as after a booking that guides follow. */
  expire(): void {
    this.#checkedAt = -Infinity;
  }

  /** Reads everything again; to be called after a change of one's own. */
  async reload(): Promise<void> {
    this.#snapshot = await readSnapshot(this.#options);
    this.#checkedAt = this.#options.clock();
    for (const listener of this.#listeners) listener(this.#snapshot);
  }

  onChange(listener: (snapshot: HotelSnapshot) => void): void {
    this.#listeners.add(listener);
  }

  #startCheck(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    return this.#checking;
  }

  async #check(): Promise<void> {
    try {
      if ((await readRevision(this.#options.db, 'guide')) !== this.#snapshot.revision) await this.reload();
    } catch (error) {
      this.#options.onError(error);
    }
    this.#checkedAt = this.#options.clock();
  }
}

async function readSnapshot({ db, clock, mode }: Options): Promise<HotelSnapshot> {
  // The revision first: a change between the reads is then noticed by the next check.
  const revision = await readRevision(db, 'guide');
  const since = addDays(dayInVietNam(clock()), -ENDED_STAYS_KEPT_DAYS);
  const [profile, secrets, access, events, privacy, limits, apartments, stays, waiting, readyMarks] = await Promise.all(
    [
      readDocument(db, 'profile'),
      readDocument(db, 'secrets'),
      readDocument(db, 'access'),
      readDocument(db, 'events'),
      readDocument(db, 'privacy'),
      readLimits(db),
      readApartments(db),
      readStaysFrom(db, since),
      readWaitingKeys(db, since),
      readReadyMarks(db),
    ],
  );
  if (!profile || !secrets) throw new Error('The database holds no hotel.');
  return {
    revision,
    mode: mode ?? access?.mode ?? 'stay',
    opening: access?.opening ?? 'hour',
    seal: access?.seal ?? 'strict',
    profile: { ...ADDED_LATER, ...profile },
    secrets,
    events: events ?? [],
    privacy: privacy ?? USUAL_PRIVACY,
    limits,
    apartments: new Map(apartments.map((apartment) => [apartment.code, apartment])),
    stays: byApartment(stays),
    doorOfKey: new Map(stays.flatMap(({ apartment, keyHashes }) => keyHashes.map((hash) => [hash, apartment]))),
    waiting: new Map(waiting.map((key) => [key.keyHash, key])),
    readyMarks,
  };
}

function byApartment(stays: readonly Stay[]): Map<string, Stay[]> {
  const groups = new Map<string, Stay[]>();
  for (const stay of stays) groups.set(stay.apartment, [...(groups.get(stay.apartment) ?? []), stay]);
  return groups;
}
