/** Articles under "Khám phá sự kiện xã hội" (specification §2), in the order of their cards. */
export const EVENT_ARTICLES = [
  'family-gatherings',
  'catering',
  'venues',
  'destination-celebrations',
  'accommodations',
  'learn-more',
] as const;
export type EventArticle = (typeof EVENT_ARTICLES)[number];

/** Reads an article from an address; `null` for what is none. */
export const asEventArticle = (value: unknown): EventArticle | null =>
  EVENT_ARTICLES.find((article) => article === value) ?? null;
