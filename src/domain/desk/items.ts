/** Kinds of messages from guests that reception answers. */
export const ITEM_KINDS = [
  'guest-form',
  'interest',
  'tour-booking',
  'tour-contact',
  'comment',
  'message',
  'review',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export const ITEM_STATES = ['new', 'seen', 'done'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/** A channel's calendar that was not read for so long, in ms, is not to be trusted. */
export const STALE_CHANNEL_MS = 2 * 3_600_000;
/** A hold that ends within so long, in ms, is worth a look. */
export const HOLD_SOON_MS = 10 * 60_000;

/** Items that need an answer: looking at one does not end it. */
export const ITEMS_TO_ANSWER: readonly ItemKind[] = ['interest', 'tour-booking', 'tour-contact', 'message', 'review'];
/** So much of what a guest has written stands on the board of the day; the rest is read where it lies. */
export const BOARD_TEXT = 160;
