import { createStore } from 'zustand/vanilla';
import { ApiFailure } from '../api/failure';

/** Counts what failed where no screen has words for it, and tells whether its reader has put the sentence away. */
export const faultStore = createStore<{ nth: number; isShown: boolean }>(() => ({ nth: 0, isShown: false }));

/** Without a press since, what fails again is what was read already: a timer, not an answer to somebody. */
let hasPressed = true;

export function dismissFault(): void {
  hasPressed = false;
  faultStore.setState({ isShown: false });
}

/** Notes errors that nobody caught, so that a press without an effect is never silent. Calls that failed have their words. */
export function startFaults(): void {
  window.addEventListener('error', ({ error }) => note(error));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  for (const input of ['pointerdown', 'keydown']) window.addEventListener(input, () => (hasPressed = true), true);
}

function note(thrown: unknown): void {
  // Without an error it is another origin's script or a `ResizeObserver` that will be called again.
  if (!(thrown instanceof Error) || thrown instanceof ApiFailure || thrown.name === 'AbortError') return;
  if (hasPressed) faultStore.setState(({ nth }) => ({ nth: nth + 1, isShown: true }));
}
