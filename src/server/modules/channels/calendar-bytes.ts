import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { CalendarUnread } from './calendar-problem';

const unpackers = {
  gzip: promisify(gunzip),
  brotli: promisify(brotliDecompress),
  deflate: promisify(inflate),
  // Some servers send it without its header.
  deflateRaw: promisify(inflateRaw),
};
/** A packed file may be sent packed once more. */
const MAX_LAYERS = 3;

/** Holds what a server says of its answer's body. */
export interface BodyHeaders {
  encoding: string | undefined;
  type: string | undefined;
}

/**
 * Gives the text of a calendar as servers send it: packed, because the answer is or the file itself, in UTF-8, UTF-16
 * or what the header names. What names nothing and is no UTF-8 is windows-1252: days are ASCII in all of these.
 *
 * @param maxBytes of what comes out: a few bytes may unpack to gigabytes
 * @throws CalendarUnread `tooLarge`, `damaged` when it cannot be unpacked, `refused` for a packing that was not asked for
 */
export async function textOf(body: Buffer, { encoding, type }: BodyHeaders, maxBytes: number): Promise<string> {
  let bytes = body;
  for (const one of (encoding ?? '').toLowerCase().split(',').reverse()) {
    bytes = await unpacked(bytes, one.trim(), maxBytes);
  }
  for (let layer = 0; layer < MAX_LAYERS && isGzip(bytes); layer += 1) bytes = await unpacked(bytes, 'gzip', maxBytes);
  return decoded(bytes, /charset\s*=\s*"?([\w.:-]+)/i.exec(type ?? '')?.[1]);
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function unpacked(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const options = { maxOutputLength: maxBytes };
  try {
    switch (encoding) {
      case '':
      case 'identity':
        return bytes;
      case 'gzip':
      case 'x-gzip':
        // A server may say so of what it has not packed.
        return isGzip(bytes) ? await unpackers.gzip(bytes, options) : bytes;
      case 'br':
        return await unpackers.brotli(bytes, options);
      case 'deflate':
        return await ((bytes[0] ?? 0) % 16 === 8 ? unpackers.deflate : unpackers.deflateRaw)(bytes, options);
    }
  } catch (error) {
    const isLarge = (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new CalendarUnread(isLarge ? 'tooLarge' : 'damaged', { cause: error });
  }
  throw new CalendarUnread('refused');
}

/** The first reading in which a calendar is to be seen; the likeliest when it is in none. */
function decoded(bytes: Buffer, named: string | undefined): string {
  const [first = '', ...others] = [wide(bytes), 'utf-8', named, 'windows-1252']
    .filter((label) => label !== undefined && label !== null)
    .flatMap((label) => decodedAs(bytes, label) ?? []);
  return [first, ...others].find((text) => /BEGIN\s*:\s*V/i.test(text)) ?? first;
}

/** UTF-16 by its mark, or by where the zeros of its Latin letters stand. */
function wide(bytes: Buffer): string | null {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0)) return 'utf-16be';
  return null;
}

/** `null` when the bytes are not of this kind, or nobody knows it. */
function decodedAs(bytes: Buffer, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
