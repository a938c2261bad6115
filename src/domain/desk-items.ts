/** What guests send and reception answers. */
export const ITEM_KINDS = ['guest-form', 'interest', 'tour-booking', 'tour-contact', 'comment', 'message'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const ITEM_STATES = ['new', 'seen', 'done'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** A channel's calendar that was not read for so long, in ms, is not to be trusted. */
export const STALE_CHANNEL_MS = 2 * 3_600_000;
/** A hold that ends within so long, in ms, is worth a look. */
export const HOLD_SOON_MS = 10 * 60_000;
