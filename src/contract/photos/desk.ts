import * as z from 'zod/mini';
import { MAX_ALT } from '../../domain/photos/photo';

const text = z.string().check(z.normalize('NFC'), z.trim(), z.minLength(1), z.maxLength(MAX_ALT));

/** Description of a picture for a person who cannot see it, in both languages. */
export const photoAlt = z.object({ vi: text, en: text });
export type PhotoAlt = z.infer<typeof photoAlt>;

/**
 * A photograph of the hotel's own. `POST /api/reception/photos` takes one as a multipart form (`altVi` and `altEn`, then
 * `file`) → 201; 413 `photoSize`, 415 `photoType`, 422 with the field.
 */
export const deskPhoto = z.object({
  id: z.string(),
  /** By which it is named wherever a picture is. */
  address: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.object({ vi: z.string(), en: z.string() }),
  staffName: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type DeskPhoto = z.infer<typeof deskPhoto>;

/** `GET /api/reception/photos?page=`, the newest first. */
export const deskPhotoPage = z.object({ items: z.array(deskPhoto), page: z.int(), pages: z.int() });
export type DeskPhotoPage = z.infer<typeof deskPhotoPage>;

/** `/api/reception/photos/{id}`: what is said of it, edited as a whole. */
export const photoWords = z.object({ alt: photoAlt });
export type PhotoWords = z.infer<typeof photoWords>;
