import { todayAt } from '../clock';

/** Part of an ended stay's answer that says when it was. */
interface EndedStay {
  validFrom: string | null;
  validUntil: string | null;
  movedTo?: string | undefined;
  cancelled?: boolean | undefined;
}

/** Until 18:00 the evening before was the last one. */
const EVENING_MS = 18 * 3_600_000;

/**
 * The last evening that a guest spent here and the day on which they left, `YYYY-MM-DD` in Viet Nam; `null` where nobody
 * has stayed: cancelled, moved to another door, over before it began.
 *
 * @param now ms; a stay that reception took back ended by then, whatever its last day would have been
 */
export function lastEvening(
  { validFrom, validUntil, movedTo, cancelled }: EndedStay,
  now: number,
): { evening: string; left: string } | null {
  if (!validFrom || !validUntil || movedTo !== undefined || cancelled) return null;
  const end = Math.min(Date.parse(validUntil), now);
  const evening = todayAt(end - EVENING_MS);
  return evening < todayAt(Date.parse(validFrom)) ? null : { evening, left: todayAt(end) };
}
