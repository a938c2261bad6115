import * as z from 'zod/mini';
import { slugOf } from '../../domain/blog/slug';
import { TOUR_AREAS } from '../../domain/tours/tours';
import { aPicture, bothNeeded, bothTexts, percent, price, whole } from '../hotel/edited-text';

const TOUR_STATES = ['ACTIVE', 'INACTIVE'] as const;

const MAX_PICTURES = 30;
const MAX_DAYS = 30;
const MAX_HOURS = 40;

/** Name that an address is made of, at most `max` characters in each language: it needs letters or digits. */
export const named = (max: number) =>
  bothNeeded(max).check(
    z.refine(({ vi }) => slugOf(vi) !== '', { error: 'invalid', path: ['vi'] }),
    z.refine(({ en }) => slugOf(en) !== '', { error: 'invalid', path: ['en'] }),
  );

/** A tour as the desk edits it, whole. */
export const tourEdit = z.object({
  status: z.enum(TOUR_STATES, 'invalid'),
  area: z.enum(TOUR_AREAS, 'required'),
  name: named(160),
  description: bothTexts(3000),
  durationDays: whole(1, MAX_DAYS),
  transportation: bothNeeded(160),
  hotel: bothNeeded(160),
  /** Per person before the discount, VND. */
  price,
  discountPercent: percent,
  images: z.array(z.object({ imageUrl: aPicture, featured: z.boolean() })).check(z.maxLength(MAX_PICTURES, 'tooLong')),
  /** The itinerary, a day after the other. */
  schedules: z
    .array(
      z.object({
        title: bothNeeded(200),
        description: bothTexts(3000),
        details: z
          .array(
            z.object({
              /** `HH:mm` */
              time: z.string().check(z.trim(), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'hour')),
              what: bothNeeded(400),
            }),
          )
          .check(z.maxLength(MAX_HOURS, 'tooLong')),
      }),
    )
    .check(z.maxLength(MAX_DAYS, 'tooLong')),
});
export type TourEdit = z.output<typeof tourEdit>;

/** `GET /api/reception/tours`: hidden ones included, in the order of the site. */
export const deskTours = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      name: z.object({ vi: z.string(), en: z.string() }),
      area: z.enum(TOUR_AREAS),
      status: z.enum(TOUR_STATES),
      price: z.int(),
      discountPercent: z.int(),
      durationDays: z.int(),
      picture: z.string(),
    }),
  ),
});
export type DeskTours = z.infer<typeof deskTours>;
export type DeskTour = DeskTours['items'][number];

/** The order of a list of the site: every id of it once. `/api/reception/tour-order`, `/api/reception/home-order` */
export const listOrder = z.object({
  ids: z.array(z.int()).check(z.refine((ids) => new Set(ids).size === ids.length, 'invalid')),
});
export type ListOrder = z.output<typeof listOrder>;

/** `POST /api/reception/posts`, `POST /api/reception/tours`: something new, whole; answers with its state. */
export const newThing = z.object({ value: z.unknown() });
