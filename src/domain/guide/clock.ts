import type { Language } from '../languages';

/** The hotel's clock: every hour in the guide is an hour in Viet Nam, wherever the phone thinks it is. */
const TIME_ZONE = 'Asia/Ho_Chi_Minh';
const LOCALE = { vi: 'vi-VN', en: 'en-GB' } as const;

const part = (lang: Language, options: Intl.DateTimeFormatOptions, instant: number): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { timeZone: TIME_ZONE, ...options }).format(instant);

/** "14:05". @param instant ms */
export function hourOf(instant: number, lang: Language): string {
  return part(lang, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, instant);
}

/** "20/11". @param instant ms */
export function dayOf(instant: number, lang: Language): string {
  return part(lang, { day: '2-digit', month: '2-digit' }, instant).replace('-', '/');
}

/** "Thứ Sáu, 20/11" or "Friday, 20/11". @param instant ms */
export function weekdayOf(instant: number, lang: Language): string {
  return `${part(lang, { weekday: 'long' }, instant)}, ${dayOf(instant, lang)}`;
}

/** The hour alone when it is today's in Viet Nam, otherwise day and hour. @param instant ms @param now ms */
export function momentOf(instant: number, now: number, lang: Language): string {
  const hour = hourOf(instant, lang);
  return dayOf(instant, lang) === dayOf(now, lang) && Math.abs(now - instant) < 86_400_000
    ? hour
    : `${dayOf(instant, lang)} ${hour}`;
}

/** The day that it is, `YYYY-MM-DD`. @param instant ms */
export const todayAt = (instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
