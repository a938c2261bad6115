import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { sendMissing } from './not-found';

/** Longest path below a root; no file of ours comes near it. */
const MAX_PATH = 300;
/** Kinds of files that are beside what is served, for debugging or for `Accept-Encoding`. */
const UNSERVED = /\.(map|br|gz)$/i;

/** Whether a path below a root, already decoded, may name a file that is served at all (catalogue I-16). */
export function isServable(file: string): boolean {
  if (file === '' || file.length > MAX_PATH || /[\\\0:]/.test(file) || UNSERVED.test(file)) return false;
  return file.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.'));
}

/**
 * Sends the first of the roots' files of that name, precompressed where there is a copy, ranges and entity tags
 * included; a short 404 when there is none.
 *
 * @param roots absolute folders, looked at in this order
 * @param file decoded path below them
 */
export async function sendStatic(
  reply: FastifyReply,
  roots: readonly string[],
  file: string,
  cacheControl: string,
): Promise<FastifyReply> {
  if (isServable(file)) {
    for (const root of roots) {
      const found = await stat(path.join(root, file)).catch(() => null);
      if (found?.isFile())
        return reply.header('cache-control', cacheControl).sendFile(file, root, { cacheControl: false });
    }
  }
  sendMissing(reply);
  return reply;
}
