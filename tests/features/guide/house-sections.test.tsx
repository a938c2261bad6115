// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderGuideDocument } from '../../../src/app/guide/guide-document';
import type { GuideContent } from '../../../src/contract/guide/content';
import { guideContentShape } from '../../../src/contract/guide/guide-shapes';
import type { Language } from '../../../src/domain/languages';
import { GuidePage } from '../../../src/features/guide/first-view/guide-page';
import { GuideSearch } from '../../../src/features/guide/first-view/guide-search';
import { SectionList } from '../../../src/features/guide/first-view/section-list';
import { guideContentOf } from '../../../src/server/modules/guide/content';
import { parseHotel } from '../../../src/server/modules/hotel/hotel-file';
import demoHotel from '../../../src/server/demo/hotel.json';
import { freshGuide, renderInGuide } from '../../support/guide';

const ASSETS = { entry: '/a.js', preloads: [], later: [], css: 'p{color:red}', late: [], lateNames: '' };
const PARKING = {
  title: { vi: 'Đỗ xe', en: 'Parking' },
  text: { vi: 'Xe máy để ở sân **sau**.\n- Không thu phí\n- Khoá cổ xe', en: 'Park in the **back** yard.' },
};
const TRASH = { section: '11', words: 'own', text: '1. Buộc kín túi\n2. Để ngoài cửa trước 8:00' };

const contentOf = (guideSections: unknown[], lang: Language = 'vi'): GuideContent =>
  guideContentOf({ profile: parseHotel({ ...demoHotel, guideSections }, 'x').profile, isDemo: true }, lang);
const placesIn = (root: ParentNode): string =>
  [...root.querySelectorAll('[data-section]')]
    .map(({ id }) => id)
    .filter((id) => !id.includes('-'))
    .join(' ');

beforeEach(freshGuide);

it.each(['vi', 'en'] as const)('the demo’s guide says nothing of an order or words of its own, %s', (lang) => {
  const content = contentOf([], lang);
  expect([content.order, content.own, content.gone]).toEqual([undefined, undefined, undefined]);
});

describe('a section that only this house has', () => {
  it('stands where it was put, with its heading and its text, and no number', async () => {
    await renderInGuide(<GuidePage />, { content: contentOf([{ section: '2' }, PARKING]) });
    expect(placesIn(document)).toMatch(/^1 2 own1 3 /);
    const section = document.getElementById('own1') as HTMLElement;
    expect(within(section).getByRole('heading').textContent).toBe('Đỗ xe');
    expect(section.querySelector('p b')?.textContent).toBe('sau');
    expect([...section.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual([
      'Không thu phí',
      'Khoá cổ xe',
    ]);
  });

  it('is Vietnamese in the English guide where nobody has translated it, and marked so', async () => {
    const untold = { title: 'Đỗ xe', text: 'Xe máy để ở sân.' };
    await renderInGuide(<GuidePage />, { lang: 'en', content: contentOf([PARKING, untold], 'en') });
    const marked = [...document.querySelectorAll('[lang="vi"]')].map(({ textContent }) => textContent);
    expect(marked).toEqual(expect.arrayContaining(['Đỗ xe', 'Xe máy để ở sân.']));
    expect(document.getElementById('own1')?.querySelector('[lang]')).toBeNull();
  });
});

describe('the house’s words of a part', () => {
  const bodyOf = (id: string): string => document.getElementById(`s${id}`)?.textContent ?? '';

  it('stand alone, without the film of the demo’s', async () => {
    await renderInGuide(<SectionList ids={['11']} />, { content: contentOf([TRASH]) });
    expect(bodyOf('11')).toBe('Buộc kín túiĐể ngoài cửa trước 8:00');
    expect(document.querySelectorAll('ol li')).toHaveLength(2);
    expect(document.getElementById('t11')?.textContent, 'nor what its hint says').toBe('11 Phòng rác');
  });

  it('stand under those of the product', async () => {
    await renderInGuide(<SectionList ids={['11']} />, { content: contentOf([{ ...TRASH, words: 'under' }]) });
    expect(bodyOf('11')).toMatch(/không cần thẻ.*Buộc kín túi/s);
  });

  it('stand in a part of a section, and what is hidden is not there', async () => {
    const parts = [
      { part: '2-3', words: 'own', text: 'Giặt ở tầng thượng.' },
      { part: '2-4', words: 'hidden' },
    ];
    await renderInGuide(<SectionList ids={['2']} />, { content: contentOf([{ section: '2', parts }]) });
    expect(bodyOf('2-3')).toBe('Giặt ở tầng thượng.');
    expect(document.getElementById('2-4')).toBeNull();
  });

  it('are text and nothing else, also in the document', () => {
    const evil = { title: '<img src=x onerror=alert(1)>', text: '</script><script>alert(1)</script>\n- <b>x</b>' };
    const content = contentOf([evil]);
    const { html } = renderGuideDocument({ lang: 'vi', content, events: {}, assets: ASSETS });
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.querySelectorAll('img[src="x"]')).toHaveLength(0);
    expect(html).not.toContain('<script>alert(1)');
    expect(parsed.getElementById('sown1')?.textContent).toContain('<b>x</b>');
  });
});

describe('an order of the house’s own', () => {
  const moved = [{ section: '4' }, PARKING, { section: '1' }];

  it.each(['vi', 'en'] as const)(
    'is the same in both languages, without a group after the events, %s',
    async (lang) => {
      await renderInGuide(<GuidePage />, { lang, content: contentOf(moved, lang) });
      expect(placesIn(document)).toBe('4 own1 1 2 3 5 6 7 8 9 10 11 12 0');
      expect(screen.queryByRole('heading', { name: 'Các mục khác' })).toBeNull();
    },
  );

  it.each([
    ['moved', moved, '4'],
    ['one of the house’s own before all', [PARKING, { section: '1' }], 'own1'],
  ])('ends the first view behind the name of the first section, %s', (_, sections, first) => {
    const content = contentOf(sections);
    const { html } = renderGuideDocument({ lang: 'vi', content, events: {}, assets: ASSETS });
    expect(html).toContain(`<link rel="expect" href="#t${first}" blocking="render">`);
    const body = html.slice(html.indexOf('<div id="root">'));
    expect(body.slice(body.indexOf('<script'))).toMatch(
      new RegExp(`^<script>.*?</script><style>[^<]*</style><div id="s${first}"`, 's'),
    );
  });
});

it('a phone’s kept content without any of it shows the specification’s order', async () => {
  const { order, own, ...kept } = contentOf([{ section: '4' }, PARKING, { section: '1' }]);
  expect([order, own]).not.toContain(undefined);
  expect(guideContentShape.safeParse(JSON.parse(JSON.stringify(kept))).success).toBe(true);
  await renderInGuide(<GuidePage />, { content: kept });
  expect(placesIn(document)).toMatch(/^1 2 3 4 5 6 7 /);
});

it('the search finds what the house says, and no longer what it says instead of', async () => {
  const content = contentOf([PARKING, TRASH, { section: '12', words: 'hidden' }]);
  await renderInGuide(<GuideSearch />, { content });
  const user = userEvent.setup();
  const found = async (query: string): Promise<string[]> => {
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, query);
    await screen.findByRole('status');
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  };
  expect((await found('khoa co xe'))[0]).toBe('#own1');
  expect((await found('buoc kin tui'))[0]).toBe('#11');
  expect(await found('ca phe')).not.toEqual(expect.arrayContaining([expect.stringMatching(/#12/)]));
});
