import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  deflateRaw,
  type DeflateRaw,
} from 'node:zlib';
import { BROTLI_WINDOW_BITS, compress, type Encoding } from './compressed-pages';

/** Length of what is put in, in bytes. It is always the same, or distances in the compressed text behind it would be wrong. */
export const SLOT_BYTES = 512;

const QUICK = { br: 5, gzip: 6 } as const;
const THOROUGH = { br: 11, gzip: 9 } as const;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 7932 §9.2: not the last block, length in four nibbles, not compressed. */
const BROTLI_RAW_BLOCK = Buffer.alloc(3);
BROTLI_RAW_BLOCK.writeUIntLE(((SLOT_BYTES - 1) << 3) | (1 << 19), 0, 3);
/** RFC 1951 §3.2.4: not the last block, stored, its length and the complement of it. */
const DEFLATE_RAW_BLOCK = Buffer.alloc(5);
DEFLATE_RAW_BLOCK.writeUInt16LE(SLOT_BYTES, 1);
DEFLATE_RAW_BLOCK.writeUInt16LE(~SLOT_BYTES & 0xffff, 3);

/** A page's text, compressed or not: in front of its slot, behind it, and behind what is shown first. */
type Parts = readonly [before: Buffer, behind: Buffer, rest: Buffer];

/** A page's bytes in the two pieces in which they may be sent. */
interface Pieces {
  first: Buffer;
  /** Empty where the page is in one piece. */
  rest: Buffer;
}

const deflate = promisify(deflateRaw);
const unbrotli = promisify(brotliDecompress);

/**
 * A page that is the same for everybody but for one short part near its beginning. The rest is compressed once and
 * thoroughly; for each answer the part is laid uncompressed between what stands before and behind it, which both formats
 * allow. What is shown first can be read from the first piece alone.
 */
export class SlottedPage {
  readonly #parts: Parts;
  readonly #compressed = new Map<Encoding, Promise<Parts | null>>();

  /**
   * @param before text in front of the slot
   * @param behind text behind the slot that is shown first
   * @param rest of the text
   */
  constructor(before: Buffer, behind: Buffer, rest: Buffer) {
    this.#parts = [before, behind, rest];
  }

  /**
   * The page with a text in its slot.
   *
   * @param text ASCII, at most `SLOT_BYTES - 2` characters; filled up with spaces
   */
  async with(text: string, encoding: Encoding | null): Promise<Pieces> {
    const slot = Buffer.alloc(SLOT_BYTES, ' ');
    slot.write(text, 'latin1');
    const [before, behind, rest] = this.#parts;
    if (encoding === null) return { first: Buffer.concat([before, slot, behind]), rest };
    const compressed = await this.#compress(encoding);
    if (compressed === null) {
      const whole = Buffer.concat([before, slot, behind, rest]);
      return { first: await compress(encoding, whole, QUICK[encoding]), rest: Buffer.alloc(0) };
    }
    const [head, middle, tail] = compressed;
    if (encoding === 'br') return { first: Buffer.concat([head, BROTLI_RAW_BLOCK, slot, middle]), rest: tail };
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(
      [before, slot, behind, rest].reduce((sum, part) => crc32(part, sum), 0),
      0,
    );
    trailer.writeUInt32LE(before.length + SLOT_BYTES + behind.length + rest.length, 4);
    return {
      first: Buffer.concat([head, DEFLATE_RAW_BLOCK, slot, middle]),
      rest: Buffer.concat([tail, trailer]),
    };
  }

  /** A quick copy for who asks first; a thorough one is made behind it and takes its place. `null`: there is none. */
  #compress(encoding: Encoding): Promise<Parts | null> {
    const kept = this.#compressed.get(encoding);
    if (kept) return kept;
    const make = (level: typeof QUICK | typeof THOROUGH): Promise<Parts | null> =>
      (encoding === 'br' ? brotliParts : gzipParts)(this.#parts, level[encoding]).catch(() => null);
    const quick = make(QUICK);
    this.#compressed.set(encoding, quick);
    void quick
      .then(() => make(THOROUGH))
      .then((parts) => void (parts && this.#compressed.set(encoding, Promise.resolve(parts))));
    return quick;
  }
}

async function gzipParts([before, behind, rest]: Parts, level: number): Promise<Parts> {
  const head = await deflate(before, { level, finishFlush: constants.Z_FULL_FLUSH });
  const [middle, tail] = await written(createDeflateRaw({ level }), [behind, rest] as const, constants.Z_SYNC_FLUSH);
  return [Buffer.concat([GZIP_HEADER, head]), middle, tail];
}

/**
 * All parts are one stream. It is made with noise in the slot, which nothing behind it can refer to, and which ends
 * as every slot does, because the last two bytes decide how the next ones are written.
 */
async function brotliParts([before, behind, rest]: Parts, quality: number): Promise<Parts> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const texts = [before, noise(), behind, rest] as const;
  const [head, , middle, tail] = await written(stream, texts, constants.BROTLI_OPERATION_FLUSH);
  const parts: Parts = [head, middle, tail];
  await assertFits(parts, [before, behind, rest]);
  return parts;
}

/** Writes texts into one stream and gives what each of them became, to a whole byte. */
async function written<T extends readonly Buffer[]>(
  stream: BrotliCompress | DeflateRaw,
  texts: T,
  flush: number,
): Promise<{ [Each in keyof T]: Buffer }> {
  const parts: Buffer[] = [];
  let made: Buffer[] = [];
  stream.on('data', (bytes: Buffer) => made.push(bytes));
  const taken = (done: () => void): void => {
    parts.push(Buffer.concat(made));
    made = [];
    done();
  };
  for (const [index, text] of texts.entries()) {
    await new Promise<void>((done, fail) => {
      stream.once('error', fail);
      if (index === texts.length - 1) stream.once('end', () => taken(done)).end(text);
      else {
        stream.write(text);
        stream.flush(flush, () => taken(done));
      }
    });
  }
  return parts as { [Each in keyof T]: Buffer };
}

/** What the encoder made is not for us to believe: the parts must give the page with something else in its slot. */
async function assertFits([head, middle, tail]: Parts, [before, behind, rest]: Parts): Promise<void> {
  const slot = Buffer.alloc(SLOT_BYTES, ' ');
  const page = await unbrotli(Buffer.concat([head, BROTLI_RAW_BLOCK, slot, middle, tail]));
  if (!page.equals(Buffer.concat([before, slot, behind, rest]))) throw new Error('the parts of the page do not fit');
}

/** Bytes that do not compress, the same at every start. */
function noise(): Buffer {
  const bytes = Buffer.alloc(SLOT_BYTES, ' ');
  let state = 0x9e3779b9;
  for (let at = 0; at < SLOT_BYTES - 2; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state & 0xff;
  }
  return bytes;
}
