// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite, sitePhone } from '../../support/site';

beforeEach(async () => {
  await sitePhone();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the help page', () => {
  it('opens on the common problems, six of them, the first one open', async () => {
    await openSite('/help');
    expect(screen.getByRole('tab', { name: 'Các vấn đề thường gặp' })).toHaveAttribute('aria-selected', 'true');
    const panel = within(screen.getByRole('tabpanel', { name: 'Các vấn đề thường gặp' }));
    const topics = panel.getAllByRole('button');
    expect(topics.map((topic) => topic.textContent)).toEqual([
      expect.stringContaining('Mạng'),
      expect.stringContaining('TV Nhật và hộp cáp'),
      expect.stringContaining('Điều hoà'),
      expect.stringContaining('Mất điện'),
      expect.stringContaining('Bếp từ và lò vi sóng'),
      expect.stringContaining('Máy giặt'),
    ]);
    expect(topics.map((topic) => topic.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  it('lets several topics stand open', async () => {
    await openSite('/help');
    const power = screen.getByRole('button', { name: /^Mất điện/ });
    await userEvent.click(power);
    expect(power).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Mạng/ })).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens the topic that the address names', async () => {
    await openSite('/help#tv');
    expect(screen.getByRole('button', { name: /^TV Nhật/ })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Mạng/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes from tab to tab with the arrow keys, and keeps what was typed', async () => {
    await openSite('/support');
    const issue = screen.getByRole('tab', { name: 'Tạo issue' });
    expect(issue).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nội dung' }), 'mất nước');
    issue.focus();
    await userEvent.keyboard('{ArrowRight}');
    const topics = screen.getByRole('tab', { name: 'Các vấn đề thường gặp' });
    expect(topics).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Nội dung' })).not.toBeInTheDocument();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('textbox', { name: 'Nội dung' })).toHaveValue('mất nước');
  });

  it('says the true emergency numbers: 114 is the fire brigade', async () => {
    await openSite('/help');
    expect(document.body).toHaveTextContent('Cháy, khói hoặc rò điện: ra khỏi căn hộ rồi gọi 114');
  });

  it('stands in English too', async () => {
    await openSite('/help?lang=en');
    expect(screen.getByRole('tab', { name: 'Common problems' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Japanese TV and cable box/ })).toBeInTheDocument();
  });
});

describe('the contact page', () => {
  it('has address, phone and map of the house beside the form', async () => {
    await openSite('/lien-he');
    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('link', { name: '0203 088 0001' })).toHaveAttribute(
        'href',
        'tel:+842030880001',
      ),
    );
    const map = within(screen.getByRole('main')).getByRole('link', { name: 'Xem trên bản đồ' });
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('form', { name: 'Gửi tin nhắn' })).toBeInTheDocument();
  });
});
