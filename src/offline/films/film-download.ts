import { ApiFailure, type FailureKind } from '../../api/failure';
import { openFile } from '../../api/open-file';
import { rested } from '../network/back-off';
import { type Film, PART_BYTES, dropParts, keepExtra, keepFilm, keepPart, missingExtras, partsOf } from './film-store';

/** A stream that moves no byte for so long is given up and taken up again where it was. */
const STALL_MS = 10_000;

/** The bytes are not the film: a portal in the middle of it, or a file replaced while it came. */
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes';
}

/**
 * Brings one film to the phone: what is there already is kept, the rest is asked for by `Range`, size and checksum are
 * compared before anything counts.
 *
 * @param moved called with the number of bytes that are there now
 * @throws ApiFailure when the connection broke (call again to go on), WrongBytes, or a storage error
 */
export async function downloadFilm(film: Film, moved: (bytes: number) => void): Promise<void> {
  let parts = await partsOf(film);
  moved(sizeOf(parts));
  if (sizeOf(parts) < film.bytes) {
    const from = sizeOf(parts);
    await rested();
    const response = await openFile(film.url, { type: 'video/', from });
    if (from > 0 && !continuesAt(response, from, film.bytes)) {
      await dropParts(film);
      parts = [];
    }
    await readInto(response, film, parts, moved);
  }
  const whole = new Blob(parts, { type: 'video/mp4' });
  if (whole.size !== film.bytes || !(await matches(whole, film.sha256))) {
    await dropParts(film);
    throw new WrongBytes(film.name);
  }
  await keepFilm(film, whole);
  await dropParts(film);
}

/** Brings poster and captions of a film, as far as they are missing. @throws ApiFailure */
export async function downloadExtras(film: Film): Promise<void> {
  for (const url of await missingExtras(film)) {
    await rested();
    const response = await openFile(url, { type: url.endsWith('.vtt') ? 'text/vtt' : 'image/' });
    const body = await readable(response.blob());
    await keepExtra(url, new Response(body, { headers: response.headers }));
  }
}

/**
 * Reads a body into parts. Each is stored as soon as it is full, and what was read of the last one when the connection
 * breaks, so that no byte is sent twice and a killed tab loses little.
 */
async function readInto(
  response: Response,
  film: Film,
  parts: ArrayBuffer[],
  moved: (bytes: number) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) throw failure('malformed');
  const part = new Uint8Array(PART_BYTES);
  let filled = 0;
  const keep = async (): Promise<void> => {
    const bytes = part.slice(0, filled).buffer;
    filled = 0;
    await keepPart(film, parts.length, bytes);
    parts.push(bytes);
  };
  try {
    for (;;) {
      const { done, value } = await readable(withoutStall(reader.read()));
      if (done) break;
      for (let at = 0; at < value.length;) {
        const taken = value.subarray(at, at + PART_BYTES - filled);
        part.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === PART_BYTES) await keep();
      }
      moved(sizeOf(parts) + filled);
      if (sizeOf(parts) + filled > film.bytes) throw new WrongBytes(film.name);
    }
  } catch (error) {
    if (error instanceof ApiFailure && filled > 0) await keep();
    throw error;
  } finally {
    reader.cancel().catch(() => undefined);
  }
  if (filled > 0) await keep();
  if (sizeOf(parts) < film.bytes) throw failure('offline');
}

/** A body that breaks off rejects with whatever the browser likes to say; here it is the network. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw failure('offline');
  }
}

async function withoutStall<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(failure('timeout')), STALL_MS);
  });
  try {
    return await Promise.race([reading, stalled]);
  } finally {
    clearTimeout(timer);
  }
}

const failure = (kind: FailureKind): ApiFailure => new ApiFailure(kind);

/**
 * Tells whether an answer carries on where we are, in a file of the right size. A plain 200 is the whole file again.
 */
function continuesAt(response: Response, from: number, total: number): boolean {
  const range = response.headers.get('content-range') ?? '';
  return response.status === 206 && range.startsWith(`bytes ${from}-`) && range.endsWith(`/${total}`);
}

const sizeOf = (parts: readonly ArrayBuffer[]): number => parts.reduce((sum, part) => sum + part.byteLength, 0);

/** Compares checksums. On an origin without TLS there is no `crypto.subtle`, and the size has to do. */
async function matches(bytes: Blob, sha256: string): Promise<boolean> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await bytes.arrayBuffer()));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}
