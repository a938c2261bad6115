import type {} from '../../features/guide/early/early-view';
import { setSection } from './open-section';

/**
 * What a finger does from the first picture on: sections open and close. Anything else that it taps before the script for
 * that has come (`app/guide/guide-touch.ts`) is noted, and done then. It stands in the head, each byte of it before the
 * first picture, and does nothing any more from the moment `data-live` stands on the root element.
 */
const taps = (window.hienTaps = { opened: [] as string[], missed: new Set<Element>() as Set<Element> | null });
document.addEventListener('click', ({ target }) => {
  if ('live' in document.documentElement.dataset) return;
  const trigger = (target as Element).closest('[data-accordion-trigger]');
  const section = trigger?.closest('[data-section]');
  if (!section) taps.missed?.add(target as Element);
  else {
    const open = trigger?.ariaExpanded !== 'true';
    setSection(section, open);
    if (open) taps.opened.push(section.id);
  }
});
