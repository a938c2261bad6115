/** Properties that queries, `toBeVisible` and pointers ask an element's style for. */
const ASKED = ['display', 'visibility', 'opacity', 'pointerEvents'] as const;
const ASKED_AS: Readonly<Record<string, (typeof ASKED)[number]>> = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  'pointer-events': 'pointerEvents',
};

type Answers = Record<(typeof ASKED)[number], string>;

/** The attributes that a browser's own style sheet looks at for what is asked. */
const LOOKED_AT = ['hidden', 'style', 'type', 'open', 'popover', 'dir', 'rules', 'frame'];

/**
 * A query by role asks for the styles of every element and of all around it, and jsdom matches all its rules each time.
 * They are computed once for all elements that look alike to a browser's own style sheet, by their names, the
 * attributes above and those of everything around; once for each element until something changes, in a page with styles
 * of its own.
 */
export function computeStylesOnce(page: Window & { stylesComputedOnce?: true }): void {
  if (page.stylesComputedOnce) return;
  page.stylesComputedOnce = true;
  const { document } = page;
  const compute = page.getComputedStyle.bind(page);
  const answers = new Map<string, Answers>();
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  let looks = new WeakMap<Element, string>();
  const changes = new MutationObserver(forget);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

  function forget(): void {
    known = new WeakMap();
    looks = new WeakMap();
  }

  /** Names and attributes from the root down to the element. */
  function looksOf(element: Element): string {
    const before = looks.get(element);
    if (before !== undefined) return before;
    const around = element.parentElement === null ? '' : looksOf(element.parentElement);
    const attributes = LOOKED_AT.map((name) => element.getAttribute(name))
      .map((value, i) => (value === null ? '' : `[${LOOKED_AT[i]}=${JSON.stringify(value)}]`))
      .join('');
    const look = `${around}>${element.localName}${attributes}`;
    looks.set(element, look);
    return look;
  }

  function answersFor(element: Element): Answers {
    const look = looksOf(element);
    const before = answers.get(look);
    if (before) return before;
    const style = compute(element);
    const found = Object.fromEntries(ASKED.map((name) => [name, style[name]])) as Answers;
    answers.set(look, found);
    return found;
  }

  /** Everything else about the element is computed when it is asked for. */
  const lazily = (element: Element): CSSStyleDeclaration =>
    new Proxy(answersFor(element) as unknown as CSSStyleDeclaration, {
      get(found, name) {
        if (name === 'getPropertyValue') {
          return (property: string) => {
            const asked = ASKED_AS[property];
            return asked === undefined ? compute(element).getPropertyValue(property) : found[asked];
          };
        }
        if (name in found) return Reflect.get(found, name) as unknown;
        const style = compute(element);
        const value = Reflect.get(style, name) as unknown;
        return typeof value === 'function' ? (value as () => unknown).bind(style) : value;
      },
    });

  page.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    // The first `summary` is told from the ones after it; a dialog that is modal has no attribute for it.
    const simple = document.styleSheets.length === 0 && element.localName !== 'summary';
    const style = known.get(element) ?? (simple ? lazily(element) : compute(element));
    known.set(element, style);
    return style;
  };
}
