import { meanOf } from '../../../domain/reviews/review';
import { RevisionCache, type RevisionCacheDeps } from '../../platform/cache/revision-cache';
import { readMarks } from './store';

/** Mean of what guests say of a home, to one decimal, and the number of reviews behind it. */
export interface HomeMark {
  mean: number;
  count: number;
}

type Copy = ReadonlyMap<number, readonly number[]>;

/** Marks of the homes as visitors see them, in memory: every page of a home is asked for them. */
export class HomeMarks {
  readonly #copy: RevisionCache<Copy>;

  private constructor(copy: RevisionCache<Copy>) {
    this.#copy = copy;
  }

  static async load(deps: RevisionCacheDeps): Promise<HomeMarks> {
    return new HomeMarks(await RevisionCache.load<Copy>(deps, { revision: 'reviews', read: readMarks }));
  }

  /** To be awaited before an answer; see `RevisionCache`. */
  ensureFresh(): Promise<void> {
    return this.#copy.ensureFresh();
  }

  /** Grows with every change of what visitors see. */
  get revision(): number {
    return this.#copy.revision;
  }

  /** Gives the mark of a home; `null` while too few have judged it. */
  of(apartmentId: number): HomeMark | null {
    const ratings = this.#copy.current.get(apartmentId) ?? [];
    const mean = meanOf(ratings);
    return mean === null ? null : { mean, count: ratings.length };
  }
}
