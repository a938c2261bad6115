import type { Language } from '../../../domain/languages';
import { rowChanges } from '../../../domain/desk/row-changes';
import type { ChoiceWord, ContentInput, ContentPart, FieldWord, RowsPart } from './content-inputs';

/** One thing that is different between two states of an area. */
export type ContentDifference =
  | {
      kind: 'value';
      /** The rows it lies in, outermost first. */
      rows: readonly string[];
      word: FieldWord;
      input: ContentInput;
      before: unknown;
      after: unknown;
    }
  /** `picture` when the row is one: a photograph has no name. */
  | { kind: 'added' | 'removed' | 'moved'; rows: readonly string[]; picture: boolean };

type Row = Readonly<Record<string, unknown>>;
type NameOf = (part: RowsPart, row: unknown) => string;

/** Lists what is different in an area, in the order of its form. Nothing, an empty text and a missing one are the same. */
export function contentChanges(
  parts: readonly ContentPart[],
  before: unknown,
  after: unknown,
  lang: Language,
  choiceWord?: ChoiceWord,
): ContentDifference[] {
  const nameOf: NameOf = (part, row) => rowName(part, row, lang, choiceWord);
  return parts.flatMap((part) => differences(part, before, after, [], nameOf));
}

/** Gives what stands at a path such as `hours.checkIn` or `rows.3.price`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return (inner as Record<string, unknown>)[key];
  }, value);
}

/** Names a row: its first text or what is chosen there, in the language that is read. */
export function rowName(part: RowsPart, row: unknown, lang: Language, choiceWord?: ChoiceWord): string {
  if (part.variant === 'sections') return sectionName(row, lang);
  const inputs = part.cells[0]?.inputs ?? [];
  const input = inputs.find((one) => one.lang === lang) ?? inputs[0];
  const name = input && valueAt(row, input.path);
  if (typeof name !== 'string') return '';
  if (input?.choices && choiceWord) return choiceWord(input.choices, name);
  return input?.kind === 'photo' ? drawingName(name) : name.trim();
}

/** The heading of a section of the house's own, the number of another. */
function sectionName(row: unknown, lang: Language): string {
  const texts = [`title.${lang}`, 'title.vi', 'section', 'part'].map((path) => valueAt(row, path));
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** Names a drawing after its file; a photograph's file has no name. */
const drawingName = (address: string): string =>
  /^\/pictures\/[\w-]+\/([\w-]+)\.svg$/.exec(address)?.[1]?.replaceAll('-', ' ') ?? '';

/** The rows of a list as it stands. */
export function rowsAt(value: unknown, part: RowsPart): readonly Row[] {
  const rows = valueAt(value, part.path);
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

function differences(
  part: ContentPart,
  before: unknown,
  after: unknown,
  rows: readonly string[],
  nameOf: NameOf,
): ContentDifference[] {
  if (part.kind === 'fields') return cellDifferences(part.cells, before, after, rows);
  const keyOf = (row: Row): string => JSON.stringify(plain(row));
  const named = (row: Row): string => nameOf(part, row);
  return rowChanges(rowsAt(before, part), rowsAt(after, part), keyOf, named).flatMap((change): ContentDifference[] => {
    if (change.kind !== 'changed') {
      const picture = part.cells[0]?.inputs[0]?.kind === 'photo';
      return [{ kind: change.kind, rows: [...rows, named(change.row)], picture }];
    }
    const inside = [...rows, named(change.before) || named(change.after)];
    return [
      ...cellDifferences(part.cells, change.before, change.after, inside),
      ...(part.inner ? differences(part.inner, change.before, change.after, inside, nameOf) : []),
    ];
  });
}

function cellDifferences(
  cells: Extract<ContentPart, { kind: 'fields' }>['cells'],
  before: unknown,
  after: unknown,
  rows: readonly string[],
): ContentDifference[] {
  return cells.flatMap(({ word, inputs }) =>
    inputs.flatMap((input): ContentDifference[] => {
      const [was, is] = [plain(valueAt(before, input.path)), plain(valueAt(after, input.path))];
      return JSON.stringify(was) === JSON.stringify(is)
        ? []
        : [{ kind: 'value', rows, word, input, before: was, after: is }];
    }),
  );
}

/** A value without what says nothing, its keys in one order. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (value === null || value === false) return undefined;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, plain(inner)] as const);
  const present = entries.filter(([, inner]) => inner !== undefined);
  return present.length === 0 ? undefined : Object.fromEntries(present.sort(([a], [b]) => (a < b ? -1 : 1)));
}
