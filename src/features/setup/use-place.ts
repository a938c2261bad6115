import { useCallback, useEffect, useState } from 'react';
import { type StepName, stepOfHash } from './steps';

/** So long after the last key what is typed goes into the browser's history; browsers allow a hundred changes in 30 s. */
const QUIET_MS = 150;

/** Values that are typed and not sent yet, by step. Never a password, a door code or a Wi-Fi. */
type Typed = Readonly<Partial<Record<StepName, unknown>>>;

/** Keeps the step somebody is at, and the words they have typed: both outlive a reload, and the browser's Back leads a step back. */
export interface Place {
  step: StepName;
  typed: Typed;
  go: (step: StepName) => void;
  /** Remembers what is typed in a step; `undefined` forgets it. */
  type: (step: StepName, values: unknown) => void;
}

const typedIn = (state: unknown): Typed =>
  typeof state === 'object' && state !== null && 'typed' in state ? (state.typed as Typed) : {};

export function usePlace(): Place {
  const [step, setStep] = useState(() => stepOfHash(location.hash));
  const [typed, setTyped] = useState(() => typedIn(history.state));
  useEffect(() => {
    const keep = (): void => history.replaceState({ typed }, '');
    const timer = setTimeout(keep, QUIET_MS);
    // A reload within that time.
    addEventListener('beforeunload', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', keep);
    };
  }, [typed, step]);
  useEffect(() => {
    const follow = (): void => setStep(stepOfHash(location.hash));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((next: StepName) => {
    history.pushState(history.state, '', `#${next}`);
    setStep(next);
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const type = useCallback((of: StepName, values: unknown) => setTyped((before) => ({ ...before, [of]: values })), []);
  return { step, typed, go, type };
}
