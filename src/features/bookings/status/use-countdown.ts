import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../api/server-clock';
import { HOLD_SECONDS } from '../../../domain/bookings/booking';
import { LOCAL_KEYS, readLocal, removeLocal, writeLocal } from '../../../offline/storage/storage-keys';

const FULL_MS = HOLD_SECONDS * 1000;
const TICK_MS = 500;

/**
 * Counts down the rest of a hold, in ms; before there is one, the time until the page looks at price and rooms again. A
 * hold is counted by the server's clock alone. Its end is also stored for a reload (specification §4) and removed at 0.
 *
 * @param expiresAt end of the hold, ISO 8601; `null` while nothing is held
 * @param onEnd called when nothing is left: once in a hold, every ten minutes before one
 */
export function useCountdown(expiresAt: string | null, onEnd: () => void): number {
  const [left, setLeft] = useState(() => (expiresAt === null ? storedLeft() : heldLeft(expiresAt)));
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  useEffect(() => {
    let from = performance.now();
    let total = expiresAt === null ? storedLeft() : heldLeft(expiresAt);
    const now = (): number =>
      expiresAt === null ? Math.max(0, total - (performance.now() - from)) : heldLeft(expiresAt);
    writeLocal(LOCAL_KEYS.bookingEndTime, String(Math.round(Date.now() + now())));
    const tick = (): void => {
      const rest = now();
      setLeft(rest);
      if (rest > 0) return;
      removeLocal(LOCAL_KEYS.bookingEndTime);
      ended.current();
      if (expiresAt !== null) {
        clearInterval(timer);
        return;
      }
      // The details are loaded anew, so it begins again.
      from = performance.now();
      total = FULL_MS;
      writeLocal(LOCAL_KEYS.bookingEndTime, String(Date.now() + total));
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [expiresAt]);

  return left;
}

const heldLeft = (expiresAt: string): number => Math.max(0, Date.parse(expiresAt) - serverNow());

/**
 * Reads the time left as stored before a reload, in ms. A time that the page could not have stored, as after a change
 * of the phone's clock, counts as none: then the full time is left.
 */
function storedLeft(): number {
  const left = Number(readLocal(LOCAL_KEYS.bookingEndTime)) - Date.now();
  return left > 0 && left <= FULL_MS ? left : FULL_MS;
}
