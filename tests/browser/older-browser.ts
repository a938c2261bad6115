import type { BrowserContext } from '@playwright/test';

/**
 * Takes away from every page what some supported browser has not: Chromium 92, Safari 15.4 and Firefox 102, by MDN's
 * tables. What only a style can lack is held by `the build writes no colour that they lack`.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const missing: [object, (string | symbol)[]][] = [
      [Object, ['hasOwn', 'groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
      ],
      [ArrayBuffer.prototype, ['transfer', 'resize']],
      [RegExp, ['escape']],
      [URLSearchParams.prototype, ['size']],
      [ReadableStream, ['from']],
      [ReadableStream.prototype, [Symbol.asyncIterator, 'values']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any', 'timeout']],
      [AbortSignal.prototype, ['throwIfAborted', 'reason']],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore']],
      [Response.prototype, ['bytes']],
      [Blob.prototype, ['bytes']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'inert']],
      [HTMLDialogElement.prototype, ['requestClose']],
      [Document.prototype, ['startViewTransition']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference']],
      [Navigator.prototype, ['locks', 'userActivation', 'scheduling']],
      [
        globalThis,
        ['structuredClone', 'reportError', 'scheduler', 'requestIdleCallback', 'navigation', 'Iterator', 'onscrollend'],
      ],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
