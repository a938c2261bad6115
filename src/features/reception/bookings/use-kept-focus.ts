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
      const own = buttons.find(({ dataset }) => dataset['opens'] === before.current);
      // One that lies in a closed menu has it by the button that opens the menu.
      const shown = buttons.filter((button) => !button.closest('[hidden]'));
      (own && shown.includes(own) ? own : (shown.at(-1) ?? buttons[0]))?.focus();
    }
    before.current = now;
  }, [now]);
  return place;
}
