/** Moments, in seconds. */
export const NOT_LIFT = 0.5;
export const DOOR = 3.2;
export const PUSH = 4.5;
export const THROUGH = 6.1;
export const STAIRS = 8;
export const LOWER = 11;
export const GROUND = 13.6;
export const OUT = 16.4;
export const MET = 19;
export const NEVER = 19.6;
export const END = 22.6;

export const DIGITS = 'text-anchor="middle" class="svgnum"';
