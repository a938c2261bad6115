/** Longest time that a page that is gone back to may take until it is as long as it was, in ms. */
const GROWS_WITHIN_MS = 5000;

/**
 * Scrolls to a place as soon as the page is long enough for it, unless somebody scrolls meanwhile. Meanwhile lists lay
 * out what is out of sight too (`ui/card-list.module.css`): what is above is as high as it was.
 */
export function scrollWhenLongEnough(top: number): () => void {
  const { dataset } = document.documentElement;
  dataset['goingBack'] = '';
  const stop = (): void => {
    // The browser keeps the heights that it has drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['goingBack']));
    clearTimeout(timer);
    growing.disconnect();
    for (const name of BY_HAND) window.removeEventListener(name, stop);
  };
  const go = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const growing = new ResizeObserver(go);
  const timer = setTimeout(stop, GROWS_WITHIN_MS);
  for (const name of BY_HAND) window.addEventListener(name, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}

const BY_HAND = ['wheel', 'touchstart', 'keydown'] as const;
