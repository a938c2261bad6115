import type { Resolver } from 'react-hook-form';
import {
  checkContact,
  CONTACT_FIELDS,
  type ContactField,
  type ContactKind,
  type ContactValues,
} from '../../domain/validation/contact-form';
import { personSignedIn } from '../../offline/account/stored-user';

/** What a message begins with: who is signed in, and nothing more. */
export function emptyMessage(): ContactValues {
  const { fullName: name, email } = personSignedIn();
  return { name, email, phone: '', message: '' };
}

/** The domain's rules in the form library's words: the broken rule's code is the error's type. */
export const messageRules =
  (kind: ContactKind): Resolver<ContactValues> =>
  (values) => {
    const issues = checkContact(values, kind);
    if (issues.length === 0) return { values, errors: {} };
    const errors: Partial<Record<ContactField, { type: string }>> = {};
    for (const { field, code } of issues) errors[field] = { type: code };
    return { values: {}, errors };
  };

/** The four texts of a message in the outbox. */
export function messageOf(body: unknown): ContactValues {
  const from = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const entries = CONTACT_FIELDS.map((field) => [field, typeof from[field] === 'string' ? from[field] : '']);
  return Object.fromEntries(entries) as ContactValues;
}
