/**
 * Prints the whole guide, or its map alone. What is to be printed is said on the root element; the rest is a matter of
 * the stylesheet, so the browser's own print command works too.
 */
export function printGuide(what: 'guide' | 'map'): void {
  const root = document.documentElement;
  root.dataset['print'] = what;
  addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
