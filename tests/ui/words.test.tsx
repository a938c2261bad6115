// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../src/app/site/i18n';
import { loadGuideWords, loadLaterWords } from '../../src/app/guide/guide-words';
import { LANGUAGES } from '../../src/domain/languages';
import { createWords, readerOf, useWords, WordsContext } from '../../src/ui/words';
import { namesIn } from '../locales/words';

type Read = (key: string, values?: Record<string, unknown>) => unknown;

/** Every key of a namespace, of branches and of lists too. */
function* keysOf(node: unknown, path = ''): Generator<[key: string, node: unknown]> {
  if (path !== '') yield [path, node];
  if (typeof node !== 'object' || node === null) return;
  for (const [key, each] of Object.entries(node)) yield* keysOf(each, path === '' ? key : `${path}.${key}`);
}

/** A value for each name, with what a guest could type: signs, and something that looks like a name. */
const sampleValues = (node: unknown): Record<string, unknown> =>
  Object.fromEntries(
    namesIn(JSON.stringify(node)).map((name, at) => [name, at % 2 === 0 ? at * 1000 : `${name} <b>& $1 {{time}}`]),
  );

/** `tests/locales` holds both languages to the same keys. */
const NAMESPACES = ['guide', 'films'] as const;

describe.each(LANGUAGES)('the guide speaks %s', (lang) => {
  it.each(NAMESPACES)('as i18next would, for every key of %s', async (namespace) => {
    const given = { ...(await loadGuideWords(lang)), films: await loadLaterWords('films', lang) };
    const theirs = createI18n(lang, given).getFixedT(lang, namespace) as unknown as Read;
    const ours = readerOf(given[namespace]) as unknown as Read;
    const keys = [...keysOf(given[namespace])];
    expect(keys.length).toBeGreaterThan(50);
    for (const [key, node] of keys) {
      const values = { ...sampleValues(node), ...(typeof node === 'string' ? {} : { returnObjects: true }) };
      expect(ours(key, values), key).toEqual(theirs(key, values));
    }
  });

  it.each(NAMESPACES)(
    'with the slots of %s left open where no value is given, as i18next leaves them',
    async (name) => {
      const given = { ...(await loadGuideWords(lang)), films: await loadLaterWords('films', lang) };
      const theirs = createI18n(lang, given).getFixedT(lang, name) as unknown as Read;
      const ours = readerOf(given[name]) as unknown as Read;
      for (const [key, node] of keysOf(given[name])) {
        if (typeof node === 'string') expect(ours(key), key).toBe(theirs(key));
      }
    },
  );

  it('with an empty place for a value that is not there, and a key that nobody knows as it is', async () => {
    const given = await loadGuideWords(lang);
    const theirs = createI18n(lang, given).getFixedT(lang, 'guide') as unknown as Read;
    const ours = readerOf(given.guide) as unknown as Read;
    for (const time of [undefined, null, '', 0]) {
      expect(ours('door.savedAt', { time })).toBe(theirs('door.savedAt', { time }));
    }
    for (const key of ['door.nobody', 'nobody.at.all', 'title.deeper']) expect(ours(key)).toBe(theirs(key));
  });
});

function FilmWords() {
  const { t } = useWords('films');
  return <p>{t('stove.steps', { returnObjects: true })[0]}</p>;
}

describe('words that come later', () => {
  it('are asked for once, and the part that needs them waits', async () => {
    const films = await loadLaterWords('films', 'en');
    let arrive: (words: unknown) => void = () => undefined;
    const load = vi.fn(() => new Promise<unknown>((resolve) => (arrive = resolve)));
    const words = createWords({}, load);
    const page = (
      <WordsContext value={words}>
        <Suspense fallback="on their way">
          <FilmWords />
          <FilmWords />
        </Suspense>
      </WordsContext>
    );
    await act(async () => {
      render(page);
      await Promise.resolve();
    });
    expect(screen.getByText('on their way')).toBeVisible();
    await act(async () => {
      arrive(films);
      await Promise.resolve();
    });
    expect(await screen.findAllByText(films.stove.steps[0] ?? '')).toHaveLength(2);
    expect(load).toHaveBeenCalledExactlyOnceWith('films');
  });

  it('are not silently missing where nobody gave any', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<FilmWords />)).toThrow('No words around this part');
  });
});
