import { addDays, dateOfDay, type Day, dayInVietNam, dayOfHotel } from '../../src/domain/days';

/** A day so many days from today, as Viet Nam counts them: the built server goes by the machine's clock. */
export const dayFromToday = (days: number): Day => addDays(dayInVietNam(Date.now()), days);

/** Hour at which the demo hotel's day ends. */
const DAY_ENDS = '06:00';

/** A day so many days from the one that the desk is in: from midnight to six that is still the day before. */
export const dayFromDesk = (days: number): Day => addDays(dayOfHotel(Date.now(), DAY_ENDS), days);

/** Name of a day in a Vietnamese calendar; the weekday before it depends on the part that draws it. */
export function dayName(day: Day): RegExp {
  const [year, month, date] = day.split('-').map(Number);
  return new RegExp(`\\b${date} tháng ${month}(,| năm) ?${year}`);
}

const isTuesday = (day: Day): boolean => dateOfDay(day).getDay() === 2;
const dayOfMonth = (day: Day): number => Number(day.slice(8));

/**
 * The first Tuesday at least so many days ahead whose week ends on a day that every month has: keys that move through a
 * calendar by months come back to it.
 */
function tuesdayFrom(days: number): Day {
  const day = dayFromToday(days);
  return isTuesday(day) && dayOfMonth(addDays(day, 5)) <= 28 ? day : tuesdayFrom(days + 1);
}

const checkIn = tuesdayFrom(75);

/** Three nights from a Tuesday that no other test is about, far enough ahead for everything that a policy allows. */
export const STAY: Readonly<{ checkIn: Day; checkOut: Day }> = { checkIn, checkOut: addDays(checkIn, 3) };

/** Two nights at least so many days ahead, whose ends a phone's calendar shows on one page. */
export function twoNightsFrom(days: number): { checkIn: Day; checkOut: Day } {
  const stay = { checkIn: dayFromToday(days), checkOut: dayFromToday(days + 2) };
  return stay.checkIn.slice(0, 7) === stay.checkOut.slice(0, 7) ? stay : twoNightsFrom(days + 1);
}
