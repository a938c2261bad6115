// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SectionList } from '../../../src/features/guide/first-view/section-list';
import { freshGuide, renderInGuide } from '../../support/guide';

const table = (name: string): HTMLElement => screen.getByRole('table', { name });
const rows = (name: string): HTMLElement[] => within(table(name)).getAllByRole('row').slice(1);
beforeEach(async () => {
  freshGuide();
  await renderInGuide(<SectionList ids={['5']} />);
});

describe('compensation', () => {
  it.each([
    ['Bếp và bàn ăn', 27],
    ['Phòng khách và đồ điện', 40],
    ['Phòng tắm và giặt là', 24],
    ['Phòng ngủ, chìa khoá và tiện ích chung', 40],
  ])('"%s" has all its %i rows in the page', (name, count) => {
    expect(rows(name)).toHaveLength(count);
  });

  it('has number, product, unit and price in the Vietnamese style', () => {
    expect(
      within(table('Bếp và bàn ăn'))
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Số', 'Vật dụng', 'Đơn vị', 'Giá đền bù']);
    expect(rows('Bếp và bàn ăn')[0]).toHaveTextContent(/^1ĐũaĐôi15\.000/);
  });

  it('is filtered without accents, and says how much is left', async () => {
    const user = userEvent.setup();
    const filter = screen.getByRole('searchbox', { name: 'Lọc bảng giá: Phòng khách và đồ điện' });
    await user.type(filter, 'dieu khien');
    const found = rows('Phòng khách và đồ điện');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(40);
    for (const row of found) expect(row).toHaveTextContent(/điều khiển/i);
    expect(filter).toHaveAccessibleDescription(`${found.length}/40 dòng`);
    // The other tables are another matter.
    expect(rows('Bếp và bàn ăn')).toHaveLength(27);

    await user.clear(filter);
    await user.type(filter, 'zzz');
    expect(screen.queryByRole('table', { name: 'Phòng khách và đồ điện' })).not.toBeInTheDocument();
    expect(screen.getByText('Không có vật dụng nào khớp “zzz”.')).toBeInTheDocument();
  });

  it('shows a long table short at first, and whole when asked', async () => {
    const kitchen = table('Bếp và bàn ăn');
    expect(kitchen).toHaveAttribute('data-short');
    await userEvent.click(screen.getByRole('button', { name: 'Xem đủ 27 dòng' }));
    expect(kitchen).not.toHaveAttribute('data-short');
  });
});
