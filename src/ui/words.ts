import type { TFunction, TypeOptions } from 'i18next';
import { createContext, use } from 'react';

type Resources = TypeOptions['resources'];
type Namespace = keyof Resources;
type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The reader of a namespace, or the promise of one that is still on its way. */
export type Words = <N extends Namespace>(namespace: N) => TFunction<N> | Promise<TFunction<N>>;

/** `{{name}}` becomes its value; a name without one stays as it is, and what a value says is not read again. */
const fill = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (slot, name: string) => (name in values ? String(values[name] ?? '') : slot));

function fillAll(found: unknown, values: Values): unknown {
  if (typeof found === 'string') return fill(found, values);
  if (Array.isArray(found)) return found.map((each: unknown) => fillAll(each, values));
  if (typeof found !== 'object' || found === null) return found;
  return Object.fromEntries(Object.entries(found).map(([key, each]) => [key, fillAll(each, values)]));
}

/**
 * Reads one namespace of i18next's resource files as i18next itself does, without its weight (decision 41): nested
 * keys, `{{name}}` and whole branches; a whole key that lies beside the branches goes before what is in them. Neither plurals nor other namespaces nor formats: a page that needs them takes
 * i18next.
 */
export function readerOf<N extends Namespace>(namespace: Resources[N]): TFunction<N> {
  const t = (key: string, values: Values = {}): unknown => {
    const own = (namespace as Record<string, unknown>)[key];
    const found =
      own ??
      key
        .split('.')
        .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], namespace);
    return found === undefined ? key : fillAll(found, values);
  };
  // i18next's type knows every key and what it gives; the function behind it is ours.
  return t as unknown as TFunction<N>;
}

/**
 * The words of one page in its one language.
 *
 * @param given namespaces that are there from the start
 * @param load brings one that is not, and does not give up; the part that uses it suspends meanwhile
 */
export function createWords(
  given: Partial<Resources>,
  load: (namespace: Namespace) => Promise<unknown> = () => new Promise(() => undefined),
): Words {
  const readers = new Map<Namespace, unknown>();
  return <N extends Namespace>(namespace: N) => {
    const known = given[namespace];
    if (!readers.has(namespace)) {
      readers.set(
        namespace,
        known ? readerOf<N>(known) : load(namespace).then((words) => readerOf<N>(words as Resources[N])),
      );
    }
    return readers.get(namespace) as TFunction<N> | Promise<TFunction<N>>;
  };
}

export const WordsContext = createContext<Words | null>(null);

/** Gives a part its voice: `t('key', { values })` of one namespace, in the language of the page around it. */
export function useWords<N extends Namespace>(namespace: N): { t: TFunction<N> } {
  const words = use(WordsContext);
  if (!words) throw new Error('No words around this part');
  const reader = words(namespace);
  return { t: reader instanceof Promise ? use(reader) : reader };
}
