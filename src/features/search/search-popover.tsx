import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { useDismiss } from '../../ui/hooks/use-dismiss';
import css from './search-popover.module.css';

interface PopoverProps {
  label: string;
  /** Chosen value, as the box shows it. */
  value: string;
  /** Nothing is chosen yet. */
  empty?: boolean;
  error?: string | undefined;
  /** Id of a line elsewhere that says the error. */
  errorId?: string;
  className?: string | undefined;
  /** Wide enough for a calendar. */
  wide?: boolean;
  children: (close: () => void) => ReactNode;
}

/** One part of the search box: says what is chosen and opens the place to choose it. */
export function SearchPopover({
  label,
  value,
  empty = false,
  error,
  errorId,
  className,
  wide,
  children,
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(open, () => setOpen(false), place, opener);
  // What had the focus is gone with the panel: it goes back to the button.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  // What closes above may move this button: it stays where the finger or the eye is.
  const toggle = (): void => {
    const { current } = opener;
    const before = current?.getBoundingClientRect().top ?? 0;
    setOpen(!open);
    requestAnimationFrame(() => {
      const moved = (current?.getBoundingClientRect().top ?? before) - before;
      if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
    });
  };
  return (
    <div ref={place} className={`${css.part ?? ''} ${className ?? ''}`} data-open={open || undefined}>
      <button
        type="button"
        ref={opener}
        className={css.opener}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        aria-describedby={error === undefined ? undefined : (errorId ?? `${id}-error`)}
        data-wrong={error !== undefined || undefined}
        onClick={toggle}
      >
        <small>{label}</small> <span data-empty={empty || undefined}>{value}</span>
        <Icon name="chevron" />
      </button>
      {error !== undefined && errorId === undefined && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      <div id={`${id}-panel`} className={css.panel} data-wide={wide} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </div>
  );
}
