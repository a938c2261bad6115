import * as z from 'zod/mini';
import { CONTACT_KINDS, MAX_CONTACT_LINE, MAX_CONTACT_MESSAGE } from '../../domain/validation/contact-form';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CONTACT_LINE));

/**
 * `POST /api/contacts`: the contact page and the issue form of the help page. 201 with a receipt; 422 with `field`.
 * Takes an Idempotency-Key.
 */
export const contactMessage = z.object({
  name: line,
  email: line,
  phone: line,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CONTACT_MESSAGE)),
  /** Form that it comes from; the contact page's when absent. */
  kind: z.optional(z.enum(CONTACT_KINDS)),
});
export type ContactMessage = z.infer<typeof contactMessage>;
