import { hasOwn } from '../../has-own';
import type { Language } from '../../languages';
import { SECTION_ORDER, type SectionId, SECTIONS } from '../outline';
import { type TextBlock, textBlocks } from './text-blocks';

/** Words that a part of the guide is told in: those of the product, the house's under them or alone, none at all. */
export const PART_WORDS = ['built', 'under', 'own', 'hidden'] as const;
export type PartWords = (typeof PART_WORDS)[number];

/** Sections on opening the door and getting out of a fire: told in other words at most. */
export const NEVER_HIDDEN: readonly string[] = ['1', '9'] satisfies SectionId[];

interface InBoth {
  vi: string;
  /** Vietnamese stands in for an empty one. */
  en: string;
}

/** A house's word on a part inside a section. */
interface HousePart {
  /** Id of the part, `2-3`. */
  part: string;
  words: PartWords;
  text: InBoth;
}

/** A house's word on a section; their list is the order of its guide. */
export interface HouseSection {
  /** Number of the section; `own1` and so on for one that only this house has. */
  section: string;
  words: PartWords;
  /** Heading of one of the house's own; empty of the others. */
  title: InBoth;
  text: InBoth;
  parts: HousePart[];
}

/** The house's own words as a guest reads them, in one language. */
interface OwnWords {
  part: string;
  /** Heading of a section that only this house has. */
  title?: string;
  /** The language that it is written in, where that is not the guide's. */
  lang?: 'vi';
  text: TextBlock[];
}

/** Sections as the desk lists them: the order of the Vietnamese guide. */
const NUMBERED: readonly SectionId[] = [...SECTION_ORDER.vi.main, ...SECTION_ORDER.vi.more];

export const isOwnSection = (section: string): boolean => !hasOwn(SECTIONS, section);

/** Ids of the parts inside a section, in their order. */
export const partsOf = (section: string): readonly string[] =>
  hasOwn(SECTIONS, section) ? (SECTIONS[section].subs ?? []).map(({ id }) => id) : [];

const NOTHING = { vi: '', en: '' };

/** The list with every section of the guide and every part in it, and with an id for what is the house's own. */
export function wholeSections(rows: readonly HouseSection[]): HouseSection[] {
  const { groups, last } = grouped(withIds(rows));
  NUMBERED.forEach((id, number) => {
    if (groups.some((group) => headOf(group) === id)) return;
    const before = NUMBERED.slice(0, number);
    const behind = groups.reduce((at, group, index) => (before.includes(headOf(group)) ? index + 1 : at), 0);
    groups.splice(behind, 0, [{ section: id, words: 'built', title: NOTHING, text: NOTHING, parts: [] }]);
  });
  return [...groups.flat(), ...last].map((row) => ({ ...row, parts: wholeParts(row) }));
}

/** The order of a house's guide: as specified, in two groups where the language has them, until a section is moved. */
export function orderOf(rows: readonly HouseSection[], lang: Language): Record<'main' | 'more', string[]> {
  const { groups, last } = grouped(wholeSections(rows));
  const isMoved = groups.some((group, at) => headOf(group) !== NUMBERED[at]);
  const idsOf = (group: readonly HouseSection[]): string[] => group.map(({ section }) => section);
  if (isMoved) return { main: [...groups.flat(), ...last].map(({ section }) => section), more: [] };
  const withOwn = (ids: readonly SectionId[]): string[] =>
    ids.flatMap((id) => groups.filter((group) => headOf(group) === id).flatMap(idsOf));
  const { main, more } = SECTION_ORDER[lang];
  return { main: withOwn(main), more: withOwn(more) };
}

/** Maps the parts that are not told in the product's words alone to how they are told. */
export function wordsOfParts(rows: readonly HouseSection[]): ReadonlyMap<string, PartWords> {
  const named = rows.flatMap(({ section, words, parts }) => [
    [section, words] as const,
    ...parts.map(({ part, words: told }) => [part, told] as const),
  ]);
  return new Map(named.filter(([, words]) => words !== 'built'));
}

/**
 * The house's own words, as its guide shows them.
 *
 * @param gone parts that the guide is without
 */
export function ownWords(rows: readonly HouseSection[], lang: Language, gone: readonly string[]): OwnWords[] {
  return rows.flatMap(({ section, words, title, text, parts }) => [
    ...shown(section, isOwnSection(section) ? 'own' : words, text, lang, gone, title),
    ...parts.flatMap(({ part, ...its }) => shown(part, its.words, its.text, lang, gone)),
  ]);
}

function shown(
  part: string,
  words: PartWords,
  { vi, en }: InBoth,
  lang: Language,
  gone: readonly string[],
  title: InBoth = NOTHING,
): OwnWords[] {
  if ((words !== 'own' && words !== 'under') || gone.includes(part)) return [];
  const written = lang === 'en' && en !== '' ? 'en' : 'vi';
  return [
    {
      part,
      ...(title[written] !== '' && { title: title[written] }),
      ...(written !== lang && { lang: 'vi' as const }),
      text: textBlocks(written === 'en' ? en : vi),
    },
  ];
}

/** Numbers that are given once are not given again while a later one is there: a link leads to what it led to. */
function withIds(rows: readonly HouseSection[]): HouseSection[] {
  let last = Math.max(0, ...rows.map(({ section }) => Number(/^own(\d+)$/.exec(section)?.[1] ?? 0)));
  return rows.map((row) => (row.section === '' ? { ...row, section: `own${(last += 1)}` } : row));
}

/** Sections of the product, each with the house's own that follow it; those that stand first go with the first one. */
function grouped(rows: readonly HouseSection[]): { groups: HouseSection[][]; last: HouseSection[] } {
  const groups: HouseSection[][] = [];
  let waiting: HouseSection[] = [];
  for (const row of rows) {
    if (!isOwnSection(row.section)) {
      groups.push([...waiting, row]);
      waiting = [];
    } else (groups.at(-1) ?? waiting).push(row);
  }
  return { groups, last: waiting };
}

const headOf = (group: readonly HouseSection[]): SectionId =>
  group.find(({ section }) => !isOwnSection(section))?.section as SectionId;

const wholeParts = ({ section, parts }: HouseSection): HousePart[] =>
  partsOf(section).map((id) => parts.find(({ part }) => part === id) ?? { part: id, words: 'built', text: NOTHING });
