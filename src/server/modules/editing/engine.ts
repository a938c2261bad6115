import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type {
  ContentChange,
  ContentEdit,
  ContentHistory,
  ContentState,
  ContentTouch,
} from '../../../contract/editing/content';
import { photosNamedIn } from '../../../domain/photos/photo';
import type { Staff } from '../staff/audit-store';
import {
  type ChangedThing,
  type ChangeRow,
  insertChange,
  markUndone,
  readChanges,
  readNewest,
  readStanding,
  readTouch,
} from './store';
import { bumpRevision, type RevisionName } from '../../platform/db/revisions';
import type { Database, Db, Tx } from '../../platform/db/schema';
import { AppError, ERROR_CODES, type ErrorCode } from '../../errors';
import { answerOnce, type KeyedCall } from '../../platform/db/replay';
import { isoOf } from '../../platform/iso';

const HISTORY_PAGE = 30;

/** A kind of thing that the desk edits as a whole: how it is checked, read and written. */
export interface EditableResource<T> {
  /** Under which its changes are recorded, such as `guide` or `blog`. */
  area: string;
  /** Schema that checks a new value; a message of its own is the code of an error. */
  schema: z.ZodMiniType<T>;
  /** Revisions by which other copies in memory notice a change; bumped with every change. */
  revisions: readonly RevisionName[];
  /** As it stands; `null` when there is no such thing. Always the same for the same rows: its hash is the version. */
  read(db: Db, subject: string): Promise<T | null>;
  /** Writes it, or takes it away for `null`. What it throws undoes the whole change. */
  write(tx: Tx, subject: string, value: T | null, now: number): Promise<void>;
}

/** Person of the staff who asks for a change, and the call. */
export interface ContentCall {
  staff: Staff;
  call: KeyedCall;
}

interface Deps {
  db: Database;
  clock: () => number;
  /** Finds those of these photographs that are still kept. */
  knownPhotos: (tx: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * The one way in which the desk changes what guests read: checked, written, and kept with what stood there before, all
 * in one transaction, so that it can be read afterwards who changed what and the last change can be taken back.
 */
export class ContentChanges {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A thing as it stands. @throws AppError 404 when there is none */
  async read<T>(resource: EditableResource<T>, subject: string): Promise<ContentState> {
    const state = await stateOf(this.#deps.db, resource, subject);
    if (state.version === null) throw new AppError(404, 'notFound');
    return state;
  }

  /**
   * Puts a new value in the place of the one that it was made from; the same value again is no change.
   *
   * @param subject of the thing, or a function that gives a new one its subject
   * @param edit `value: null` takes the thing away; `version: null` says that there is none yet
   * @throws AppError 409 `contentChanged` with `current` when another change came first; 422 with the field
   */
  async change<T>(
    resource: EditableResource<T>,
    subject: string | ((tx: Db) => Promise<string>),
    { value, version }: ContentEdit,
    by: ContentCall,
  ): Promise<ContentState> {
    const after = value === null ? null : checked(resource.schema, value);
    return this.#once(resource, by.call, async (tx, now) => {
      const name = typeof subject === 'string' ? subject : await subject(tx);
      const before = await resource.read(tx, name);
      if (versionOf(before) !== version) {
        const current = await stateOf(tx, resource, name);
        // Deleted while it was being edited, or there already.
        if (current.version === null && version === null) throw new AppError(404, 'notFound');
        throw new AppError(409, 'contentChanged', { more: { current } });
      }
      return put(tx, resource, name, { before, after }, by.staff, now);
    });
  }

  /**
   * Puts what is made of a thing as it stands in its place. A call that comes again gets its answer, whatever stands there
   * by then.
   *
   * @param make is given `null` where there is no such thing, and gives `null` to take it away
   * @throws AppError 422 with the field, and what `make` throws
   */
  async remake<T>(
    resource: EditableResource<T>,
    subject: string,
    make: (before: T | null) => T | null,
    by: ContentCall,
  ): Promise<ContentState> {
    return this.#once(resource, by.call, async (tx, now) => {
      const before = await resource.read(tx, subject);
      const made = make(before);
      const after = made === null ? null : checked(resource.schema, made);
      return put(tx, resource, subject, { before, after }, by.staff, now);
    });
  }

  /**
   * Takes the last change of a thing back; the one before it can be taken back next.
   *
   * @throws AppError 409 `contentChanged` with `current` when another change stands on top or the thing is no longer as
   *   that change left it; 409 `nothingToUndo` when it was taken back already; 409
   *   `photoGone` when what stood before shows a photograph that has been forgotten since
   */
  async undo<T>(
    resource: EditableResource<T>,
    subject: string,
    changeId: string,
    by: ContentCall,
  ): Promise<ContentState> {
    return this.#once(resource, by.call, async (tx, now) => {
      const standing = await readStanding(tx, { area: resource.area, subject });
      if (standing === null) throw new AppError(409, 'nothingToUndo');
      const current = await resource.read(tx, subject);
      if (standing.id !== changeId || versionOf(current) !== versionOf(JSON.parse(standing.after))) {
        throw new AppError(409, 'contentChanged', { more: { current: await stateOf(tx, resource, subject) } });
      }
      await requirePhotos(tx, standing.before, this.#deps.knownPhotos);
      const before: unknown = JSON.parse(standing.before);
      await resource.write(tx, subject, before === null ? null : checked(resource.schema, before), now);
      await markUndone(tx, standing.id, by.staff.name, now);
      return stateOf(tx, resource, subject);
    });
  }

  /**
   * Lists the changes of a thing: who made them, from what to what, newest first.
   *
   * @param before only earlier ones; `null` for the newest
   */
  async history(thing: ChangedThing, before: number | null): Promise<ContentHistory> {
    const rows = await readChanges(this.#deps.db, thing, before, HISTORY_PAGE + 1);
    const items = rows.slice(0, HISTORY_PAGE).map(changeOf);
    return { items, next: rows.length > HISTORY_PAGE ? (items.at(-1)?.sequence ?? null) : null };
  }

  /** Lists the last change of each thing of an area: by whom and when. Things that were never changed are left out. */
  async newest(area: string): Promise<(ContentTouch & { subject: string })[]> {
    const rows = await readNewest(this.#deps.db, area);
    return rows.map(({ subject, at, staff_name: staffName }) => ({ subject, at: isoOf(at), staffName }));
  }

  async #once<T>(
    resource: EditableResource<T>,
    call: KeyedCall,
    work: (tx: Tx, now: number) => Promise<ContentState>,
  ): Promise<ContentState> {
    const revisions = [...resource.revisions].sort();
    const json = await answerOnce(this.#deps, call, async (tx, now) => {
      // First, so that two changes of one content wait for each other instead of reading the same state.
      for (const revision of revisions) await bumpRevision(tx, revision);
      return JSON.stringify(await work(tx, now));
    });
    return JSON.parse(json) as ContentState;
  }
}

