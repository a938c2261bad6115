// What runs inside the page: each function is sent as its own source, so it knows nothing of this file but `find`.

/** Something on the page, by its role and name or by a selector; what nobody sees is not there. */
export interface Target {
  role?: string;
  name?: string | RegExp;
  css?: string;
  within?: Target;
  /** Of several: this one, counted from 0, or from the end when negative. */
  at?: number;
}

/** A point of the viewport, in px. */
export interface Spot {
  x: number;
  y: number;
}

interface Library {
  /** An expression of the library's own kind: Firefox runs each script beside the page in a world of its own. */
  pattern(source: string, flags: string): RegExp;
  queryAllByRole(root: Element, role: string, options: { name?: string | RegExp }): Element[];
}
type PackedName = string | { source: string; flags: string };

/** The first such thing that can be seen, `null` when there is none. */
export function findOnPage(target: Target): Element | null {
  const root = target.within ? findOnPage(target.within) : document.body;
  if (!root) return null;
  const seen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
  };
  const all: Element[] = [];
  if (target.css !== undefined) all.push(...root.querySelectorAll(target.css));
  if (target.role !== undefined) {
    const library = (window as unknown as { TestingLibraryDom: Library }).TestingLibraryDom;
    const name = target.name as PackedName | undefined;
    const wanted = typeof name === 'object' ? library.pattern(name.source, name.flags) : name;
    all.push(...library.queryAllByRole(root, target.role, wanted === undefined ? {} : { name: wanted }));
  }
  return all.filter(seen).at(target.at ?? 0) ?? null;
}

declare const find: typeof findOnPage;

/** Brings it into view and gives its middle, once it stands still; a word instead of why it cannot be tapped. */
export async function placeOnPage(target: Target): Promise<Spot | string> {
  const one = find(target);
  if (!one) return 'not there';
  if (one.matches(':disabled')) return 'disabled';
  const frame = (): Promise<void> =>
    new Promise((done) => {
      // A window that is not painted has no frames.
      const late = setTimeout(done, 250);
      requestAnimationFrame(() => {
        clearTimeout(late);
        done();
      });
    });
  const inView = one.getBoundingClientRect();
  if (inView.top < 60 || inView.bottom > innerHeight - 80) one.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = one.getBoundingClientRect();
  await frame();
  await frame();
  const box = one.getBoundingClientRect();
  if (box.top !== before.top || box.left !== before.left) return 'still moving';
  const x = Math.round(box.left + box.width / 2);
  const y = Math.round(box.top + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  if (!hit) return `outside of the view at ${x}, ${y}`;
  const label = hit.closest('label')?.control;
  if (hit !== one && !one.contains(hit) && !hit.contains(one) && label !== one) {
    return `covered by ${hit.tagName} ${hit.textContent.slice(0, 40)}`;
  }
  const marked = window as unknown as Tapped;
  marked.hienTap = 'waiting';
  // Whether the click came to it, whatever the page then does with it: a page that moves under the finger is tapped again.
  addEventListener('click', (event) => (marked.hienTap = event.composedPath().includes(one) ? 'hit' : 'missed'), {
    capture: true,
    once: true,
  });
  return { x, y };
}

interface Tapped {
  hienTap?: 'waiting' | 'hit' | 'missed';
}

/** Outcome of the last tap; `gone` when the page was left since. */
export function tapOnPage(): 'waiting' | 'hit' | 'missed' | 'gone' {
  return (window as unknown as Tapped).hienTap ?? 'gone';
}

/** Value of a field, `null` when there is none. */
export function valueOnPage(target: Target): string | null {
  return (find(target) as HTMLInputElement | null)?.value ?? null;
}
