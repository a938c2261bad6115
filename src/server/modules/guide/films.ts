import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import type { FilmList } from '../../../contract/guide/films';
import { FILM_NAMES } from '../../../domain/guide/films';

/** Facts that the drawing of the films wrote down about them, as far as they are needed here. */
const filmFacts = z.array(z.object({ name: z.string(), seconds: z.number() }));
type Film = FilmList['films'][number];

interface Measured {
  mtimeMs: number;
  bytes: number;
  sha256: string;
}

/**
 * The films that the guide's film pack loads. A film of the same name in the hotel's own media folder takes the place
 * of ours; a film that is not there is left out.
 */
export class FilmsService {
  readonly #roots: readonly string[];
  readonly #measured = new Map<string, Measured>();
  #listing: Promise<FilmList> | null = null;

  /** @param roots folders with a `videos` folder, looked at in this order */
  constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** In the order in which a guest needs them. Calls at the same time share one look. */
  list(): Promise<FilmList> {
    this.#listing ??= this.#list().finally(() => (this.#listing = null));
    return this.#listing;
  }

  async #list(): Promise<FilmList> {
    const facts = await this.#facts();
    const films = await Promise.all(FILM_NAMES.map((name) => this.#film(name, facts.get(name) ?? 0)));
    return { films: films.filter((film) => film !== null) };
  }

  async #film(name: string, seconds: number): Promise<Film | null> {
    const file = await this.#find(`videos/${name}.mp4`);
    if (file === null) return null;
    const { bytes, sha256 } = await this.#measure(file);
    const candidates = [`videos/${name}.poster-640.avif`, `videos/${name}.vi.vtt`, `videos/${name}.en.vtt`];
    const found = await Promise.all(candidates.map((extra) => this.#find(extra)));
    const extras = candidates.filter((_, index) => found[index] !== null).map((extra) => `/${extra}`);
    return { name, url: `/videos/${name}.mp4`, bytes, sha256, seconds, extras };
  }

  async #find(file: string): Promise<string | null> {
    for (const root of this.#roots) {
      const found = path.join(root, file);
      if ((await stat(found).catch(() => null))?.isFile()) return found;
    }
    return null;
  }

  /** Size and hash, worked out again only when the file changed. */
  async #measure(file: string): Promise<Measured> {
    const { mtimeMs, size } = await stat(file);
    const known = this.#measured.get(file);
    if (known?.mtimeMs === mtimeMs && known.bytes === size) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const measured = { mtimeMs, bytes: size, sha256: hash.digest('hex') };
    this.#measured.set(file, measured);
    return measured;
  }

  async #facts(): Promise<Map<string, number>> {
    const file = await this.#find('videos/films.json');
    if (file === null) return new Map();
    const films = filmFacts.safeParse(readJson(await readFile(file, 'utf8')));
    return new Map((films.data ?? []).map(({ name, seconds }) => [name, seconds]));
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // a film without its length is still a film
  }
}
