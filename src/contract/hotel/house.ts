import * as z from 'zod/mini';

const legalFact = z.array(z.string());

/** `GET /api/house`: what the site has to know of a house before it draws anything, for both languages. */
export const house = z.object({
  /** Names of `FEATURES` that the house is without. */
  lacks: z.array(z.string()),
  /** Name and value of each fact that is told of who stands behind the house; absent where nothing is. */
  legal: z.optional(z.object({ vi: z.array(legalFact), en: z.array(legalFact) })),
  /** A house of somebody's own, whose words fit any house; absent for the demo, whose own words name its own. */
  own: z.optional(
    z.object({
      /** Cities of its apartments, as its titles name them; `''` while it has none. */
      cities: z.object({ vi: z.string(), en: z.string() }),
      /** Hours of reception, `24/7` or from and to; `''` where the house promises nothing. */
      reception: z.string(),
      /** It has no picture of its own for the top of the home page, and the usual one shows the demo's bay. */
      bare: z.optional(z.boolean()),
      /** Topics that its help has; all where it does not say. */
      topics: z.optional(z.array(z.string())),
      /** Some of its doors have plates of figures alone. */
      figures: z.optional(z.boolean()),
    }),
  ),
});
export type House = z.infer<typeof house>;
export type OwnHouse = NonNullable<House['own']>;
