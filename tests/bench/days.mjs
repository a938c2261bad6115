const DAY_MS = 86_400_000;
const VIET_NAM_MS = 7 * 3_600_000;

/** @returns {string} the day so many days from today in Viet Nam, as YYYY-MM-DD */
export const dayAhead = (days) => new Date(Date.now() + VIET_NAM_MS + days * DAY_MS).toISOString().slice(0, 10);
