import type { DeskItems } from '../../contract/desk-today';
import type { ItemKind, ItemState } from '../../domain/desk-items';
import { resolveAttention } from '../db/attention';
import type { Staff } from '../db/audit';
import { countNewItems, readItems, writeItemState } from '../db/desk-items';
import type { Database } from '../db/schema';
import { AppError } from '../errors';

const ITEMS_AT_ONCE = 100;

interface Deps {
  db: Database;
  clock: () => number;
}

/** What guests have sent, and how far reception is with it. */
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
  async read(kinds: readonly ItemKind[], state: ItemState | null, before: number): Promise<DeskItems> {
    const { db, clock } = this.#deps;
    const [items, unread] = await Promise.all([
      readItems(db, { kinds, state, before, limit: ITEMS_AT_ONCE }),
      countNewItems(db),
    ]);
    const last = items.length === ITEMS_AT_ONCE ? items.at(-1) : undefined;
    return {
      items: items.map(({ at, byAt, ...item }) => ({
        ...item,
        at: new Date(at).toISOString(),
        byAt: byAt === null ? null : new Date(byAt).toISOString(),
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

  /** Notes that a matter of money has been dealt with. @throws AppError 404 */
  async resolve(id: string): Promise<void> {
    if (!(await resolveAttention(this.#deps.db, id, this.#deps.clock()))) throw new AppError(404, 'notFound');
  }
}
