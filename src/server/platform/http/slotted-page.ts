import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib';
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

/** A compressed text in front of its slot and behind it. */
type Halves = readonly [Buffer, Buffer];

const deflate = promisify(deflateRaw);
const unbrotli = promisify(brotliDecompress);

/**
 * A page that is the same for everybody but for one short part near its beginning. The rest is compressed once and
 * thoroughly; for each answer the part is laid uncompressed between the two halves, which both formats allow.
 */
export class SlottedPage {
  readonly #before: Buffer;
  readonly #behind: Buffer;
  readonly #halves = new Map<Encoding, Promise<Halves | null>>();

  constructor(before: Buffer, behind: Buffer) {
    this.#before = before;
    this.#behind = behind;
  }

  /**
   * The page with a text in its slot.
   *
   * @param text ASCII, at most `SLOT_BYTES - 2` characters; filled up with spaces
   */
  async with(text: string, encoding: Encoding | null): Promise<Buffer> {
    const slot = Buffer.alloc(SLOT_BYTES, ' ');
    slot.write(text, 'latin1');
    const whole = (): Buffer => Buffer.concat([this.#before, slot, this.#behind]);
    if (encoding === null) return whole();
    const halves = await this.#compressed(encoding);
    if (halves === null) return compress(encoding, whole(), QUICK[encoding]);
    const [before, behind] = halves;
    if (encoding === 'br') return Buffer.concat([before, BROTLI_RAW_BLOCK, slot, behind]);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(this.#behind, crc32(slot, crc32(this.#before))), 0);
    trailer.writeUInt32LE(this.#before.length + SLOT_BYTES + this.#behind.length, 4);
    return Buffer.concat([before, DEFLATE_RAW_BLOCK, slot, behind, trailer]);
  }

  /** A quick copy for who asks first; a thorough one is made behind it and takes its place. `null`: there is none. */
  #compressed(encoding: Encoding): Promise<Halves | null> {
    const kept = this.#halves.get(encoding);
    if (kept) return kept;
    const make = (level: typeof QUICK | typeof THOROUGH): Promise<Halves | null> =>
      (encoding === 'br' ? brotliHalves : gzipHalves)(this.#before, this.#behind, level[encoding]).catch(() => null);
    const quick = make(QUICK);
    this.#halves.set(encoding, quick);
    void quick
      .then(() => make(THOROUGH))
      .then((halves) => void (halves && this.#halves.set(encoding, Promise.resolve(halves))));
    return quick;
  }
}

async function gzipHalves(before: Buffer, behind: Buffer, level: number): Promise<Halves> {
  const head = await deflate(before, { level, finishFlush: constants.Z_FULL_FLUSH });
  return [Buffer.concat([GZIP_HEADER, head]), await deflate(behind, { level })];
}

/**
 * Both halves are one stream. It is made with noise in the slot, which nothing behind it can refer to, and which ends
 * as every slot does, because the last two bytes decide how the next ones are written.
 */
async function brotliHalves(before: Buffer, behind: Buffer, quality: number): Promise<Halves> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  let made: Buffer[] = [];
  stream.on('data', (bytes: Buffer) => made.push(bytes));
  const taken = (): Buffer => {
    const bytes = Buffer.concat(made);
    made = [];
    return bytes;
  };
  const flush = (bytes: Buffer): Promise<Buffer> =>
    new Promise((done, fail) => {
      stream.once('error', fail);
      stream.write(bytes);
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => done(taken()));
    });
  const head = await flush(before);
  await flush(noise());
  const tail = await new Promise<Buffer>((done, fail) => {
    stream.once('error', fail);
    stream.once('end', () => done(taken()));
    stream.end(behind);
  });
  await assertFits([head, tail], before, behind);
  return [head, tail];
}

/** What the encoder made is not for us to believe: the halves must give the page with something else between them. */
async function assertFits([head, tail]: Halves, before: Buffer, behind: Buffer): Promise<void> {
  const slot = Buffer.alloc(SLOT_BYTES, ' ');
  const page = await unbrotli(Buffer.concat([head, BROTLI_RAW_BLOCK, slot, tail]));
  if (!page.equals(Buffer.concat([before, slot, behind]))) throw new Error('the halves of the page do not fit');
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
