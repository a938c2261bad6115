import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { viewStore } from './view-store';

/** Limit of the wait for plans and the rules of paper, in ms. The print does without whatever comes later. */
const PRINT_LIMIT_MS = 4000;

const showPaper = (paper: boolean): void => flushSync(() => viewStore.setState({ paper }));

/**
 * The plans of all floors, which come into the page only for paper, and its rules: they come by themselves behind the
 * worker, which a first visit has not yet and a browser in private mode never.
 */
async function readyForPaper(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PRINT_LIMIT_MS));
  const plans = [...document.querySelectorAll<HTMLImageElement>('[id="6"] li img')];
  await Promise.race([late, Promise.allSettled([import('./print.css'), ...plans.map((plan) => plan.decode())])]);
}

/** The browser's own print command too finds every floor's plan in the page. */
export function usePaper(): void {
  useEffect(() => {
    const [before, after] = [() => showPaper(true), () => showPaper(false)];
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}

/**
 * Prints the whole guide, or its map alone. What is to be printed is said on the root element; the rest is a matter of
 * the stylesheet, so the browser's own print command works too.
 */
export async function printGuide(what: 'guide' | 'map'): Promise<void> {
  const root = document.documentElement;
  showPaper(true);
  await readyForPaper();
  root.dataset['print'] = what;
  addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
