/** Moments, in seconds, and places on the stage. Straight cuts stand between the parts. */
export const CARD_IN = 2.2;
export const LIT = 2.5;
export const CUT_HOME = 3.6;
export const CUT_PLUG = 4.7;
/** The iron comes on beside the kettle: together they are too much. */
export const PLUGGED = 5.8;
export const CUT_TRIP = 7;
export const TRIP = 8;
export const CUT_UNPLUG = 9.6;
export const UNPLUGGED = 10.7;
export const CUT_BOX = 11.7;
export const COVER_UP = 12.6;
export const LEVER_UP = 14.5;
export const COVER_DOWN = 16.1;
export const CUT_END = 17.3;
export const CUT_AGAIN = 18.4;
/** The same lever falls again: not to be touched. */
export const AGAIN = 19;
export const CUT_CALL = 21.3;
export const CALL = 22.9;
export const END = 25;

export const SLOT = { x: 460, y: 462 };
export const BOX = { x: 690, y: 200, w: 276, h: 188 };
/** The breaker that trips. */
export const DOWN = 3;
export const breakerX = (i: number): number => BOX.x - 100 + i * 40;
