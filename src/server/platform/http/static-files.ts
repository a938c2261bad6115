import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { sendMissing } from './not-found';

/** Longest path below a root; no file of ours comes near it. */
const MAX_PATH = 300;
/** Kinds of files that are beside what is served, for debugging or for `Accept-Encoding`. */
const UNSERVED = /\.(map|br|gz)$/i;

/** Tells whether a path below a root, already decoded, may name a file that is served at all (catalogue I-16). */
export function isServable(file: string): boolean {
  if (file === '' || file.length > MAX_PATH || /[\\\0:]/.test(file) || UNSERVED.test(file)) return false;
  return file.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.'));
}

/** Real paths of roots. They are few, and stay where they are while the server runs. */
const realRoots = new Map<string, Promise<string>>();

function realRoot(root: string): Promise<string> {
  const known = realRoots.get(root);
  if (known) return known;
  const asked = realpath(root);
  realRoots.set(root, asked);
  // A folder of the hotel's own may come later.
  asked.catch(() => realRoots.delete(root));
  return asked;
}

/** Tells whether a file of that name lies below a root itself, not as a link to one elsewhere (catalogue I-16). */
async function isFileBelow(root: string, file: string): Promise<boolean> {
  try {
    const whole = path.join(root, file);
    if (!(await stat(whole)).isFile()) return false;
    return (await realpath(whole)).startsWith((await realRoot(root)) + path.sep);
  } catch {
    return false;
  }
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
      if (await isFileBelow(root, file))
        return reply.header('cache-control', cacheControl).sendFile(file, root, { cacheControl: false });
    }
  }
  sendMissing(reply);
  return reply;
}
