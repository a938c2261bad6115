import type { TFunction } from 'i18next';
import type { Todo } from '../../../contract/desk/today';
import { dayInVietNam, timeInVietNam } from '../../../domain/days';
import { shortDay } from '../shared/weekday';

const MINUTE_MS = 60_000;
/** Limit below which the time left is told in minutes. */
const SOON_MINUTES = 60;

/** Tells when a row's time is up, or since when it waits; `late` when there is little left of it. */
export function todoTime(todo: Todo, now: number, t: TFunction<'reception'>): { text: string; late: boolean } {
  const at = Date.parse(todo.at);
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  if (todo.runsOut && minutes < SOON_MINUTES) {
    return { text: minutes > 0 ? t('todo.left', { minutes }) : t('todo.over'), late: true };
  }
  const day = dayInVietNam(at);
  const isToday = day === dayInVietNam(now);
  // A deadline without its hour is a day wrong at two in the morning.
  const end = isToday ? timeInVietNam(at) : `${timeInVietNam(at)}, ${shortDay(day)}`;
  if (todo.runsOut) return { text: t('todo.until', { time: end }), late: false };
  return { text: isToday ? timeInVietNam(at) : shortDay(day), late: false };
}
