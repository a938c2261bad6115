/**
 * Takes out of a style sheet the custom properties that nothing names: the tokens serve the whole site and its
 * pictures, and the guide's first view, whose styles stand in its HTML, needs half of them.
 *
 * @param alsoUsedBy text outside the sheet that names properties, such as a sprite drawn in the page's colours
 */
export function pruneCustomProperties(css: string, alsoUsedBy: string): string {
  const named = (text: string): string[] => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
  const used = new Set([...named(css), ...named(alsoUsedBy)]);
  return css.replace(/(--[\w-]+)\s*:[^;{}]*(?:;|(?=\}))/g, (whole, name: string) => (used.has(name) ? whole : ''));
}
