import type { EventSheet } from '../../contract/guide/events';
import { eventSheetShape } from '../../contract/guide/guide-shapes';
import { EVENTS_API } from '../../contract/api-addresses';
import type { Language } from '../../domain/languages';
import { readCache, fetchAndCache } from './guest-documents';
import type { Source } from '../storage/cache';

/** The sheet of events, with the time the phone got it, in ms. */
export interface KeptEvents {
  events: EventSheet;
  savedAt: number;
}

const source = (lang: Language): Source<EventSheet> => ({
  key: `events:${lang}`,
  path: `${EVENTS_API}?lang=${lang}`,
  schema: eventSheetShape,
  timeoutMs: 8000,
  lang,
});

/** Reads the phone's copy; `null` when there is none. Never rejects. */
export async function readEvents(lang: Language): Promise<KeptEvents | null> {
  const kept = await readCache(source(lang));
  return kept && { events: kept.data, savedAt: kept.savedAt };
}

/** Asks the server and keeps the answer. @throws ApiFailure */
export async function refreshEvents(lang: Language, signal?: AbortSignal): Promise<KeptEvents> {
  const { data, savedAt } = await fetchAndCache(source(lang), signal);
  return { events: data, savedAt };
}
