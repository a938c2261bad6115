import { describe, expect, it } from 'vitest';
import { PACK_LANGUAGES } from '../../src/domain/guide/guide-languages';
import { filesOf, namesIn, sentences } from './words';

/** Files of words of the guide. */
const FILES = [
  ...[
    'films',
    'guest-requests',
    'guide',
    'guide-cards',
    'guide-document',
    'guide-door-help',
    'guide-house',
    'guide-install',
  ],
  ...['guide-lines', 'guide-postcard', 'guide-seal', 'guide-search', 'ready-replies'],
];
/** Keys of a booking's page and mails, in files that have more for the site. */
const OF_BOOKING: Readonly<Record<string, RegExp>> = {
  bookings:
    /^(?:guides|status)\.|^policy\.(?:noFee|free|late|untilConfirmed)$|^(?:hold|timer|pay\.surcharge|success\.close)$|^summary\.(?:checkIn$|checkOut$|rooms|nights)/,
  common: /^(?:buttons\.copied|time\.asOf)$/,
  mail: /^(?:subject|intro)\.(?:requested|hold$|confirmed|moved|lapsed|cancelled|refundDue|door|stayLink)|^label\.(?!guests|name|phone|email|message|tour|departure|travellers|payment|home)|^(?:hello|helloGuest|from|before|instant|open|keepLink|openGuide|keepGuideLink|signature)$|^policy|^calendar\./,
};
const PACK_FILES = [...FILES, ...Object.keys(OF_BOOKING), 'arrival-slip'];

/**
 * Sentences of danger come from a list with a source, and there is none yet: wrong ones do more harm than English ones.
 * Each pack lacks them, and may.
 */
const DANGER =
  /^guide (?:emergency|body\.s9)\.|^guide-cards (?:say|nearest)\.hospital$|^films emergency-ladder\.|^guide-house words\.(?:emergency|body\.s9)\./;

const keysOf = (lang: string, file: string): string[] => [...sentences(lang, file).keys()];
/** The keys that a pack has to have, with a form of a counted thing for each that its reader knows. */
const wantedOf = (lang: string, file: string): string[] =>
  keysOf('en', file)
    .filter((key) => OF_BOOKING[file]?.test(key) ?? true)
    .flatMap((key) => {
      if (/_one$/.test(key)) return [];
      if (!/_other$/.test(key)) return key;
      const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
      return pluralCategories.map((form) => key.replace(/other$/, form));
    });
const faulty = (lang: string, isFaulty: (sentence: string, english: string) => boolean): string[] =>
  PACK_FILES.flatMap((file) => {
    const english = sentences('en', file);
    return [...sentences(lang, file)]
      .filter(([key, sentence]) =>
        isFaulty(sentence, english.get(key) ?? english.get(key.replace(/_(?:few|many)$/, '_other')) ?? ''),
      )
      .map(([key]) => `${file} ${key}`);
  });
const bold = (sentence: string): number => sentence.split('**').length;

describe.each(PACK_LANGUAGES)('the pack %s', (lang) => {
  it('has the files of the guide, and says of itself who has checked it', () => {
    expect(filesOf(lang).sort()).toEqual([...PACK_FILES, 'guide-danger', 'pack'].sort());
    expect(keysOf(lang, 'pack')).toEqual(['checked', 'unchecked']);
  });

  it('lacks nothing but the words of danger, and has nothing that nobody asks for', () => {
    const lacking = PACK_FILES.flatMap((file) => {
      const there = new Set(keysOf(lang, file));
      return wantedOf(lang, file)
        .filter((key) => !there.has(key))
        .map((key) => `${file} ${key}`);
    });
    expect(lacking.filter((key) => !DANGER.test(key))).toEqual([]);
    const superfluous = PACK_FILES.flatMap((file) => {
      const asked = new Set(wantedOf(lang, file));
      return keysOf(lang, file).filter((key) => !asked.has(key));
    });
    expect(superfluous).toEqual([]);
  });

  it('asks for the same values, marks as much as bold, and is written cleanly', () => {
    expect(faulty(lang, (sentence, english) => namesIn(sentence).join() !== namesIn(english).join())).toEqual([]);
    expect(faulty(lang, (sentence, english) => bold(sentence) !== bold(english))).toEqual([]);
    const isUnclean = (sentence: string): boolean =>
      sentence === '' || sentence !== sentence.trim() || sentence !== sentence.normalize('NFC');
    expect(faulty(lang, isUnclean)).toEqual([]);
  });
});

/** Parts of the product that speak a guest's language, with the files of words, or the keys of one, that each is made of. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  guide: ['guide', 'guide-document', 'guide-house', 'guide-install', 'guide-lines', 'guide-seal', 'guide-door-help'],
  search: ['guide-search'],
  films: ['films'],
  cards: ['guide-cards'],
  requests: ['guest-requests'],
  postcard: ['guide-postcard'],
  'own page': ['bookings', 'common'],
  mails: ['mail'],
  'calendar file': ['mail calendar'],
};

it('counts, for each language and part, the sentences that are English instead', () => {
  const lackingOf = (lang: string, [file = '', start = '']: string[]): string[] => {
    const there = new Set(keysOf(lang, file));
    return wantedOf(lang, file).filter((key) => key.startsWith(start) && !there.has(key));
  };
  const rows = PACK_LANGUAGES.map((lang) =>
    Object.values(PARTS).map((files) => files.flatMap((file) => lackingOf(lang, file.split(' '))).length),
  );
  const all = Object.values(PARTS).map(
    (files) =>
      files.flatMap((each) => {
        const [file = '', start = ''] = each.split(' ');
        return wantedOf('en', file).filter((key) => key.startsWith(start));
      }).length,
  );
  const line = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padEnd(14)).join('');
  const table = [
    ['', ...Object.keys(PARTS)],
    ['en', ...all],
    ...PACK_LANGUAGES.map((lang, at) => [lang, ...(rows[at] ?? [])]),
  ];
  process.stdout.write(`${table.map(line).join('\n')}\n`);
  // Of the guide, its films and cards the words of danger; nothing else.
  for (const row of rows) expect(row.filter((count) => count > 0)).toHaveLength(3);
});
