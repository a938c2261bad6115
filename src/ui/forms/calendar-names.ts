import { type Day, dayNumber, dayOfNumber } from '../../domain/days';
import type { Language } from '../../domain/languages';

const MS_PER_DAY = 86_400_000;

/** The calendar library's `Date` for a day: midnight UTC, nothing else of a `Date` is ever asked. */
export const dateOfDay = (day: Day): Date => new Date(dayNumber(day) * MS_PER_DAY);
export const dayOfDate = (date: Date): Day => dayOfNumber(Math.floor(date.getTime() / MS_PER_DAY));

/** The first day of a day's month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

interface CalendarNames {
  month: (date: Date) => string;
  weekday: (date: Date) => string;
  weekdayInFull: (date: Date) => string;
  day: (date: Date) => string;
}

const made = new Map<Language, CalendarNames>();

/** Names of months and days in a language; the formatters behind them are dear to make and kept. */
export function namesOf(lang: Language): CalendarNames {
  const names = made.get(lang) ?? makeNames(lang);
  made.set(lang, names);
  return names;
}

function makeNames(lang: Language): CalendarNames {
  const locale = lang === 'vi' ? 'vi-VN' : 'en-GB';
  const namer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    // "tháng 11 năm 2026" stands alone above its month, so it begins with a capital.
    return (date: Date): string => format.format(date).replace(/^./u, (letter) => letter.toLocaleUpperCase(locale));
  };
  return {
    month: namer({ month: 'long', year: 'numeric' }),
    weekday: namer({ weekday: lang === 'vi' ? 'narrow' : 'short' }),
    weekdayInFull: namer({ weekday: 'long' }),
    day: namer({ dateStyle: 'full' }),
  };
}
