import type { FirstTaps } from '../../features/guide/early/early-view';
import { setSection } from './open-section';

/**
 * Answers taps from the first picture on: sections open and close, code and password are copied, which a browser allows
 * while the tap lasts. Any other tap before the script for it has come (`app/guide/guide-touch.ts`) is noted, and done
 * then. It stands in the head, each byte of it before the first picture, and does nothing any more from the moment
 * `data-live` stands on the root element.
 */
const taps: FirstTaps = (window.hienTaps = { opened: [], missed: new Map() });
document.addEventListener('click', ({ target }) => {
  const at = (target as Element).closest<HTMLElement>('button,a[href^="#"]');
  if (!at || 'live' in document.documentElement.dataset) return;
  const section = 'accordionTrigger' in at.dataset && at.closest('[data-section]');
  if (section) {
    const open = at.ariaExpanded !== 'true';
    setSection(section, open);
    if (open) taps.opened.push(section.id);
  } else if (taps.missed) {
    let copied: Promise<void> | undefined;
    if ('copied' in at.dataset) {
      // There is none at an address without TLS.
      copied = (navigator as Partial<Navigator>).clipboard?.writeText((at as HTMLButtonElement).value);
      copied?.then(
        () => (at.dataset['copied'] = 'copied'),
        () => null, // said by the script that comes
      );
    }
    taps.missed.set(at, copied);
  }
});
