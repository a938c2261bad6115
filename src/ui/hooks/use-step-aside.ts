import { type RefObject, useEffect, useState } from 'react';

/** Ways in which a thing that floats over the page stands: as it is, or out of the way. */
type Stand = 'full' | 'aside';

const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex]:not([tabindex="-1"])';
const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable="true"]';
/** Places that say how much something costs. */
const MONEY = /\d\s?(?:₫|VND)/;
/** Selector of things that float too; each stays clear in its own way. */
const FLOATING = '[data-floating]';
/** A page has come to rest when nothing has happened for so long, in ms. */
const REST_MS = 160;
/** Nearer than this to each other no control fits between two points that are looked at, in px. */
const STEP = 12;
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Everything that lies at a box's points, the floating things left out. */
function* underneath({ left, right, top, bottom }: Box): Generator<Element> {
  const along = (from: number, to: number): number[] => {
    const steps = Math.max(1, Math.ceil((to - from) / STEP));
    return Array.from({ length: steps + 1 }, (_, at) => from + ((to - from) * at) / steps);
  };
  for (const y of along(top + 1, bottom - 1)) {
    for (const x of along(left + 1, right - 1)) {
      for (const element of document.elementsFromPoint(x, y)) if (!element.closest(FLOATING)) yield element;
    }
  }
}

/** Tells whether the letters of a price that an element holds lie under the box; the empty end of its line may. */
const pricesUnder = (element: Element, { left, right, top, bottom }: Box): boolean =>
  [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim() || !MONEY.test(element.textContent)) return false;
    const letters = document.createRange();
    letters.selectNode(node);
    return [...letters.getClientRects()].some(
      (line) => line.left < right && left < line.right && line.top < bottom && top < line.bottom,
    );
  });

/** Tells whether a control, or an amount that somebody is asked to pay, lies under a box. */
function coversControl(box: Box): boolean {
  const seen = new Set<Element>();
  for (const element of underneath(box)) {
    if (seen.has(element)) continue;
    seen.add(element);
    if (element.closest(CONTROLS) || pricesUnder(element, box)) return true;
  }
  return false;
}

/** Height of the bar that stands at the foot of the screen, in px: a button in the corner stands above it. */
function barAtFoot(thing: Element): number {
  const { left, right } = thing.getBoundingClientRect();
  const stack = document.elementsFromPoint((left + right) / 2, innerHeight - 16);
  for (let at = stack.find((one) => !thing.contains(one)); at;) {
    const { position } = getComputedStyle(at);
    const { top, bottom } = at.getBoundingClientRect();
    if ((position === 'fixed' || position === 'sticky') && bottom >= innerHeight - 1 && top > innerHeight / 2)
      return innerHeight - top;
    at = at.parentElement ?? undefined;
  }
  return 0;
}

/** Raises what stands in the corner. @returns how much higher it is now, in px */
function raise(lift: number): number {
  const { style } = document.documentElement;
  const before = Number.parseFloat(style.getPropertyValue('--lift')) || 0;
  if (lift !== before) style.setProperty('--lift', `${lift}px`);
  return lift - before;
}

const writing = (): boolean => document.activeElement?.matches(FIELDS) ?? false;

/**
 * Keeps a floating thing off every control (ruling 32): it is out of the way while somebody writes or scrolls down, and
 * wherever a button, stepper or link would lie under it when the page has come to rest.
 *
 * @param place the thing; it and whatever else floats carries `data-floating`
 * @param held it is in use and stays
 * @param corner it is a button in the corner, and `--lift` raises it over a bar at the foot
 */
export function useStepAside(place: RefObject<HTMLElement | null>, { held = false, corner = false } = {}): Stand {
  const [stand, setStand] = useState<Stand>('full');
  useEffect(() => {
    // Where nothing is laid out nothing lies under anything.
    if (held || typeof document.elementsFromPoint !== 'function') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scrolled = scrollY;

    const check = (): void => {
      const thing = place.current;
      if (!thing || document.querySelector('[data-dialog-ground]')) return;
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      if (right === left) return;
      const raised = corner ? raise(barAtFoot(thing)) : 0;
      const covers = coversControl({ left, right, top: top - raised, bottom: bottom - raised });
      setStand(covers || writing() ? 'aside' : 'full');
    };
    const rest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(check, REST_MS);
    };
    const scroll = (): void => {
      if (scrollY > scrolled) setStand('aside');
      scrolled = scrollY;
      rest();
    };
    const focus = (): void => {
      if (writing()) setStand('aside');
      rest();
    };
    const changes = new MutationObserver(rest);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', scroll, { passive: true });
    addEventListener('resize', rest);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', rest);
    rest();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener('scroll', scroll);
      removeEventListener('resize', rest);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', rest);
    };
  }, [held, corner, place]);
  return held ? 'full' : stand;
}
