import { useSyncExternalStore } from 'react';

/** Whether the window is wider than so many CSS pixels; follows it. Where nobody can say, it is not. */
export function useWide(pixels: number): boolean {
  const query = `(min-width: ${pixels + 1}px)`;
  return useSyncExternalStore(
    (changed) => {
      if (typeof window.matchMedia !== 'function') return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => typeof window.matchMedia === 'function' && window.matchMedia(query).matches,
  );
}
