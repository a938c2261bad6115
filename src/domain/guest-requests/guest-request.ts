/** Requests and notices that a guest can send to reception from the guide. */
export const REQUEST_KINDS = [
  'TOWELS',
  'CLEANING',
  'REPAIR',
  'LUGGAGE',
  'CODE_FAILS',
  'LATE_CHECKOUT',
  'ARRIVED',
  'DEPARTED',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Things that a guest can ask for by a picture, with the kind of request that it goes as. */
export const WISH_KINDS = {
  towel: 'TOWELS',
  pillow: 'TOWELS',
  paper: 'TOWELS',
  soap: 'TOWELS',
  water: 'TOWELS',
  cot: 'TOWELS',
  bed: 'TOWELS',
  breakfast: 'TOWELS',
  cleaning: 'CLEANING',
  rubbish: 'CLEANING',
  taxi: 'LUGGAGE',
  repair: 'REPAIR',
  late: 'LATE_CHECKOUT',
} as const satisfies Readonly<Record<string, RequestKind>>;
export type WishName = keyof typeof WISH_KINDS;
export const WISHES = Object.keys(WISH_KINDS) as WishName[];

/** Wishes that not every house grants: it says which. */
export const OFFERED_WISHES = ['pillow', 'water', 'cot', 'bed', 'breakfast', 'rubbish', 'taxi'] as const;
export type OfferedWish = (typeof OFFERED_WISHES)[number];

/** Parts of an apartment that can be out of order. */
export const WISH_PARTS = [
  'aircon',
  'heater',
  'toilet',
  'lamp',
  'television',
  'wifi',
  'fridge',
  'stove',
  'washer',
  'curtain',
  'door',
  'other',
] as const;
export type WishPart = (typeof WISH_PARTS)[number];

/** Kinds of places that a guest may have to be taken to. */
export const HELP_KINDS = ['pharmacy', 'hospital'] as const;

/** More of one thing than any apartment holds. */
export const MAX_WISHED = 20;

/** From the server's receipt on; what has none yet is not sent, whatever the phone hopes. */
export const REQUEST_STATES = ['SENT', 'SEEN', 'DONE', 'REFUSED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Said once in a stay: a second phone that says it too tells nothing new. */
export const ONCE_A_STAY: readonly RequestKind[] = ['ARRIVED', 'DEPARTED'];

/** Longest answer of reception. */
export const MAX_REQUEST_ANSWER = 300;

/** Senders of a message under a request. */
export const MESSAGE_SENDERS = ['GUEST', 'RECEPTION'] as const;
export type MessageSender = (typeof MESSAGE_SENDERS)[number];

/** More than any guest wants, far less than a program sends. Not done yet, and within a day. */
export const OPEN_REQUESTS_OF_A_STAY = 30;
export const REQUESTS_A_DAY = 60;
/** Messages of the guests of one stay within a day, under all of its requests together. */
export const MESSAGES_A_DAY = 100;
/** So many are shown of one request, the newest. */
export const MESSAGES_SHOWN = 200;
