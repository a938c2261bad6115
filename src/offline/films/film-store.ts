import { FILM_CACHE, FILM_CHECKSUM_HEADER } from '../../contract/guide/worker';
import type { FilmList } from '../../contract/guide/films';
import { guestDatabase } from '../storage/guest-db';

export type Film = FilmList['films'][number];

/** Small enough that a broken connection costs little, large enough that a film is a few dozen rows. */
export const PART_BYTES = 64 * 1024;

const filmCache = (): Promise<Cache> => caches.open(FILM_CACHE);

/** Tells whether the whole film lies in the cache, in this very version. Looked up each time: no flag is trusted. */
export async function isKept(film: Film): Promise<boolean> {
  const kept = await (await filmCache()).match(film.url);
  return kept?.headers.get(FILM_CHECKSUM_HEADER) === film.sha256;
}

/** Poster and captions that are not on the phone yet. */
export async function missingExtras(film: Film): Promise<string[]> {
  const cache = await filmCache();
  const here = await Promise.all(film.extras.map((url) => cache.match(url)));
  return film.extras.filter((_url, index) => !here[index]);
}

/**
 * Keeps a complete film as a plain 200 with its length and type, from which the worker cuts the ranges that players ask
 * for. Replaces an older version.
 */
export async function keepFilm(film: Film, bytes: Blob): Promise<void> {
  const headers = {
    'content-type': 'video/mp4',
    'content-length': String(film.bytes),
    'accept-ranges': 'bytes',
    [FILM_CHECKSUM_HEADER]: film.sha256,
  };
  await (await filmCache()).put(film.url, new Response(bytes, { headers }));
}

export async function keepExtra(url: string, response: Response): Promise<void> {
  await (await filmCache()).put(url, response);
}

/** Removes films and extras that the hotel does not show any more, and parts of films that have changed. */
export async function dropStale(films: readonly Film[]): Promise<void> {
  const cache = await filmCache();
  const wanted = new Set(films.flatMap((film) => [film.url, ...film.extras]));
  const stale = (await cache.keys()).filter((request) => !wanted.has(new URL(request.url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
  const current = films.map((film) => film.sha256);
  const db = await guestDatabase();
  for (const [film, index] of (await db?.getAllKeys('filmParts')) ?? []) {
    if (!current.includes(film)) await db?.delete('filmParts', [film, index]);
  }
}

/** Parts of films that could not be stored; with a blocked database a broken download starts over with the page. */
const inPage = new Map<string, ArrayBuffer[]>();

/** Keys of a film's parts: an array sorts after every number. */
const allOf = (film: Film): IDBKeyRange => IDBKeyRange.bound([film.sha256], [film.sha256, []]);

/** The parts that are here, from the first on without a gap. */
export async function partsOf(film: Film): Promise<ArrayBuffer[]> {
  const db = await guestDatabase();
  if (!db) return inPage.get(film.sha256) ?? [];
  const rows = await db.getAll('filmParts', allOf(film));
  const gap = rows.findIndex((row, position) => row.index !== position);
  return (gap < 0 ? rows : rows.slice(0, gap)).map((row) => row.bytes);
}

export async function keepPart(film: Film, index: number, bytes: ArrayBuffer): Promise<void> {
  const db = await guestDatabase();
  if (db) await db.put('filmParts', { film: film.sha256, index, bytes });
  else inPage.set(film.sha256, [...(inPage.get(film.sha256) ?? []).slice(0, index), bytes]);
}

export async function dropParts(film: Film): Promise<void> {
  inPage.delete(film.sha256);
  await (await guestDatabase())?.delete('filmParts', allOf(film));
}
