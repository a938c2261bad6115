import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { AVATAR_LIMIT_BYTES, avatarTypeOf } from '../../domain/avatar';
import { readUser, updateUser } from '../db/users';
import { inTransaction } from '../db/retry';
import type { Database } from '../db/schema';
import { AppError } from '../errors';
import { KeyedTurns } from './keyed-turns';

/** Longest side of a picture as it is kept, in px (catalogue I-17). */
const SIDE = 512;
/** More than any telephone takes; beyond it a small file unfolds into gigabytes. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 82;
const NAME = /^[\w-]{22}\.webp$/;

/** Where a picture is served. */
export const avatarPath = (name: string): string => `/avatars/${name}`;

interface Deps {
  db: Database;
  clock: () => number;
  /** Folder of the pictures. */
  folder: string;
}

/** Pictures of people. What is kept and served is never what was sent: it is drawn anew, without what came with it. */
export class AvatarService {
  readonly #deps: Deps;
  /** One picture at a time: each unfolds into many megabytes. */
  readonly #turns = new KeyedTurns();

  constructor(deps: Deps) {
    this.#deps = deps;
    sharp.cache(false);
    sharp.concurrency(1);
  }

  /**
   * Puts a picture in the place of the one before.
   *
   * @returns its path, under a name that nobody guesses
   * @throws AppError 413 `avatarSize`, 415 `avatarType`
   */
  async set(userId: string, bytes: Buffer): Promise<string> {
    const { db, clock, folder } = this.#deps;
    if (bytes.length >= AVATAR_LIMIT_BYTES) throw new AppError(413, 'avatarSize', { field: 'file' });
    const picture = await this.#turns.run('picture', () => drawnAnew(bytes));
    const name = `${randomBytes(16).toString('base64url')}.webp`;
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `${name}.part`), picture, { flush: true });
    await rename(path.join(folder, `${name}.part`), path.join(folder, name));
    const before = await inTransaction(db, async (tx) => {
      const user = await readUser(tx, userId);
      await updateUser(tx, userId, { avatar: name }, clock());
      return user?.avatar ?? null;
    });
    if (before !== null) await rm(path.join(folder, before), { force: true });
    return avatarPath(name);
  }

  /** A picture by its name; `null` when there is none. */
  async read(name: string): Promise<Buffer | null> {
    if (!NAME.test(name)) return null;
    return readFile(path.join(this.#deps.folder, name)).catch(() => null);
  }
}

async function drawnAnew(bytes: Buffer): Promise<Buffer> {
  // Looked at first: what is none of the three kinds must not even reach a decoder.
  if (avatarTypeOf(bytes) === null) throw new AppError(415, 'avatarType', { field: 'file' });
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new AppError(415, 'avatarType', { field: 'file' });
  }
}
