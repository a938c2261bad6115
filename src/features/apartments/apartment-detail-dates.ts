import { useLocation, useSearchParams } from 'react-router-dom';
import { readParty } from '../../contract/bookings/stay-address';
import { type Day, isDay } from '../../domain/days';
import type { Party } from '../../domain/bookings/guests';
import type { NightRange } from '../../domain/bookings/night-range';

/** The dates and the party somebody looks with live in the address: they survive a reload and can be sent to a friend. */
export function useDatesOfAddress(): [NightRange, (range: NightRange) => void, Party | null] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const day = (name: string): Day | null => {
    const value = search.get(name);
    return isDay(value) ? value : null;
  };
  const range = { checkIn: day('checkIn'), checkOut: day('checkOut') };
  const change = (next: NightRange): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['checkIn', 'checkOut'] as const) {
          const value = next[name];
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      // The state holds the apartment's id; a new address without it would look the apartment up anew. At once and not
      // when the phone finds the time: a second date typed before that would be put beside what was there before the
      // first, and both would be lost.
      { replace: true, preventScrollReset: true, state, flushSync: true },
    );
  };
  return [range, change, readParty(search)];
}
