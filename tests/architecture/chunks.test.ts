import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from '../../src/build/chunks';

const files = ['src', 'locales', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name).replaceAll(path.sep, '/')),
);

/** Every place that a pattern names: its choices written out one by one, what it leaves out left out. */
function placesIn({ source }: RegExp): string[] {
  let open = [
    source
      .replaceAll(/\[\\+\/\]/g, '/')
      .replaceAll(String.raw`(?:\?|$)`, '')
      .replaceAll(/\(\?!.*?\)/g, '')
      .replaceAll(/\\\./g, '.')
      .replaceAll('(?:', '('),
  ];
  for (let found = true; found;) {
    const next = open.flatMap((one) => {
      const choice = /\(([^()]*)\)(\??)/.exec(one);
      if (!choice) return [one];
      const [whole, inner = '', isOptional] = choice;
      return [...inner.split('|'), ...(isOptional ? [''] : [])].map((part) => one.replace(whole, () => part));
    });
    found = next.length > open.length || next.some((one) => one.includes('('));
    open = [...new Set(next)];
  }
  return open.flatMap((one) => one.split('|')).filter((one) => /^(?:src|locales|public)\//.test(one));
}

const places = chunkGroups.flatMap(({ test }) => (test instanceof RegExp ? placesIn(test) : []));

it('every file and folder that decides where code goes in the browser’s build is there', () => {
  expect(places).toContain('src/features/guide/later/');
  expect(places).toContain('src/ui/icon.tsx');
  const gone = [...new Set(places)].filter((place) => {
    const [start = '', ...rest] = place.split('.*');
    return !files.some((file) => file.startsWith(start) && rest.every((part) => file.includes(part)));
  });
  expect(gone).toEqual([]);
});

it('no pattern names a single file by a part of its name', () => {
  const parts = [...new Set(places)].filter(
    (place) => !place.endsWith('/') && !place.includes('.*') && !files.includes(place),
  );
  expect(parts).toEqual([]);
});
