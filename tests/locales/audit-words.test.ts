import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import words from '../../locales/vi/reception-audit.json';

/** Actions of `editRoutes` on everything that is edited as a whole. */
const EDITS = ['read', 'change', 'undo', 'history'];

it('has words for everything that the desk writes into its record', () => {
  const sources = readdirSync('src/server/modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('routes.ts'))
    .map((file) => readFileSync(`src/server/modules/${file}`, 'utf8'));
  const actions = sources
    .flatMap((source) => [...source.matchAll(/audit: ([^,}\n]+)/g)].map(([, said = '']) => said))
    .flatMap((said) => [...said.matchAll(/'([\w.]+)'/g)].map(([, action = '']) => action))
    .flatMap((action) => (action.includes('.') ? [action] : EDITS.map((verb) => `${action}.${verb}`)));
  expect(actions.length).toBeGreaterThan(50);
  const unnamed = actions.filter((action) => {
    const [thing = '', verb = ''] = action.split('.');
    return !Object.hasOwn(words.things, thing) || !Object.hasOwn(words.verbs, verb);
  });
  expect(unnamed).toEqual([]);
});
