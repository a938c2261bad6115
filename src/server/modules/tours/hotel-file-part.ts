import * as z from 'zod';
import { slugOf } from '../../../domain/blog/slug';
import { TOUR_AREAS } from '../../../domain/tours/tours';

const text = z.string().transform((value) => value.normalize('NFC'));
/** A text in both languages; a single string stands for both. */
const bilingual = z.union([text.transform((value) => ({ vi: value, en: value })), z.object({ vi: text, en: text })]);
/** Name that an address is made from, in either language. */
const named = bilingual.refine(({ vi, en }) => slugOf(vi) !== '' && slugOf(en) !== '', 'must have letters or digits');
const slot = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be an hour such as 07:30')
  .transform((value) => (value.length === 5 ? `${value}:00` : value));

const picture = z.union([
  text.transform((imageUrl) => ({ imageUrl, featured: false })),
  z.object({ imageUrl: text, featured: z.boolean().default(false) }),
]);
const day = z.object({
  title: bilingual,
  description: bilingual.default({ vi: '', en: '' }),
  /** Hour and what happens then. */
  details: z.array(z.tuple([slot, bilingual])).default([]),
});

const tour = z.object({
  name: named,
  area: z.enum(TOUR_AREAS),
  status: z.enum(['ACTIVE', 'INACTIVE']).default('ACTIVE'),
  description: bilingual.default({ vi: '', en: '' }),
  durationDays: z.int().min(1),
  /** The specification's own words stand in for what is not said (§3). */
  transportation: bilingual.default({ vi: 'Ôtô', en: 'Car or coach' }),
  hotel: bilingual.default({ vi: 'Khách sạn tiêu chuẩn', en: 'Standard hotel' }),
  /** Per person, VND. */
  price: z.int().positive(),
  discountPercent: z.int().min(0).max(100).default(0),
  images: z.array(picture).default([]),
  schedules: z.array(day).default([]),
});

/** The key `tours` of a hotel file. */
export const toursFile = z.array(tour).superRefine((tours, context) => {
  const seen = new Set<string>();
  tours.forEach(({ name }, index) => {
    for (const slug of new Set([slugOf(name.vi), slugOf(name.en)])) {
      if (seen.has(slug)) context.addIssue({ code: 'custom', path: [index, 'name'], message: `${slug} stands twice` });
      seen.add(slug);
    }
  });
});
export type FiledTour = z.output<typeof toursFile>[number];
