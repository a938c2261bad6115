import { type RefObject, useEffect, useRef } from 'react';

/** Selectors of a list's rows, and of the controls in a row that can take the focus. */
const ROWS = 'li, tbody tr';
const CONTROLS = '[data-act], button:not(:disabled), a[href]';

/**
 * Keeps the keyboard's place in a list whose rows go away when they are done: the focus goes to the row that has come in
 * their place, or to the list's heading when there is none left. Whoever has gone elsewhere is left alone.
 *
 * @param rows the list as it is shown; a new one may have lost the row that had the focus
 */
export function useKeptPlace<E extends HTMLElement>(rows: unknown): RefObject<E | null> {
  const list = useRef<E>(null);
  /** Row that had the focus last; `null` when it is elsewhere. */
  const at = useRef<number | null>(null);
  useEffect(() => {
    const rowsNow = (): Element[] => [...(list.current?.querySelectorAll(ROWS) ?? [])];
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('[role="dialog"], [data-toast]')) return;
      const row = target.closest(ROWS);
      const index = row ? rowsNow().indexOf(row) : -1;
      at.current = index < 0 ? null : index;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  useEffect(() => {
    if (at.current === null || document.activeElement !== document.body) return;
    const left = [...(list.current?.querySelectorAll(ROWS) ?? [])].flatMap(
      (row) => row.querySelector<HTMLElement>(CONTROLS) ?? [],
    );
    const next = left[Math.min(at.current, left.length - 1)] ?? list.current?.querySelector<HTMLElement>('h2');
    next?.focus();
  }, [rows]);
  return list;
}
