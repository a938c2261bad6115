import type { Tour } from '../../contract/tours';
import type { Language } from '../../domain/languages';
import type { TourArea } from '../../domain/tours';
import { readRevision } from '../db/revisions';
import type { Database } from '../db/schema';
import { readTours, type StoredTour } from '../db/tours';
import { writtenOf } from './catalogue';
import type { Written } from './guide-content';

/** How old this process's copy may be before it asks whether another process changed something, in ms. */
const FRESH_MS = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  /** Told when the copy could not be checked; the old one stays in use. */
  onError: (error: unknown) => void;
}

interface Snapshot {
  revision: number;
  /** The ACTIVE ones; what is not for sale is nobody's business. */
  tours: readonly StoredTour[];
  byId: ReadonlyMap<number, StoredTour>;
  /** Finished answers by what they are. */
  written: Map<string, Written>;
}

/** The tours that are for sale, in memory, and their lists as finished JSON. */
export class Tours {
  readonly #deps: Deps;
  #snapshot: Snapshot;
  #checkedAt: number;
  #checking: Promise<void> | null = null;

  private constructor(deps: Deps, snapshot: Snapshot) {
    this.#deps = deps;
    this.#snapshot = snapshot;
    this.#checkedAt = deps.clock();
  }

  static async load(deps: Deps): Promise<Tours> {
    return new Tours(deps, await readSnapshot(deps.db));
  }

  /** Changes of other processes are there within two seconds of the next request. */
  async ensureFresh(): Promise<void> {
    const age = this.#deps.clock() - this.#checkedAt;
    if (age >= 0 && age < FRESH_MS) return;
    this.#checking ??= this.#check().finally(() => (this.#checking = null));
    await this.#checking;
  }

  /** Grows with every change of a tour. */
  get revision(): number {
    return this.#snapshot.revision;
  }

  /** Every tour that is for sale, in the order of the hotel file. */
  get all(): readonly StoredTour[] {
    return this.#snapshot.tours;
  }

  /** A tour that is for sale; `null` when there is none. */
  tour(id: number): StoredTour | null {
    return this.#snapshot.byId.get(id) ?? null;
  }

  /** Every tour, or those of an area. */
  list(area: TourArea | null, lang: Language): Written {
    return this.#written(`tours ${area ?? 'all'} ${lang}`, () =>
      this.#snapshot.tours.filter((tour) => area === null || tour.area === area).map((tour) => tourIn(tour, lang)),
    );
  }

  /** One tour; `null` when there is none. */
  one(id: number, lang: Language): Written | null {
    const tour = this.tour(id);
    return tour && this.#written(`tour ${id} ${lang}`, () => tourIn(tour, lang));
  }

  #written(what: string, make: () => unknown): Written {
    const kept = this.#snapshot.written.get(what);
    if (kept) return kept;
    const written = writtenOf(make());
    this.#snapshot.written.set(what, written);
    return written;
  }

  async #check(): Promise<void> {
    try {
      const revision = await readRevision(this.#deps.db, 'tours');
      if (revision !== this.#snapshot.revision) this.#snapshot = await readSnapshot(this.#deps.db);
    } catch (error) {
      this.#deps.onError(error);
    }
    this.#checkedAt = this.#deps.clock();
  }
}

/** A tour in one language, as the contract has it. Pictures, days and hours are numbered in their order. */
export function tourIn(
  { id, area, status, durationDays, price, discountPercent, body }: StoredTour,
  lang: Language,
): Tour {
  return {
    id,
    name: body.name[lang],
    description: body.description[lang],
    durationDays,
    transportation: body.transportation[lang],
    hotel: body.hotel[lang],
    price,
    discountPercent,
    area,
    status,
    images: body.images.map((image, index) => ({ id: index + 1, ...image })),
    schedules: body.schedules.map((day, index) => ({
      id: index + 1,
      title: day.title[lang],
      description: day.description[lang],
      details: day.details.map(([timeSlot, what], at) => ({ id: at + 1, timeSlot, description: what[lang] })),
    })),
  };
}

async function readSnapshot(db: Database): Promise<Snapshot> {
  const revision = await readRevision(db, 'tours');
  const tours = (await readTours(db)).filter(({ status }) => status === 'ACTIVE');
  return { revision, tours, byId: new Map(tours.map((tour) => [tour.id, tour])), written: new Map() };
}
