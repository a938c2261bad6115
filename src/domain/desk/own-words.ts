/**
 * Words that our own programs write into the data where a person's would stand. The data holds them in Vietnamese;
 * the desk shows them in the language that it is read in.
 */

/** Name of a desk account until it is given another one. */
export const STAFF_NAME = 'Lễ tân';
/** Stands in the desk's record for who works on the server itself. */
export const SERVER_NAME = 'Máy chủ';
/** Guest of the stays that a hotel file begins with. */
export const WALK_IN_NAME = 'Khách đặt qua lễ tân';
/** Nationality of a booker who has chosen any but Vietnamese. */
export const OTHER_NATIONALITY = 'Khác';
