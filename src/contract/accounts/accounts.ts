import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '../../domain/bookings/booking';
import { GENDERS } from '../../domain/accounts/genders';
import { MAX_PASSWORD } from '../../domain/accounts/password';
import { ROLES } from '../../domain/accounts/roles';
import { STAFF_ROLES } from '../../domain/accounts/staff-roles';

/** Longest name, mail address, phone number or street address (reliability catalogue I-3). */
const MAX_ACCOUNT_TEXT = 200;

const text = z.string().check(z.trim(), z.maxLength(MAX_ACCOUNT_TEXT));
const required = text.check(z.minLength(1));
const password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD));

/**
 * `POST /api/v1/auth/register`, with the specification's field names. 201; 409 `accountExists` when the address or the
 * phone number has an account. What else is sent, `role` among it, is not read.
 */
export const registration = z.object({ name: required, email: required, phoneNumber: required, password });
export type Registration = z.infer<typeof registration>;

/**
 * `POST /api/v1/auth/login`. 401 with `success: false` for an unknown address and a wrong password alike; 401 `codeNeeded`
 * when the password was right and the account has a second factor: the same call again with its `code`, `codeWrong` when
 * that is none; 401 `passkeyNeeded` where the house asks for more than a password and the account has passkeys alone.
 */
export const credentials = z.object({
  email: required,
  password,
  code: z.optional(z.string().check(z.trim(), z.maxLength(MAX_ACCOUNT_TEXT))),
});
export type Credentials = z.infer<typeof credentials>;

/** Person who is signed in, as login answers (specification §3). */
export const signedIn = z.object({
  success: z.literal(true),
  data: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    /** Names what somebody of the staff may do; a guest has none. */
    staffRole: z.optional(z.enum(STAFF_ROLES)),
  }),
});
export type SignedIn = z.infer<typeof signedIn>;

/** Answer of a call that has nothing else to say. */
export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
/** The answer to whoever has lost a password; `mailsKept` where no mail leaves this house. */
export const resetAsked = z.extend(done, { mailsKept: z.optional(z.boolean()) });

/**
 * `POST /api/v1/auth/logout`, with or without a body. `forget`: the browser itself is to be forgotten, so the answer
 * takes back every cookie by which it would be known again.
 */
export const leaving = z.nullish(z.object({ forget: z.optional(z.boolean()) }));

/** `POST /api/v1/auth/forgot-password`: 200, whether the address has an account or not (ruling 16). */
export const forgotPassword = z.object({ email: required });

/** `POST /api/v1/auth/reset-password`: once, with the token of the mail's link; 410 `resetLinkEnded`. */
export const resetPassword = z.object({ token: z.string().check(z.maxLength(MAX_ACCOUNT_TEXT)), password });
export type ResetPassword = z.infer<typeof resetPassword>;

/** `POST /api/v1/auth/invitation`: what a link is for; 410 `invitationEnded`. */
export const invitationToken = z.object({ token: z.string().check(z.maxLength(MAX_ACCOUNT_TEXT)) });
export const openedInvitation = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Name of who invites. */
  by: z.string(),
});
export type OpenedInvitation = z.infer<typeof openedInvitation>;

/** `POST /api/v1/auth/accept-invitation`: once, with the token of the link; 410 `invitationEnded`. */
export const acceptInvitation = z.extend(invitationToken, { password });
export type AcceptInvitation = z.infer<typeof acceptInvitation>;

/** The own account. Paths of `/user/{id}` take the session's own id alone: 401 without a session, 403 otherwise. */
const profile = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** `YYYY-MM-DD`. */
  dateOfBirth: z.nullable(z.string()),
  address: z.string(),
  gender: z.nullable(z.enum(GENDERS)),
  /** Path of the picture. */
  avatar: z.nullable(z.string()),
  role: z.enum(ROLES),
});
export type Profile = z.infer<typeof profile>;

/** `GET /user/{id}`, and what `PUT /user/{id}` answers. */
export const profileAnswer = z.object({ success: z.literal(true), data: profile, message: z.string() });
export type ProfileAnswer = z.infer<typeof profileAnswer>;

/** `PUT /user/{id}`. What is left away stays as it is. */
export const profileChange = z.object({
  name: z.optional(required),
  phoneNumber: z.optional(required),
  dateOfBirth: z.nullish(z.string()),
  address: z.nullish(text),
  gender: z.nullish(z.enum(GENDERS)),
});
export type ProfileChange = z.infer<typeof profileChange>;

/** `PUT /user/{id}/change-password`. It signs every other browser out. */
export const passwordChange = z.object({ oldPassword: password, newPassword: password });
export type PasswordChange = z.infer<typeof passwordChange>;

/** `POST /user/{id}/avatar`, multipart with one `file`; 413 `avatarSize`, 415 `avatarType`, 429 `tooMany`, 503 `unavailable`. */
export const avatarAnswer = z.object({
  success: z.literal(true),
  data: z.object({ avatar: z.string() }),
  message: z.string(),
});

/** `GET /api/users/{id}`: all that a comment shows of its author. */
export const publicUser = z.object({ id: z.string(), fullName: z.string(), avatar: z.nullable(z.string()) });
export type PublicUser = z.infer<typeof publicUser>;

/** `GET /user/{id}/bookings`: what was booked while signed in, the latest first. Takes `?lang=`. */
export const ownBookings = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      id: z.string(),
      status: z.enum(BOOKING_STATUSES),
      apartmentName: z.string(),
      roomName: z.string(),
      imageUrl: z.nullable(z.string()),
      checkIn: z.string(),
      checkOut: z.string(),
      /** VND. */
      totalPrice: z.int(),
    }),
  ),
  message: z.string(),
});
export type OwnBookings = z.infer<typeof ownBookings>;
