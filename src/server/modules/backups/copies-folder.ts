import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type Copy, COPY_FAULTS, COPY_LEVELS } from '../../../domain/backups/copies';
import { readManifest } from '../../platform/db/copies/manifest';
import { writeWhole } from '../../platform/files/atomic-write';

/** Name of a copy: its time, as `toISOString` without its signs; before an update, also from which schema to which. */
const NAME = /^(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})(\d{3})Z(-\d{4}-to-\d{4})?$/;
const PROOF_FILE = 'proof.json';
export const DRAFT = '.draft';

/** Says in the copy itself how far it has proved itself: it goes wherever the copy goes. */
const proof = z.object({
  level: z.enum(COPY_LEVELS),
  fault: z.optional(z.enum(COPY_FAULTS)),
  bytes: z.int(),
  counts: z.record(z.string(), z.int()),
  /** It is of the demo hotel that a house of one's own took the place of: it stays, and is none of that house's. */
  kept: z.optional(z.boolean()),
});
export type Proof = z.output<typeof proof>;

export interface StoredCopy extends Proof, Copy {
  name: string;
  beforeUpdate: boolean;
}

export const nameOf = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '');

/** A folder in the network that has not answered by then does not answer now, in ms. */
const LIMIT_MS = 5000;
/** Folders that still owe an answer. Another question would cost one of the few threads that all files are read by. */
const owing = new Set<string>();

/** Thrown of a folder that does not answer. */
export class FolderHangs extends Error {}

/**
 * The copies in a folder, the newest first; none where it cannot be read.
 *
 * @throws FolderHangs when it does not answer in time
 */
export async function listCopies(folder: string): Promise<StoredCopy[]> {
  if (owing.has(folder)) throw new FolderHangs(`${folder} does not answer`);
  const reading = readCopies(folder);
  const inTime = new AbortController();
  const late = sleep(LIMIT_MS, null, { ref: false, signal: inTime.signal }).catch(() => null);
  const found = await Promise.race([reading, late]);
  inTime.abort();
  if (found !== null) return found;
  owing.add(folder);
  void reading.catch(() => undefined).finally(() => owing.delete(folder));
  throw new FolderHangs(`${folder} does not answer`);
}

async function readCopies(folder: string): Promise<StoredCopy[]> {
  const found: StoredCopy[] = [];
  for (const name of await namesIn(folder)) {
    const [, day = '', hour = '', minute = '', second = '', ms = '', step] = NAME.exec(name) ?? [];
    const at = Date.parse(`${day}${hour}:${minute}:${second}.${ms}Z`);
    const own = Number.isNaN(at) ? null : await readProof(path.join(folder, name));
    if (own !== null) found.push({ ...own, name, at, beforeUpdate: step !== undefined });
  }
  return found.sort((a, b) => b.at - a.at);
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name));

/** Entry that a copy has of itself; one that nothing has tried was read back when it was made. */
async function readProof(folder: string): Promise<Proof | null> {
  try {
    return proof.parse(JSON.parse(await readFile(path.join(folder, PROOF_FILE), 'utf8')));
  } catch (error) {
    if (!isMissing(error)) return { level: 'failed', fault: 'read', bytes: 0, counts: {} };
  }
  try {
    const manifest = await readManifest(folder);
    if (manifest === null) return null;
    return { level: 'read', bytes: await bytesOf(folder, Object.keys(manifest.files)), counts: manifest.counts ?? {} };
  } catch {
    return { level: 'failed', fault: 'read', bytes: 0, counts: {} };
  }
}

export async function bytesOf(folder: string, files: readonly string[]): Promise<number> {
  let sum = 0;
  for (const file of files) sum += (await stat(path.join(folder, file)).catch(() => ({ size: 0 }))).size;
  return sum;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Notes in a copy how far it is. */
export const writeProof = (folder: string, own: Proof): Promise<void> =>
  writeWhole(folder, PROOF_FILE, Buffer.from(JSON.stringify(own)));

/** Takes away what was stopped while it was made; one that has its proof lacks only its name. */
export async function dropDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter(
    (name) => name.endsWith(`Z${DRAFT}`) && NAME.test(name.slice(0, -DRAFT.length)),
  );
  for (const name of drafts) {
    const isProven = await stat(path.join(folder, name, PROOF_FILE)).then(
      () => true,
      () => false,
    );
    if (isProven) await rename(path.join(folder, name), path.join(folder, name.slice(0, -DRAFT.length)));
    else await dropCopy(folder, name);
  }
}

export const dropCopy = (folder: string, name: string): Promise<void> =>
  rm(path.join(folder, name), { recursive: true, force: true });
