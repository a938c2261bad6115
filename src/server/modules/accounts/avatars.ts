import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { AVATAR_PATH } from '../../../contract/api-addresses';
import { AVATAR_LIMIT_BYTES, AVATAR_TYPES } from '../../../domain/accounts/avatar';
import { readUser, updateUser } from './store/users';
import { inTransaction } from '../../platform/db/transaction';
import type { Database } from '../../platform/db/schema';
import { AppError } from '../../errors';
import { redraw } from '../../platform/pictures/resize';
import { writeWhole } from '../../platform/files/atomic-write';

/** Longest side of a picture as it is kept, in px (catalogue I-17). */
const SIDE = 512;
const QUALITY = 82;
const NAME = /^[\w-]{22}\.webp$/;

/** Address that a picture is served at. */
export const avatarPath = (name: string): string => `${AVATAR_PATH}/${name}`;

interface Deps {
  db: Database;
  clock: () => number;
  /** Folder of the pictures. */
  folder: string;
}

/** Pictures of people. What is kept and served is never what was sent: it is drawn anew, without what came with it. */
export class AvatarService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Puts a picture in the place of the one before.
   *
   * @returns its path, under a name that cannot be guessed
   * @throws AppError 413 `avatarSize`, 415 `avatarType`
   */
  async set(userId: string, bytes: Buffer): Promise<string> {
    const { db, clock, folder } = this.#deps;
    if (bytes.length >= AVATAR_LIMIT_BYTES) throw new AppError(413, 'avatarSize', { field: 'file' });
    const picture = await redraw(bytes, AVATAR_TYPES, 'avatarType', (opened) =>
      opened.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer(),
    );
    const name = `${randomBytes(16).toString('base64url')}.webp`;
    await writeWhole(folder, name, picture);
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
