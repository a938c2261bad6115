import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PERSON_KINDS } from '../../../src/contract/privacy/desk';
import { RETENTION_KINDS } from '../../../src/domain/privacy/retention';
import { COLUMNS, GUEST_TABLES } from '../../../src/server/columns';
import type { Database } from '../../../src/server/platform/db/schema';
import { onEveryEngine } from '../../support/server-engines';

const declared = Object.entries(COLUMNS).flatMap(([table, by]) =>
  Object.values(by).flatMap((columns) => columns.split(' ').map((column) => `${table}.${column}`)),
);

/** Every column of the database as it stands, but for the tables that note which changes of it were made. */
async function columnsOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).sort();
}

onEveryEngine('every column', (start) => {
  it('is declared by its owner, once, as of a person or of nobody, and none that is not there', async () => {
    const { db } = (await start()).database;
    expect(await columnsOf(db)).toEqual([...declared].sort());
    await sql`alter table users add column nickname text`.execute(db);
    const undeclared = (await columnsOf(db)).filter((column) => !declared.includes(column));
    expect(undeclared).toEqual(['users.nickname']);
  });

  it('of a guest is taken out by somebody: each kind is declared by one module, and its tables are written anew', async () => {
    const { people } = (await start()).app.services;
    const kinds = people.flatMap(({ rows = [] }) => rows.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([...PERSON_KINDS].sort());
    const retained = people.flatMap(({ retain = {} }) => Object.keys(retain));
    expect([...retained].sort()).toEqual([...RETENTION_KINDS, 'reading'].sort());
    expect(GUEST_TABLES).toEqual(expect.arrayContaining(['users', 'bookings', 'mails', 'audit']));
    expect(GUEST_TABLES).not.toContain('rooms');
  });
});
