import { useCallback, useEffect, useState } from 'react';
import { attemptOf, type BookingAttempt, onAttempts } from '../../offline/bookings/attempts';

/** The attempt of a stay as the phone keeps it, in this tab or another; `undefined` until the phone has said. */
export function useAttempt(stay: string): BookingAttempt | null | undefined {
  const [known, setKnown] = useState<{ stay: string; attempt: BookingAttempt | null }>();
  const read = useCallback(
    (live: () => boolean) =>
      void attemptOf(stay).then((attempt) => {
        if (live()) setKnown({ stay, attempt });
      }),
    [stay],
  );
  useEffect(() => {
    let here = true;
    const live = (): boolean => here;
    read(live);
    const stop = onAttempts(() => read(live));
    // Another tab, or this one before it was frozen, may have gone on meanwhile.
    const look = (): void => {
      if (!document.hidden) read(live);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      here = false;
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [read]);
  return known?.stay === stay ? known.attempt : undefined;
}
