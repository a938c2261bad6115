/**
 * A number of the hotel's own as a phone abroad dials it: "0203 388 8999" → `+842033888999`, "113" → `113` (facts 4.5: by
 * the country's code, by the 0 of a call inside it, or by both). Apart from `phone.ts`, which reads what people type: the
 * guide has these from its first view on, and the hotel's numbers are plain.
 */
export const dialledAbroad = (phone: string): string =>
  phone.replace(/(?!^\+)\D/g, '').replace(/^(?:(?:\+|00)?840?|0)(?=[35789]\d{8}$|2\d{9}$)/, '+84');

/** The address that dials a number of the hotel's own. */
export const telAddress = (phone: string): string => `tel:${dialledAbroad(phone)}`;
