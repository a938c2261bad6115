import * as z from 'zod/mini';
import { GUIDE_ACCESS_MODES } from '../../domain/guest-access/access-modes';
import { LANGUAGES } from '../../domain/languages';

/** Names who did something, and when (ISO 8601). */
const touch = z.object({ at: z.string(), staffName: z.string() });
export type ContentTouch = z.infer<typeof touch>;

/**
 * One thing that is edited as a whole, as it stands. What `value` is, is the thing's own schema; `null` when there is no
 * such thing.
 */
export const contentState = z.object({
  subject: z.string(),
  value: z.unknown(),
  /** Changes with the value. A change names the version it was made from; `null` for something that is not there yet. */
  version: z.nullable(z.string()),
  /** The change that "undo" takes back; `null` when there is none. */
  last: z.nullable(z.extend(touch, { id: z.string() })),
  /** Names who changed it, or took a change back, last. */
  touched: z.nullable(touch),
});
export type ContentState = z.infer<typeof contentState>;

/** `PUT …`: the whole new value, and the version that it was made from. */
export const contentEdit = z.object({ value: z.unknown(), version: z.nullable(z.string()) });
export type ContentEdit = z.infer<typeof contentEdit>;

/** `POST …/undo`: the change that is taken back; refused unless it is the last one that stands. */
export const contentUndo = z.object({ change: z.string().check(z.maxLength(64)) });

/** A change as its history tells it. */
const contentChange = z.object({
  id: z.string(),
  sequence: z.int(),
  at: z.string(),
  staffName: z.string(),
  /** The whole value before and after; `null` where nothing stood there. */
  before: z.unknown(),
  after: z.unknown(),
  undone: z.nullable(touch),
});
export type ContentChange = z.infer<typeof contentChange>;

/** `GET …/history`: newest first; `next` is the `before` of the next page. */
export const contentHistory = z.object({ items: z.array(contentChange), next: z.nullable(z.int()) });
export type ContentHistory = z.infer<typeof contentHistory>;

/** `GET /api/reception/content` */
export const contentOverview = z.object({
  /** The areas that were ever changed. */
  areas: z.array(z.extend(touch, { area: z.string() })),
  /** Parts of the guide that this house is without, whatever it says of them itself. */
  gone: z.optional(z.array(z.string())),
  /** Events come from the house's spreadsheet; those that are kept here are not shown. */
  eventsFromSheet: z.boolean(),
  /** Mode in which the guide is opened, where the server is started with one; what is chosen here does not count. */
  accessFixed: z.nullable(z.enum(GUIDE_ACCESS_MODES)),
});
export type ContentOverview = z.infer<typeof contentOverview>;

/** `POST /api/reception/content/{area}/preview`: the guide's document as it would be with this value. */
export const previewInput = z.object({ value: z.unknown(), lang: z.enum(LANGUAGES) });
export const previewOutput = z.object({ html: z.string() });
