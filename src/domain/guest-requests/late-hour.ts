import { readHour } from '../typed-hour';

interface AskedLate {
  wishes?: readonly { what: string; hour?: string | undefined }[] | undefined;
  text?: string | undefined;
}

const IN_WORDS = /\d{1,2} ?[:h] ?(?:\d{2})?(?!\d)/i;

/**
 * The hour until which a guest has asked to stay, `HH:mm`: the one chosen by its picture, else the first that their words
 * name; `null` for none. An hour of the morning in words is another one: whoever writes 1:30 means the afternoon.
 */
export function lateHourOf({ wishes = [], text = '' }: AskedLate): string | null {
  const chosen = wishes.find(({ what }) => what === 'late')?.hour;
  if (chosen !== undefined) return chosen;
  const [named = ''] = IN_WORDS.exec(text) ?? [];
  const hour = readHour(/h$/i.test(named.trim()) ? `${named.trim()}00` : named);
  return hour === null || hour < '12:00' ? null : hour;
}
