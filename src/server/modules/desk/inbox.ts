import type { DeskItem, DeskItems } from '../../../contract/desk/today';
import type { ItemKind, ItemState } from '../../../domain/desk/items';
import type { Language } from '../../../domain/languages';
import { CONTACT_KINDS, type ContactKind } from '../../../domain/validation/contact-form';
import { resolveDeskIssue } from '../attention/store';
import type { Staff } from '../staff/audit-store';
import { countNewItems, readItems, writeItemState } from './inbox-store';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { Catalogue } from '../catalogue/catalogue';
import type { Tours } from '../tours/tours';
import { isoOf } from '../../platform/iso';
import { readReviews } from '../reviews/module';
import { hiddenComments, writeCommentHidden } from '../tours/module';

const ITEMS_AT_ONCE = 100;

interface Deps {
  db: Database;
  clock: () => number;
  catalogue: Catalogue;
  tours: Tours;
}

/** Gives the topic of a message, which its table keeps where others keep a place; `undefined` when it has none. */
export const topicOf = ({ kind, place }: { kind: ItemKind; place: string }): ContactKind | undefined =>
  kind === 'message' ? CONTACT_KINDS.find((topic) => topic === place) : undefined;

/**
 * Names the place where something belongs: a comment names its tour by its number, a review its home, and each is told
 * by the name that it has now.
 */
export function placeOf(
  { kind, place }: { kind: ItemKind; place: string },
  { catalogue, tours }: { catalogue: Catalogue; tours: Tours },
  lang: Language,
): string {
  if (kind === 'message') return '';
  if (kind === 'review') return catalogue.apartment(Number(place))?.body.name[lang] ?? '';
  return kind === 'comment' ? (tours.tour(Number(place))?.body.name[lang] ?? place) : place;
}

/** Items that guests have sent, and how far reception is with them. */
export class DeskInbox {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * The newest first.
   *
   * @param state `null` for every state
   * @param before UTC ms
   */
  async read(kinds: readonly ItemKind[], state: ItemState | null, before: number, lang: Language): Promise<DeskItems> {
    const { db, clock } = this.#deps;
    const [items, unread] = await Promise.all([
      readItems(db, { kinds, state, before, limit: ITEMS_AT_ONCE }),
      countNewItems(db),
    ]);
    const comments = items.filter(({ kind }) => kind === 'comment').map(({ id }) => id);
    const hidden = await hiddenComments(db, comments);
    const reviews = await this.#reviews(items);
    const last = items.length === ITEMS_AT_ONCE ? items.at(-1) : undefined;
    return {
      items: items.map(({ at, byAt, ...item }) => ({
        ...item,
        at: new Date(at).toISOString(),
        byAt: isoOf(byAt),
        place: placeOf(item, this.#deps, lang),
        topic: topicOf(item),
        hidden: item.kind === 'comment' ? hidden.has(item.id) : null,
        review: item.kind === 'review' ? reviews.get(item.id) : undefined,
      })),
      older: last ? new Date(last.at).toISOString() : null,
      unread,
      serverNow: new Date(clock()).toISOString(),
    };
  }

  /** Reads what reception decides about the reviews among some items, by their id. */
  async #reviews(items: readonly { kind: ItemKind; id: string }[]): Promise<Map<string, DeskItem['review']>> {
    const ids = items.filter(({ kind }) => kind === 'review').map(({ id }) => id);
    const rows = await readReviews(this.#deps.db, ids);
    return new Map(
      rows.map(({ rating, answer, reason, ...row }) => [
        row.booking_id,
        { rating, answer, reason, shown: row.shown_at !== null, version: row.written_at },
      ]),
    );
  }

  /** @throws AppError 404 */
  async move(item: { kind: ItemKind; id: string; state: ItemState }, staff: Staff): Promise<void> {
    if (!(await writeItemState(this.#deps.db, item, staff, this.#deps.clock()))) throw new AppError(404, 'notFound');
  }

  /** Hides a comment on a tour from visitors, or shows it again. @throws AppError 404 */
  async showComment(id: string, shown: boolean): Promise<void> {
    const { db, clock } = this.#deps;
    if (!(await writeCommentHidden(db, id, shown ? null : clock()))) throw new AppError(404, 'notFound');
  }

  /** Notes that a matter of money has been dealt with. @throws AppError 404 */
  async resolve(id: string): Promise<void> {
    if (!(await resolveDeskIssue(this.#deps.db, id, this.#deps.clock()))) throw new AppError(404, 'notFound');
  }
}
