import type { FiledTour } from './hotel-file-part';
import type { PhotoAlts } from '../photos/store';
import { isInBodies } from '../../platform/db/like';
import { type SiteOrder, siteOrder } from '../../platform/db/list-order';
import { bumpRevision } from '../../platform/db/revisions';
import type { Db, Tx } from '../../platform/db/schema';
import { readPhotoAlts } from '../photos/module';

/** Texts of a tour, in both languages, and its pictures. */
export type TourBody = Pick<FiledTour, 'name' | 'description' | 'transportation' | 'hotel' | 'images' | 'schedules'>;

export interface StoredTour {
  id: number;
  area: FiledTour['area'];
  status: FiledTour['status'];
  durationDays: number;
  /** Per person before the discount, VND. */
  price: number;
  discountPercent: number;
  /** Place in lists. */
  position: number;
  body: TourBody;
  alts: PhotoAlts;
}

/** Every tour, in the order that reception has given them; at first that of the hotel file. */
export async function readTours(db: Db): Promise<StoredTour[]> {
  const alts = await readPhotoAlts(db);
  const rows = await db
    .selectFrom('tours')
    .selectAll()
    .where('status', '!=', 'DELETED')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    area: row.area,
    status: row.status as StoredTour['status'],
    durationDays: row.duration_days,
    price: row.price,
    discountPercent: row.discount,
    position: row.position,
    body: JSON.parse(row.body) as TourBody,
    alts,
  }));
}

/** Writes the hotel file's tours into an empty database. */
export async function writeTours(tx: Tx, tours: readonly FiledTour[]): Promise<void> {
  await bumpRevision(tx, 'tours');
  for (const [index, { area, status, durationDays, price, discountPercent, ...body }] of tours.entries()) {
    await tx
      .insertInto('tours')
      .values({
        id: index + 1,
        area,
        status,
        duration_days: durationDays,
        price,
        discount: discountPercent,
        body: JSON.stringify(body satisfies TourBody),
        position: index + 1,
      })
      .execute();
  }
}

/** Tells whether a text, such as a photograph's id, stands in a tour. */
export const isInTours = (db: Db, text: string): Promise<boolean> => isInBodies(db, 'tours', text);

/** Order of the tours on the site. */
export const tourOrder: SiteOrder = siteOrder('tours');
