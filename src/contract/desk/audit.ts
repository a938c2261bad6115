import * as z from 'zod/mini';

/** Parts of the record that can be asked for: everything, only what was changed of the house, or only who signed in, came and went. */
export const AUDIT_KINDS = ['all', 'changes', 'access'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** Tells who read or changed what, and when; never what it said. */
const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  staffName: z.string(),
  /** A thing and what was done with it, such as `codes.read`. */
  action: z.string(),
  /** Id or code of what it was about; `''` for a whole list. */
  subject: z.string(),
  /** Name of an apartment or a room type that it was about, in the language of the request. */
  name: z.optional(z.string()),
  /** From where, as far as it is written down; `''` for what was done on the server itself. */
  address: z.string(),
  /** Ids of those whose data were opened or taken along. */
  people: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** `GET /api/reception/audit?staff=&day=&q=&kind=&page=`: newest first. */
export const auditPage = z.object({
  items: z.array(auditEntry),
  /** Everybody who stands in the record. */
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type AuditPage = z.infer<typeof auditPage>;
