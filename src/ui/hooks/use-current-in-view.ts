import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row of links that scrolls on a narrow screen: the one that is current stands among what is seen of it.
 *
 * @param current what tells the current link from the others; a change of it moves the row
 * @returns the reference for the element that scrolls, which has to be positioned
 */
export function useCurrentInView<T extends HTMLElement>(current: unknown): RefObject<T | null> {
  const row = useRef<T>(null);
  useLayoutEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row.current && link) {
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    }
  }, [current]);
  return row;
}
