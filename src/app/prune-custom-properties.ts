/**
 * Takes out of a style sheet the custom properties that nothing names: the picture palette has seventy colours, the
 * guide's first view uses a third of them.
 *
 * @param prefix only properties whose name begins so are looked at
 * @param alsoUsedBy text outside the sheet that names properties, such as a sprite drawn in the page's colours
 */
export function pruneCustomProperties(css: string, prefix: string, alsoUsedBy: string): string {
  const named = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
  const used = new Set([...named(css), ...named(alsoUsedBy)]);
  const declaration = new RegExp(`(${prefix}[\\w-]+)\\s*:[^;{}]*(?:;|(?=\\}))`, 'g');
  return css.replace(declaration, (whole, name: string) => (used.has(name) ? whole : ''));
}
