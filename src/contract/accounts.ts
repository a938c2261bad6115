import * as z from 'zod/mini';
import { MAX_PASSWORD } from '../domain/password';
import { ROLES } from '../domain/roles';

/** Longest name, mail address, phone number or street address (reliability catalogue I-3). */
export const MAX_ACCOUNT_TEXT = 200;

const text = z.string().check(z.trim(), z.maxLength(MAX_ACCOUNT_TEXT));
const required = text.check(z.minLength(1));
const password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD));

/**
 * `POST /api/v1/auth/register`, with the specification's field names. 201; 409 `accountExists` when the address or the
 * phone number has an account. What else is sent, `role` among it, is not read.
 */
export const registration = z.object({ name: required, email: required, phoneNumber: required, password });
export type Registration = z.infer<typeof registration>;

/** `POST /api/v1/auth/login`. 401 with `success: false` for an unknown address and a wrong password alike. */
export const credentials = z.object({ email: required, password });
export type Credentials = z.infer<typeof credentials>;

/** Who is signed in, as login answers it (specification §3). */
export const signedIn = z.object({
  success: z.literal(true),
  data: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) }),
});
export type SignedIn = z.infer<typeof signedIn>;

/** What a call answers that has nothing else to say. */
export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
