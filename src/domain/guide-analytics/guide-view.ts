import { addDays, type Day, isDay } from '../days';
import { FILM_NAMES } from '../guide/films';
import { SECTIONS } from '../guide/outline';
import { asLanguage, type Language } from '../languages';

/** A section was opened, a film began, a film came to its end. */
const READING_KINDS = ['section', 'play', 'ended'] as const;
export type GuideViewKind = (typeof READING_KINDS)[number];

/** One view: a day in Viet Nam, a section's or a film's id, the guide's language. Nothing else is recorded. */
export interface GuideView {
  day: Day;
  kind: GuideViewKind;
  item: string;
  lang: Language;
}

/** Sections and sub-sections in the order of their numbers. */
export const READ_SECTIONS: readonly string[] = Object.entries(SECTIONS)
  .sort(([a], [b]) => Number(a) - Number(b))
  .flatMap(([id, { subs }]) => [id, ...(subs ?? []).map((sub) => sub.id)]);
/** Section that only a house has; whether this one has it, the house knows. */
const OWN_SECTION = /^own[1-9]\d{0,3}$/;
/** Films by name. */
export const READ_FILMS: readonly string[] = FILM_NAMES;

/** A phone that was without a network for longer has nothing to tell any more, days. */
const TOLD_WITHIN_DAYS = 30;

/** Reads a line as a phone keeps it: `2026-11-20 section 2-3 vi`; `null` when it is none. */
export function guideViewOf(line: string): GuideView | null {
  const [day = '', kindWord, item = '', langWord, ...more] = line.split(' ');
  const kind = READING_KINDS.find((one) => one === kindWord);
  const lang = asLanguage(langWord ?? null);
  if (more.length > 0 || !isDay(day) || kind === undefined || lang === null) return null;
  const isKnown =
    kind === 'section' ? READ_SECTIONS.includes(item) || OWN_SECTION.test(item) : READ_FILMS.includes(item);
  return isKnown ? { day, kind, item, lang } : null;
}

/** Tells whether a reading's day is still counted; a phone's clock may be a day ahead. */
export const isTellable = ({ day }: GuideView, today: Day): boolean =>
  day >= addDays(today, -TOLD_WITHIN_DAYS) && day <= addDays(today, 1);
