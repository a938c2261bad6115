import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Transform } from 'node:stream';

export type Encoding = 'br' | 'gzip';

const PAGES_KEPT = 200;
/** A window of 256 kB holds every page of ours; the usual 4 MB would cost memory for each copy that is made. */
export const BROTLI_WINDOW_BITS = 18;
/** While a page is asked for the first time somebody waits; the thorough copy is made behind it. */
const QUICK = { br: 5, gzip: 6 } as const;
const THOROUGH = { br: 11, gzip: 9 } as const;
/** Thorough copies waiting to be made; beyond that a page stays as it is. */
const QUEUE_LIMIT = 50;

/** The best encoding of ours that the caller takes; `null` for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Map(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .slice(0, 20)
      .map((part): [string, boolean] => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
      }),
  );
  if (accepted.get('br')) return 'br';
  return accepted.get('gzip') ? 'gzip' : null;
}

interface Page {
  bytes: Buffer;
  thorough: boolean;
}

/**
 * Pages made at run time, compressed. The first to ask gets a quick copy; a thorough one replaces it, one at a time,
 * so that a thousand made-up addresses cannot keep the processor busy.
 */
export class CompressedPages {
  readonly #pages = new Map<string, Page>();
  #queued = 0;
  #making: Promise<void> = Promise.resolve();

  /**
   * @param key names the page and its content: what was kept under it is answered without a look at the text
   */
  async get(key: string, encoding: Encoding, text: string | Buffer): Promise<Buffer> {
    const id = `${encoding} ${key}`;
    const kept = this.#pages.get(id);
    if (kept) {
      this.#pages.delete(id);
      this.#pages.set(id, kept);
      if (!kept.thorough) this.#improve(id, encoding, text);
      return kept.bytes;
    }
    const bytes = await compress(encoding, text, QUICK[encoding]);
    this.#keep(id, { bytes, thorough: false });
    this.#improve(id, encoding, text);
    return bytes;
  }

  #improve(id: string, encoding: Encoding, text: string | Buffer): void {
    const page = this.#pages.get(id);
    if (!page || page.thorough || this.#queued >= QUEUE_LIMIT) return;
    page.thorough = true;
    this.#queued += 1;
    this.#making = this.#making.then(async () => {
      const bytes = await compress(encoding, text, THOROUGH[encoding]).catch(() => page.bytes);
      this.#queued -= 1;
      if (this.#pages.get(id) === page) page.bytes = bytes;
    });
  }

  #keep(id: string, page: Page): void {
    this.#pages.set(id, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > PAGES_KEPT && oldest !== undefined) this.#pages.delete(oldest);
  }
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** @param level of the encoding's own scale */
export function compressor(encoding: Encoding, level: number): Transform {
  if (encoding === 'gzip') return createGzip({ level });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** @param level of the encoding's own scale */
export function compress(encoding: Encoding, text: string | Buffer, level: number): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(text, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  return brotliAsync(text, { params });
}
