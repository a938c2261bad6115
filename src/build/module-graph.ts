import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

export type ModuleGraph = Rolldown.ChunkingContext;

/** Answers of `neededBy`, which a build asks the same thing for each of its modules. */
const answers = new Map<string, ReadonlySet<string>>();

/**
 * Finds the modules that files need.
 *
 * @param from files of the project
 * @param options `later`: with what they load later; `closed`: a file that is not followed
 * @throws Error where a file is no module of the build: a renamed one would change what every phone loads
 */
export function neededBy(
  from: readonly string[],
  modules: ModuleGraph,
  options: { later?: boolean; closed?: string } = {},
): ReadonlySet<string> {
  const question = JSON.stringify([from, options]);
  const known = answers.get(question);
  if (known) return known;
  const idOf = (file: string): string => {
    const id = normalizePath(path.resolve(file));
    if (!modules.getModuleInfo(id)) throw new Error(`chunks.ts names ${file}, which is no module of this build`);
    return id;
  };
  const closed = options.closed && idOf(options.closed);
  const needed = new Set<string>();
  const open = from.map(idOf);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id) || id === closed) continue;
    needed.add(id);
    const info = modules.getModuleInfo(id);
    open.push(...(info?.importedIds ?? []));
    if (options.later) open.push(...(info?.dynamicallyImportedIds ?? []));
  }
  answers.set(question, needed);
  return needed;
}

/** Tells whether a module is loaded when something asks for it. */
export const loadedLater = (id: string, modules: ModuleGraph): boolean =>
  (modules.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
