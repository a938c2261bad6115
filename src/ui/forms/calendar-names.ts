import type { Language } from '../../domain/languages';

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
