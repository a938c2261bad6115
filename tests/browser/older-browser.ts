import type { BrowserContext } from '@playwright/test';

/**
 * Takes away from every page what some supported browser has not: Chromium 92, Safari 15.4 and Firefox 102, by MDN's
 * tables. What only a style can lack is held by `the build writes no colour that they lack`.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const missing: [object, string[]][] = [
      [Object, ['hasOwn', 'groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
      [AbortSignal.prototype, ['throwIfAborted', 'reason']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [Document.prototype, ['startViewTransition']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference']],
      [Navigator.prototype, ['locks', 'userActivation', 'scheduling']],
      [globalThis, ['structuredClone', 'reportError', 'scheduler', 'requestIdleCallback', 'navigation', 'Iterator']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
