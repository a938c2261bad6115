import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InlineHashes } from '../../../platform/http/csp';

/** A phone may come back with a worker that was made so many versions of the content ago. */
const GENERATIONS_KEPT = 3;
const INDEX = 'index.json';

interface IndexEntry {
  /** Key of the input that the document was made from. */
  key: string;
  lang: string;
  name: string;
  /** Hashes of what may stand inline in it; older versions did not note them, and what they kept is written anew. */
  inline?: InlineHashes;
}

/** A kept document with what may stand inline in it. */
interface CachedDocument {
  html: string;
  inline: InlineHashes;
}

/** Rendered documents on disk, so that a start on existing data renders nothing. Anything wrong with it is a miss. */
export class DocumentCache {
  readonly #folder: string;
  readonly #onError: (error: unknown) => void;

  /** @param onError is told what could not be kept: on a full disk the guide opens all the same */
  constructor(folder: string, onError: (error: unknown) => void) {
    this.#folder = folder;
    this.#onError = onError;
  }

  /** The document made from this very input. */
  async find(key: string, lang: string): Promise<CachedDocument | null> {
    const entry = (await this.#index()).find((one) => one.key === key && one.lang === lang);
    return entry ? this.read(entry.name) : null;
  }

  /** A document by its name, of this or an earlier generation; `null` when it is not kept. */
  async read(name: string): Promise<CachedDocument | null> {
    if (!/^guide-[a-zA-Z-]{2,8}\.[0-9a-f]{8}\.html$/.test(name)) return null;
    const inline = (await this.#index()).find((one) => one.name === name)?.inline;
    const html = inline ? await readFile(path.join(this.#folder, name), 'utf8').catch(() => null) : null;
    return inline && html !== null ? { html, inline } : null;
  }

  /** Keeps a document as the newest of its language and deletes those that no page links to any more. */
  async keep(entry: IndexEntry, html: string): Promise<void> {
    try {
      await this.#keep(entry, html);
    } catch (error) {
      this.#onError(error);
    }
  }

  async #keep(entry: IndexEntry, html: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#write(entry.name, html);
    const others = (await this.#index()).filter((one) => one.lang !== entry.lang || one.name !== entry.name);
    const sameLanguage = [entry, ...others.filter(({ lang }) => lang === entry.lang)].slice(0, GENERATIONS_KEPT);
    const index = [...sameLanguage, ...others.filter(({ lang }) => lang !== entry.lang)];
    await this.#write(INDEX, JSON.stringify(index));
    const names = new Set(index.map(({ name }) => name));
    for (const file of await readdir(this.#folder)) {
      if (file.endsWith('.html') && !names.has(file)) await rm(path.join(this.#folder, file), { force: true });
    }
  }

  async #index(): Promise<IndexEntry[]> {
    try {
      const index: unknown = JSON.parse(await readFile(path.join(this.#folder, INDEX), 'utf8'));
      return Array.isArray(index) ? (index as IndexEntry[]) : [];
    } catch {
      return [];
    }
  }

  /** Whole or not at all, also when two processes share the folder. */
  async #write(name: string, text: string): Promise<void> {
    const draft = path.join(this.#folder, `${name}.${process.pid}.draft`);
    await writeFile(draft, text);
    await rename(draft, path.join(this.#folder, name));
  }
}
