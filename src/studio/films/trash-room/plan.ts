import type { Waste } from '../signs';

/** When things happen, in seconds. */
export const DROPS: readonly (readonly [number, Waste])[] = [[1.5, 'food'], [3.2, 'bottle'], [4.9, 'rest']]; // prettier-ignore
export const LIFT = 6;
export const TIE = 7.2;
export const WALK = 9.6;
export const PUSH = 13.1;
export const ROOM = 15;
export const FOOD = 16.4;
export const HATCH = 17.7;
export const DROP = 18.6;
export const SHUT = 19.2;
export const BOTTLES = 20.7;
export const LEAVE = 21.8;
export const CLOSED = 23.4;
export const END = 24.6;

/** Bin and bag of one kind have one colour, at home and in the trash room. */
export const TONE: Record<Waste, string> = { food: 'leaf', bottle: 'ceramic', rest: 'ink-il' };
