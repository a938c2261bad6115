import type { DeskApartments } from '../../../../contract/catalogue/desk';
import type { DeskPosts } from '../../../../contract/blog/desk';
import type { DeskTours } from '../../../../contract/tours/desk';
import type { Database } from '../../../platform/db/schema';
import { readDeskApartments } from '../../catalogue/module';
import { readDeskPosts } from '../../blog/module';
import { readDeskTours } from '../../tours/module';

/** Lists of what the desk edits for guests, with what guests do not see. */
export class DeskListings {
  readonly #db: Database;

  constructor({ db }: { db: Database }) {
    this.#db = db;
  }

  /** Posts and drafts, the newest day first. */
  async posts(): Promise<DeskPosts> {
    return { items: await readDeskPosts(this.#db) };
  }

  /** Tours, hidden ones too, in the order of the site. */
  async tours(): Promise<DeskTours> {
    return { items: await readDeskTours(this.#db) };
  }

  /** Apartments with their rooms, hidden ones too, in the order of the site. */
  async apartments(): Promise<DeskApartments> {
    return { items: await readDeskApartments(this.#db) };
  }
}
