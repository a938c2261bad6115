import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';

const MODULES = 'server/modules/';
const texts = [...sourceText].map(([file, text]) => [file.split(path.sep).join('/'), text] as const);
const moduleOf = (file: string): string => (file.startsWith(MODULES) ? (file.split('/')[2] ?? '') : 'platform');

/** Where each table is declared: in the `tables.ts` of its owner, or in the platform's schema. */
const owners = texts.flatMap(([file, text]) =>
  /^server\/(?:modules\/[\w-]+\/tables|platform\/db\/schema)\.ts$/.test(file)
    ? [...(text.split('\nexport const')[0] ?? '').matchAll(/^ {2}(\w+): \{/gm)].map(
        ([, table = '']) => [table, moduleOf(file)] as const,
      )
    : [],
);
const ownerOf = new Map(owners);

/** The tables of others that a module's SQL names. A line may go, and none may come: ask the owner for what is needed. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  'booking-records': ['guest_forms'],
  bookings: ['bookings', 'room_nights'],
  catalogue: ['guide_apartments', 'room_nights'],
  channels: ['bookings'],
  desk: [
    'attention',
    'bookings',
    'comments',
    'contact_messages',
    'declaration_waivers',
    'foreign_guests',
    'guest_forms',
    'guest_requests',
    'guide_apartments',
    'interests',
    'request_messages',
    'room_channels',
    'tour_bookings',
    'tour_contacts',
    'users',
  ],
  'foreign-guests': ['bookings'],
  'guest-requests': ['stays'],
  hotel: ['apartments', 'guide_apartments', 'rooms'],
  mails: ['guide_keys', 'item_states'],
  photos: ['content_changes'],
  staff: ['second_factors', 'users'],
  'stay-records': ['bookings'],
};

/** `module table` for each table that SQL outside its owner names; those of the platform are everybody's. */
const borrowed = texts.flatMap(([file, text]) =>
  file.startsWith('server/') && !file.includes('/migrations/')
    ? [...text.matchAll(/(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*'(\w+)/g)].flatMap(
        ([, table = '']) => {
          const [by, owner] = [moduleOf(file), ownerOf.get(table)];
          return by === owner || owner === undefined || owner === 'platform' ? [] : [`${by} ${table}`];
        },
      )
    : [],
);

describe('tables', () => {
  it('are declared once, by the module whose rows they are', () => {
    expect(owners.length).toBeGreaterThan(50);
    expect(owners.map(([table]) => table).sort()).toEqual([...ownerOf.keys()].sort());
  });

  it('are named in SQL by their owner; who else still does is listed', () => {
    const listed = Object.entries(BORROWED).flatMap(([by, tables]) => tables.map((table) => `${by} ${table}`));
    expect([...new Set(borrowed)].sort()).toEqual(listed.sort());
  });
});
