import type { EventArticle } from '../../domain/blog/event-articles';

/** The banner of each article, and a second picture where there is one. */
export const ARTICLE_PICTURES: Readonly<Record<EventArticle, { banner: string; extra?: string }>> = {
  'family-gatherings': { banner: 'homes/hl-05-living', extra: 'events/lantern-workshop' },
  catering: { banner: 'tours/t-04-3', extra: 'events/cooking-class' },
  venues: { banner: 'hotel/roof-pool', extra: 'events/sky-bar-music' },
  'destination-celebrations': { banner: 'tours/t-04-1' },
  accommodations: { banner: 'hotel/facade', extra: 'hotel/lobby' },
  'learn-more': { banner: 'events/veranda-tea' },
};
