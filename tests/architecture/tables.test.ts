import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

const MODULES = 'server/modules/';
const texts = [...sourceText].map(([file, text]) => [file.split(path.sep).join('/'), text] as const);
const moduleOf = (file: string): string => (file.startsWith(MODULES) ? (file.split('/')[2] ?? '') : 'platform');

/** Declarations of each table: in the `tables.ts` of its owner, or in the platform's schema. */
const owners = texts.flatMap(([file, text]) =>
  /^server\/(?:modules\/[\w-]+\/tables|platform\/db\/schema)\.ts$/.test(file)
    ? [...(text.split('\nexport const')[0] ?? '').matchAll(/^ {2}(\w+): \{/gm)].map(
        ([, table = '']) => [table, moduleOf(file)] as const,
      )
    : [],
);
const ownerOf = new Map(owners);

/** Beginnings of statements and joins, and names that can be nothing but a table's. */
const IN_ANY_FILE = [/(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g, /'(\w+_\w+)'/g];
/** A column with its table; routes name what is recorded of them in the same form. */
const IN_A_STORE = /'(\w+)\.\w+(?: as \w+)?'/g;
const isStore = (file: string): boolean => /(?:^|[/-])store(?:\.ts$|\/)/.test(file);

/** `file table` for each table that is named outside its owner; those of the platform are everybody's. */
const borrowed = texts.flatMap(([file, text]) =>
  file.startsWith('server/') && !file.includes('/migrations/') && !file.endsWith('/tables.ts')
    ? [...IN_ANY_FILE, ...(isStore(file) ? [IN_A_STORE] : [])]
        .flatMap((named) => [...text.matchAll(named)])
        .flatMap(([, table = '']) => {
          const owner = ownerOf.get(table);
          return owner === undefined || owner === 'platform' || owner === moduleOf(file) ? [] : [`${file} ${table}`];
        })
    : [],
);

describe('tables', () => {
  it('are declared once, by the module whose rows they are', () => {
    expect(owners.length).toBeGreaterThan(50);
    expect(owners.map(([table]) => table).sort()).toEqual([...ownerOf.keys()].sort());
  });

  it('are named in SQL by their owner alone: who needs something of them asks for a function that is lent', () => {
    expect([...new Set(borrowed)]).toEqual([]);
  });
});
