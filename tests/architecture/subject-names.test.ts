import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Mark =
  /** A folder or a file of the layer has the subject's name. */
  | 'x'
  /** Nothing has it: the subject lies there under another name, as a page of the site or part of one, or is missing. */
  | 'o'
  /** The subject has no such layer; `NONE` says why. */
  | '-';

const filesOf = (place: string): string[] =>
  readdirSync(path.normalize(place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
const FILES = ['src', 'locales/vi', 'tests'].flatMap(filesOf);

const isFile = (place: string): boolean => FILES.includes(place);
const lies = (subject: string, place: string, but = '//'): boolean =>
  FILES.some(
    (file) =>
      file.startsWith(`${place}/`) &&
      !file.startsWith(`${place}/${but}/`) &&
      file
        .slice(place.length + 1)
        .split('/')
        .some((part) => part.replace(/(?:\.test)?\.\w+$/, '') === subject),
  );

/** Layers in which a subject may have its name. */
const LAYERS: Record<string, (subject: string) => boolean> = {
  contract: (subject) => lies(subject, 'src/contract'),
  'desk calls': (subject) => isFile(`src/contract/${subject}/desk-calls.ts`),
  domain: (subject) => lies(subject, 'src/domain'),
  offline: (subject) => lies(subject, 'src/offline'),
  'site screens': (subject) => lies(subject, 'src/features', 'reception'),
  'desk screens': (subject) => lies(subject, 'src/features/reception'),
  words: (subject) => isFile(`locales/vi/${subject}.json`),
  'desk words': (subject) => isFile(`locales/vi/reception-${subject}.json`),
  'server tests': (subject) => lies(subject, 'tests/server'),
  'screen tests': (subject) => lies(subject, 'tests/features'),
  'domain tests': (subject) => lies(subject, 'tests/domain'),
  tables: (subject) => isFile(`src/server/modules/${subject}/tables.ts`),
};

/** Subjects by the marks of their layers, in the order above: a mark may only become a better one. */
const MARKS: Record<string, string> = {
  bookings: 'xxxxxxxxxxxx',
  accounts: 'x-xxx-x-xxxx',
  guide: 'xxxxxoxoxxxx',
  blog: 'xxxxxoxoxxxx',
  tours: 'xxxxxoxoxxxx',
  desk: 'xxxx-o-oxxx-',
  'foreign-guests': 'xxx--x-xxxxx',
  privacy: 'xxx-oxoxxoxx',
  'guest-access': 'xxxxoxoxxxx-',
  'guest-requests': 'xxxxxxxxxxxx',
  'guide-analytics': 'xxxx-x-xxoox',
  photos: 'xxx--x-oxxxx',
  hotel: 'xxxooxxxxxx-',
  'guest-forms': 'x-x-x-x-xxxx',
  catalogue: 'xxxxoxooxxxx',
  channels: 'xx---x-oxx-x',
  contact: 'x-x-o-o-xoxx',
  billing: 'xxx-ox-oxxo-',
  payments: 'xxx-ooxoxoox',
  'public-pages': 'o-------x---',
};

/** Layers that a subject does not have at all. */
const NONE: readonly { why: string; subjects: readonly string[]; layers: readonly string[] }[] = [
  {
    why: 'reception sees no account of a guest; who works there is a subject of its own, staff',
    subjects: ['accounts'],
    layers: ['desk calls', 'desk screens', 'desk words'],
  },
  {
    why: 'what is sent is one kind of the inbox, which is the desk’s',
    subjects: ['guest-forms', 'contact'],
    layers: ['desk calls', 'desk screens', 'desk words'],
  },
  { why: 'it waits in the common outbox', subjects: ['guest-forms', 'contact'], layers: ['offline'] },
  {
    why: 'a list of all that the desk keeps is in offline/desk',
    subjects: ['foreign-guests', 'privacy', 'photos', 'channels', 'billing'],
    layers: ['offline'],
  },
  { why: 'nothing is paid without a network', subjects: ['payments'], layers: ['offline'] },
  {
    why: 'no guest reads or does anything of it by itself',
    subjects: ['desk', 'foreign-guests', 'guide-analytics', 'photos', 'channels'],
    layers: ['site screens', 'words'],
  },
  { why: 'a bill is read on the page of its booking', subjects: ['billing'], layers: ['words'] },
  {
    why: 'calendars of others are read on the server alone',
    subjects: ['channels'],
    layers: ['domain', 'domain tests'],
  },
  {
    why: 'its rows lie on a lower floor: attention and staff, stay-records, editing, money',
    subjects: ['desk', 'guest-access', 'hotel', 'billing'],
    layers: ['tables'],
  },
  {
    why: 'it serves pages, whose words, rules and rows are those of others',
    subjects: ['public-pages'],
    layers: Object.keys(LAYERS).filter((layer) => !['contract', 'server tests'].includes(layer)),
  },
];

const isNone = (subject: string, layer: string): boolean =>
  NONE.some(({ subjects, layers }) => subjects.includes(subject) && layers.includes(layer));

describe('a subject has its name in its layers', () => {
  it.each(Object.entries(MARKS))('%s', (subject, marks) => {
    const found = Object.entries(LAYERS).map(([layer, isNamed]): Mark => {
      if (isNamed(subject)) return 'x';
      return isNone(subject, layer) ? '-' : 'o';
    });
    expect(found.join('')).toBe(marks);
  });

  it('in eight of twelve on average, in nearly ten where only layers count that it has', () => {
    const all = Object.values(MARKS).join('');
    const count = (mark: Mark): number => all.split(mark).length - 1;
    const named = count('x') / all.length;
    expect(named * 12).toBeGreaterThanOrEqual(8);
    expect((count('x') / (count('x') + count('o'))) * 12).toBeGreaterThanOrEqual(9.8);
  });
});
