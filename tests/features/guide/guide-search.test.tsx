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

describe('the search field', () => {
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
