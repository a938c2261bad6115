import * as z from 'zod/mini';

/** Reasons why the secrets of an apartment are, or are not, in an answer (ruling 11). */
const GUIDE_ACCESS_STATES = ['open', 'locked', 'early', 'ended'] as const;

/**
 * Door code and Wi-Fi of a coming stay, for the holder of its key: AES-256-GCM, opened by eight symbols that reception
 * says from the hour of check-in on (`domain/guest-access/seal.ts`). Bytes are base64url; `kid` names stay and code. `release`
 * is the symbols themselves, where the hotel lets the phone's clock open it at the hour (decision 108).
 */
const sealedCodes = z.object({
  v: z.number(),
  kid: z.string(),
  salt: z.string(),
  iv: z.string(),
  ct: z.string(),
  release: z.optional(z.string()),
});
export type SealedCodes = z.infer<typeof sealedCodes>;

/**
 * `GET /api/guide/{code}`: the answer for one apartment. What is not to be shown is `null` (decision 15); the shape
 * never changes, so an unknown apartment and a masked one look alike: `locked` says `known: false` of every code.
 * Instants are ISO 8601 in UTC; the window's are told to the holder of a right key only.
 */
export const guideAnswer = z.object({
  apartment: z.string(),
  known: z.boolean(),
  access: z.enum(GUIDE_ACCESS_STATES),
  tower: z.nullable(z.string()),
  /** A code ending in "#"; `null` for a card door and whenever it is not to be shown. */
  doorCode: z.nullable(z.string()),
  /** The door opens with a card ("Thẻ"). */
  card: z.boolean(),
  wifi: z.object({ name: z.nullable(z.string()), password: z.nullable(z.string()) }),
  /**
   * The house's other way in, wherever the door's code or card is told: in Vietnamese, in English, and the code that it
   * takes, `''` for none.
   */
  second: z.optional(z.array(z.string())),
  /** `null` while nobody can say it: `early`, with `validUntil`, means that the door is being made ready. */
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  /** The holder of a key has this door instead; empty while there is none, and the house's guide is theirs. */
  movedTo: z.optional(z.string()),
  /** The key's booking was cancelled: `access` is `ended`, and the window that of the nights it had. */
  cancelled: z.optional(z.boolean()),
  /** While `access` is `early`: what it will say, sealed. */
  sealed: z.optional(sealedCodes),
  serverNow: z.string(),
});
export type GuideAnswer = z.infer<typeof guideAnswer>;
