import { FAULT_ID } from '../../domain/guide/door-cards';

/** So long after a touch an error counts as what came of it, in ms. */
const OF_A_TOUCH_MS = 5000;

/**
 * Says, until the next touch, that one came to nothing where no part of the guide has words for it. A page that React has
 * taken out because of it is put back as it was: the code stands, sections open. It stands behind everything, so that it
 * costs the first picture nothing.
 */
const root = document.getElementById('root');
const sentence = document.getElementById(FAULT_ID);
let touched = -OF_A_TOUCH_MS;
let parts: Element[] = [];

/** An error of the program itself: calls and storage that failed have their words. */
const isFault = (thrown: unknown): boolean =>
  /^(?:Type|Reference|Range)Error$/.test((thrown as Error | null)?.name ?? '');

const touch = (): void => {
  touched = performance.now();
  parts = [...(root?.children ?? [])];
  if (sentence) sentence.hidden = true;
};
const note = (thrown: unknown): void => {
  if (sentence && isFault(thrown) && performance.now() - touched < OF_A_TOUCH_MS) sentence.hidden = false;
};
const putBack = (): void => {
  if (root?.childElementCount !== 0) return;
  root.append(...parts);
  delete document.documentElement.dataset['live'];
};

if (root) new MutationObserver(putBack).observe(root, { childList: true });
for (const input of ['pointerdown', 'keydown']) addEventListener(input, touch, true);
addEventListener('error', ({ error }) => note(error));
addEventListener('unhandledrejection', ({ reason }) => note(reason));
