import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import of one of our own files by another; paths are those below `src`. */
export interface OwnImport {
  file: string;
  target: string;
  /** Nothing of it is left when the types are gone. */
  typesOnly: boolean;
  /** The names that are taken in braces, by those that the other file gives them. */
  names: readonly string[];
}

/** Code files below `src`. */
export const sourceFiles: readonly string[] = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
  .map((entry) => path.relative('src', path.join(entry.parentPath, entry.name)));

/** Text of each. */
export const sourceText: ReadonlyMap<string, string> = new Map(
  sourceFiles.map((file) => [file, readFileSync(path.join('src', file), 'utf8')]),
);

/** Every import between code files, dynamic ones too. */
export function ownImports(): OwnImport[] {
  const known = new Set(sourceFiles);
  return [...sourceText].flatMap(([file, code]) =>
    [...code.matchAll(/(?:^(?:import|export)\s+([^;']*?)\s*from|\bimport\s*\(|^import)\s*'(\.[^']+)'/gm)].flatMap(
      ([, names, source = '']) => {
        const target = path.join(path.dirname(file), source);
        const found = [target, `${target}.ts`, `${target}.tsx`].find((one) => known.has(one));
        return found === undefined
          ? []
          : [{ file, target: found, typesOnly: isTypesOnly(names), names: namesIn(names) }];
      },
    ),
  );
}

const namesIn = (names = ''): string[] =>
  (/\{([^}]*)\}/.exec(names)?.[1] ?? '')
    .split(',')
    .map((name) =>
      name
        .replace(/^\s*type\s/, '')
        .replace(/\sas\s.*/s, '')
        .trim(),
    )
    .filter((name) => name !== '');

function isTypesOnly(names: string | undefined): boolean {
  if (names === undefined) return false;
  if (names.startsWith('type ')) return true;
  const named = /^\{([^}]*)\}$/.exec(names)?.[1];
  return named !== undefined && named.split(',').every((name) => /^\s*(?:type\s|$)/.test(name));
}
