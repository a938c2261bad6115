import path from 'node:path';
import type { Backups } from '../../../contract/backups/desk';
import type { ModuleDeps } from '../../deps';
import { readDocuments } from '../../platform/db/documents';
import { COPIES_FOLDER } from '../../platform/db/place';
import type { Database } from '../../platform/db/schema';
import { isoOf } from '../../platform/iso';
import { FolderHangs, listCopies } from './copies-folder';
import { readAttempts, readMissing } from './store';

/** Lists the copies of a house as the desk shows them, the newest first, and where they lie. */
export async function shownCopies({
  config,
  db,
  clock,
}: Pick<ModuleDeps, 'config' | 'db' | 'clock'>): Promise<Backups> {
  const read = await listCopies(config.backupDir).catch(noneWhenHanging);
  const copies = read ?? [];
  const updates = path.join(config.dataDir, COPIES_FOLDER);
  // Of those the path is told: the name alone would be looked for among the others.
  const elsewhere = updates === config.backupDir ? [] : await listCopies(updates);
  const { failed } = await readAttempts(db);
  const missing = await readMissing(db, clock());
  const names = new Set(copies.map(({ name }) => name));
  const items = [
    ...[...copies, ...elsewhere.map((copy) => ({ ...copy, name: path.join(updates, copy.name) }))].map(
      ({ at, beforeUpdate, ...copy }) => ({ at, ...copy, ...(beforeUpdate && { beforeUpdate }) }),
    ),
    ...failed
      .filter(({ name = '' }) => !names.has(name))
      .map(({ at, fault }) => ({ at, fault, level: 'failed' as const, bytes: 0, counts: {} })),
  ].sort((a, b) => b.at - a.at);
  return {
    items: items.map(({ at, ...item }) => ({ ...item, at: isoOf(at) })),
    ...(read === null && { unread: true }),
    ...(missing && { missingSince: isoOf(missing.since) }),
    folder: config.backupDir,
    encrypted: config.backupPassphrase !== null,
  };
}

/** Gives the name of the demo hotel, which may make room for a house of one's own; nothing of any other. */
export async function demoIn(db: Database): Promise<{ demo?: string }> {
  const { origin, profile } = await readDocuments(db, ['origin', 'profile']);
  return origin?.demo === true && profile ? { demo: profile.brand } : {};
}

/** `null` of a folder that does not answer. @throws everything else */
export function noneWhenHanging(error: unknown): null {
  if (error instanceof FolderHangs) return null;
  throw error;
}
