/** When things happen, in seconds, and where they are on the stage. */
export const TAP = 1.9;
export const DOOR_OPEN = 4.2;
export const LOAD = 5;
/** Between one bundle of washing and the next. */
export const NEXT = 0.36;
export const DOOR_SHUT = 8.1;
export const DRAWER = 9.9;
export const POUR = 10.7;
export const DRAWER_IN = 12.3;
export const POWER = 13.6;
export const DIAL = 14.7;
export const START = 16.2;
export const WASH = 16.8;
export const DONE = 20.2;
/** Two minutes after the end, shortened: the lock lets go. */
export const WAITED = 22.5;
export const END = 25;

export const BODY = { x: 300, y: 120, w: 540, h: 540 };
export const DRUM = { x: 570, y: 450, r: 154 };
export const TAP_AT = { x: 1000, y: 200 };
export const POWER_AT = { x: 510, y: 190 };
export const DIAL_AT = { x: 580, y: 182 };
export const SCREEN = { x: 632, y: 148, w: 128, h: 70 };
export const START_AT = { x: 800, y: 178 };
export const BASKET = { x: 1040, y: 560 };
export const SHELF = { x: 110, y: 330 };
export const CLOCK = { x: 150, y: 120, r: 76 };
export const LOCK_SIGN = { x: DRUM.x, y: DRUM.y };
/** The minutes of the chosen programme and of the one that the machine offers at first. */
export const MINUTES = { offered: 20, chosen: 45 };
export const DIGITS = 'text-anchor="middle" class="svgnum"';
/** What goes in: a bundle each, colour and how it lies in the drum. */
export const WASHING = [['lacquer', -52, 70], ['turmeric', 44, 74], ['jade', -4, 40], ['rose', -76, 22], ['ceramic', 70, 18], ['linen-2', 6, -6]] as const; // prettier-ignore
