// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SEARCH, type StaySearch } from '../../../src/domain/bookings/stay-search';
import { SearchForm } from '../../../src/features/search/search-form';
import { placesIn } from '../../support/places';
import { renderWithWords } from '../../support/words';

const onSearch = vi.fn<(search: StaySearch) => void>();
const open = async (initial: Partial<StaySearch> = {}): Promise<void> => {
  await renderWithWords(
    <SearchForm
      initial={{ ...EMPTY_SEARCH, ...initial }}
      places={placesIn('vi')}
      today="2026-11-20"
      lang="vi"
      onSearch={onSearch}
    />,
  );
};
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
beforeEach(() => void onSearch.mockReset());

describe('the search box', () => {
  it('says what is missing, and searches nothing', async () => {
    const user = userEvent.setup();
    await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phòng' }), 'Chọn');
    await user.click(button('Tìm phòng'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Vui lòng chọn địa điểm. Vui lòng chọn ngày đến và ngày đi. Vui lòng chọn số phòng',
    );
    expect(button(/^Địa điểm/)).toHaveAccessibleDescription('Vui lòng chọn địa điểm');
    expect(button(/^Ngày đến/)).toHaveAccessibleDescription('Vui lòng chọn ngày đến và ngày đi');
    expect(screen.getByRole('combobox', { name: 'Phòng' })).toHaveAccessibleDescription('Vui lòng chọn số phòng');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('takes a message back as soon as it is no longer true', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(button('Tìm phòng'));
    await user.click(button(/^Địa điểm/));
    await user.click(button('Tuần Châu'));
    expect(button(/^Địa điểm/)).toHaveAccessibleDescription('');
    expect(button(/^Ngày đến/)).toHaveAccessibleDescription('Vui lòng chọn ngày đến và ngày đi');
  });

  it('groups its places by area; each group folds', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(button(/^Địa điểm/));
    expect(button('Tất cả Hà Nội')).toBeVisible();
    expect(button('Bãi Cháy')).toBeVisible();
    await user.click(button('Hạ Long'));
    expect(button('Hạ Long')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'Bãi Cháy' })).not.toBeInTheDocument();
    await user.click(button('Tất cả Hà Nội'));
    expect(button(/^Địa điểm/)).toHaveTextContent('Hà Nội');
    expect(button(/^Địa điểm/)).toHaveFocus();
  });

  it('closes on Escape and on a press elsewhere', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(button(/^Địa điểm/));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Bãi Cháy' })).not.toBeInTheDocument();
    await user.click(button(/^Địa điểm/));
    await user.click(document.body);
    expect(screen.queryByRole('button', { name: 'Bãi Cháy' })).not.toBeInTheDocument();
  });

  it('offers one to five rooms', async () => {
    await open();
    const options = within(screen.getByRole('combobox', { name: 'Phòng' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Chọn', '1', '2', '3', '4', '5']);
  });

  it('counts at least one adult and no fewer than no children', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(button(/^Khách/));
    expect(button('Bớt một người lớn')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Bớt một trẻ em')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Thêm một người lớn'));
    await user.click(button('Thêm một trẻ em'));
    expect(button(/^Khách/)).toHaveTextContent('2 người lớn, 1 trẻ em');
  });

  it('refuses days that have passed and an end on its beginning', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(button(/^Ngày đến/));
    await user.type(await screen.findByRole('textbox', { name: 'Ngày đến' }), '19/11/2026{Enter}');
    const wrong = (): string[] => screen.getAllByRole('alert').map((one) => one.textContent);
    expect(wrong()).toContain('Ngày đến đã qua, vui lòng chọn từ hôm nay.');
    await user.clear(screen.getByRole('textbox', { name: 'Ngày đến' }));
    await user.type(screen.getByRole('textbox', { name: 'Ngày đến' }), '20/11/2026{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Ngày đi' }), '20/11/2026{Enter}');
    expect(wrong()).toContain('Ngày trả phòng phải sau ngày nhận phòng ít nhất 1 ngày.');
  });

  it('hands over a whole search', async () => {
    const user = userEvent.setup();
    await open({ checkIn: '2026-11-27', checkOut: '2026-11-30' });
    await user.click(button(/^Địa điểm/));
    await user.click(button('Bãi Cháy'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Phòng' }), '2');
    await user.click(button('Tìm phòng'));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({
      place: { area: 'HA_LONG', part: 'bai-chay' },
      checkIn: '2026-11-27',
      checkOut: '2026-11-30',
      rooms: 2,
      adults: 1,
      children: 0,
    });
  });
});
