/** Moments, in seconds, and places on the stage. Straight cuts stand between the parts. */
export const TAP = 1;
export const DOOR_OPEN = 2.6;
export const LOAD = 4;
/** Between one piece of washing and the next. */
export const NEXT = 0.9;
export const DOOR_SHUT = 7.2;
export const CUT_DRAWER = 8.4;
export const DRAWER = 9.1;
export const POUR = 10.2;
export const DRAWER_IN = 11.8;
export const CUT_PANEL = 12.6;
export const POWER = 13.1;
export const DIAL = 13.9;
export const START = 15.6;
export const CUT_WASH = 16;
export const WASH = 16.1;
export const DONE = 17.8;
/** Two minutes after the end, shortened: the lock lets go. */
export const WAITED = 18.7;
export const CUT_OUT = 19.4;
export const DOOR_AGAIN = 19.7;
export const UNLOAD = 21.1;
export const NEXT_OUT = 0.58;
export const CUT_OFF = 22.9;
export const POWER_OFF = 23.3;
export const TAP_SHUT = 24;
export const END = 25;

export const BODY = { x: 300, y: 120, w: 540, h: 540 };
export const DRUM = { x: 570, y: 450, r: 154 };
export const TAP_AT = { x: 1000, y: 200 };
export const POWER_AT = { x: 508, y: 186 };
export const DIAL_AT = { x: 594, y: 196 };
export const SCREEN = { x: 662, y: 150, w: 110, h: 66 };
export const START_AT = { x: 806, y: 183 };
export const BASKET = { x: 1060, y: 560 };
export const SHELF = { x: 110, y: 356 };
export const CLOCK = { x: 150, y: 120, r: 76 };
export const LOCK_SIGN = { x: 770, y: 326 };
/** The minutes of the two programmes that have a sign: one shirt, and towels. */
export const MINUTES = { offered: 20, chosen: 45 };
export const DIGITS = 'text-anchor="middle" class="svgnum"';
