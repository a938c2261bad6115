import { Readable } from 'node:stream';

/** The text of an answer. Throws as soon as it is longer than `limit` bytes, or when the signal says so. */
export async function readLimited(answer: Response, limit: number, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  if (answer.body === null) return '';
  for await (const part of Readable.fromWeb(answer.body, { signal })) {
    const bytes = part as Buffer;
    size += bytes.length;
    if (size > limit) throw new Error('That answer is too long.');
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}
