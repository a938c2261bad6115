import type { DeskTour, TourEdit } from '../../../contract/tours/desk';
import { type TourBody, readTours, type StoredTour } from './store';
import type { Db } from '../../platform/db/schema';

/** Every tour that the desk has, hidden ones included, in the order of the site. */
export async function readDeskTours(db: Db): Promise<DeskTour[]> {
  return (await readTours(db)).map(({ id, area, status, price, discountPercent, durationDays, body }) => ({
    id,
    name: body.name,
    area,
    status,
    price,
    discountPercent,
    durationDays,
    picture: body.images[0]?.imageUrl ?? '',
  }));
}

/** A tour as it is edited; `null` when there is none. */
export async function readTour(db: Db, id: number): Promise<TourEdit | null> {
  const tour = (await readTours(db)).find((one) => one.id === id);
  return tour ? tourEditOf(tour) : null;
}

function tourEditOf({ area, status, durationDays, price, discountPercent, body }: StoredTour): TourEdit {
  const { schedules, ...fields } = body;
  return {
    status,
    area,
    durationDays,
    price,
    discountPercent,
    ...fields,
    schedules: schedules.map(({ details, ...day }) => ({
      ...day,
      details: details.map(([time, what]) => ({ time: time.slice(0, 5), what })),
    })),
  };
}

/** Writes a tour, a new one at the end of the list; takes it away for `null`. */
export async function writeTour(tx: Db, id: number, tour: TourEdit | null): Promise<void> {
  if (tour === null) {
    // Its row stays: comments and requests name it.
    await tx.updateTable('tours').set({ status: 'DELETED' }).where('id', '=', id).execute();
    return;
  }
  const { status, area, durationDays, price, discountPercent, schedules, ...fields } = tour;
  const body: TourBody = {
    ...fields,
    schedules: schedules.map(({ details, ...day }) => ({
      ...day,
      details: details.map(({ time, what }) => [`${time}:00`, what]),
    })),
  };
  const row = {
    status,
    area,
    duration_days: durationDays,
    price,
    discount: discountPercent,
    body: JSON.stringify(body),
  };
  await tx
    .insertInto('tours')
    .values({ id, ...row, position: id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** An id that no tour has or had. */
export async function nextTourId(tx: Db): Promise<number> {
  const row = await tx
    .selectFrom('tours')
    .select((select) => select.fn.max('id').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}
