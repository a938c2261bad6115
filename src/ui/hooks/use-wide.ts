import { useSyncExternalStore } from 'react';
import type { Breakpoint } from '../breakpoints';

/** Tells whether the window is wider than a breakpoint, and follows it; false in a browser that cannot say. */
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
