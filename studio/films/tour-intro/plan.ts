/** Beginning of each shot, in seconds: the street, in the lift, up, the roof. */
export const LIFT = 5.4;
export const RIDE = 10.1;
export const ROOF = 13.8;
export const END = 23.6;
