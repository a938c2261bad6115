/** When things happen, in seconds. */
export const CALL = 1.8;
/** Called, the lift comes down from the fourth floor; nothing moves before. */
export const COMES = 2.3;
export const DOORS = 4.3;
export const INSIDE = 7;
/** A floor is pressed before the card, and refused. */
export const TRY = 8.2;
export const CARD = 11;
export const FLOOR = 13.8;
export const RIDE = 15;
export const ARRIVE = 17.2;
export const HALL = 17.9;
export const OPENS = 18.3;
export const END = 22.6;

/** The floor of the lesson, and the lift's floors as the guide gives them. */
export const GOAL = 12;
export const FLOORS = 20;
export const DIGITS = 'text-anchor="middle" class="svgnum"';
