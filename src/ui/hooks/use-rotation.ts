import { useEffect, useRef, useState, type FocusEvent } from 'react';

interface Rotation {
  /** Somebody has stopped it by hand. */
  stopped: boolean;
  toggle: () => void;
  /** The phone asks for no motion: it never starts. */
  allowed: boolean;
  /** For the element that rotates: it rests under the pointer and while something in it has the focus. */
  watch: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

const STILL = '(prefers-reduced-motion: reduce)';
const wantsStillness = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia(STILL).matches;

/**
 * Calls `advance` every so many ms, but not while a person points at it, works in it, has stopped it, has asked the
 * phone for no motion, or looks at another tab.
 */
export function useRotation(everyMs: number | undefined, advance: () => void): Rotation {
  const [looking, setLooking] = useState(false);
  const [working, setWorking] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [allowed] = useState(() => !wantsStillness());
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  const running = everyMs !== undefined && allowed && !looking && !working && !stopped;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => document.hidden || latest.current(), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);
  return {
    stopped,
    toggle: () => setStopped((was) => !was),
    allowed,
    watch: {
      onPointerEnter: () => setLooking(true),
      onPointerLeave: () => setLooking(false),
      onFocus: () => setWorking(true),
      onBlur: (event) => setWorking(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
