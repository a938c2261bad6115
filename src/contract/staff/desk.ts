import * as z from 'zod/mini';
import { STAFF_ROLES } from '../../domain/accounts/staff-roles';
import { MAX_PASSWORD } from '../../domain/accounts/password';
import { passkeyAnswer } from './passkeys';

const MAX_CODE = 64;
/** Longest name or mail address. */
const MAX_LINE = 200;
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CODE));

/**
 * Devices that somebody is signed in on, the one used last first. `id` ends it, `''` or nothing where it cannot be ended
 * alone; `name` is `''` where it is not known; `here`: it is the one that asks.
 */
const devices = z.array(
  z.object({ id: z.optional(z.string()), name: z.string(), seenAt: z.string(), here: z.optional(z.boolean()) }),
);
export type StaffDevice = z.infer<typeof devices>[number];

/** `GET /api/reception/staff`: who works at the desk, and what is asked of them. Instants are ISO 8601. */
export const staffList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.optional(z.enum(STAFF_ROLES)),
      since: z.string(),
      /** `null` for who has never been at the desk. */
      seenAt: z.nullable(z.string()),
      secondFactor: z.boolean(),
      /** Number of passkeys that they have. */
      passkeys: z.optional(z.int()),
      devices: z.optional(devices),
      /** Tells that this is who asks. */
      self: z.boolean(),
    }),
  ),
  /** Everybody has to have a second factor. */
  asked: z.boolean(),
  /** Codes on paper that whoever asks has left. */
  codesLeft: z.int(),
  /** People who have been invited and have not answered. */
  invitations: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(STAFF_ROLES),
        /** Name of who invites. */
        by: z.string(),
        endsAt: z.string(),
        /** The link opens nothing any more. */
        over: z.boolean(),
      }),
    ),
  ),
});
export type StaffInvitation = NonNullable<z.infer<typeof staffList>['invitations']>[number];
export type StaffList = z.infer<typeof staffList>;
export type StaffMember = StaffList['items'][number];

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE));

/** `POST /api/reception/staff`: invites somebody, 201; 409 `alreadyStaff`; 422. */
export const newStaff = z.object({ name: line, email: line, role: z.enum(STAFF_ROLES) });
export type NewStaff = z.infer<typeof newStaff>;

/** A link that opens once, told once: of an invitation, or for a new password. */
const link = { endsAt: z.string(), mailsKept: z.optional(z.boolean()) };
export const madeInvitation = z.object({ invitation: z.string(), ...link });
export type MadeInvitation = z.infer<typeof madeInvitation>;
/** `POST /api/reception/staff/{id}/password`: 201; 404. */
export const passwordLink = z.object({ link: z.string(), ...link });

/** `PUT /api/reception/staff/{id}/role`; 409 `lastOwner`. */
export const staffRoleChange = z.object({ role: z.enum(STAFF_ROLES) });

/** `GET /api/reception/own`: what whoever asks may do, and what they prove themselves with. */
export const ownAccount = z.object({
  /** As the record, the board and the bill call them. */
  name: z.optional(z.string()),
  role: z.enum(STAFF_ROLES),
  secondFactor: z.boolean(),
  passkeys: z.optional(z.int()),
  /** Everybody has to have a second factor. */
  asked: z.boolean(),
  /** Codes on paper that they have left. */
  codesLeft: z.int(),
  devices: z.optional(devices),
});
export type OwnAccount = z.infer<typeof ownAccount>;

/** `PUT /api/reception/own`: the name that whoever asks is called by from now on; 422. */
export const ownName = z.object({ name: line });

/** `PUT /api/reception/staff/rules`; 409 `secondFactorFirst` for who has neither that nor a passkey. */
export const staffRules = z.object({ secondFactor: z.boolean() });

/** `GET` and `POST /api/reception/confirm`: until when nobody is asked again who they are; `null` when they are. */
export const confirmed = z.object({
  until: z.nullable(z.string()),
  /** A code of the phone or of the paper can be given in place of the password. */
  byCode: z.boolean(),
  /** A passkey can be. */
  byPasskey: z.optional(z.boolean()),
});

export type Confirmed = z.infer<typeof confirmed>;

/** The password, a code or a passkey. Wrong: 422 `proofWrong` or `codeWrong` with the field, `passkeyRefused`; 429. */
export const confirmation = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD))),
  code: z.optional(code),
  passkey: z.optional(passkeyAnswer),
});
export type Confirmation = z.infer<typeof confirmation>;

/** `POST /api/reception/second-factor`: what a phone is shown. It counts from its first code on. */
export const factorOffer = z.object({ url: z.string(), secret: z.string() });
export type FactorOffer = z.infer<typeof factorOffer>;

/** `POST /api/reception/second-factor/on`; 422 `codeWrong`. */
export const factorCode = z.object({ code });

/** Ten codes for paper, told once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
