import { configure, prettyDOM } from '@testing-library/react';
import { vi } from 'vitest';

// What a file of screen tests begins with. Files share a process, because Node, jsdom and React cost more to load than
// most of their tests to run; the modules under test, their stores and the page are each file's own all the same.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();

if (typeof document !== 'undefined') {
  takeListenersAway();
  emptyPage();
  computeStylesOnce();
  configure({ getElementError: describeWhenRead });
}

function emptyPage(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
}

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
type Listened = [of: Listening, ...Parameters<Listening['addEventListener']>];

/** What the file before has left on document and window: only modules under test listen there for good. */
function takeListenersAway(): void {
  const page = document as Document & { listened?: Listened[] };
  const before = page.listened;
  if (before) {
    for (const [of, type, listener, options] of before.splice(0)) of.removeEventListener(type, listener, options);
    return;
  }
  const listened: Listened[] = (page.listened = []);
  for (const target of [document, globalThis] as Listening[]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type, listener, options) => {
      const caller = new Error().stack?.split('\n')[2] ?? '';
      if (caller.includes('/src/')) listened.push([target, type, listener, options]);
      add(type, listener, options);
    };
  }
}

/**
 * A query by role asks for the styles of every element and of all around it, and jsdom matches all its rules each time.
 * They are computed once until something in the page changes.
 */
function computeStylesOnce(): void {
  const page = document.defaultView as (Window & { stylesComputedOnce?: true }) | null;
  if (!page || page.stylesComputedOnce) return;
  page.stylesComputedOnce = true;
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const changes = new MutationObserver(() => (known = new WeakMap()));
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const compute = page.getComputedStyle.bind(page);
  page.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) known = new WeakMap();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
}

/** What stands in the page is printed when somebody reads the error: most are thrown by queries that look again. */
function describeWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container) || ''].filter(Boolean).join('\n\n'),
  });
  return error;
}
