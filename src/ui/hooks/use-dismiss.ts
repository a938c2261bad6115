import { useEffect, useRef, type RefObject } from 'react';

/** Time after the finger has left the glass in which a click may still come; an old iPhone waits for a second tap. */
const CLICK_WITHIN_MS = 400;

/**
 * Closes what is open on a press outside of it and on Escape, which also gives the focus back. A press closes when it is
 * over, its click included: what closes moves what lies below it, and the finger must get what it was put on. A finger
 * that only scrolls closes nothing.
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
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // Judged as the press begins: a control may take itself away when it is clicked.
    let outside = false;
    const begin = (event: PointerEvent): void => {
      clearTimeout(waiting);
      outside = event.target instanceof Node && !place.current?.contains(event.target);
    };
    const end = (): void => {
      clearTimeout(waiting);
      if (!outside) return;
      outside = false;
      latest.current();
    };
    // Not every browser makes a click of a press on bare ground.
    const lift = (): void => {
      if (outside) waiting = setTimeout(end, CLICK_WITHIN_MS);
    };
    const cancel = (): void => {
      outside = false;
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      latest.current();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', begin);
    document.addEventListener('pointerup', lift);
    document.addEventListener('pointercancel', cancel);
    document.addEventListener('click', end);
    document.addEventListener('keydown', escape);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointerdown', begin);
      document.removeEventListener('pointerup', lift);
      document.removeEventListener('pointercancel', cancel);
      document.removeEventListener('click', end);
      document.removeEventListener('keydown', escape);
    };
  }, [open, place, opener]);
}
