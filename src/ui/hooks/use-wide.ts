import { useSyncExternalStore } from 'react';
import type { Breakpoint } from '../breakpoints';

/** Whether the window is wider than a breakpoint; follows it. Where nobody can say, it is not. */
export function useWide(breakpoint: Breakpoint): boolean {
  const query = `(min-width: ${breakpoint + 1}px)`;
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
