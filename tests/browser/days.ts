import { addDays, type Day, dayInVietNam } from '../../src/domain/days';

/** A day so many days from today, as Viet Nam counts them: the built server goes by the machine's clock. */
export const dayFromToday = (days: number): Day => addDays(dayInVietNam(Date.now()), days);

/** Three nights that no other test is about, far enough ahead for everything that a policy allows. */
export const STAY: Readonly<{ checkIn: Day; checkOut: Day }> = {
  checkIn: dayFromToday(75),
  checkOut: dayFromToday(78),
};
