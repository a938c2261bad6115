import { ApiFailure } from '../../api/request';
import { apiSource } from '../../api/source';
import { listSharedToursCall, listToursCall, readTourCall } from '../../contract/tours/calls';
import { oneTour, type Tour, tourList, tourOf } from '../../contract/tours/tours';
import { type Language, otherLanguage } from '../../domain/languages';
import { tourNamed } from '../../domain/tours/tours';
import { type Cached, readCache, fetchAndCache, type Source } from './network-first';
import type { QuerySource } from './query';
import { LOCAL_KEYS, readLocal, writeLocal } from '../storage/storage-keys';

/** Asks one source after the other, 10 s at most for all of them (catalogue C-1). */
const LIST_MS = 6000;
const SHARED_MS = 3000;
/** Before the list: what a page about one tour asks for first, of all three the least. */
const ONE_MS = 3000;
const LIST_AFTER_ONE_MS = 4000;
const SHARED_AFTER_ONE_MS = 2000;

/** Every tour, itinerary included. */
const allTours = (lang: Language, timeoutMs = LIST_MS): Source<Tour[]> => ({
  key: `tours:all:${lang}`,
  ...apiSource(listToursCall, { query: { lang } }),
  timeoutMs,
  lang,
});

/** The same as a file; its parameter gets past every cache (specification §7). */
const sharedTours = (lang: Language, timeoutMs = SHARED_MS): Source<Tour[]> => ({
  ...allTours(lang),
  key: `tours:shared:${lang}`,
  ...apiSource(listSharedToursCall, { query: { lang, t: Date.now() } }),
  timeoutMs,
});

const tourNumbered = (id: number, lang: Language): Source<Tour | Tour[]> => ({
  key: `tour:${id}:${lang}`,
  ...apiSource(readTourCall, { params: { id }, query: { lang }, schema: oneTour }),
  timeoutMs: ONE_MS,
  lang,
});

/**
 * Names the tour that a page is about: the id of the navigation state wins, a reload without it goes by the address.
 */
export interface TourAddress {
  id: number | null;
  slug: string | null;
}

/**
 * The tours that are for sale: our call, then the shared file, then what the phone keeps (specification §4). A source
 * that fails is passed over in silence.
 */
export const toursQuerySource = (lang: Language): QuerySource<Tour[]> => ({
  ask: (signal) => askTours(lang, signal),
  kept: () => keptTours(lang),
});

/** One of them; `null` when there is none of that id or name. */
export function tourQuerySource({ id, slug }: TourAddress, lang: Language): QuerySource<Tour | null> {
  const isIt = (tour: Tour): boolean => (id === null ? slug !== null && tourNamed(slug, tour) : tour.id === id);
  /** An address made in the other language names the same tour: its id is found there. */
  const pick = async (
    from: Cached<Tour[]>,
    others: () => Promise<Cached<Tour[]> | null>,
  ): Promise<Cached<Tour | null>> => {
    const found = from.data.find(isIt);
    const abroad = found || id !== null ? undefined : (await others())?.data.find(isIt);
    return { data: found ?? from.data.find((tour) => tour.id === abroad?.id) ?? null, savedAt: from.savedAt };
  };
  const other = otherLanguage(lang);
  return {
    ask: async (signal) => {
      const one = id === null ? null : await askOne(id, lang, signal);
      const late = id !== null;
      return one ?? pick(await askTours(lang, signal, late), () => askTours(other, signal, late));
    },
    kept: async () => {
      const list = await keptTours(lang);
      const picked = list && (await pick(list, () => keptTours(other)));
      return picked?.data ? picked : null;
    },
  };
}

/**
 * @param late something else was asked before, and a person has waited for it
 * @throws ApiFailure of the first source, when neither gave anything
 */
async function askTours(lang: Language, signal: AbortSignal, late = false): Promise<Cached<Tour[]>> {
  const first = await tried(fetchAndCache(allTours(lang, late ? LIST_AFTER_ONE_MS : LIST_MS), signal));
  const shared = sharedTours(lang, late ? SHARED_AFTER_ONE_MS : SHARED_MS);
  const answer = 'data' in first ? first : await tried(fetchAndCache(shared, signal));
  if (!('data' in answer)) throw 'data' in first ? answer : first;
  const tours = { ...answer, data: forSale(answer.data) };
  leaveInStorage(tours);
  return tours;
}

/** `null` when the list has to be asked instead. */
async function askOne(id: number, lang: Language, signal: AbortSignal): Promise<Cached<Tour | null> | null> {
  const answer = await tried(fetchAndCache(tourNumbered(id, lang), signal));
  if (!('data' in answer)) return answer.ours && answer.status === 404 ? { data: null, savedAt: Date.now() } : null;
  const tour = tourOf(answer.data);
  return { data: tour && isForSale(tour) ? tour : null, savedAt: answer.savedAt };
}

/** The phone's newest list in this language; what another page has left in browser storage when there is none. */
async function keptTours(lang: Language): Promise<Cached<Tour[]> | null> {
  const copies = await Promise.all([readCache(allTours(lang)), readCache(sharedTours(lang))]);
  const newest = copies.reduce((best, copy) => (copy && copy.savedAt > (best?.savedAt ?? 0) ? copy : best), null);
  const kept = newest ?? readStorage();
  return kept && { ...kept, data: forSale(kept.data) };
}

const isForSale = ({ status }: Tour): boolean => status === 'ACTIVE';
const forSale = (tours: readonly Tour[]): Tour[] => tours.filter(isForSale);

async function tried<T>(work: Promise<T>): Promise<T | ApiFailure> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

/** The last source of all (specification §4), in the language that was read last. */
function leaveInStorage({ data, savedAt }: Cached<Tour[]>): void {
  if (writeLocal(LOCAL_KEYS.tours, JSON.stringify(data))) writeLocal(LOCAL_KEYS.toursSavedAt, String(savedAt));
}

/** `savedAt` is 0 for a list of unknown age, written by other code. */
function readStorage(): Cached<Tour[]> | null {
  try {
    const stored = tourList.safeParse(JSON.parse(readLocal(LOCAL_KEYS.tours) ?? 'null'));
    const savedAt = Number(readLocal(LOCAL_KEYS.toursSavedAt) ?? 0);
    return stored.success ? { data: stored.data, savedAt: Number.isFinite(savedAt) ? savedAt : 0 } : null;
  } catch {
    return null;
  }
}
