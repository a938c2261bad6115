// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGuideWords } from '../../../src/app/guide-words';
import { GuideSearch } from '../../../src/features/guide/guide-search';
import { SectionList } from '../../../src/features/guide/section-list';
import { searchEntries } from '../../../src/features/guide/search-entries';
import { buildSearch } from '../../../src/features/guide/search-results';
import { viewStore } from '../../../src/features/guide/view-store';
import { readerOf } from '../../../src/ui/words';
import { demoContent, freshGuide, renderInGuide } from '../../support/guide';

async function titles(lang: 'vi' | 'en', query: string): Promise<string[]> {
  const { guide } = await loadGuideWords(lang);
  return buildSearch(searchEntries(readerOf<'guide'>(guide), await demoContent(lang), lang))(query).map(
    ({ title, text, also }) => `${title} ${text} ${also ?? ''}`.normalize('NFC').toLowerCase(),
  );
}

async function finder(lang: 'vi' | 'en'): Promise<(query: string) => string[]> {
  const { guide } = await loadGuideWords(lang);
  const find = buildSearch(searchEntries(readerOf<'guide'>(guide), await demoContent(lang), lang));
  return (query) => find(query).map(({ place }) => place);
}
beforeEach(freshGuide);

describe('what the search finds', () => {
  it.each([
    ['may giat', '2-3'],
    ['MÁY GIẶT', '2-3'],
    ['nuoc nong', '2-4'],
    ['thang may', '3'],
    ['bon tam', '8-1'],
    ['rac', '11'],
    ['be boi', '6'],
    ['ca phe', '12-2'],
    ['xe may', '10-1'],
  ])('"%s" leads to %s', async (query, place) => {
    expect((await finder('vi'))(query).slice(0, 5)).toContain(place);
  });

  it.each([
    ['washing', '2-3'],
    ['wifi', '7'],
    ['elevator', '3'],
    ['hair dryer', '5-3'],
  ])('"%s" leads to %s in English', async (query, place) => {
    expect((await finder('en'))(query).slice(0, 5)).toContain(place);
  });
});

describe('typed marks', () => {
  it.each(['phở', 'chó', 'muỗi', 'hoá đơn', 'cháy', 'giặt'])(
    '"%s" finds what says so, and nothing else',
    async (word) => {
      const said = new RegExp(`(?<!\\p{L})(?:${word})`, 'u');
      for (const text of await titles('vi', word)) expect(text).toMatch(said);
    },
  );

  it('finds a pet rule by "chó", a noodle soup by "phở", and nothing by "muỗi"', async () => {
    const find = await finder('vi');
    expect(find('chó')).toEqual(['4']);
    expect(find('phở').length).toBeGreaterThan(0);
    expect(find('phở').every((place) => place.startsWith('12'))).toBe(true);
    expect(find('muỗi')).toEqual([]);
  });
});

describe('the search field', () => {
  it.each([
    ['cháy', 'tel:114'],
    ['chay', 'tel:114'],
    ['gọi công an', 'tel:113'],
    ['cấp cứu', 'tel:115'],
  ])('puts the emergency card and its number first for "%s"', async (query, number) => {
    const user = userEvent.setup();
    await renderInGuide(<GuideSearch />);
    await user.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), query);
    const first = await screen.findByRole('link', { name: 'Khẩn cấp' });
    const links = screen.getAllByRole('link');
    expect(links[0]).toBe(first);
    expect(first).toHaveAttribute('href', '#emergency');
    expect(links[1]).toHaveAttribute('href', number);
  });

  it('opens the place that is tapped, with the row of a price table in its filter', async () => {
    const user = userEvent.setup();
    await renderInGuide(
      <>
        <GuideSearch />
        <SectionList ids={['2', '5']} />
      </>,
    );
    await user.type(screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }), 'noi com dien');
    await user.click(await screen.findByRole('link', { name: /Nồi cơm điện/ }));
    expect(viewStore.getState().open).toEqual(['5', '5-1']);
    expect(screen.getByRole('table', { name: 'Bếp và bàn ăn' })).toHaveTextContent(/Nồi cơm điện.*950\.000/);
    expect(screen.queryByRole('link', { name: /Nồi cơm điện/ })).not.toBeInTheDocument();
  });

  it('says so when it finds nothing, and takes anything', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuideSearch />);
    const field = screen.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' });
    await user.type(field, 'xyzzy (*.[[');
    expect(await screen.findByText(/Không thấy “xyzzy/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });
});
