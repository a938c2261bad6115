import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position of each entry of the history, by its key. */
const places = new Map<string, number>();

/**
 * Takes away what the server said about the page that this visit began on: a browser's share button and a saved page
 * believe the canonical address, wherever somebody has gone since.
 */
function forgetServedHead(): void {
  for (const served of document.head.querySelectorAll('[data-served]')) served.remove();
}

/**
 * After every change of route: the top of the page, and the focus on its heading, where a screen reader goes on. Back
 * and Forward find the place where one was. An address with a hash goes to its place instead. The first page of a visit
 * is left to the browser, hash apart: its place was not there yet when the browser looked for it.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const gone = useNavigationType();
  const shown = useRef<string>(null);
  const entry = useRef(key);
  // Before the browser draws the new page: a shorter one scrolls by itself, and that is not where one was.
  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);
  useEffect(() => {
    const note = (): void => void places.set(entry.current, window.scrollY);
    // The browser would scroll the page that is still there; a reload is its own to restore.
    const byHand = (): void => void (history.scrollRestoration = 'manual');
    const byItself = (): void => void (history.scrollRestoration = 'auto');
    byHand();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', byItself);
    window.addEventListener('pageshow', byHand);
    return () => {
      byItself();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', byItself);
      window.removeEventListener('pageshow', byHand);
    };
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const place = hash ? document.getElementById(hash.slice(1)) : null;
    if (place) {
      place.scrollIntoView({ block: 'center' });
      place.focus({ preventScroll: true });
      return;
    }
    if (before === null) return;
    if (before === pathname) {
      // The same page under another address: "Xem thêm" changes it too.
      places.set(key, window.scrollY);
      return;
    }
    forgetServedHead();
    // A page that is still asking has no heading yet: its place is the beginning of what changes.
    const arrival = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    arrival?.setAttribute('tabindex', '-1');
    arrival?.focus({ preventScroll: true });
    const known = gone === NavigationType.Pop ? places.get(key) : undefined;
    if (!known) {
      window.scrollTo(0, 0);
      return;
    }
    let here = true;
    let stop: (() => void) | undefined;
    void import('./scroll-back').then(({ scrollWhenLongEnough }) => {
      if (here) stop = scrollWhenLongEnough(known);
    });
    return () => {
      here = false;
      stop?.();
    };
  }, [pathname, hash, key, gone]);
}
