import { describe, expect, it } from 'vitest';
import { sourceText } from '../support/source-tree';
import { filesOf, sentences } from './words';

/** Files that the server reads by property: `words.hello`, `words.status[booking.status]`. */
const BY_PROPERTY = ['arrival-slip', 'mail', 'payments', 'server'];
/** Read by the studio; laid over other files, which `own-house.test.ts` and `guide-house.test.ts` hold them to. */
const ELSEWHERE = ['plans', 'own-house', 'guide-house'];

const CODE = [...sourceText.values()].join('\n');
const QUOTED = new Set(CODE.match(/'[\w.:-]+'/g));
const PLACE = /\$\{[^}`]*\}/g;

const keysIn = (pattern: RegExp): string[] => [...new Set([...CODE.matchAll(pattern)].map(([, key = '']) => key))];
/** Pattern of a key that is put together: `sections.${id}.title`. */
const sourceOf = (key: string): string => key.replaceAll('.', '\\.').replace(PLACE, '[\\w.-]+');

/** Keys that are put together and have something of their own, or they could be any. */
const COMPOSED = keysIn(/`((?:[\w.:-]|\$\{[^}`]*\})+)`/g)
  .filter((key) => key.includes('${') && /\w/.test(key.replace(PLACE, '')))
  .map((key) => new RegExp(`^${sourceOf(key)}$`));
/** Groups that are read whole. */
const WHOLE = keysIn(/\(\s*['`]([^'`]+)['`],\s*\{[^}]*\breturnObjects/g).map(
  (key) => new RegExp(`^${sourceOf(key)}\\.`),
);

function isSaid(file: string, path: string): boolean {
  const key = path.replace(/_(?:one|other)$/, '');
  const parts = key.split('.');
  return (
    QUOTED.has(`'${key}'`) ||
    QUOTED.has(`'${file}:${key}'`) ||
    COMPOSED.some((pattern) => pattern.test(key)) ||
    WHOLE.some((pattern) => pattern.test(key)) ||
    (BY_PROPERTY.includes(file) &&
      (CODE.includes(`.${parts.at(-1) ?? key}`) || parts.some((part) => CODE.includes(`.${part}[`))))
  );
}

describe.each(filesOf('vi').filter((file) => !ELSEWHERE.includes(file)))('%s', (file) => {
  it('holds no sentence that nothing says', () => {
    expect([...sentences('vi', file).keys()].filter((path) => !isSaid(file, path))).toEqual([]);
  });
});
