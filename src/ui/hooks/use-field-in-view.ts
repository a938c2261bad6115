import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Distance of a field from what floats over the foot of the page, in px. */
const DISTANCE = 16;

/**
 * For a bar that comes over the foot of a page while somebody types: the field with the focus does not lie under it.
 *
 * @param size a change of it may have made the bar come, or taller
 * @returns the reference for the bar
 */
export function useFieldInView<T extends HTMLElement>(size: unknown): RefObject<T | null> {
  const bar = useRef<T>(null);
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (!bar.current || !field || field === document.body || bar.current.contains(field)) return;
    const free = bar.current.getBoundingClientRect().top - DISTANCE;
    const { bottom, height } = field.getBoundingClientRect();
    // A field that is taller than what is free, such as a text, is scrolled by who writes it.
    if (bottom > free && height < free) scrollBy({ top: bottom - free, behavior: 'instant' });
  }, [size]);
  return bar;
}
