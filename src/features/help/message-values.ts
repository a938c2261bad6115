import {
  checkContact,
  CONTACT_FIELDS,
  type ContactKind,
  type ContactValues,
} from '../../domain/validation/contact-form';
import { personSignedIn } from '../../offline/accounts/stored-user';
import { formResolver } from '../../ui/forms/form-resolver';

/** Gives the values that a message begins with: name and mail of who is signed in, and nothing more. */
export function emptyMessage(): ContactValues {
  const { fullName: name, email } = personSignedIn();
  return { name, email, phone: '', message: '' };
}

export const messageRules = (kind: ContactKind) => formResolver((values: ContactValues) => checkContact(values, kind));

/** The four texts of a message in the outbox. */
export function messageOf(body: unknown): ContactValues {
  const from = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const entries = CONTACT_FIELDS.map((field) => [field, typeof from[field] === 'string' ? from[field] : '']);
  return Object.fromEntries(entries) as ContactValues;
}
