// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { GuidePage } from '../../../src/features/guide/first-view/guide-page';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';

const numbers = (): (string | undefined)[] =>
  [...document.querySelectorAll('[data-section] > h2')].map((heading) => heading.parentElement?.id);
const section = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  freshGuide();
  window.location.hash = '';
  delete document.documentElement.dataset['live'];
});

describe('the two guides', () => {
  it('has the six sections of the Vietnamese guide first, then the others, all closed', async () => {
    await renderInGuide(<GuidePage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Hướng Dẫn Du Lịch' })).toBeInTheDocument();
    expect(numbers()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '0']);
    expect(document.querySelectorAll('[data-section][data-state="open"]')).toHaveLength(0);
  });

  it('has the English guide in its own order, with section 0 open', async () => {
    await renderInGuide(<GuidePage />, { lang: 'en' });
    expect(screen.getByRole('heading', { level: 1, name: 'Travel Guide' })).toBeInTheDocument();
    expect(numbers()).toEqual(['1', '2', '8', '7', '3', '9', '11', '4', '5', '6', '10', '12', '0']);
    expect(section(/^0 /)).toHaveAttribute('aria-expanded', 'true');
    expect(section(/^1 Opening Instructions/)).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['vi', '14:00', '41', ['500.000 ₫', '300.000 ₫']],
    ['en', '15:00', '40', ['500,000 VND', '300,000 VND']],
  ] as const)('keeps the figures of the %s guide', async (lang, checkIn, roof, fees) => {
    await renderInGuide(<GuidePage />, { lang });
    expect(document.getElementById('4')).toHaveTextContent(checkIn);
    expect(document.getElementById('6')).toHaveTextContent(roof);
    for (const fee of fees) expect(document.getElementById('4')).toHaveTextContent(fee);
  });
});

describe('sections', () => {
  it('open and close one by one; several stay open', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuidePage />);
    await user.click(section(/^3 Thang máy/));
    await user.click(section(/^4 Lưu ý/));
    expect(section(/^3 Thang máy/)).toHaveAttribute('aria-expanded', 'true');
    expect(section(/^4 Lưu ý/)).toHaveAttribute('aria-expanded', 'true');
    await user.click(section(/^3 Thang máy/));
    expect(section(/^3 Thang máy/)).toHaveAttribute('aria-expanded', 'false');
    expect(section(/^4 Lưu ý/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('are left alone by what opens inside them', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuidePage />);
    await user.click(section(/^2 Điện/));
    await user.click(section(/^2-2\s*Bếp từ/));
    await user.click(section(/^2-3\s*Máy giặt/));
    expect(section(/^2 Điện/)).toHaveAttribute('aria-expanded', 'true');
    await user.click(section(/^2-2\s*Bếp từ/));
    expect(section(/^2 Điện/)).toHaveAttribute('aria-expanded', 'true');
    expect(section(/^2-3\s*Máy giặt/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('open by keyboard', async () => {
    const user = userEvent.setup();
    await renderInGuide(<GuidePage />);
    section(/^5 Thiết bị/).focus();
    await user.keyboard('{Enter}');
    expect(section(/^5 Thiết bị/)).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(section(/^6 Sơ đồ/)).toHaveFocus();
  });

  it('open with the section around them when the address names them', async () => {
    await renderInGuide(<GuidePage />);
    await act(async () => {
      window.location.hash = '#2-3';
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(section(/^2 Điện/)).toHaveAttribute('aria-expanded', 'true');
    expect(section(/^2-3\s*Máy giặt/)).toHaveAttribute('aria-expanded', 'true');
    expect(section(/^2-3\s*Máy giặt/)).toHaveFocus();
  });

  it('leave Wi-Fi out, in the list and in the thumb bar, where it is hidden', async () => {
    await renderInGuide(<GuidePage />);
    expect(numbers()).toContain('7');
    showApartment('C305', answerOf({ doorCode: null, known: false, wifi: { name: null, password: null } }));
    expect(numbers()).not.toContain('7');
    const bar = screen.getByRole('navigation', { name: 'Lối tắt' });
    expect(within(bar).queryByRole('link', { name: 'Wi-Fi' })).not.toBeInTheDocument();
  });
});

describe('opening the door', () => {
  it("shows the lock of the apartment's tower, and of the other one when asked", async () => {
    await renderInGuide(<GuidePage />);
    showApartment('B902', answerOf());
    const one = document.getElementById('1') as HTMLElement;
    expect(within(one).getByText('Cửa khoá số')).toBeVisible();
    expect(within(one).getByText('Cửa mở bằng thẻ')).not.toBeVisible();
    expect(within(one).getByRole('button', { name: 'Toà B', pressed: true })).toBeInTheDocument();
    await userEvent.click(within(one).getByRole('button', { name: 'Toà A' }));
    expect(within(one).getByText('Cửa mở bằng thẻ')).toBeVisible();
    expect(one.querySelector('img[src$="door-card.svg"]')).toBeVisible();
    expect(within(one).getByText('Cửa khoá số')).not.toBeVisible();
  });

  it('shows a card door its card, whatever its tower has', async () => {
    await renderInGuide(<GuidePage />);
    showApartment('B777', answerOf({ tower: 'B', card: true, doorCode: null }));
    expect(within(document.getElementById('1') as HTMLElement).getByText('Cửa mở bằng thẻ')).toBeVisible();
  });

  it('says where the electric curtain is', async () => {
    await renderInGuide(<GuidePage />);
    showApartment('B902', answerOf());
    const sub = within(document.getElementById('8-2') as HTMLElement);
    expect(sub.getByText(/^Toà này không có rèm điện/)).toBeVisible();
    expect(document.querySelector('[id="8-2"] ol')).not.toBeVisible();
    showApartment('A1010', answerOf({ tower: 'A' }));
    expect(sub.getByText(/^Toà này không có rèm điện/)).not.toBeVisible();
    expect(document.querySelector('[id="8-2"] ol')).toBeVisible();
  });
});

describe('help', () => {
  it('has the four numbers of Viet Nam as links and says what to say', async () => {
    await renderInGuide(<GuidePage />);
    showApartment('B902', answerOf());
    const card = screen.getByRole('region', { name: 'Khẩn cấp' });
    expect(
      within(card)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:113', 'tel:114', 'tel:115', 'tel:112', 'tel:+842030888999']);
    expect(card).toHaveTextContent('toà B, tầng 9, căn B902');
    expect(screen.getByRole('link', { name: 'Khẩn cấp' })).toHaveAttribute('href', '#emergency');
  });

  it('is called in Vietnamese too by who does not speak it, in words to show', async () => {
    await renderInGuide(<GuidePage />, { lang: 'en' });
    showApartment('B902', answerOf());
    const words = screen.getByText(/^Tôi cần giúp khẩn cấp\. Khách sạn Hiên, .*, toà B, tầng 9, căn B902\.$/);
    expect(words).toHaveAttribute('lang', 'vi');
  });

  it('opens the group of the guests in a tab that knows nothing of this one', async () => {
    await renderInGuide(<GuidePage />);
    const group = screen.getByRole('link', { name: /Mở nhóm Zalo/ });
    expect(group).toHaveAttribute('target', '_blank');
    expect(group).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
