import * as z from 'zod/mini';
import { RETENTION_KINDS } from '../../domain/privacy/retention';

const days = z.record(z.enum(RETENTION_KINDS), z.int());

/** `GET /api/reception/privacy`: how long everything is kept, and what the last nights have forgotten. */
export const privacyPage = z.object({
  retentionDays: days,
  runs: z.array(z.object({ day: z.string(), at: z.string(), counts: z.record(z.string(), z.int()) })),
  serverNow: z.string(),
});
export type PrivacyPage = z.infer<typeof privacyPage>;

/** `PUT /api/reception/privacy/retention`: days for each kind. */
export const retentionInput = z.object({ retentionDays: days });

/**
 * Person whose data are meant, by mail address, phone number or a booking's number. It travels in the body, never in an
 * address (catalogue P-12).
 */
export const personQuery = z.object({ who: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)) });

/** `PUT /api/reception/privacy/clock`: somebody has looked, and it is that day. 409 `otherDay` when the machine believes another. */
export const believedDay = z.object({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) });

export const PERSON_KINDS = [
  'account',
  'comments',
  'bookings',
  'residents',
  'stays',
  'requests',
  'reviews',
  'guestForms',
  'interests',
  'messages',
  'tourContacts',
  'tourBookings',
  'mails',
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Reasons why something stays: it is still needed, or a law asks for it. */
const PERSON_REASONS = ['staff', 'running', 'refund', 'declare', 'accounts'] as const;
export type PersonReason = (typeof PERSON_REASONS)[number];

/**
 * `POST /api/reception/privacy/person`: what there is of a person and what a deletion would do to it. `goes` are deleted,
 * `blank` keep days and money and lose the person, `stay` are left as they are for a reason.
 */
export const personPreview = z.object({
  found: z.array(
    z.object({
      kind: z.enum(PERSON_KINDS),
      goes: z.int(),
      blank: z.int(),
      stay: z.int(),
      reasons: z.array(z.enum(PERSON_REASONS)),
    }),
  ),
  /** Records with only the name in common with the person: neither shown nor deleted, as anybody may type a name. */
  leftOut: z.array(z.object({ kind: z.enum(['residents', 'stays']), count: z.int() })),
  /** Names that the person has used, so that reception sees whether it is the right one. */
  names: z.array(z.string()),
  /** Of what is shown: a deletion of something else is refused. */
  version: z.string(),
});
export type PersonPreview = z.infer<typeof personPreview>;

/** `POST /api/reception/privacy/person/export`: everything of a person, for them; `html` to read, `json` for machines. */
export const personExport = z.object({ who: personQuery.shape.who, form: z.enum(['json', 'html']) });
export const exportedPerson = z.object({ name: z.string(), type: z.string(), text: z.string() });

/** `POST /api/reception/privacy/person/erase` */
export const personErase = z.object({ who: personQuery.shape.who, version: z.string().check(z.maxLength(64)) });
