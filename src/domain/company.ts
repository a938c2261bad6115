/** Facts of the company (specification §9). */
export const FOUNDED_YEAR = 2016;
/** VND. */
export const CHARTER_CAPITAL = 20_000_000_000;

/**
 * Longest time until customer care answers, in minutes: at any hour, and at most outside the day's hours (specification
 * §9).
 */
export const REPLY_WITHIN_MINUTES = 30;
export const OFF_HOURS_REPLY_MINUTES = 120;
