import * as z from 'zod/mini';
import { MAX_PASSKEY_NAME } from '../../domain/accounts/passkeys';

/** Longest part of what an authenticator says, in signs; a certificate beside a new key fits in. */
const MAX_PART = 20_000;
const MAX_ID = 1400;
const base64url = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\w-]+$/));
const part = base64url(MAX_PART);
const credentialId = base64url(MAX_ID);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** Challenge that a browser is asked to sign with a passkey of its choice (WebAuthn's `PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyAsked = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyAsked = z.infer<typeof passkeyAsked>;

/** The browser's answer to it. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(credentialId),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** `POST /api/v1/auth/passkey`; 401 `passkeyRefused` for whatever is wrong with it. */
export const passkeySignIn = z.object({ passkey: passkeyAnswer });

/** `POST /api/reception/passkeys/offer`: what a browser makes a new one from; 409 `passkeyPlace`, `tooManyPasskeys`. */
export const passkeyOffer = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyOffer = z.infer<typeof passkeyOffer>;

/** `POST /api/reception/passkeys`: 201; 422 `passkeyRefused`. */
export const newPasskey = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PASSKEY_NAME)),
  passkey: z.object({
    ...credential,
    response: z.object({ clientDataJSON: part, attestationObject: part }),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** `GET /api/reception/passkeys`: those of whoever asks. Instants are ISO 8601. */
export const passkeyList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      /** `null` for one that nobody has signed in with. */
      usedAt: z.nullable(z.string()),
      /** It is on other devices of the person too. */
      synced: z.boolean(),
    }),
  ),
  /**
   * Origin at which this house's passkeys are made and used; `null` where it has no address that browsers make any for.
   */
  origin: z.nullable(z.string()),
});
export type PasskeyList = z.infer<typeof passkeyList>;
