import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages';
import { demoWordsIn } from '../../src/server/start/demo-words';
import { namesIn, sentences } from './words';

/** Names that these sentences may ask for besides those that the ones below them do. */
const FACTS: Readonly<Record<string, readonly string[]>> = { always: [], cities: ['cities'], reception: ['reception'] };

describe.each(LANGUAGES)('the words of a house of one’s own in %s', (lang) => {
  const laid = [...sentences(lang, 'own-house')].map(([path, sentence]) => {
    const [layer = '', file = '', ...rest] = path.split('.');
    return { path, layer, below: sentences(lang, file).get(rest.join('.')), sentence };
  });

  it('stand in the place of a sentence that is there, and ask for nothing that it is not given', () => {
    const wrong = laid.filter(({ layer, below, sentence }) => {
      const given = [...namesIn(below ?? ''), ...(FACTS[layer] ?? [])];
      return below === undefined || namesIn(sentence).some((name) => !given.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it('do not name the demo', () => {
    expect(laid.filter(({ sentence }) => demoWordsIn(sentence).length > 0)).toEqual([]);
  });
});
