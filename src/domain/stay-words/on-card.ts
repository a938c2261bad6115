import { type DoorState, spanParts } from '../guest-access/door-state';

/**
 * Sentences of the guide's card while its door is closed, keys of `guide`: heading, text, the way on beside the telephone,
 * and the paper tag with what it says instead of dots. One of the tables of states × places in this folder; `tests/locales/stay-words.test.ts` walks them in
 * every language.
 */
export const ON_CARD = {
  earlyDays: ['door.early.inDays', 'door.early.text', 'map', 'door.early.opensAt'],
  earlyHours: ['door.early.in', 'door.early.text', 'map', 'door.early.opensAt'],
  earlyMinutes: ['door.early.inMinutes', 'door.early.text', 'map', 'door.early.opensAt'],
  preparing: ['door.preparing.heading', 'door.soon', 'map', 'door.heading'],
  choosing: ['door.choosing', 'door.soon', 'map', 'door.heading'],
  tooMany: ['door.tooMany.heading', 'door.tooMany.text', 'map', 'door.heading'],
  locked: ['door.locked.heading', 'door.locked.text', 'key', 'door.heading'],
  offline: ['door.offline.heading', 'door.offline.text', 'again', 'door.heading'],
  failed: ['door.failed.heading', 'door.failed.text', 'again', 'door.heading'],
  ended: ['door.ended.heading', 'door.ended.text', 'door.ended.bookAgain', 'door.ended.heading', 'door.ended.thanks'],
  cancelled: ['door.cancelled', null, 'door.ended.bookAgain', 'door.heading', 'door.none'],
  missing: ['apartmentLine.missing', 'door.missing.text', 'door.missing.enter', 'door.heading', 'door.none'],
  unknown: ['door.unknown.heading', 'door.unknown.text', 'door.unknown.enter', 'door.apartment'],
  forgotten: ['forget.doneHeading', 'forget.done', 'door.missing.enter', 'forget.doneTag'],
} as const;
export type CardState = keyof typeof ON_CARD;

/** Text of a card whose code lies sealed on this phone, in place of one that tells of a missing code. */
export const SEALED_TEXT = 'door.sealed.text';
const TELLS_OF_NONE = ['tooMany', 'locked', 'offline', 'failed'];

export type ClosedDoor = Exclude<DoorState, { kind: 'open' | 'card' | 'loading' }>;

/** @param isCancelled the booking was given up before its end */
export function cardState(door: ClosedDoor, apartment: string, isCancelled?: boolean): CardState {
  if (door.kind === 'early') {
    const { days, hours } = spanParts(door.left);
    return days > 0 ? 'earlyDays' : hours > 0 ? 'earlyHours' : 'earlyMinutes';
  }
  if (door.kind === 'ended' && isCancelled) return 'cancelled';
  // Reception has given no door yet: nothing is being made ready.
  return door.kind === 'preparing' && apartment === '' ? 'choosing' : door.kind;
}

/** Text of a card; `null` where its heading says all. @param isSealed the code lies on this phone, sealed */
export const cardText = (state: CardState, isSealed: boolean) =>
  isSealed && TELLS_OF_NONE.includes(state) ? SEALED_TEXT : ON_CARD[state][1];
