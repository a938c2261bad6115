import type { AppDeps } from '../parts';
import { ContentChanges } from '../modules/desk/editing/engine';
import type { EventsService } from '../modules/guide/events';
import { GuidePreview } from '../modules/guide/preview';
import type { GuideShells } from '../modules/guide/document/documents';
import type { HotelState } from '../modules/hotel/hotel';
import type { BookingParts } from './booking-parts';
import type { StoriesParts } from './stories-parts';
import type { TourParts } from './tour-parts';

/** Services by which the desk changes what guests read. */
export interface ContentParts {
  changes: ContentChanges;
  preview: GuidePreview;
}

interface Shown {
  hotel: HotelState;
  events: EventsService;
  shells: GuideShells | null;
  booking: Pick<BookingParts, 'catalogue'>;
  touring: Pick<TourParts, 'tours'>;
  stories: StoriesParts;
}

export function createContentParts({ db, clock, logger: log }: AppDeps, shown: Shown): ContentParts {
  const { hotel, events, shells, booking, touring, stories } = shown;
  return {
    changes: new ContentChanges({
      db,
      clock,
      reloads: {
        guide: () => hotel.reload(),
        catalogue: () => booking.catalogue.reload(),
        tours: () => touring.tours.reload(),
        blog: () => stories.blog.reload(),
      },
      onError: (error) => log.error({ err: error }, 'copy not refreshed'),
    }),
    preview: new GuidePreview({ hotel, events, clock, shells }),
  };
}
