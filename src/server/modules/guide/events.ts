import { EVENT_COLUMNS, type EventSheet } from '../../../contract/guide/events';
import type { Language } from '../../../domain/languages';
import type { FetchSheet } from '../guest-forms/sheets';
import { readDocument, writeDocument } from '../../platform/db/documents';
import type { Database } from '../../platform/db/schema';
import type { HotelEvents } from '../hotel/hotel-file';
import type { Logger } from '../../platform/logger';
import { WORDS } from '../../words';

/** Time that a sheet counts as new, in ms; after that it is asked for again while the kept copy is answered. */
const FRESH_MS = 30_000;
const MAX_ROWS = 200;
const MAX_CELL = 2000;

interface Deps {
  db: Database;
  clock: () => number;
  log: Logger;
  /** `null`: no spreadsheet is configured, the hotel's own events count. */
  fetchSheet: FetchSheet | null;
}

/**
 * Events for home page and guide, in the values service's shape (ruling 26). A sheet is somebody else's text: only
 * strings and only addresses of pictures get through, and its last good copy stands in when it cannot be had.
 */
export class EventsService {
  readonly #deps: Deps;
  #kept: string[][] | null = null;
  #triedAt = -Infinity;
  #asking: Promise<void> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The events as they are known now, without asking anybody. */
  async known(own: HotelEvents, lang: Language): Promise<EventSheet> {
    if (this.#deps.fetchSheet === null) return ownSheet(own, lang);
    this.#kept ??= (await readDocument(this.#deps.db, 'eventSheet'))?.values ?? null;
    return { values: this.#kept ?? [] };
  }

  /** The events, from the sheet when there is one. Waits for it only while there is no copy at all. */
  async answer(own: HotelEvents, lang: Language): Promise<EventSheet> {
    const known = await this.known(own, lang);
    const { fetchSheet, clock } = this.#deps;
    if (fetchSheet === null) return known;
    if (clock() - this.#triedAt >= FRESH_MS) {
      this.#triedAt = clock();
      this.#asking ??= this.#refresh(fetchSheet).finally(() => (this.#asking = null));
    }
    if (this.#kept !== null || this.#asking === null) return known;
    await this.#asking;
    return this.known(own, lang);
  }

  async #refresh(fetchSheet: FetchSheet): Promise<void> {
    const { db, clock, log } = this.#deps;
    try {
      const values = cleanRows(await fetchSheet());
      const changed = JSON.stringify(values) !== JSON.stringify(this.#kept);
      this.#kept = values;
      if (changed) await writeDocument(db, 'eventSheet', { values }, clock());
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : typeof error }, 'event sheet not read');
    }
  }
}

function ownSheet(own: HotelEvents, lang: Language): EventSheet {
  return { values: [WORDS[lang].events.header, ...own.map((row) => row[lang])] };
}

/** Rows of strings out of whatever a sheet holds. The first row is its header; trailing cells may be missing. */
export function cleanRows(values: unknown): string[][] {
  if (!Array.isArray(values)) return [];
  return values
    .slice(0, MAX_ROWS + 1)
    .flatMap((row: unknown, index) => (Array.isArray(row) ? [cleanRow(row, index === 0)] : []));
}

function cleanRow(row: unknown[], isHeader: boolean): string[] {
  return row.slice(0, EVENT_COLUMNS.length).map((cell, column) => {
    const text = typeof cell === 'string' ? cell : typeof cell === 'number' ? String(cell) : '';
    const clean = text
      .normalize('NFC')
      .slice(0, MAX_CELL)
      .replace(/[\0\p{Surrogate}]/gu, '');
    return EVENT_COLUMNS[column] === 'imageUrl' && !isHeader ? pictureAddress(clean) : clean;
  });
}

/** An address that a picture may be loaded from: ours, or http(s). Anything else is no picture. */
function pictureAddress(text: string): string {
  const address = text.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : '';
}
