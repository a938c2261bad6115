import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Component {
  name: string;
  version: string;
  hashes?: { alg: string }[];
}
interface LockFile {
  packages: Record<string, { name?: string; version: string; dev?: boolean }>;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

it('installs exact versions alone', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

it('lists all that runs in production and nothing else, with checksums, without a network', () => {
  const text = execFileSync(process.execPath, ['src/build/sbom.mjs'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const { bomFormat, metadata, components } = JSON.parse(text) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: Component[];
  };
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'hien']);
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  // Tools use some of these too, and are no reason to leave them out.
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  expect(wanted.filter((one) => !listed.has(one))).toEqual([]);
  const locked = Object.entries((read('package-lock.json') as LockFile).packages)
    .filter(([folder, { dev }]) => folder !== '' && dev !== true)
    .map(([folder, { name, version }]) => `${name ?? folder.replace(/^.*node_modules\//, '')}@${version}`);
  expect([...listed].sort()).toEqual([...new Set(locked)].sort());
  expect(components.filter(({ name }) => ['vitest', 'oxlint', 'oxfmt'].includes(name))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === 'SHA-512'))).toEqual([]);
}, 60_000);
