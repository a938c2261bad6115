import type { GuideLanguage } from '../../../domain/guide/guide-languages';
import type { Language } from '../../../domain/languages';
import { readContent, refreshContent } from '../../../offline/guide/content';
import { readEvents, refreshEvents } from '../../../offline/guide/events';
import type { GuideData } from '../state/guide-data';

/** Delay on a first visit, in ms: what was just sent is not old, and the line is for what the guide needs offline. */
const FIRST_VISIT_DELAY_MS = 4000;

type Update = Partial<GuideData>;

/** Tells whether a worker answers for this page: from the second visit on, on the first once it has taken over. */
export const hasWorker = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** A page from the worker's store may be older than what the phone kept last. */
export const updateDelay = (): number => (hasWorker() ? 0 : FIRST_VISIT_DELAY_MS);

/** The content as the server has it now, else as the phone keeps it; empty when neither says anything. */
export async function contentNow(lang: string, signal?: AbortSignal): Promise<Update> {
  const kept = await refreshContent(lang, signal).catch(() => readContent(lang));
  return kept ? { content: kept.content, savedAt: kept.savedAt } : {};
}

/** The same of the events. */
export async function eventsNow(lang: Language, signal?: AbortSignal): Promise<Update> {
  const kept = await refreshEvents(lang, signal).catch(() => readEvents(lang));
  return kept ? { events: kept.events, eventsSavedAt: kept.savedAt } : {};
}

let learned: Update | null = null;

/** Gives what was learned before React was there; `null` when nobody has asked. */
export const learnedBefore = (): Update | null => learned;

/**
 * Brings the phone what is new, without React: it is kept, and shown as soon as React is there.
 *
 * @param lang of the document
 * @param shown version of the content that the page shows
 * @param changed called when the page shows another one
 */
export async function refreshQuietly(lang: GuideLanguage, shown: string, changed: () => void): Promise<void> {
  await new Promise((done) => setTimeout(done, updateDelay()));
  // React has come meanwhile and asks by itself.
  if ('live' in document.documentElement.dataset) return;
  const content = await contentNow(lang);
  learned = { ...content, ...(await eventsNow(lang === 'vi' ? 'vi' : 'en')) };
  if (content.content && content.content.version !== shown) changed();
}
