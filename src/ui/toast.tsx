import { useEffect, useState } from 'react';
import css from './toast.module.css';

export interface ToastWords {
  kind: 'success' | 'error' | 'warning';
  title: string;
  text?: string;
  /** Something that can be done about it, such as taking it back. */
  action?: { label: string; onAct: () => void };
}

/** A key that does what the notice offers, as `aria-keyshortcuts` spells it and as people read it. */
interface ToastKey {
  spoken: string;
  shown: string;
}

interface ToastProps {
  words: ToastWords | null;
  onDone: () => void;
  ms?: number;
  /** 80 px from the top instead of at the edge (specification §9, the contact form's). */
  belowHeader?: boolean;
  /** For a page on which the notice's button may be out of the Tab key's reach, under a dialog. */
  actionKey?: ToastKey;
}

/** Time that a notice stays, in ms (specification §8, §9). */
export const TOAST_MS = 3000;

/**
 * A notice that comes and goes by itself, and is read out. It floats over the page, so nothing moves. One at a time: a
 * new one takes the place of the old. `aria-live` is what keeps a dialog from hiding it from screen readers.
 */
export function Toast({ words, belowHeader = false, ...note }: ToastProps) {
  return (
    <div
      role="alert"
      aria-live="assertive"
      className={css.place}
      data-toast=""
      data-below-header={belowHeader || undefined}
    >
      {words && <Note words={words} {...note} />}
    </div>
  );
}

/** Leaves `ms` after it came; one with a way back stays while a pointer or the keyboard is on it, and `ms` more. */
function Note({ words, onDone, ms = TOAST_MS, actionKey }: Omit<ToastProps, 'words'> & { words: ToastWords }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = words.action !== undefined && (pointed || focused);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onDone, ms);
    return () => clearTimeout(timer);
  }, [words, held, onDone, ms]);
  return (
    <p
      className={css.toast}
      data-kind={words.kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <b>{words.title}</b>
      {words.text && <span>{words.text}</span>}
      {words.action && (
        <button
          type="button"
          aria-keyshortcuts={actionKey?.spoken}
          onClick={() => {
            words.action?.onAct();
            onDone();
          }}
        >
          {words.action.label}
          {actionKey && <kbd aria-hidden="true">{actionKey.shown}</kbd>}
        </button>
      )}
    </p>
  );
}
