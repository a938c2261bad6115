const DAY_MINUTES = 24 * 60;

/** An hour of the day, moved; after midnight comes the morning. @param hour `HH:MM` */
export function movedHour(hour: string, minutes: number): string {
  const [hours = 0, rest = 0] = hour.split(':').map(Number);
  const next = (hours * 60 + rest + minutes + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(next / 60), next % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
}
