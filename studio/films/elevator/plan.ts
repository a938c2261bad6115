/** Moments, in seconds: first the card's sleeve, then the hall. */
export const BELOW = 2.3;
export const CALL = 4.1;
/** Called, the lift comes down from the fourth floor; nothing moves before. */
export const COMES = 4.6;
export const DOORS = 6.6;
export const INSIDE = 9.3;
/** A floor is pressed before the card, and refused. */
export const TRY = 10.5;
export const CARD = 13.3;
export const FLOOR = 16.1;
export const RIDE = 17.3;
export const ARRIVE = 19.5;
export const HALL = 20.2;
export const OPENS = 20.6;
export const END = 24.9;

/**
 * The flat on the card's sleeve: floor and door. The floor is the lesson's; then the lift's floors as the guide gives
 * them.
 */
export const GOAL = 12;
export const FLAT = ['12', '05'] as const;
export const FLOORS = 20;
export const DIGITS = 'text-anchor="middle" class="svgnum"';
