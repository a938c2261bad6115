import guideEn from '../../../../locales/en/guide.json';
import guideVi from '../../../../locales/vi/guide.json';
import type { ReadingReport } from '../../../contract/guide-analytics/reading';
import { addDays, dayInVietNam, nightsOf } from '../../../domain/days';
import { FILM_OF_POPUP } from '../../../domain/guide/films';
import type { Language } from '../../../domain/languages';
import {
  isTellable,
  READ_FILMS,
  READ_SECTIONS,
  type GuideView,
  type GuideViewKind,
  guideViewOf,
} from '../../../domain/guide-analytics/guide-view';
import { addReadings, type GuideViewCount, readReadings } from './store';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { workbook } from '../../platform/workbook';
import { AppError } from '../../errors';
import { WORDS } from '../../words';
import { isOwnSection } from '../../../domain/guide/parts/house-sections';
import type { HotelState } from '../hotel/hotel';
import type { PrivacySettingsService } from '../privacy/settings';

const WORDS_OF_GUIDE = { vi: guideVi, en: guideEn };

interface Deps {
  db: Database;
  clock: () => number;
  settings: PrivacySettingsService;
  hotel: HotelState;
}

/**
 * Counts how often the guide's sections are opened and its films seen. Nothing about who, where or when within a day.
 */
export class GuideAnalytics {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Takes what a phone has noted, a line for each. What is older than a month is passed over, and so is a section of the
   * house's own that it has no longer.
   *
   * @throws AppError 403 while the hotel does not count, 422 when a line is none of ours: then none counts
   */
  async take(text: string): Promise<void> {
    const { db, clock, settings } = this.#deps;
    if (!settings.current.countReading) throw new AppError(403, 'forbidden');
    const today = dayInVietNam(clock());
    const counts = new Map<string, GuideViewCount>();
    for (const line of text.trimEnd().split('\n')) {
      const reading = guideViewOf(line);
      if (reading === null) throw new AppError(422, 'invalid');
      if (!isTellable(reading, today) || this.#isGone(reading)) continue;
      counts.set(line, { ...reading, count: (counts.get(line)?.count ?? 0) + 1 });
    }
    await inTransaction(db, (tx) => addReadings(tx, [...counts.values()]));
  }

  /** @param days how many, today included */
  async report(days: number, lang: Language): Promise<ReadingReport> {
    const { db, clock, settings } = this.#deps;
    const now = clock();
    const to = dayInVietNam(now);
    const from = addDays(to, 1 - days);
    const counts = await readReadings(db, from, to);
    const sum = (kind: GuideViewKind, where: Partial<GuideViewCount>): number =>
      counts
        .filter((one) => one.kind === kind)
        .filter((one) => Object.entries(where).every(([key, value]) => one[key as keyof GuideViewCount] === value))
        .reduce((total, { count }) => total + count, 0);
    const figures = (kind: GuideViewKind, item: string) => ({
      vi: sum(kind, { item, lang: 'vi' }),
      en: sum(kind, { item, lang: 'en' }),
    });
    return {
      counting: settings.current.countReading,
      from,
      to,
      sections: [...READ_SECTIONS, ...this.#own.keys()].map((id) => ({
        id,
        title: this.#titleOf(id, lang),
        opened: figures('section', id),
      })),
      films: READ_FILMS.map((id) => ({
        id,
        title: filmTitle(id, lang),
        started: figures('play', id),
        ended: figures('ended', id),
      })),
      days: nightsOf(from, addDays(to, 1)).map((day) => ({
        day,
        opened: sum('section', { day }),
        started: sum('play', { day }),
      })),
      serverNow: new Date(now).toISOString(),
    };
  }

  /** Every count of a span as a workbook, a line for each day, thing and language. */
  async workbook(days: number, lang: Language): Promise<Buffer> {
    const { db, clock } = this.#deps;
    const to = dayInVietNam(clock());
    const counts = await readReadings(db, addDays(to, 1 - days), to);
    const { sheet, columns, kinds } = WORDS[lang].reading;
    const rows = counts
      .sort((a, b) => (`${a.day} ${a.kind} ${a.item}` < `${b.day} ${b.kind} ${b.item}` ? -1 : 1))
      .map(({ day, kind, item, lang: read, count }) => [
        { day },
        kinds[kind],
        item,
        kind === 'section' ? this.#titleOf(item, lang) : filmTitle(item, lang),
        read,
        count,
      ]);
    return workbook({ name: sheet, columns, rows });
  }

  /** Headings of the sections that only this house has, in its order. */
  get #own(): ReadonlyMap<string, Readonly<Record<Language, string>>> {
    const { guideSections } = this.#deps.hotel.current.profile;
    return new Map(
      guideSections.filter(({ section }) => isOwnSection(section)).map(({ section, title }) => [section, title]),
    );
  }

  #isGone({ kind, item }: GuideView): boolean {
    return kind === 'section' && !READ_SECTIONS.includes(item) && !this.#own.has(item);
  }

  #titleOf(id: string, lang: Language): string {
    const own = this.#own.get(id);
    return own ? own[lang] || own.vi : sectionTitle(id, lang);
  }
}

function sectionTitle(id: string, lang: Language): string {
  const { sections, subs } = WORDS_OF_GUIDE[lang];
  const key = `s${id.replace('-', '_')}`;
  return (
    (sections as Record<string, { title?: string }>)[key]?.title ??
    (subs as Record<string, { title?: string }>)[key]?.title ??
    id
  );
}

function filmTitle(name: string, lang: Language): string {
  const popup = Object.entries(FILM_OF_POPUP).find(([, film]) => film === name)?.[0] ?? '';
  const buttons = WORDS_OF_GUIDE[lang].film.filmButtons as Record<string, string>;
  return buttons[`f${popup.replace('-', '_')}`] ?? name;
}
