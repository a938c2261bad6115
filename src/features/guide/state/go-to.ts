import { flushSync } from 'react-dom';
import { openPlace } from './view-store';

/** Opens a place of the guide, goes there and puts the focus on its heading. Nothing happens for an unknown id. */
export function goTo(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  // Scrolling needs the section's body in the layout.
  if (target.matches('[data-section]')) flushSync(() => openPlace(id));
  // At once: under a smooth scroll the keyboard closes and pictures come, and it ends beside its target.
  target.scrollIntoView({ block: 'start', behavior: 'instant' });
  (target.querySelector<HTMLElement>('[data-accordion-trigger]') ?? target).focus({ preventScroll: true });
}

/** The place that a fragment names, or `null`. A stay's key lies in the fragment too and is no place. */
export function placeOfHash(hash: string): string | null {
  const id = hash.slice(1).split('&')[0] ?? '';
  return /^[\w-]{1,20}$/.test(id) ? id : null;
}
