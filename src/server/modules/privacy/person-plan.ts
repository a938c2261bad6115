import { createHash } from 'node:crypto';
import { PERSON_KINDS, type PersonKind, type PersonPreview } from '../../../contract/privacy/desk';
import type { Day } from '../../../domain/days';
import {
  type Clue,
  type Exported,
  type Fate,
  type Forgetting,
  type Known,
  NO_NAME,
  type PersonalRows,
  type PersonKeys,
} from '../../people';
import type { Db } from '../../platform/db/schema';

/** Rows of one kind that are a person's, with what a deletion does to each. */
interface Found {
  owner: PersonalRows;
  rows: readonly { id: string }[];
  fates: readonly (Fate & { id: string })[];
  clues: readonly Clue[];
  namesakes: number;
}

type FoundKinds = ReadonlyMap<PersonKind, Found>;

/** A person's data as they are given it: by kind, each row with the fields that are about them. */
export type PersonData = Record<PersonKind, Exported[]>;

/** Everything of a person, and what a deletion does to it. */
export class PersonPlan {
  readonly #keys: PersonKeys;
  readonly #found: FoundKinds;

  private constructor(keys: PersonKeys, found: FoundKinds) {
    this.#keys = keys;
    this.#found = found;
  }

  /**
   * Asks every kind for what it has of a person, each with what those before it have found.
   *
   * @param today in Viet Nam
   */
  static async read(db: Db, owners: readonly PersonalRows[], keys: PersonKeys, today: Day): Promise<PersonPlan> {
    const found = new Map<PersonKind, Found>();
    const before = (kind: PersonKind): Found => {
      const one = found.get(kind);
      if (!one) throw new Error(`${kind} stands too late in the list`);
      return one;
    };
    const known: Known = { ...keys, clues: (kind) => before(kind).clues };
    const kept = (kind: PersonKind): ReadonlySet<string> =>
      new Set(before(kind).fates.flatMap(({ id, fate }) => (fate === 'stay' ? id : [])));
    for (const owner of owners) {
      const { rows, namesakes = 0 } = await owner.find(db, known);
      found.set(owner.kind, {
        owner,
        rows,
        namesakes,
        fates: rows.map((row) => ({ id: row.id, ...(owner.fate?.(row, today, kept) ?? { fate: 'goes' }) })),
        clues: rows.flatMap((row) => (owner.clue ? { id: row.id, ...owner.clue(row) } : [])),
      });
    }
    return new PersonPlan(keys, found);
  }

  get preview(): PersonPreview {
    const fates = this.#each(({ fates: list }) => list);
    const lists = Object.entries(fates) as [PersonKind, Found['fates']][];
    return {
      found: lists
        .filter(([, list]) => list.length > 0)
        .map(([kind, list]) => {
          const count = (fate: Fate['fate']): number => list.filter((one) => one.fate === fate).length;
          const reasons = [...new Set(list.flatMap(({ reason }) => reason ?? []))];
          return { kind, goes: count('goes'), blank: count('blank'), stay: count('stay'), reasons };
        }),
      leftOut: (['residents', 'stays'] as const)
        .map((kind) => ({ kind, count: this.#found.get(kind)?.namesakes ?? 0 }))
        .filter(({ count }) => count > 0),
      names: this.#names(),
      version: createHash('sha256').update(JSON.stringify(fates)).digest('hex'),
    };
  }

  /** Everything that there is, without what is the house's own. */
  get data(): PersonData {
    return this.#each(({ owner, rows }) => rows.map((row) => owner.export(row)));
  }

  /** Ids of what there is of a kind. */
  idsOf(kind: PersonKind): string[] {
    return this.#found.get(kind)?.rows.map(({ id }) => id) ?? [];
  }

  /** Deletes as decided, in the reverse order: what was found by another goes before it. */
  async erase(forgetting: Forgetting): Promise<void> {
    for (const { owner, rows, fates } of [...this.#found.values()].reverse()) {
      const having = (fate: Fate['fate']): { id: string }[] => rows.filter((_row, at) => fates[at]?.fate === fate);
      await owner.erase(forgetting, { goes: having('goes'), blank: having('blank'), stay: having('stay') }, this.#keys);
    }
  }

  /** Names that the person has used; those of stays are the house's words for them. */
  #names(): string[] {
    const own = PERSON_KINDS.filter((kind) => kind !== 'stays');
    const names = own.flatMap((kind) => this.#found.get(kind)?.clues.map(({ name }) => name) ?? []);
    return [...new Set(names)].filter((name) => name !== '' && name !== NO_NAME);
  }

  #each<T>(take: (found: Found) => readonly T[]): Record<PersonKind, T[]> {
    const entries = PERSON_KINDS.map((kind) => {
      const found = this.#found.get(kind);
      return [kind, found ? [...take(found)] : []] as const;
    });
    return Object.fromEntries(entries) as Record<PersonKind, T[]>;
  }
}
