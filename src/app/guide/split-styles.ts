/** A rule at the top level of a sheet or of a group such as `@media`: what stands before its braces and in them. */
interface Rule {
  head: string;
  body: string;
}

/** Groups whose rules count one by one; any other rule with `@` stays whole. */
const GROUP = /^@(?:media|supports|container|layer)\b/;
/** A class of a CSS module, `[hash]_[local]`; those of the house have no `_` and stay. */
const MODULE_CLASS = /\.([\w-]+_[\w-]+)/g;
/** Part of a selector about other elements or none, `:not(.a)`: a class in it need not be in the page. */
const IN_BRACKETS = /\([^()]*\)/g;

/**
 * Splits a style sheet into what the beginning of a page is drawn with and what only stands behind it: rules each of
 * whose selectors names a class of a module that the beginning has no element of, and custom properties that neither
 * its rules nor its HTML name. Both parts keep the order of the whole.
 *
 * @param css a whole, minified sheet without comments
 * @param html the beginning of the page
 */
export function splitStyles(css: string, html: string): { first: string; later: string } {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => (names ?? '').split(' ')));
  const split = splitRules(css, (selector) => !isElsewhere(selector, classes));
  const named = new Set([...(split.first + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  return movePalette(split, (name) => named.has(name));
}

function splitRules(css: string, isFirst: (selector: string) => boolean): { first: string; later: string } {
  let [first, later] = ['', ''];
  for (const { head, body } of rulesOf(css)) {
    if (GROUP.test(head)) {
      const inner = splitRules(body, isFirst);
      if (inner.first !== '') first += `${head}{${inner.first}}`;
      if (inner.later !== '') later += `${head}{${inner.later}}`;
    } else if (head.startsWith('@') || withoutBrackets(head).split(',').some(isFirst)) first += `${head}{${body}}`;
    else later += `${head}{${body}}`;
  }
  return { first, later };
}

function isElsewhere(selector: string, classes: ReadonlySet<string>): boolean {
  if (selector.includes('\\')) return false;
  return [...selector.matchAll(MODULE_CLASS)].some(([, name]) => !classes.has(name ?? ''));
}

function withoutBrackets(selector: string): string {
  const without = selector.replace(IN_BRACKETS, '');
  return without === selector ? selector : withoutBrackets(without);
}

/** Takes custom properties that nothing first names out of the page's palette, `:root{…}`, the first rule that has one. */
function movePalette(
  { first, later }: { first: string; later: string },
  isNamed: (name: string) => boolean,
): { first: string; later: string } {
  let moved = '';
  const kept = first.replace(/:root\{(--[^{}]*)\}/, (_, body: string) => {
    const stays: string[] = [];
    const goes: string[] = [];
    for (const declaration of body.split(';').filter((one) => one !== '')) {
      const name = /^\s*(--[\w-]+)\s*:/.exec(declaration)?.[1];
      // The compiler's own, which switches between day and night, is named by what goes, too.
      if (name === undefined || name.startsWith('--lightningcss') || isNamed(name)) stays.push(declaration);
      else goes.push(declaration);
    }
    if (goes.length > 0) moved = `:root{${goes.join(';')}}`;
    return `:root{${stays.join(';')}}`;
  });
  return { first: kept, later: moved + later };
}

function* rulesOf(css: string): Generator<Rule> {
  let [depth, start, open] = [0, 0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { head: css.slice(start, open).trim(), body: css.slice(open + 1, at) };
      start = at + 1;
    }
  }
}
