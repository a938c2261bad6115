import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes what is open on a press outside of it and on Escape, which also gives the focus back.
 *
 * @param place what belongs to it, the button that opened it included
 * @param opener gets the focus back after Escape
 */
export function useDismiss(
  open: boolean,
  close: () => void,
  place: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) latest.current();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      latest.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, place, opener]);
}
