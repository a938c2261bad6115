import { createStore } from 'zustand/vanilla';
import { ApiFailure } from '../api/failure';

/** Tells whether something failed that no screen has words for; `seen` when its reader has put it away. */
export const faultStore = createStore<{ state: 'none' | 'new' | 'seen' }>(() => ({ state: 'none' }));

export const dismissFault = (): void => faultStore.setState({ state: 'seen' });

/** Notes errors that nobody caught, so that a press without an effect is never silent. Calls that failed have their words. */
export function startFaults(): void {
  window.addEventListener('error', ({ error }) => note(error));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

function note(thrown: unknown): void {
  // Without an error it is another origin's script or a `ResizeObserver` that will be called again.
  if (!(thrown instanceof Error) || thrown instanceof ApiFailure || thrown.name === 'AbortError') return;
  if (faultStore.getState().state === 'none') faultStore.setState({ state: 'new' });
}
