/** Moments, in seconds, and places on the stage. Straight cuts stand between the parts. */
export const FALLS = 1.2;
export const CUT_GOOD = 2.7;
export const STICKS = 4.1;
export const CUT_SET = 5.5;
export const SET = 6.5;
export const POUR = 7.8;
export const CUT_PANEL = 9.1;
/** The power key is held from here for two seconds. */
export const HOLD = 9.8;
export const HELD = 2;
export const PLUS = [12.5, 12.93, 13.36, 13.79, 14.22, 14.65] as const;
export const CUT_BOIL = 15.2;
export const CUT_OFF = 16.4;
export const OFF = 17.2;
/** The finger rests on the key this long: a short touch, but one that is seen. */
export const TAP = 0.4;
export const CUT_HOT = 18.8;
/** The pot has left the plate. */
export const GONE = 19.7;
export const NEARLY = 20.9;
/** A quarter of an hour by the clock; then H goes out. */
export const COOLING = 21.6;
export const COLD = 23.2;
export const END = 25;

export const ZONE = { x: 810, y: 424, r: 186 };
export const POWER = { x: 430, y: 614 };
export const MINUS_KEY = { x: 546, y: 614 };
export const DIGIT = { x: 632, y: 614 };
export const PLUS_KEY = { x: 718, y: 614 };
export const CLOCK = { x: 352, y: 112, r: 82 };
export const DIGITS = 'text-anchor="middle" class="svgnum"';
