import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Files that a file loads when it runs: types are gone by then. Lazy imports count, for the phone loads them too. */
function loads(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [\s\S]*?;$/gm, '');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

function resolve(from: string, source: string): string | null {
  const base = path.join(path.dirname(from), source);
  return [`${base}.ts`, `${base}.tsx`, base].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** Packages that are reached from a file, each with the way that leads there. */
function packagesFrom(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string, way: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const source of loads(file)) {
      const next = source.startsWith('.') ? resolve(file, source) : null;
      if (next) visit(next, `${way} → ${path.basename(next)}`);
      else if (!source.startsWith('.')) found.set(source.replace(/^(@[^/]+\/[^/]+|[^/]+).*/, '$1'), way);
    }
  };
  visit(entry, path.basename(entry));
  return found;
}

describe('the guide', () => {
  const packages = packagesFrom('src/guide.tsx');

  it('is followed far enough to say anything', () => {
    expect(packages.has('react')).toBe(true);
    expect(packages.has('idb')).toBe(true);
  });

  it.each(['dexie', 'zod', 'i18next', 'react-i18next', 'react-router-dom', 'react-hook-form', '@daypicker/react'])(
    'never makes a phone load %s',
    (name) => {
      expect(packages.get(name)).toBeUndefined();
    },
  );
});
