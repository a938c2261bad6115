import { type RefObject, useEffect } from 'react';
import { DIALOGS, isInField } from '../frame/use-shortcuts';

/** Letters of what can be done with an open booking. */
export const BOOKING_KEYS = { arrive: 'i', pay: 'p', leave: 'o', departureHour: 'm', door: 'c', move: 'n' } as const;

/**
 * The keyboard of a dialog: a letter presses the button that has it in `aria-keyshortcuts`. The buttons are looked for
 * when the key comes, so that it works however often the dialog is drawn anew, and wherever the focus was left. Letters
 * typed into a field are letters, and a question over the dialog has the keyboard for itself.
 */
export function useDialogKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, target } = event;
      if (defaultPrevented || repeat || ctrlKey || metaKey || altKey || isInField(target)) return;
      const dialog = place.current?.closest(DIALOGS);
      if (!dialog || [...document.querySelectorAll(DIALOGS)].at(-1) !== dialog) return;
      const buttons = dialog.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts]:not(:disabled)');
      const wanted = [...buttons].find((button) => button.getAttribute('aria-keyshortcuts') === key.toLowerCase());
      if (!wanted) return;
      event.preventDefault();
      wanted.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [place]);
}
