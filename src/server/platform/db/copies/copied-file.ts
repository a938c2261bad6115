import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sealing, unsealing } from '../../crypto/sealed-stream';

/** Ends the names of files that hold rows. */
const ZIPPED = '.gz';

/**
 * Writes one file of a copy, through as little memory as a chunk takes; one that holds rows is made smaller, and with a
 * key everything is sealed.
 *
 * @param name its path in the copy
 * @returns SHA-256 of what lies on the disk
 */
export async function writeCopied(
  folder: string,
  name: string,
  content: Readable,
  key: Buffer | null,
): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  await pipeline([
    content,
    ...(name.endsWith(ZIPPED) ? [createGzip({ level: 3 })] : []),
    ...(key === null ? [] : [sealing(key, name)]),
    hashing,
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  ]);
  return hash.digest('hex');
}

/** Reads what was written by `writeCopied`; what takes it has to look at errors of the streams before the last too. */
export function readCopied(folder: string, name: string, key: Buffer | null): Readable {
  const stages: Transform[] = [
    ...(key === null ? [] : [unsealing(key, name)]),
    ...(name.endsWith(ZIPPED) ? [createGunzip()] : []),
  ];
  // Failures travel down to whoever reads the last.
  return stages.reduce<Readable>(
    (from, to) => {
      from.on('error', (error) => to.destroy(error));
      to.on('close', () => from.destroy());
      return from.pipe(to);
    },
    createReadStream(path.join(folder, name)),
  );
}

/** SHA-256 of a file. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}
