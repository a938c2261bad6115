import { useEffect } from 'react';

/** Keeps the screen lit while somebody reads it, where the browser can; it lets go by itself in the background. */
export function useAwakeScreen(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let closed = false;
    let held: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (closed) await lock.release();
        else held = lock;
      } catch {
        // A battery that is nearly empty refuses it: the card is read all the same.
      }
    };
    const again = (): void => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      closed = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release();
    };
  }, []);
}
