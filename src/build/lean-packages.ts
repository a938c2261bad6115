import type { Plugin } from 'vite';

/** As much of a syntax tree as is walked here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  key?: { name?: string };
  arguments?: SyntaxNode[];
  expression?: SyntaxNode;
  body?: SyntaxNode | SyntaxNode[];
}
const WARNINGS = 'var ENABLE_DEV_WARNINGS = true;';

type Span = readonly [start: number, end: number];

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Gives the value that `__name(value, "name")` names; nothing for any other expression. */
const named = ({ type, callee, arguments: [value] = [] }: SyntaxNode): SyntaxNode | undefined =>
  type === 'CallExpression' && callee?.name === '__name' ? value : undefined;

/** Tells whether a statement does nothing but name a function or, in a static block, a class. */
function onlyNames({ type, expression, body }: SyntaxNode): boolean {
  if (type === 'StaticBlock') return Array.isArray(body) && body.every(onlyNames);
  return type === 'ExpressionStatement' && expression !== undefined && named(expression) !== undefined;
}

/** Ways through Radix's ordered list that neither it nor its accordion goes. */
const UNUSED = new Set(
  'with setBefore setAfter first last find reduce reduceRight toReversed toSpliced slice every'.split(' '),
);

const isUnused = ({ type, key }: SyntaxNode): boolean => type === 'MethodDefinition' && UNUSED.has(key?.name ?? '');

/**
 * Yields the parts that a module of Radix's can do without, from its start to its end: names that its functions get a
 * second time (esbuild's `keepNames`), and methods that nobody calls.
 */
function* superfluous(node: SyntaxNode): Generator<Span> {
  if (onlyNames(node) || isUnused(node)) {
    yield [node.start, node.end];
    return;
  }
  const value = named(node);
  if (value) yield [node.start, value.start];
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* superfluous(part);
  if (value) yield [value.end, node.end];
}

function withoutIterators(code: string): string {
  const from = code.indexOf('const advanceMethodProps');
  const to = code.lastIndexOf('export {');
  if (from < 0 || to < from) throw new Error('idb is not written as it was: look at what its iterators are now.');
  return code.slice(0, from) + code.slice(to);
}

/**
 * Takes from published packages what only costs a phone bytes.
 *
 * Radix names every function a second time for stack traces. Such a call is a side effect, so nothing that is not used
 * could be left out: a third of its accordion. A class that extends another stays whole, so the methods of its ordered
 * list that nobody calls are named here. Its one private field would bring a helper for Safari 15. Workbox's
 * `module` entry is its build for browsers without classes; its modern build lies beside it. idb's end lets `for await` walk through a store, which nothing of ours does. React Router
 * names its development build to everybody; its production build differs from it in the line that is changed here. React
reports each commit to its developer tools, which the built product does without: `npm run dev` has them.
 */
export function leanPackages(): Plugin {
  let building = false;
  return {
    name: 'hien:lean-packages',
    configResolved: ({ command }) => {
      building = command === 'build';
    },
    config: (_, { command }) => ({
      resolve: { alias: [{ find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' }] },
      ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
    }),
    transform: {
      filter: {
        id: [
          /node_modules\/@radix-ui\/.*\.mjs$/,
          /node_modules\/idb\/build\/index\.js$/,
          /node_modules\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/,
        ],
      },
      handler(code, id) {
        if (id.includes('/react-router/')) {
          return building ? { code: code.replace(WARNINGS, 'const ENABLE_DEV_WARNINGS = false;'), map: null } : null;
        }
        if (id.includes('/idb/')) return { code: withoutIterators(code), map: null };
        const spans = [...superfluous(this.parse(code) as unknown as SyntaxNode)].sort(([a], [b]) => a - b);
        let [lean, from] = ['', 0];
        for (const [start, end] of spans) {
          lean += code.slice(from, start);
          from = end;
        }
        const plain = (lean + code.slice(from)).replace(/^\s*#keys;$/m, '').replaceAll('#keys', '_keys');
        return { code: plain, map: null };
      },
    },
  };
}
