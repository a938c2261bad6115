import type { Waste } from '../signs';

/** Moments, in seconds. */
export const DROPS: readonly (readonly [number, Waste])[] = [[1.4, 'food'], [3.1, 'bottle'], [4.8, 'rest']]; // oxfmt-ignore
export const BAGS = 5.8;
export const TIES: readonly (readonly [number, Waste])[] = [[6.2, 'food'], [7.35, 'bottle'], [8.5, 'rest']]; // oxfmt-ignore
export const WALK = 10.2;
export const PUSH = 12.7;
export const ROOM = 14.2;
export const FOOD = 15.4;
export const HATCH = 16.9;
export const DROP = 17.9;
export const SHUT = 19.3;
export const BOTTLES = 20.9;
export const LEAVE = 21.9;
export const CLOSED = 23.4;
export const END = 24.8;

/** Bin and bag of one kind have one colour, at home and in the trash room. */
export const TONE: Record<Waste, string> = { food: 'leaf', bottle: 'ceramic', rest: 'ink-il' };
