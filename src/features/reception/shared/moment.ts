import { dayInVietNam, showDay, timeInVietNam } from '../../../domain/days';

/** An instant as a person says it: "14:05, 20/11/2026", in Viet Nam. */
export function showMoment(at: string): string {
  const instant = Date.parse(at);
  return `${timeInVietNam(instant)}, ${showDay(dayInVietNam(instant))}`;
}
