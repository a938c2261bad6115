import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
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
});
export type Proof = z.output<typeof proof>;

export interface StoredCopy extends Proof, Copy {
  name: string;
  beforeUpdate: boolean;
}

export const nameOf = (at: number): string => new Date(at).toISOString().replace(/[:.]/g, '');

/** The copies in a folder, the newest first; none where it cannot be read. */
export async function listCopies(folder: string): Promise<StoredCopy[]> {
  const found: StoredCopy[] = [];
  for (const name of namesIn(folder)) {
    const [, day = '', hour = '', minute = '', second = '', ms = '', step] = NAME.exec(name) ?? [];
    const at = Date.parse(`${day}${hour}:${minute}:${second}.${ms}Z`);
    const own = await readProof(path.join(folder, name));
    if (own !== null && !Number.isNaN(at)) found.push({ ...own, name, at, beforeUpdate: step !== undefined });
  }
  return found.sort((a, b) => b.at - a.at);
}

const namesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).filter((name) => NAME.test(name))
    : [];

/** Entry that a copy has of itself; one that nothing has tried was read back when it was made. */
async function readProof(folder: string): Promise<Proof | null> {
  try {
    const file = path.join(folder, PROOF_FILE);
    if (existsSync(file)) return proof.parse(JSON.parse(await readFile(file, 'utf8')));
    const manifest = await readManifest(folder);
    if (manifest === null) return null;
    return { level: 'read', bytes: bytesOf(folder, Object.keys(manifest.files)), counts: manifest.counts ?? {} };
  } catch {
    return { level: 'failed', fault: 'read', bytes: 0, counts: {} };
  }
}

export const bytesOf = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (statSync(path.join(folder, file), { throwIfNoEntry: false })?.size ?? 0), 0);

/** Notes in a copy how far it is. */
export const writeProof = (folder: string, own: Proof): Promise<void> =>
  writeWhole(folder, PROOF_FILE, Buffer.from(JSON.stringify(own)));

/** Takes away what was stopped while it was made. */
export async function dropDrafts(folder: string): Promise<void> {
  const drafts = readdirSync(folder).filter(
    (name) => name.endsWith(`Z${DRAFT}`) && NAME.test(name.slice(0, -DRAFT.length)),
  );
  for (const name of drafts) await dropCopy(folder, name);
}

export const dropCopy = (folder: string, name: string): Promise<void> =>
  rm(path.join(folder, name), { recursive: true, force: true });
