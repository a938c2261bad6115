/** When things happen, in seconds, and where they are on the stage. Straight cuts stand between the parts. */
export const CARD_IN = 2.4;
export const LIT = 2.7;
export const CUT_HOME = 4.1;
export const CUT_PLUG = 5.5;
/** The iron goes in beside the kettle: too much. */
export const PLUGGED = 6.8;
export const CUT_TRIP = 7.3;
export const TRIP = 7.8;
export const CUT_UNPLUG = 9.3;
export const UNPLUGGED = 10.2;
export const CUT_BOX = 11.2;
export const COVER_UP = 12.2;
export const LEVER_UP = 14.4;
export const COVER_DOWN = 16.1;
export const CUT_END = 17.5;
export const END = 19;

export const SLOT = { x: 460, y: 462 };
export const BOX = { x: 690, y: 200, w: 276, h: 188 };
/** The breaker that trips. */
export const DOWN = 3;
export const breakerX = (i: number): number => BOX.x - 100 + i * 40;
