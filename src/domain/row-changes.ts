/** What became of a row between two states of a list. `at` and `from` are positions, from 0. */
export type RowChange<T> =
  | { kind: 'added'; row: T; at: number }
  | { kind: 'removed'; row: T; at: number }
  | { kind: 'moved'; row: T; from: number; at: number }
  | { kind: 'changed'; before: T; after: T; at: number };

/**
 * What somebody did to a list, as they would tell it: rows that stayed in their order are not named, a row in the place
 * of another is that row changed, and one that is gone here and new there has moved.
 *
 * @param keyOf the same text for rows that count as the same
 */
export function rowChanges<T>(before: readonly T[], after: readonly T[], keyOf: (row: T) => string): RowChange<T>[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const changes: RowChange<T>[] = [];
  let [from, at] = [0, 0];
  for (const anchor of [...stayed(old, now), { from: old.length, at: now.length }]) {
    const olds = range(from, anchor.from);
    const news = range(at, anchor.at);
    // What stands elsewhere in the other state has moved, and was not turned into its neighbour.
    const gone = olds.filter((index) => !now.includes(old[index] ?? ''));
    const fresh = news.filter((index) => !old.includes(now[index] ?? ''));
    const pairs = new Map(gone.flatMap((index, n) => (fresh[n] === undefined ? [] : [[fresh[n], index] as const])));
    const paired = new Set(pairs.values());
    for (const index of olds) {
      const row = before[index];
      if (row !== undefined && !paired.has(index)) changes.push({ kind: 'removed', row, at: index });
    }
    for (const index of news) {
      const row = after[index];
      if (row === undefined) continue;
      const origin = before[pairs.get(index) ?? -1];
      changes.push(
        origin === undefined
          ? { kind: 'added', row, at: index }
          : { kind: 'changed', before: origin, after: row, at: index },
      );
    }
    [from, at] = [anchor.from + 1, anchor.at + 1];
  }
  return withMoves(changes, keyOf);
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step);

/** A row that is removed in one place and added in another has moved. */
function withMoves<T>(changes: readonly RowChange<T>[], keyOf: (row: T) => string): RowChange<T>[] {
  const removed = changes.filter((change) => change.kind === 'removed');
  const gone = new Set<RowChange<T>>();
  const told = changes.map((change): RowChange<T> => {
    if (change.kind !== 'added') return change;
    const origin = removed.find((one) => !gone.has(one) && keyOf(one.row) === keyOf(change.row));
    if (!origin) return change;
    gone.add(origin);
    return { kind: 'moved', row: change.row, from: origin.at, at: change.at };
  });
  return told.filter((change) => !gone.has(change));
}

/** Positions of a longest common run of rows, in order. */
function stayed(old: readonly string[], now: readonly string[]): { from: number; at: number }[] {
  const width = now.length + 1;
  /** Length of the longest common run of what follows each pair of positions. */
  const longest = new Uint16Array((old.length + 1) * width);
  const of = (from: number, at: number): number => longest[from * width + at] ?? 0;
  for (let from = old.length - 1; from >= 0; from -= 1) {
    for (let at = now.length - 1; at >= 0; at -= 1) {
      longest[from * width + at] =
        old[from] === now[at] ? of(from + 1, at + 1) + 1 : Math.max(of(from + 1, at), of(from, at + 1));
    }
  }
  const pairs: { from: number; at: number }[] = [];
  let [from, at] = [0, 0];
  while (from < old.length && at < now.length) {
    if (old[from] === now[at]) pairs.push({ from: from++, at: at++ });
    else if (of(from + 1, at) >= of(from, at + 1)) from += 1;
    else at += 1;
  }
  return pairs;
}
