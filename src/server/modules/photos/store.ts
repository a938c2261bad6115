import type { Photo } from '../../../domain/photos/photo';
import type { Language } from '../../../domain/languages';
import type { Db } from '../../platform/db/schema';

export interface StoredPhoto extends Photo {
  alt: Record<Language, string>;
  staffName: string;
  createdAt: number;
}

/** Descriptions of photographs for people who cannot see them, by id. */
export type PhotoAlts = ReadonlyMap<string, Record<Language, string>>;

export async function insertPhoto(tx: Db, { id, width, height, colour, alt, ...rest }: StoredPhoto): Promise<void> {
  await tx
    .insertInto('photos')
    .values({
      id,
      width,
      height,
      colour,
      alt_vi: alt.vi,
      alt_en: alt.en,
      staff_name: rest.staffName,
      created_at: rest.createdAt,
    })
    .execute();
}

export async function readAlt(db: Db, id: string): Promise<Record<Language, string> | null> {
  const row = await db.selectFrom('photos').select(['alt_vi', 'alt_en']).where('id', '=', id).executeTakeFirst();
  return row ? { vi: row.alt_vi, en: row.alt_en } : null;
}

export async function updateAlt(tx: Db, id: string, alt: Record<Language, string>): Promise<void> {
  await tx.updateTable('photos').set({ alt_vi: alt.vi, alt_en: alt.en }).where('id', '=', id).execute();
}

export async function countPhotos(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of all photographs, the newest first. */
export async function readPhotos(db: Db, offset: number, limit: number): Promise<StoredPhoto[]> {
  const rows = await db
    .selectFrom('photos')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    width: row.width,
    height: row.height,
    colour: row.colour,
    alt: { vi: row.alt_vi, en: row.alt_en },
    staffName: row.staff_name,
    createdAt: row.created_at,
  }));
}

/** Picks those of these photographs that are there. */
export async function readKnownPhotos(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('photos').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function readPhotoAlts(db: Db): Promise<PhotoAlts> {
  const rows = await db.selectFrom('photos').select(['id', 'alt_vi', 'alt_en']).execute();
  return new Map(rows.map((row) => [row.id, { vi: row.alt_vi, en: row.alt_en }]));
}
