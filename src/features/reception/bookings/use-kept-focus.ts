import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place where a form takes the place of the button that opened it: the form has the focus, and
 * comes into view with it, and the button has it back. The form itself and none of its fields: Enter, held a moment too
 * long, would send it. A button says by `data-opens` which form it opens; `now` is the one that is open.
 */
export function useKeptFocus(now: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (now !== null && form) {
      form.tabIndex = -1;
      form.focus();
    } else if (before.current !== null) {
      const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
      (buttons.find(({ dataset }) => dataset['opens'] === before.current) ?? buttons[0])?.focus();
    }
    before.current = now;
  }, [now]);
  return place;
}
