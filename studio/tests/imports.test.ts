import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('what draws takes rules and words of the product, and nothing else of it', () => {
  const studio = path.resolve(import.meta.dirname, '..');
  const drawn = readdirSync(studio, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(?:tests|node_modules)[/\\]/.test(file),
  );
  const astray = drawn.flatMap((file) =>
    [...readFileSync(path.join(studio, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)]
      .map(([, source = '']) => path.posix.join('studio', path.dirname(file), source))
      .filter((target) => !/^(?:studio|src\/domain|locales)\//.test(target))
      .map((target) => `${file} → ${target}`),
  );
  expect(drawn.length).toBeGreaterThan(100);
  expect(astray).toEqual([]);
});
