import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GuestSide } from '../../../contract/desk/today';
import { DESK_PATH } from '../../../contract/page-addresses';
import { deskNoticeStore, dismissToast } from '../shared/desk-notice';
import type { DeskPage } from './desk-page';
import { useMay } from './own-account';

/** Keys that take back what was done last. */
export const UNDO_KEY = { spoken: 'Control+Z', shown: 'Ctrl Z' } as const;
/** The letter after `g` has to come within so long, in ms. */
const CHORD_MS = 1500;
/** Id that the search field is found by, wherever it stands. */
export const SEARCH_FIELD_ID = 'desk-search';

/**
 * The keyboard of the desk: `/` searches, `g` and a letter go to a page, `t` goes to the first thing to do, `a` and `d`
 * to the first guest who comes and who leaves, `n` books, `?` tells all this. Ctrl+Z takes back what was done last
 * while its notice is there, also in a dialog, which has its other keys to itself (`useDialogKeys`).
 */
export function useShortcuts(pages: readonly DeskPage[], onHelp: () => void): void {
  const navigate = useNavigate();
  const mayBook = useMay()('bookings');
  // Outlives the listener: the desk may be drawn anew between two keys.
  const chordUntil = useRef(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isUndo(event)) {
        const action = deskNoticeStore.getState().words?.action;
        if (!action) return;
        event.preventDefault();
        action.onAct();
        dismissToast();
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // An open dialog has keys of its own, wherever the focus was left.
      if (isInField(event.target) || document.querySelector(DIALOGS)) return;
      const key = event.key.toLowerCase();
      if (Date.now() < chordUntil.current) {
        chordUntil.current = 0;
        const page = pages.find(({ letter }) => letter === key);
        if (page) void navigate(page.path);
        return;
      }
      if (key === 'g') chordUntil.current = Date.now() + CHORD_MS;
      else if (key === '/') {
        event.preventDefault();
        document.getElementById(SEARCH_FIELD_ID)?.focus();
      } else if (key === 't') document.querySelector<HTMLElement>('[data-act]:not(:disabled)')?.focus();
      else if (key === 'a' || key === 'd') nextStepOf(key === 'a' ? 'arrivals' : 'departures')?.focus();
      else if (key === 'n' && mayBook) void navigate(`${DESK_PATH}/bookings?new=1`);
      else if (key === '?') onHelp();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [pages, navigate, mayBook, onHelp]);
}

/** The button of the first guest of a group of the board: door, check-in or check-out, as far as they are. */
const nextStepOf = (side: GuestSide): HTMLElement | null =>
  document.querySelector(`[aria-labelledby="guests-${side}"] tbody tr:not([hidden]) button:not(:disabled)`);

const FIELDS = 'input, textarea, select, [contenteditable]';

/** Finds the dialogs that are open, the one on top last. */
export const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** Tells whether somebody types into a field: letters there are letters. */
export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** In a field it takes back what was typed there. */
const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && ctrlKey !== metaKey && !shiftKey && !altKey && !isInField(target);
