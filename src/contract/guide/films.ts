import * as z from 'zod/mini';

/** `GET /api/films`: what the film pack loads, with sizes in bytes and SHA-256 in hex. */
export const filmList = z.object({
  films: z.array(
    z.object({
      name: z.string(),
      url: z.string(),
      bytes: z.number(),
      sha256: z.string(),
      /** Length in seconds. */
      seconds: z.number(),
      /** Poster and captions: small files that belong to the film. */
      extras: z.array(z.string()),
    }),
  ),
});
export type FilmList = z.infer<typeof filmList>;
