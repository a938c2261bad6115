import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FILM_NAMES, FILM_OF_POPUP, type FilmName } from '../../src/domain/guide/films';
import type { Poster } from './poster';

/** Facts of a film that the film pack and the guide know without opening it. */
export interface FilmEntry {
  name: FilmName;
  /** The popup ids it serves: hot water serves two. */
  ids: string[];
  bytes: number;
  sha256: string;
  seconds: number;
  poster: Poster;
}

const FILE = 'films.json';

const idsOf = (name: FilmName): string[] =>
  Object.entries(FILM_OF_POPUP).flatMap(([id, film]) => (film === name ? [id] : []));

/** Puts one film's facts into `<folder>/films.json`, in the order they load, and leaves the others as they are. */
export function writeEntry(folder: URL, name: FilmName, seconds: number, poster: Poster): FilmEntry {
  const bytes = readFileSync(new URL(`${name}.mp4`, folder));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const entry: FilmEntry = { name, ids: idsOf(name), bytes: bytes.length, sha256, seconds, poster };
  const file = new URL(FILE, folder);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FilmEntry[]) : [];
  const all = FILM_NAMES.flatMap((film) => (film === name ? [entry] : known.filter((old) => old.name === film)));
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return entry;
}
