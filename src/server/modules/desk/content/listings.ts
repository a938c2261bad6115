import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type PostEdit, postEdit } from '../../../../contract/blog/desk';
import { type ListOrder, listOrder, type TourEdit, tourEdit } from '../../../../contract/tours/desk';
import type { Language } from '../../../../domain/languages';
import { slugOf } from '../../../../domain/blog/slug';
import type { SiteOrder } from '../../../platform/db/list-order';
import type { Db } from '../../../platform/db/schema';
import { AppError } from '../../../errors';
import type { EditableResource } from '../../editing/engine';
import { apartmentOrder } from '../../catalogue/module';
import { nextPostId, readPost, writePost } from '../../blog/module';
import { nextTourId, readDeskTours, readTour, tourOrder, writeTour } from '../../tours/module';

/** A post of the blog, by its id. */
export const POSTS: EditableResource<PostEdit> = {
  area: 'post',
  schema: postEdit,
  revisions: ['blog'],
  read: async (db, subject) => asSaved(postEdit, await readPost(db, Number(subject))),
  write: (tx, subject, post, now) => writePost(tx, Number(subject), post, now),
};

/** A tour, by its id. */
export const TOURS: EditableResource<TourEdit> = {
  area: 'tour',
  schema: tourEdit,
  revisions: ['tours'],
  read: async (db, subject) => asSaved(tourEdit, await readTour(db, Number(subject))),
  async write(tx, subject, tour) {
    if (tour) refuseSameName(Number(subject), tour.name, await readDeskTours(tx));
    await writeTour(tx, Number(subject), tour);
  },
};

/** The order of a list of the site; its only subject is the list. */
const orderOf = (list: SiteOrder, revision: 'tours' | 'catalogue'): EditableResource<ListOrder> => ({
  area: 'order',
  schema: listOrder,
  revisions: [revision],
  read: async (db) => ({ ids: await list.read(db) }),
  async write(tx, _subject, order) {
    const there = new Set(await list.read(tx));
    const ids = order?.ids ?? [];
    // What is new meanwhile comes last; what is gone is left out.
    const known = ids.filter((id) => there.delete(id));
    await list.write(tx, [...known, ...there]);
  },
});
export const ORDERS: Readonly<Record<'tours' | 'apartments', EditableResource<ListOrder>>> = {
  tours: orderOf(tourOrder, 'tours'),
  apartments: orderOf(apartmentOrder, 'catalogue'),
};

/** Gives a stored value as the schema would have written it, so that saving it again changes nothing. */
export function asSaved<T>(schema: z.ZodMiniType<T>, value: T | null): T | null {
  if (value === null) return null;
  const seen = z.safeParse(schema, value);
  return seen.success ? seen.data : value;
}

/** @throws AppError 422 `nameTaken`: two pages would have one address */
export function refuseSameName(
  own: number,
  name: Record<Language, string>,
  others: readonly { id: number; name: Record<Language, string> }[],
): void {
  const taken = new Set(
    others.filter(({ id }) => id !== own).flatMap((one) => [slugOf(one.name.vi), slugOf(one.name.en)]),
  );
  for (const lang of ['vi', 'en'] as const) {
    if (taken.has(slugOf(name[lang]))) throw new AppError(422, 'nameTaken', { field: `name.${lang}` });
  }
}

/** Reads the id of a thing in a path. @throws AppError 404 for what cannot be one */
export function idOf({ params }: Pick<FastifyRequest, 'params'>, name = 'id'): string {
  const id = (params as Partial<Record<string, string>>)[name] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError(404, 'notFound');
  return id;
}

/** Gives something new a subject that nothing has or had. */
export type NextId = (tx: Db) => Promise<string>;
export const nextPost: NextId = async (tx) => String(await nextPostId(tx));
export const nextTour: NextId = async (tx) => String(await nextTourId(tx));
