import { useCallback, useEffect, useRef, useState } from 'react';
import { type StepName, stepOfHash } from './steps';

/** So long after the last key what is typed goes into the browser's history; browsers allow a hundred changes in 30 s. */
const QUIET_MS = 150;

/** Values that are typed and not sent yet, by step. */
type Typed = Readonly<Partial<Record<StepName, unknown>>>;

/**
 * Keeps the step somebody is at, and the words they have typed: both outlive a reload, and the browser's Back leads a step
 * back. What a step has under `secret`, such as door codes and Wi-Fi, stays in the page's memory alone.
 */
export interface Place {
  step: StepName;
  /** Steps that have been gone since the page came: its first is 0. */
  visit: number;
  /** Tells whether a visit is still the one that lasts. */
  isAt: (visit: number) => boolean;
  typed: Typed;
  go: (step: StepName) => void;
  /** Remembers what is typed in a step; `undefined` forgets it. */
  type: (step: StepName, values: unknown) => void;
}

const typedIn = (state: unknown): Typed =>
  typeof state === 'object' && state !== null && 'typed' in state ? (state.typed as Typed) : {};

const withoutSecrets = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([step, values]) => {
      if (typeof values !== 'object' || values === null || !('secret' in values)) return [step, values];
      const { secret: _, ...rest } = values;
      return [step, rest];
    }),
  );

export function usePlace(): Place {
  const [{ step, visit }, setPlace] = useState(() => ({ step: stepOfHash(location.hash), visit: 0 }));
  const last = useRef(0);
  const move = useCallback((next: StepName) => {
    last.current += 1;
    setPlace({ step: next, visit: last.current });
  }, []);
  const [typed, setTyped] = useState(() => typedIn(history.state));
  useEffect(() => {
    const keep = (): void => history.replaceState({ typed: withoutSecrets(typed) }, '');
    const timer = setTimeout(keep, QUIET_MS);
    // A reload within that time.
    addEventListener('beforeunload', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', keep);
    };
  }, [typed, step]);
  useEffect(() => {
    const follow = (): void => move(stepOfHash(location.hash));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [move]);
  const go = useCallback(
    (next: StepName) => {
      history.pushState(history.state, '', `#${next}`);
      move(next);
      scrollTo({ top: 0, behavior: 'instant' });
    },
    [move],
  );
  const isAt = useCallback((one: number) => last.current === one, []);
  const type = useCallback((of: StepName, values: unknown) => setTyped((before) => ({ ...before, [of]: values })), []);
  return { step, visit, isAt, typed, go, type };
}
