// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from '../../../src/features/home/home-page';
import { smallContent } from '../../support/guide-content';
import { renderWithWords } from '../../support/words';

const openGuide = vi.fn<(apartment: string) => void>();

async function open(part: Partial<Parameters<typeof HomePage>[0]> = {}): Promise<void> {
  await renderWithWords(
    <MemoryRouter>
      <HomePage
        content={smallContent('vi')}
        guestForm="/form-qr"
        lastApartment={null}
        openGuide={openGuide}
        {...part}
      />
    </MemoryRouter>,
  );
}
beforeEach(() => void openGuide.mockReset());

describe('the home page', () => {
  it('shows the bay', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'Vịnh Hạ Long nhìn từ hiên nhà' })).toBeInTheDocument();
  });

  it('is sky and water when the picture of the bay cannot be had', async () => {
    await open();
    fireEvent.error(screen.getByRole('img', { name: 'Vịnh Hạ Long nhìn từ hiên nhà' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('opens the guide of a code, in any case and with spaces around it', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(screen.getByRole('textbox', { name: 'Mã căn hộ' }), ' b902 {Enter}');
    expect(openGuide).toHaveBeenCalledExactlyOnceWith('B902');
  });

  it('asks for a code when there is none', async () => {
    const user = userEvent.setup();
    await open();
    const field = screen.getByRole('textbox', { name: 'Mã căn hộ' });
    expect(field).toHaveAccessibleDescription('Ghi trên cửa và trên thẻ, ví dụ B902');
    await user.click(screen.getByRole('button', { name: 'Mở hướng dẫn' }));
    expect(field).toHaveAccessibleDescription('Nhập mã căn hộ, ví dụ B902.');
    expect(openGuide).not.toHaveBeenCalled();
    await user.type(field, 'B');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('remembers the apartment of the form', async () => {
    await open({ lastApartment: 'b902' });
    expect(screen.getByRole('link', { name: 'Lần trước bạn mở căn b902' })).toHaveAttribute('href', '/hiden-page/B902');
  });

  it('leads to the guest form', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Điền thông tin khách' })).toHaveAttribute('href', '/form-qr');
  });

  it('gives every number of the house', async () => {
    await open();
    for (const [name, address] of [
      [/Lễ tân/, 'tel:02030880001'],
      [/Chăm sóc khách hàng/, 'tel:02030880002'],
      [/Thuê xe máy/, 'tel:02030880003'],
      [/Zalo/, 'tel:02030880004'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  it('stands without the house when this phone has never met it', async () => {
    await open({ content: null });
    const list = within(screen.getByRole('heading', { name: 'Trong cuốn hướng dẫn' }).parentElement as HTMLElement);
    expect(list.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByRole('link', { name: /Lễ tân/ })).not.toBeInTheDocument();
  });
});
