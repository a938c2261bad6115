import { dayInVietNam, showDay, timeInVietNam } from '../../../domain/days';
import { shortDay } from './weekday';

/** An instant as a person says it: "14:05, 20/11/2026", in Viet Nam. */
export function showMoment(at: string): string {
  const instant = Date.parse(at);
  return `${timeInVietNam(instant)}, ${showDay(dayInVietNam(instant))}`;
}

/** The same without the year, for lists of what is recent: "14:05, 20/11". */
export function showShortMoment(at: string): string {
  const instant = Date.parse(at);
  return `${timeInVietNam(instant)}, ${shortDay(dayInVietNam(instant))}`;
}
