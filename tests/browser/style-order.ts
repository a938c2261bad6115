/**
 * To be run in a page: rules of two style modules that say different things about one element with equal weight. Which
 * of them wins depends on the order in which the style sheets came, and so on which page was opened first.
 */
export function leftToOrder(): string[] {
  interface Said {
    selector: string;
    module: string;
    weight: number;
    style: CSSStyleDeclaration;
  }
  /** The selectors of a list; commas within brackets, however deep, are no part of it. */
  const parts = (selector: string): string[] => {
    const found = [''];
    let depth = 0;
    for (const sign of selector) {
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (sign === ',' && depth === 0) found.push('');
      else found.push((found.pop() ?? '') + sign);
    }
    return found.map((one) => one.trim());
  };
  const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
  /** Classes, attributes and pseudo-classes weigh a hundred elements; ids are not used for styling. */
  const weigh = (selector: string): number => {
    const bare = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:(?:is|not|has)(?=\()/g, '');
    const classes = /\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+(?:\([^)]*\))?/g;
    return 100 * count(bare, classes) + count(bare.replace(classes, ' '), /(?<![\w-])[a-z][\w-]*/gi);
  };
  /** The build names a class by its module and its own name; what has no module is everybody's. */
  const moduleOf = (selector: string): string =>
    [...selector.matchAll(/\.(_?[\w-]{6})_[\w-]+/g)].at(-1)?.[1] ?? 'global';

  const said: Said[] = [];
  const gather = (rules: CSSRuleList, parents: string[] | null): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      let own = parents;
      if (rule instanceof CSSStyleRule) {
        const within = (one: string): string[] =>
          parents?.map((parent) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`)) ?? [one];
        own = parts(rule.selectorText).flatMap(within);
        for (const selector of own) {
          said.push({ selector, module: moduleOf(selector), weight: weigh(selector), style: rule.style });
        }
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) gather(rule.cssRules, own);
    }
  };
  for (const sheet of document.styleSheets) gather(sheet.cssRules, null);

  const about = new Map<Element, Map<string, Said[]>>();
  for (const one of said) {
    // Pseudo-elements have no element of their own; states come and go.
    if (/::|:(?:hover|focus|active)/.test(one.selector)) continue;
    for (const element of document.querySelectorAll(one.selector)) {
      const properties = about.get(element) ?? new Map<string, Said[]>();
      about.set(element, properties);
      for (const property of one.style) properties.set(property, [...(properties.get(property) ?? []), one]);
    }
  }
  const found = new Set<string>();
  for (const properties of about.values()) {
    for (const [property, all] of properties) {
      const weight = Math.max(...all.map((one) => one.weight));
      const heaviest = all.filter((one) => one.weight === weight);
      const modules = new Set(heaviest.map(({ module }) => module));
      const values = new Set(heaviest.map(({ style }) => style.getPropertyValue(property)));
      if (modules.size > 1 && values.size > 1) {
        found.add(`${property}: ${[...new Set(heaviest.map(({ selector }) => selector))].join(' against ')}`);
      }
    }
  }
  return [...found];
}
