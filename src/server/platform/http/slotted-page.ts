import { promisify } from 'node:util';
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib';
import { BROTLI_WINDOW_BITS, compress, type Encoding } from './compressed-pages';

/** Deflate writes the length of a block in 16 bits. */
const LONGEST_SLOT = (1 << 16) - 1;
/** A slot ends with two spaces whatever is in it, because the last two bytes decide how the next ones are written. */
const SLOT_END_BYTES = 2;

const QUICK = { br: 5, gzip: 6 } as const;
const THOROUGH = { br: 11, gzip: 9 } as const;
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A compressed text in front of its slot and behind it. */
type Halves = readonly [Buffer, Buffer];

const deflate = promisify(deflateRaw);
const unbrotli = promisify(brotliDecompress);

/**
 * A page that is the same for everybody but for one short part. The rest is compressed once and
 * thoroughly; for each answer the part is laid uncompressed between the two halves, which both formats allow.
 */
export class SlottedPage {
  readonly #before: Buffer;
  readonly #behind: Buffer;
  readonly #slotBytes: number;
  readonly #halves = new Map<Encoding, Promise<Halves | null>>();

  /**
   * @param room bytes of the longest text that is put in. What stands there has always the same length, or distances in
   *   the compressed text behind it would be wrong.
   */
  constructor(before: Buffer, behind: Buffer, room: number) {
    const slotBytes = room + SLOT_END_BYTES;
    if (slotBytes > LONGEST_SLOT) throw new RangeError(`a slot of ${slotBytes} bytes is longer than a block`);
    this.#before = before;
    this.#behind = behind;
    this.#slotBytes = slotBytes;
  }

  /** Whether a text is short enough for the slot. */
  holds(text: string): boolean {
    return Buffer.byteLength(text) <= this.#slotBytes - SLOT_END_BYTES;
  }

  /**
   * The page with a text in its slot.
   *
   * @param text one that it holds; filled up with spaces
   */
  async with(text: string, encoding: Encoding | null): Promise<Buffer> {
    const slot = Buffer.alloc(this.#slotBytes, ' ');
    slot.write(text);
    const whole = (): Buffer => Buffer.concat([this.#before, slot, this.#behind]);
    if (encoding === null) return whole();
    const halves = await this.#compressed(encoding);
    if (halves === null) return compress(encoding, whole(), QUICK[encoding]);
    const [before, behind] = halves;
    if (encoding === 'br') return Buffer.concat([before, brotliBlock(slot), behind]);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(this.#behind, crc32(slot, crc32(this.#before))), 0);
    trailer.writeUInt32LE(this.#before.length + slot.length + this.#behind.length, 4);
    return Buffer.concat([before, deflateBlock(slot), behind, trailer]);
  }

  /** A quick copy for who asks first; a thorough one is made behind it and takes its place. `null`: there is none. */
  #compressed(encoding: Encoding): Promise<Halves | null> {
    const kept = this.#halves.get(encoding);
    if (kept) return kept;
    const make = (level: typeof QUICK | typeof THOROUGH): Promise<Halves | null> => {
      const halves =
        encoding === 'br'
          ? brotliHalves(this.#before, this.#behind, this.#slotBytes, level.br)
          : gzipHalves(this.#before, this.#behind, level.gzip);
      return halves.catch(() => null);
    };
    const quick = make(QUICK);
    this.#halves.set(encoding, quick);
    void quick
      .then(() => make(THOROUGH))
      .then((halves) => void (halves && this.#halves.set(encoding, Promise.resolve(halves))));
    return quick;
  }
}

/** RFC 7932 §9.2: not the last block, length in four nibbles, not compressed. */
function brotliBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}

/** RFC 1951 §3.2.4: not the last block, stored, its length and the complement of it. */
function deflateBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

async function gzipHalves(before: Buffer, behind: Buffer, level: number): Promise<Halves> {
  const head = await deflate(before, { level, finishFlush: constants.Z_FULL_FLUSH });
  return [Buffer.concat([GZIP_HEADER, head]), await deflate(behind, { level })];
}

/** Both halves are one stream. It is made with noise in the slot, which nothing behind it can refer to. */
async function brotliHalves(before: Buffer, behind: Buffer, slotBytes: number, quality: number): Promise<Halves> {
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
  await flush(noise(slotBytes));
  const tail = await new Promise<Buffer>((done, fail) => {
    stream.once('error', fail);
    stream.once('end', () => done(taken()));
    stream.end(behind);
  });
  await assertFits([head, tail], before, behind, slotBytes);
  return [head, tail];
}

/** What the encoder made is not for us to believe: the halves must give the page with something else between them. */
async function assertFits([head, tail]: Halves, before: Buffer, behind: Buffer, slotBytes: number): Promise<void> {
  const slot = Buffer.alloc(slotBytes, ' ');
  const page = await unbrotli(Buffer.concat([head, brotliBlock(slot), tail]));
  if (!page.equals(Buffer.concat([before, slot, behind]))) throw new Error('the halves of the page do not fit');
}

/** Bytes that do not compress, the same at every start. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length, ' ');
  let state = 0x9e3779b9;
  for (let at = 0; at < length - SLOT_END_BYTES; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes[at] = state & 0xff;
  }
  return bytes;
}
