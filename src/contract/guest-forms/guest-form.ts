import * as z from 'zod/mini';

/** Longest name, mail address, phone number or WeChat id that is taken (reliability catalogue I-3). */
export const MAX_SHORT_TEXT = 200;
/** A NUL or half a surrogate pair is no text anybody typed, and no database keeps it the same (catalogue I-4). */
const isText = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
const shortText = z
  .string()
  .check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(MAX_SHORT_TEXT), z.refine(isText));

/** `POST /api/guest-form`: the guest information form of the specification. */
export const guestForm = z.object({
  fullName: shortText,
  email: shortText,
  /** A phone number or a WeChat id. */
  phoneNumber: shortText,
  apartment: shortText,
});
export type GuestForm = z.infer<typeof guestForm>;

/** `POST /api/interest`: the "I want to buy" button. */
export const interest = z.extend(guestForm, { action: z.literal('Quan tâm') });
export type Interest = z.infer<typeof interest>;

/** Our receipt: only this makes a submission count as sent. */
export const receipt = z.object({ id: z.string(), receivedAt: z.string() });
export type Receipt = z.infer<typeof receipt>;
