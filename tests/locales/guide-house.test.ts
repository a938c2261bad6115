import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages';
import { demoWordsIn } from '../../src/server/start/demo-words';
import { namesIn, sentences } from './words';

describe.each(LANGUAGES)('the guide’s words for another house in %s', (lang) => {
  const own = [...sentences(lang, 'guide-house')];
  const guide = sentences(lang, 'guide');
  const names = new Set([...guide.values()].flatMap(namesIn));

  it('stand in the place of texts that the guide has', () => {
    // A list may be longer or shorter than the demo's: its first text is looked for.
    const places = own
      .filter(([path]) => path.startsWith('words.'))
      .map(([path]) => path.slice('words.'.length).replace(/\.\d+$/, '.0'));
    expect(places.filter((place) => !guide.has(place))).toEqual([]);
  });

  it('ask for nothing that the guide’s do not', () => {
    expect(own.flatMap(([, sentence]) => namesIn(sentence)).filter((name) => !names.has(name))).toEqual([]);
  });

  it('do not name the demo', () => {
    expect(own.filter(([, sentence]) => demoWordsIn(sentence).length > 0)).toEqual([]);
  });
});
