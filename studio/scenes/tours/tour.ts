/** A tour as five views: what is seen in each, in both languages, and its drawing. */
import type { Picture } from '../picture';

export type TourView = readonly [vi: string, en: string, draw: () => string];
export interface Tour {
  readonly slug: string;
  readonly subject: string;
  readonly views: readonly [TourView, TourView, TourView, TourView, TourView];
}

export const tourPictures = (tours: readonly Tour[]): readonly Picture[] =>
  tours.flatMap(({ slug, subject, views }) =>
    views.map(([vi, en, draw], i): Picture => ({
      id: `tours/${slug}-${i + 1}`,
      w: 640,
      h: 480,
      alt: { vi, en },
      subject: `tour:${subject}`,
      draw,
    })),
  );
