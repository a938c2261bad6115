import type { DeskItems } from '../../../contract/desk/today';
import type { ItemKind, ItemState } from '../../../domain/desk/items';
import type { Language } from '../../../domain/languages';
import { CONTACT_KINDS, type ContactKind } from '../../../domain/validation/contact-form';
import { resolveDeskIssue } from '../attention/store';
import type { Staff } from '../staff/audit-store';
import { countNewItems, readItems, writeItemState } from './inbox-store';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import type { Tours } from '../tours/tours';
import { isoOf } from '../../platform/iso';
import { hiddenComments, writeCommentHidden } from '../tours/module';

const ITEMS_AT_ONCE = 100;

interface Deps {
  db: Database;
  clock: () => number;
  tours: Tours;
}

/** Gives the topic of a message, which its table keeps where others keep a place; `undefined` when it has none. */
export const topicOf = ({ kind, place }: { kind: ItemKind; place: string }): ContactKind | undefined =>
  kind === 'message' ? CONTACT_KINDS.find((topic) => topic === place) : undefined;

/**
 * Names the place where something belongs: a comment names its tour by its number, and is told by the name that the
 * tour has now.
 */
export function placeOf({ kind, place }: { kind: ItemKind; place: string }, tours: Tours, lang: Language): string {
  if (kind === 'message') return '';
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
    const { db, clock, tours } = this.#deps;
    const [items, unread] = await Promise.all([
      readItems(db, { kinds, state, before, limit: ITEMS_AT_ONCE }),
      countNewItems(db),
    ]);
    const comments = items.filter(({ kind }) => kind === 'comment').map(({ id }) => id);
    const hidden = await hiddenComments(db, comments);
    const last = items.length === ITEMS_AT_ONCE ? items.at(-1) : undefined;
    return {
      items: items.map(({ at, byAt, ...item }) => ({
        ...item,
        at: new Date(at).toISOString(),
        byAt: isoOf(byAt),
        place: placeOf(item, tours, lang),
        topic: topicOf(item),
        hidden: item.kind === 'comment' ? hidden.has(item.id) : null,
      })),
      older: last ? new Date(last.at).toISOString() : null,
      unread,
      serverNow: new Date(clock()).toISOString(),
    };
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
