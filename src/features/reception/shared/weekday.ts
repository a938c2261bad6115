import { type Day, dayNumber } from '../../../domain/days';
import type { Language } from '../../../domain/languages';

const DAY_MS = 86_400_000;
const locale = (lang: Language): string => (lang === 'vi' ? 'vi-VN' : 'en-GB');

/** "Thứ Sáu", "Friday" */
export const weekdayOf = (day: Day, lang: Language): string =>
  new Intl.DateTimeFormat(locale(lang), { weekday: 'long', timeZone: 'UTC' }).format(dayNumber(day) * DAY_MS);

/** "T6", "Fri": as the heads of a calendar have it. */
export const shortWeekdayOf = (day: Day, lang: Language): string =>
  new Intl.DateTimeFormat(locale(lang), { weekday: lang === 'vi' ? 'narrow' : 'short', timeZone: 'UTC' }).format(
    dayNumber(day) * DAY_MS,
  );

/** "20/11": the year goes without saying at the desk. */
export const shortDay = (day: Day): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** "27–30/11", "29/11 – 02/12" */
export const shortStay = (from: Day, to: Day): string =>
  from.slice(0, 7) === to.slice(0, 7) ? `${from.slice(8, 10)}–${shortDay(to)}` : `${shortDay(from)} – ${shortDay(to)}`;
