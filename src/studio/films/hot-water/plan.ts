/** When things happen, in seconds. Straight cuts stand between the parts. */
export const ON = 2;
export const CUT_CLOCK = 3.8;
/** The half hour, in a little over three seconds of film. */
export const CLOCK_FROM = 4.1;
export const CLOCK_TO = 7.4;
export const CUT_OFF = 8.4;
/** Off before anybody touches the water. */
export const OFF = 9.7;
export const CUT_TUB = 11;
export const PLUG = 12.3;
/** The lever goes up: water runs. */
export const LIFT = 14.3;
/** The lever goes to the red side. */
export const HOT = 16.1;
/** The hand in the water draws back: too hot. */
export const BURNT = 18.1;
/** The lever goes back to the middle. */
export const MIX = 19.9;
export const FINE = 21.7;
/** The lever goes down: the water stops. */
export const DOWN = 23.5;
export const END = 25;
