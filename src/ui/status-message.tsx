import { type ReactNode, useEffect, useRef } from 'react';

interface StatusMessageProps {
  children: ReactNode;
  className?: string | undefined;
  /** Occasion of the message, such as an answer or a fault: another one is brought into view anew. */
  to?: unknown;
  /** An answer that is good news waits its turn to be read. */
  good?: boolean;
  /** For the style sheet. */
  status?: string;
  /** Stands there from the beginning and answers nothing: it is read, and the page stays where it is. */
  still?: boolean;
}

/**
 * The answer to a press, wherever on the page it stands: it is read out, brought into view and gets the focus, so that a
 * keyboard goes on from it. What is taller than the window begins at its top.
 */
export function StatusMessage({ children, className, to, good = false, status, still = false }: StatusMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || still) return;
    current.focus({ preventScroll: true });
    const tall = current.getBoundingClientRect().height > window.innerHeight * TALL;
    current.scrollIntoView({ block: tall ? 'start' : 'center' });
  }, [to, still]);
  return (
    <div
      ref={place}
      className={className}
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
      data-good={good || undefined}
      data-status={status}
    >
      {children}
    </div>
  );
}

/** Share of the window's height above which a message is aligned to the top, or the bottom bar would cover its end. */
const TALL = 0.6;
