import * as z from 'zod/mini';

/** Letters of one request's list of doors: as much as the record of who read what takes, so it holds every name. */
export const MAX_WIFI_LIST = 200;

/** `GET /api/reception/apartments`: what cards are printed from. Nothing of it opens or joins anything. */
export const printHouse = z.object({
  /** Address at which guests reach the hotel; without a slash at its end. */
  origin: z.string(),
  brand: z.string(),
  /** Of reception. */
  phone: z.string(),
  /** Parts that the house's guide is without; absent where it has them all. */
  gone: z.optional(z.array(z.string())),
  /** Towers with electric curtains. */
  curtainTowers: z.optional(z.array(z.string())),
  doors: z.array(
    z.object({
      apartment: z.string(),
      tower: z.string(),
      floor: z.nullable(z.int()),
      /** Opens with a card, so there is no code. */
      card: z.boolean(),
    }),
  ),
});
export type PrintHouse = z.infer<typeof printHouse>;

/**
 * `GET /api/reception/wifi?apartments=B902,B903`: names and passwords for join codes, at most `MAX_WIFI_LIST` letters of
 * list. Reading them is noted, with the name of who reads.
 */
export const wifiSecrets = z.object({
  items: z.array(z.object({ apartment: z.string(), wifiName: z.string(), wifiPassword: z.string() })),
});
export type WifiSecrets = z.infer<typeof wifiSecrets>;
