import { configure, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { vi } from 'vitest';
import { computeStylesOnce } from './computed-styles';

// What a file of screen tests begins with. Files share a process, because Node, jsdom and React cost more to load than
// most of their tests to run; the modules under test, their stores and the page are each file's own all the same.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
keepNoOwnerStacks();

if (typeof document !== 'undefined') {
  takeListenersAway();
  emptyPage();
  computeStylesOnce(window);
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

/**
 * Takes away what the file before has left on document and window: only what is under test listens there for good,
 * modules and the scripts that a document has as text.
 */
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
      if (/\/src\/|\(eval at /.test(caller)) listened.push([target, type, listener, options]);
      add(type, listener, options);
    };
  }
}

/** Prints the page only when somebody reads the error: most are thrown by queries that look again. */
function describeWhenRead(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container) || ''].filter(Boolean).join('\n\n'),
  });
  return error;
}

/** A stack for each element that React makes, to say who owns it, up to 10,000 a second: see `lean-react.mjs`. */
function keepNoOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
    string,
    object | undefined
  >;
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      get: () => 1e4,
      set: () => undefined,
      configurable: true,
    });
}
