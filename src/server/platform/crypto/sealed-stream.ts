import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** So much is sealed at once: what is opened is never more than this ahead of what is known to be whole. */
const CHUNK_BYTES = 65_536;
const TAG_BYTES = 16;
const PREFIX_BYTES = 7;
/** A second at most on a slow machine, 64 MB: whoever has a copy tries few passphrases a second. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 2 ** 20 };
const KEY_BYTES = 32;

/** Makes a key of a passphrase. */
export const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) =>
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => (error ? failed(error) : done(key))),
  );

/** Signs a text by a key. */
export const markOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** Tells whether a text was signed by a key. */
export function isMarked(key: Buffer, text: string, mark: string): boolean {
  const [right, given] = [Buffer.from(markOf(key, text)), Buffer.from(mark)];
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Thrown for what was changed, cut, put in another's place or sealed by another key. */
export class Unsealed extends Error {}

/**
 * Seals what flows through with AES-256-GCM, chunk by chunk: each knows its place and whether it is the last, so that
 * none can be taken out, moved or left off.
 *
 * @param name is bound to it: under another name it does not open
 */
export function sealing(key: Buffer, name: string): Transform {
  const prefix = randomBytes(PREFIX_BYTES);
  return inChunks(CHUNK_BYTES, prefix, (chunk, number, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, number, isLast));
    cipher.setAAD(Buffer.from(name));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
}

/** Opens what `sealing` has sealed; fails with `Unsealed` at the first chunk that is not what it was. */
export function unsealing(key: Buffer, name: string): Transform {
  return inChunks(CHUNK_BYTES + TAG_BYTES, null, (chunk, number, isLast, prefix) => {
    if (chunk.length < TAG_BYTES) throw new Unsealed();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number, isLast));
    decipher.setAAD(Buffer.from(name));
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new Unsealed();
    }
  });
}

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  const end = Buffer.alloc(5);
  end.writeUInt32BE(number);
  end[4] = isLast ? 1 : 0;
  return Buffer.concat([prefix, end]);
}

/**
 * Hands on chunks of one size, the last one as long as what is left.
 *
 * @param own is written first; `null` where it is read from what comes
 */
function inChunks(
  size: number,
  own: Buffer | null,
  turn: (chunk: Buffer, number: number, isLast: boolean, prefix: Buffer) => Buffer,
): Transform {
  let waiting: Buffer = Buffer.alloc(0);
  let prefix = own;
  let number = 0;
  const step = (stream: Transform, chunk: Buffer, isLast: boolean): void => {
    if (prefix === null) throw new Unsealed();
    stream.push(turn(chunk, number, isLast, prefix));
    number += 1;
  };
  const safely = (done: TransformCallback, work: () => void): void => {
    try {
      work();
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    construct(done) {
      if (own !== null) this.push(own);
      done();
    },
    transform(part: Buffer, _encoding, done) {
      safely(done, () => {
        waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
        if (prefix === null) {
          if (waiting.length < PREFIX_BYTES) return;
          prefix = waiting.subarray(0, PREFIX_BYTES);
          waiting = waiting.subarray(PREFIX_BYTES);
        }
        // A full one may be the last: it waits until something comes after it.
        while (waiting.length > size) {
          step(this, waiting.subarray(0, size), false);
          waiting = waiting.subarray(size);
        }
      });
    },
    flush(done) {
      safely(done, () => step(this, waiting, true));
    },
  });
}