/** Writes another value, and keeps what stood there before; the same value is no change. */
async function put<T>(
  tx: Tx,
  resource: EditableResource<T>,
  subject: string,
  { before, after }: { before: T | null; after: T | null },
  staff: Staff,
  now: number,
): Promise<ContentState> {
  if (versionOf(after) === versionOf(before)) return stateOf(tx, resource, subject);
  await resource.write(tx, subject, after, now);
  const thing = { area: resource.area, subject };
  const [newest] = await readChanges(tx, thing, null, 1);
  await insertChange(tx, {
    ...thing,
    id: randomUUID(),
    sequence: (newest?.sequence ?? 0) + 1,
    at: now,
    staff_id: staff.id,
    staff_name: staff.name,
    before: JSON.stringify(before),
    after: JSON.stringify(await resource.read(tx, subject)),
    undone_at: null,
    undone_by: null,
  });
  return stateOf(tx, resource, subject);
}

/** Tells one value from another: the same for the same value, `null` for none. */
function versionOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

async function stateOf<T>(db: Db, resource: EditableResource<T>, subject: string): Promise<ContentState> {
  const thing = { area: resource.area, subject };
  const value = await resource.read(db, subject);
  const [standing, touch] = [await readStanding(db, thing), await readTouch(db, thing)];
  return {
    subject,
    value,
    version: versionOf(value),
    last: standing && { id: standing.id, at: isoOf(standing.at), staffName: standing.staff_name },
    touched: touch && { at: isoOf(touch.at), staffName: touch.staffName },
  };
}

/** Only the last change that can be taken back keeps its photographs from being forgotten, not the ones under it. */
async function requirePhotos(tx: Db, before: string, knownPhotos: Deps['knownPhotos']): Promise<void> {
  const named = photosNamedIn(before);
  const known = await knownPhotos(tx, named);
  if (!named.every((id) => known.has(id))) throw new AppError(409, 'photoGone');
}

/** A value that fits the schema. @throws AppError 422 with the field, as `rows.3.price` */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = (issue?.path ?? []).map(String).join('.');
  throw new AppError(422, codeOf(issue), field === '' ? {} : { field });
}

function codeOf(issue: z.core.$ZodIssue | undefined): ErrorCode {
  const named = ERROR_CODES.find((code) => code === issue?.message);
  if (named) return named;
  if (issue?.code === 'too_big' && issue.origin === 'string') return 'tooLong';
  return issue?.code === 'too_small' && issue.origin === 'string' ? 'required' : 'invalid';
}

function changeOf(row: ChangeRow): ContentChange {
  return {
    id: row.id,
    sequence: row.sequence,
    at: isoOf(row.at),
    staffName: row.staff_name,
    before: JSON.parse(row.before) as unknown,
    after: JSON.parse(row.after) as unknown,
    undone: row.undone_at === null ? null : { at: isoOf(row.undone_at), staffName: row.undone_by ?? '' },
  };
}
