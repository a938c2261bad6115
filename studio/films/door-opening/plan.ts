import type { Key } from '../doors';

/** Moments, in seconds: both doors, the one with the keypad, both again, the one with the card, both open. */
export const LEFT = 2;
export const WAKE = 4.4;
/**
 * The code on the phone is nobody's: the film shows that what stands there is pressed in order; the lock shows dots.
 */
export const TYPED: readonly (readonly [number, Key])[] = [[5.9, '4'], [6.95, '1'], [8, '5'], [9.05, '8']]; // oxfmt-ignore
export const HASH = 10.1;
/** Time that the finger rests on a key, which is lit and marked on the phone as long. */
export const REST = 0.78;
export const YES = 10.95;
export const HANDLE = 11.7;
export const TURN = 12.8;
export const BOTH = 15.2;
export const RIGHT = 16.5;
export const CARD = 17.9;
export const HANDLE_2 = 19.4;
export const TURN_2 = 20.4;
export const BOTH_2 = 22.7;
export const END = 24.6;
