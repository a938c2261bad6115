/** When things happen, in seconds, and where they are on the stage. Straight cuts stand between the parts. */
export const FALLS = 1.2;
export const CUT_GOOD = 2.5;
export const STICKS = 3.5;
export const CUT_SET = 4.8;
export const SET = 5.9;
export const POUR = 7.4;
export const CUT_PANEL = 8.8;
/** The power key is held from here for two seconds. */
export const HOLD = 9.6;
export const HELD = 2;
export const PLUS = [12.5, 12.95, 13.4, 13.85, 14.3, 14.75] as const;
export const CUT_BOIL = 15.3;
export const CUT_OFF = 16.7;
export const OFF = 17.4;
export const CUT_HOT = 18.4;
/** The pot has left the plate. */
export const GONE = 19.4;
export const NEARLY = 20.7;
/** A quarter of an hour by the clock; then H goes out. */
export const COOLING = 21.5;
export const COLD = 23.2;
export const END = 25;

export const ZONE = { x: 810, y: 424, r: 186 };
export const POWER = { x: 430, y: 614 };
export const MINUS_KEY = { x: 546, y: 614 };
export const DIGIT = { x: 632, y: 614 };
export const PLUS_KEY = { x: 718, y: 614 };
export const CLOCK = { x: 352, y: 112, r: 82 };
export const DIGITS = 'text-anchor="middle" class="svgnum"';
