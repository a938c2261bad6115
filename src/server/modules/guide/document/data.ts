import type { EventSheet } from '../../../../contract/guide/events';
import { type Day } from '../../../../domain/days';
import { lastDayOf } from '../../../../domain/guide/events';
import { EVENTS_SHOWN_COLLAPSED } from '../../../../domain/guide/outline';
import { GUIDE_LANGUAGES, type GuideLanguage, productLanguage } from '../../../../domain/guide/guide-languages';
import type { HotelEvents } from '../../hotel/hotel-file';
import type { EventsService } from '../events';
import { guideContentOf, type GuideHotel } from '../content';
import type { DocumentData } from './documents';

/** Parts of the hotel that a guide's document shows. */
export interface ShownHotel extends GuideHotel {
  events: HotelEvents;
}

/**
 * Gathers the data that the guide's document shows, in one language.
 *
 * @param today in Viet Nam; what was over before is left out
 */
export async function documentDataIn(
  events: Pick<EventsService, 'known'>,
  hotel: ShownHotel,
  lang: GuideLanguage,
  today: Day,
): Promise<DocumentData[GuideLanguage]> {
  return {
    content: guideContentOf(hotel, lang),
    events: firstEvents(await events.known(hotel.events, productLanguage(lang)), today),
  };
}

/** Gathers the data that the guide's documents show, in all languages. */
export async function documentDataOf(
  events: Pick<EventsService, 'known'>,
  hotel: ShownHotel,
  today: Day,
): Promise<DocumentData> {
  const data = await Promise.all(
    GUIDE_LANGUAGES.map(async (lang) => [lang, await documentDataIn(events, hotel, lang, today)]),
  );
  return Object.fromEntries(data) as DocumentData;
}

/** As many as the collapsed view shows, and one to say that there are more: the rest would only weigh on the page. */
function firstEvents({ values }: EventSheet, today: Day): EventSheet {
  if (!values) return {};
  const [header = [], ...rows] = values;
  const coming = rows.filter(([, date = '']) => (lastDayOf(date) ?? today) >= today);
  return { values: [header, ...coming.slice(0, EVENTS_SHOWN_COLLAPSED + 1)] };
}
