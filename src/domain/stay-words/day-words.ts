import { type Day, showDay } from '../days';
import type { GuideLanguage } from '../guide/guide-languages';

/** A day as a language writes it: "27/11/2026" in those of the product, "2026년 11월 27일" in a pack's. */
export const dayIn = (lang: GuideLanguage, day: Day): string =>
  lang === 'vi' || lang === 'en'
    ? showDay(day)
    : // A Russian sentence may end with it, and its short word for a year has a full stop of its own.
      new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
        .format(Date.parse(day))
        .replace(' г.', ' года');
