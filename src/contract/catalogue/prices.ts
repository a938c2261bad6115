import * as z from 'zod/mini';
import type { PriceRules } from '../../domain/bookings/prices/price-rules';
import { isDay } from '../../domain/days';

const day = z.string('required').check(z.refine(isDay, 'invalid'));
const whole = (least: number, most: number) =>
  z.int('invalid').check(z.minimum(least, 'invalid'), z.maximum(most, 'invalid'));
/** VND; as much as a night can cost at the desk. */
const price = whole(0, 1_000_000_000);
/** Of the base: −7 is 7 % less. */
const percent = whole(-90, 500);
/** 1 (Monday) to 7 of the night's date. */
const days = z.array(whole(1, 7)).check(
  z.minLength(1, 'required'),
  z.refine((all) => new Set(all).size === all.length, 'invalid'),
);

/** Longest minimum that makes sense: as long as a stay can be. */
const MAX_MIN_STAY = 90;
/** Seasons of a room type: some years of them. */
export const MAX_SEASONS = 200;
/** Rules of days of the week: one for each, and a few that were made later. */
const MAX_WEEKDAY_RULES = 14;

const weekdayRule = z.object({ days, price: z.optional(price), percent: z.optional(percent) }).check(
  z.refine((one) => (one.price === undefined) !== (one.percent === undefined), {
    error: 'required',
    path: ['price'],
  }),
);
const weekdays = z.array(weekdayRule).check(z.maxLength(MAX_WEEKDAY_RULES, 'tooLong'));

const season = z
  .object({
    name: z
      .string('required')
      .check(z.normalize('NFC'), z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong')),
    from: day,
    to: day,
    price: z.optional(price),
    percent: z.optional(percent),
    weekdays: z.optional(weekdays),
    days: z.optional(days),
    minStay: z.optional(whole(1, MAX_MIN_STAY)),
    closedToArrival: z.optional(z.boolean()),
    closedToDeparture: z.optional(z.boolean()),
    stopSell: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: 'invalid', path: ['to'] }),
    z.refine((one) => one.price === undefined || one.percent === undefined, { error: 'invalid', path: ['percent'] }),
  );

/** Rules by which nights of a room type differ from its base; see `PriceRules`. */
export const priceRules = z.object({
  /** VND to which each night is rounded. */
  step: z.union([z.literal(1), z.literal(1000)], 'invalid'),
  weekdays,
  seasons: z.array(season).check(z.maxLength(MAX_SEASONS, 'tooLong')),
});

/** `GET` and `PUT /api/reception/rooms/{roomId}/prices`: the base price of a night, VND, and its rules. */
export const roomPrices = z.extend(priceRules, { base: whole(1, 1_000_000_000) });
export type RoomPrices = PriceRules & { base: number };

/**
 * `GET /api/quote?roomId=&checkIn=&checkOut=&quantity=&adults=&children=&babies=`: each night with its price in all rooms
 * asked for and the name of the rule that made it (a season's, `weekday` or `base`), VND. What a booking is charged is
 * their sum and the surcharge.
 */
export const stayQuote = z.object({
  nights: z.array(z.object({ night: z.string(), price: z.int(), rule: z.string() })),
  surcharge: z.int(),
  total: z.int(),
});
