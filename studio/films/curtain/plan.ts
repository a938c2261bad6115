/** Moments, in seconds, and places on the stage. */
export const CUT_CLOSE = 1.9;
export const OPEN = 3.3;
export const STOP = 5.4;
export const AGAIN = 7.6;
/** The curtains have reached the sides. */
export const WIDE = 9.4;
export const CLOSE = 11;
export const SHUT = 14;
export const END = 15;

export const WINDOW = { x: 130, y: 96, w: 700, h: 430 };
export const FLOOR = 596;
/** The panel as it hangs on the wall, and how much smaller than it is drawn. */
export const ON_WALL = { x: 940, y: 356, s: 0.27 };
/** The three keys of the panel, from its middle. */
export const KEY = { open: -66, stop: 42, close: 150 } as const;
