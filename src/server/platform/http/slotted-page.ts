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

/** The first part of a page, which can be painted alone, and the rest. */
export type CutPage = readonly [Buffer, Buffer];

/** A text in front of its slot, from there to the cut, and behind that; compressed, or as it is. */
type Parts = readonly [Buffer, Buffer, Buffer];

const deflate = promisify(deflateRaw);
const unbrotli = promisify(brotliDecompress);

/**
 * A page that is the same for everybody but for one short part. What stands around it is compressed once and
 * thoroughly; for each answer the part is laid uncompressed in between, which both formats allow. A second cut lets the
 * first of it be sent ahead.
 */
export class SlottedPage {
  readonly #parts: Parts;
  readonly #slotBytes: number;
  readonly #compressed = new Map<Encoding, Promise<Parts | null>>();

  /**
   * @param parts in front of the slot, from there to the cut, and behind that
   * @param room bytes of the longest text that is put in. What stands there has always the same length, or distances in
   *   the compressed text behind it would be wrong.
   */
  constructor(parts: Parts, room: number) {
    const slotBytes = room + SLOT_END_BYTES;
    if (slotBytes > LONGEST_SLOT) throw new RangeError(`a slot of ${slotBytes} bytes is longer than a block`);
    this.#parts = parts;
    this.#slotBytes = slotBytes;
  }

  /** Tells whether a text is short enough for the slot. */
  holds(text: string): boolean {
    return Buffer.byteLength(text) <= this.#slotBytes - SLOT_END_BYTES;
  }

  /**
   * The page with a text in its slot.
   *
   * @param text one that it holds; filled up with spaces
   */
  async with(text: string, encoding: Encoding | null): Promise<CutPage> {
    const slot = Buffer.alloc(this.#slotBytes, ' ');
    slot.write(text);
    const [before, behind, rest] = this.#parts;
    if (encoding === null) return [Buffer.concat([before, slot, behind]), rest];
    const parts = await this.#partsIn(encoding);
    if (parts === null) {
      return [await compress(encoding, Buffer.concat([before, slot, behind, rest]), QUICK[encoding]), Buffer.alloc(0)];
    }
    if (encoding === 'br') return [Buffer.concat([parts[0], brotliBlock(slot), parts[1]]), parts[2]];
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(
      [before, slot, behind, rest].reduce((sum, part) => crc32(part, sum), 0),
      0,
    );
    trailer.writeUInt32LE(before.length + slot.length + behind.length + rest.length, 4);
    return [Buffer.concat([parts[0], deflateBlock(slot), parts[1]]), Buffer.concat([parts[2], trailer])];
  }

  /** A quick copy for who asks first; a thorough one is made behind it and takes its place. `null`: there is none. */
  #partsIn(encoding: Encoding): Promise<Parts | null> {
    const kept = this.#compressed.get(encoding);
    if (kept) return kept;
    const make = (level: typeof QUICK | typeof THOROUGH): Promise<Parts | null> => {
      const parts =
        encoding === 'br' ? brotliParts(this.#parts, this.#slotBytes, level.br) : gzipParts(this.#parts, level.gzip);
      return parts.catch(() => null);
    };
    const quick = make(QUICK);
    this.#compressed.set(encoding, quick);
    void quick
      .then(() => make(THOROUGH))
      .then((parts) => void (parts && this.#compressed.set(encoding, Promise.resolve(parts))));
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

async function gzipParts([before, behind, rest]: Parts, level: number): Promise<Parts> {
  const open = { level, finishFlush: constants.Z_FULL_FLUSH };
  const head = await deflate(before, open);
  return [Buffer.concat([GZIP_HEADER, head]), await deflate(behind, open), await deflate(rest, { level })];
}

/** All parts are one stream. It is made with noise in the slot, which nothing behind it can refer to. */
async function brotliParts(parts: Parts, slotBytes: number, quality: number): Promise<Parts> {
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
  const [before, behind, rest] = parts;
  const head = await flush(before);
  await flush(noise(slotBytes));
  const first = await flush(behind);
  const tail = await new Promise<Buffer>((done, fail) => {
    stream.once('error', fail);
    stream.once('end', () => done(taken()));
    stream.end(rest);
  });
  await assertFits([head, first, tail], parts, slotBytes);
  return [head, first, tail];
}

/** Checks what the encoder made, and throws when its parts do not give the page with something else between them. */
async function assertFits(made: Parts, [before, ...others]: Parts, slotBytes: number): Promise<void> {
  const slot = Buffer.alloc(slotBytes, ' ');
  const page = await unbrotli(Buffer.concat([made[0], brotliBlock(slot), made[1], made[2]]));
  if (!page.equals(Buffer.concat([before, slot, ...others]))) throw new Error('the parts of the page do not fit');
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
