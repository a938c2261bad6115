/** Moments, in seconds. Straight cuts stand between the parts. */
export const ON = 2;
export const CUT_CLOCK = 3.8;
/** The half hour, in a little over three seconds of film. */
export const CLOCK_FROM = 4.1;
export const CLOCK_TO = 7.4;
export const CUT_OFF = 8.4;
/** Off before anybody touches the water. */
export const OFF = 9.7;
export const CUT_TUB = 11;
export const PLUG = 12.2;
/** The lever goes up, in the middle: water runs. */
export const LIFT = 13.9;
/** The lever all the way at red: what never to do, a picture by itself. */
export const CUT_SCALD = 15.1;
export const CUT_MIX = 17.3;
/** The lever goes a little towards red. */
export const TURN = 18.5;
/** The hand in the water finds it right. */
export const FINE = 20.7;
/** The lever goes down: the water stops. */
export const DOWN = 23.2;
export const END = 25;
