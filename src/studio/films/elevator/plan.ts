/** When things happen, in seconds. */
export const CALL = 1.8;
/** Called, the lift comes down from the fourth floor; nothing moves before. */
export const COMES = 2.5;
export const DOORS = 5;
export const INSIDE = 7.5;
export const CARD = 10.2;
export const FLOOR = 13.3;
export const RIDE = 15.1;
export const ARRIVE = 18.5;
export const END = 21.4;

/** The floor of the lesson, and the lift's floors as the guide gives them. */
export const GOAL = 12;
export const FLOORS = 20;
export const DIGITS = 'text-anchor="middle" class="svgnum"';
