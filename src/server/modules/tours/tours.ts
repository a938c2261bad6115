import type { Tour } from '../../../contract/tours/tours';
import type { Language } from '../../../domain/languages';
import type { TourArea } from '../../../domain/tours/tours';
import type { Database } from '../../platform/db/schema';
import { readTours, type StoredTour } from './store';
import { RevisionCache, type RevisionCacheDeps, type CachedResponse } from '../../platform/cache/revision-cache';
import { shownPicture } from '../photos/module';

interface ForSale {
  /** The ACTIVE ones; tours that are not for sale are not public. */
  tours: readonly StoredTour[];
  byId: ReadonlyMap<number, StoredTour>;
}

/** The tours that are for sale, in memory, and their lists as finished JSON. */
export class Tours {
  readonly #copy: RevisionCache<ForSale>;

  private constructor(copy: RevisionCache<ForSale>) {
    this.#copy = copy;
  }

  static async load(deps: RevisionCacheDeps): Promise<Tours> {
    return new Tours(await RevisionCache.load(deps, { revision: 'tours', read: readForSale }));
  }

  /** To be awaited before an answer; see `RevisionCache`. */
  ensureFresh(): Promise<void> {
    return this.#copy.ensureFresh();
  }

  /** Grows with every change of a tour. */
  get revision(): number {
    return this.#copy.revision;
  }

  /** Every tour that is for sale, in the order of the hotel file. */
  get all(): readonly StoredTour[] {
    return this.#copy.current.tours;
  }

  /** A tour that is for sale; `null` when there is none. */
  tour(id: number): StoredTour | null {
    return this.#copy.current.byId.get(id) ?? null;
  }

  /** Every tour, or those of an area. */
  list(area: TourArea | null, lang: Language): CachedResponse {
    return this.#copy.response(`tours ${area ?? 'all'} ${lang}`, () =>
      this.#copy.current.tours.filter((tour) => area === null || tour.area === area).map((tour) => tourIn(tour, lang)),
    );
  }

  /** One tour; `null` when there is none. */
  one(id: number, lang: Language): CachedResponse | null {
    const tour = this.tour(id);
    return tour && this.#copy.response(`tour ${id} ${lang}`, () => tourIn(tour, lang));
  }
}

/** A tour in one language, as the contract has it. Pictures, days and hours are numbered in their order. */
export function tourIn(
  { id, area, status, durationDays, price, discountPercent, body, alts }: StoredTour,
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
    images: body.images.map(({ imageUrl, featured }, index) => ({
      id: index + 1,
      ...shownPicture(imageUrl, alts, lang),
      featured,
    })),
    schedules: body.schedules.map((day, index) => ({
      id: index + 1,
      title: day.title[lang],
      description: day.description[lang],
      details: day.details.map(([timeSlot, what], at) => ({ id: at + 1, timeSlot, description: what[lang] })),
    })),
  };
}

async function readForSale(db: Database): Promise<ForSale> {
  const tours = (await readTours(db)).filter(({ status }) => status === 'ACTIVE');
  return { tours, byId: new Map(tours.map((tour) => [tour.id, tour])) };
}
