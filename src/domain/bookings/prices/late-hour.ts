/** Terms of a house for leaving later than its hour. */
export interface LateTerms {
  /** The hotel's hour of leaving, `HH:mm`. */
  checkOut: string;
  /** VND for each hour that has begun. */
  anHour: number;
}

const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The price of leaving at an hour, VND; `null` where nothing is to be paid. @param hour `HH:mm`, or what is typed of one */
export function latePrice(hour: string, { checkOut, anHour }: LateTerms): number | null {
  const late = minutesOf(hour) - minutesOf(checkOut);
  return late > 0 ? Math.ceil(late / 60) * anHour : null;
}
