import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus after "Xem thêm": the button may go with the press, and what was asked for begins at the first new item. The
 * page stays where it is.
 *
 * @param list whose children are the items
 * @param count how many are shown
 * @returns to be called with the press
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const asked = useRef<number | null>(null);
  useEffect(() => {
    const from = asked.current;
    if (from === null || count <= from) return;
    asked.current = null;
    const item = list.current?.children[from];
    const target = item?.querySelector<HTMLElement>('a[href], button:not([disabled])') ?? item;
    if (!(target instanceof HTMLElement)) return;
    // A card that leads nowhere has nothing to focus but itself.
    if (target === item) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    asked.current = count;
  };
}
