import { lightFormat } from 'date-fns/lightFormat';
import { dateOfDay, type Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';

const locale = (lang: Language): string => (lang === 'vi' ? 'vi-VN' : 'en-GB');

/** "Thứ Sáu", "Friday" */
export const weekdayOf = (day: Day, lang: Language): string =>
  new Intl.DateTimeFormat(locale(lang), { weekday: 'long', timeZone: 'UTC' }).format(dateOfDay(day));

/** "T6", "Fri": as the heads of a calendar have it. */
export const shortWeekdayOf = (day: Day, lang: Language): string =>
  new Intl.DateTimeFormat(locale(lang), { weekday: lang === 'vi' ? 'narrow' : 'short', timeZone: 'UTC' }).format(
    dateOfDay(day),
  );

/** "tháng 11 năm 2026", "November 2026" */
export const monthOf = (day: Day, lang: Language): string =>
  new Intl.DateTimeFormat(locale(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dateOfDay(day));

/** "thg 11", "Nov": over so few days that the whole name would be cut. */
export const shortMonthOf = (day: Day, lang: Language): string =>
  new Intl.DateTimeFormat(locale(lang), { month: 'short', timeZone: 'UTC' }).format(dateOfDay(day));

/** "20/11": the year goes without saying at the desk. */
export const shortDay = (day: Day): string => lightFormat(dateOfDay(day), 'dd/MM');

/** "27–30/11", "29/11 – 02/12" */
export const shortStay = (from: Day, to: Day): string =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${lightFormat(dateOfDay(from), 'dd')}–${shortDay(to)}`
    : `${shortDay(from)} – ${shortDay(to)}`;

/** The same of a list that goes over years: "27–30/11", and "27–30/11/2025" where it is not all in the year of `today`. */
export const stayInYears = (today: Day, from: Day, to: Day): string => {
  const year = today.slice(0, 4);
  const isThisYear = from.startsWith(year) && to.startsWith(year);
  return isThisYear ? shortStay(from, to) : `${shortStay(from, to)}/${to.slice(0, 4)}`;
};
