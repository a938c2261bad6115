import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskPage } from './desk-page';

/** The letter after `g` has to come within so long, in ms. */
const CHORD_MS = 1500;
/** What the search field, wherever it stands, is found by. */
export const SEARCH_FIELD_ID = 'desk-search';

/** The keyboard of the desk: `/` searches, `g` and a letter go to a page, `n` books, `?` tells all this. */
export function useShortcuts(pages: readonly DeskPage[], onHelp: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let chordUntil = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (Date.now() < chordUntil) {
        chordUntil = 0;
        const page = pages.find(({ letter }) => letter === key);
        if (page) void navigate(page.path);
        return;
      }
      if (key === 'g') chordUntil = Date.now() + CHORD_MS;
      else if (key === '/') {
        event.preventDefault();
        document.getElementById(SEARCH_FIELD_ID)?.focus();
      } else if (key === 'n') void navigate('/reception/bookings?new=1');
      else if (key === '?') onHelp();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [pages, navigate, onHelp]);
}

/** Letters typed into a field are letters, and an open dialog has keys of its own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}
