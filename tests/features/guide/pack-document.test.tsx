// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Words } from '../../../src/app/site/i18n';
import { renderGuideDocument } from '../../../src/app/guide/guide-document';
import { dataInPage } from '../../../src/app/guide/first-view/data-in-page';
import { GUIDE_LANGUAGES, type GuideLanguage, LANGUAGE_NAMES } from '../../../src/domain/guide/guide-languages';
import { packOf } from '../../../src/app/guide/packs';
import { GuideDataContext } from '../../../src/features/guide/state/guide-data';
import { buildSearch, SearchResults } from '../../../src/features/guide/later/search-results';
import { searchEntries } from '../../../src/features/guide/later/search-entries';
import { guideContentOf } from '../../../src/server/modules/guide/content';
import { parseHotel } from '../../../src/server/modules/hotel/hotel-file';
import { createWords, readerOf, WordsContext } from '../../../src/ui/words';
import { senHotel } from '../../support/own-house';
import { demoContent, demoEvents, spokenIn } from '../../support/guide';

const ASSETS = { entry: '/g.js', preloads: [], later: [], css: '', late: [], lateNames: '' };
const documentIn = async (lang: GuideLanguage): Promise<string> =>
  renderGuideDocument({ lang, content: await demoContent('en'), events: demoEvents('en'), assets: ASSETS }).html;
const wordsIn = (page: Document) =>
  JSON.parse(page.getElementById('guide-words')?.textContent ?? 'null') as Pick<Words, 'guide' | 'guide-search'> | null;
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

it('names all languages, each in itself, and says which it is', async () => {
  const page = parse(await documentIn('ko'));
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-languages] a')];
  expect(links.map(({ lang, textContent }) => [lang, textContent])).toEqual(Object.entries(LANGUAGE_NAMES));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.keys(LANGUAGE_NAMES).map((l) => `?lang=${l}`));
  expect(page.querySelector('[data-languages] [aria-current]')?.textContent).toBe('한국어');
  expect(page.querySelector('[data-languages] nav')?.getAttribute('aria-label')).toBe('언어');
});

it('speaks Korean, says once that no native has checked it, and marks what is English', async () => {
  const page = parse(await documentIn('ko'));
  expect(page.documentElement.lang).toBe('ko');
  expect(page.querySelector('h1')?.textContent).toBe('여행 가이드');
  expect(page.querySelectorAll('[data-note]')).toHaveLength(1);
  expect(page.querySelector('[data-note] a')?.getAttribute('href')).toBe('?lang=en');
  // Danger, in English and Vietnamese; what the house itself says.
  const emergency = page.getElementById('emergency');
  expect(emergency?.lang).toBe('en');
  expect(emergency?.querySelector('[lang=vi]')?.textContent).toContain('Tôi cần giúp khẩn cấp.');
  expect(page.querySelector('[id="9"] ol')?.getAttribute('lang')).toBe('en');
  expect(page.querySelector('[id="11"] ol')?.getAttribute('lang')).toBeNull();
  for (const own of ['[data-table] tbody', '[data-dining] h4', '#events li']) {
    expect(page.querySelector(own)?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  }
});

it('brings nothing of a pack in the languages of the product', async () => {
  for (const lang of ['vi', 'en'] as const) {
    const html = renderGuideDocument({ lang, content: await demoContent(lang), events: {}, assets: ASSETS }).html;
    expect(wordsIn(parse(html))).toBeNull();
    expect(html).not.toMatch(/data-note|hienDanger|Noto Sans CJK|keep-all/);
  }
});

it.each(GUIDE_LANGUAGES)(
  'gives the house’s tables and places back as they were, whatever stands around a price in %s',
  async (lang) => {
    const { compensation, bedding, dining } = await demoContent('en');
    expect(dataInPage(parse(await documentIn(lang)))).toEqual({ compensation, bedding, dining });
  },
);

it.each([
  ['zh-Hans', '洗衣机', '2-3'],
  ['zh-Hant', '電梯', '3'],
  ['ja', '洗濯', '2-3'],
  ['ja', 'エレベーター', '3'],
  ['ko', '세탁기', '2-3'],
  ['ru', 'лифт', '3'],
] as const)('is searched in %s: %s', async (lang, query, place) => {
  const words = wordsIn(parse(await documentIn(lang))) as NonNullable<ReturnType<typeof wordsIn>>;
  const [t, typed] = [readerOf<'guide'>(words.guide), readerOf<'guide-search'>(words['guide-search'])];
  const find = buildSearch(searchEntries(t, typed, await demoContent('en'), lang));
  expect(find(query)[0]?.place).toBe(place);
});

it.each([
  ['ko', '연기가 나요', 'tel:114'],
  ['ja', '助けて', 'tel:113'],
  ['zh-Hans', '救护车', 'tel:115'],
  ['zh-Hant', '瓦斯', 'tel:114'],
  ['ru', 'пожар', 'tel:114'],
] as const)(
  'answers danger that is typed in %s, %s, with the card and a number above all else',
  async (lang, query, number) => {
    const { guide, later, about } = packOf(lang);
    const script = [...parse(await documentIn(lang)).scripts].find(({ text }) => text.includes('hienDanger'));
    // As the page runs it, behind everything else.
    window.eval(script?.text ?? '');
    const data = { ...spokenIn('en'), ...about, content: await demoContent('en'), events: {}, savedAt: null };
    const { container } = render(
      <WordsContext value={createWords({ guide, ...later })}>
        <GuideDataContext value={{ ...data, eventsSavedAt: null }}>
          <SearchResults query={query} onJump={() => undefined} />
        </GuideDataContext>
      </WordsContext>,
    );
    const [card, first] = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect([card, first]).toEqual(['#emergency', number]);
    expect(container.querySelector('ul')?.lang).toBe('en');
  },
);

it('says of another house than the demo what is true of any, in its own language', () => {
  const { profile } = parseHotel(senHotel({}), 'x');
  const [ko, en] = (['ko', 'en'] as const).map((lang) => guideContentOf({ profile, isDemo: false }, lang));
  expect(ko?.lang).toBe('en');
  expect(JSON.stringify(ko?.words)).toMatch(/[가-힣]/);
  expect(Object.keys(ko?.words ?? {})).toEqual(Object.keys(en?.words ?? {}));
  expect(ko?.address).toBe(en?.address);
});
