import type { Key } from '../doors';

/** When things happen, in seconds: both doors, the one with the keypad, both again, the one with the card, both open. */
export const LEFT = 2;
export const WAKE = 4.7;
/** The code on the phone is nobody's: the film shows that what stands there is pressed in order; the lock shows dots. */
export const TYPED: readonly (readonly [number, Key])[] = [[6.4, '4'], [7.1, '1'], [7.8, '5'], [8.5, '8']]; // prettier-ignore
export const HASH = 9.5;
export const YES = 9.9;
export const HANDLE = 10.7;
export const TURN = 11.9;
export const BOTH = 14.4;
export const RIGHT = 15.8;
export const CARD = 17.3;
export const HANDLE_2 = 18.8;
export const TURN_2 = 19.9;
export const BOTH_2 = 22.3;
export const END = 24;
