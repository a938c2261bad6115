/**
 * The hotel's clock: every hour in the guide is an hour in Viet Nam, wherever the phone thinks it is. All that the
 * guide's first view knows of days is here, without `days.ts` and date-fns: they would be a kilobyte before the door
 * code. Viet Nam keeps UTC+7 all year, since 1975; it is reckoned here because the first `Intl.DateTimeFormat` of a page
 * holds a slow phone for a fifth of a second, and a door code that the phone has kept would wait for it.
 */
const OFFSET_MS = 7 * 3_600_000;

/** "2026-11-20T14:05…", as a clock in Viet Nam says it. */
const written = (instant: number): string => new Date(instant + OFFSET_MS).toISOString();

/** The day that it is, `YYYY-MM-DD`. @param instant ms */
export const todayAt = (instant: number): string => written(instant).slice(0, 10);

/** "14:05". @param instant ms */
export const hourOf = (instant: number): string => written(instant).slice(11, 16);

/** "20/11". @param instant ms */
export function dayOf(instant: number): string {
  const [, month = '', day = ''] = todayAt(instant).split('-');
  return `${day}/${month}`;
}

/**
 * "Thứ Sáu, 20/11" or "Friday, 20/11"; in a language that does not write days so, as it does: "11월 20일 금요일".
 *
 * @param instant ms
 */
export function longDayOf(instant: number, lang: string): string {
  const isShort = lang === 'vi' || lang === 'en';
  const parts = isShort ? null : ({ day: 'numeric', month: 'long' } as const);
  const words = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', weekday: 'long', ...parts });
  return words.format(instant + OFFSET_MS) + (isShort ? `, ${dayOf(instant)}` : '');
}

/** The hour alone when it is today's in Viet Nam, otherwise day and hour. @param instant ms @param now ms */
export function momentOf(instant: number, now: number): string {
  const isToday = dayOf(instant) === dayOf(now) && Math.abs(now - instant) < 86_400_000;
  return isToday ? hourOf(instant) : `${dayOf(instant)} ${hourOf(instant)}`;
}

/** Tells whether a day exists: an engine says another for the thirtieth of February. @param day `YYYY-MM-DD` */
export function isRealDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).getUTCDate() === Number(day.slice(8));
}
