// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskReception } from '../../../src/features/guide/first-view/ask-reception';
import type { Language } from '../../../src/domain/languages';
import { answerOf, freshGuide, renderInGuide, showApartment } from '../../support/guide';
import { sitePhone } from '../../support/site';

const BUTTON = { vi: /^Nhờ lễ tân/, en: /^Ask reception/ };

beforeEach(async () => {
  freshGuide();
  localStorage.clear();
  (await sitePhone()).weather = 'refuse';
  showApartment('B902', { ...answerOf(), doorCode: '4826#' });
});
afterEach(() => vi.unstubAllGlobals());

/** Two taps from the guide's first level. */
async function openCard(name: string, lang: Language = 'vi'): Promise<HTMLElement> {
  await renderInGuide(<AskReception />, { lang });
  await userEvent.click(screen.getByRole('button', { name: BUTTON[lang] }));
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

describe('a card to show somebody', () => {
  it('has the house’s address and entrance in Vietnamese in an English guide, without a key or a network', async () => {
    const card = await openCard('Take me home', 'en');
    const said = within(card).getByText('Khách sạn Hiên').closest('[lang]');
    expect(said).toHaveAttribute('lang', 'vi');
    expect(said).toHaveTextContent(/^Nhờ anh chị chở tôi về/);
    expect(said).toHaveTextContent('Đường ven biển Bãi Cháy, Hạ Long');
    expect(said).toHaveTextContent('Cổng B, đối diện bãi tắm Bãi Cháy');
    expect(within(card).getByRole('link', { name: /gọi lễ tân/ })).toHaveAttribute('href', 'tel:+842030888999');
  });

  it.each(['Take me home', 'I live here', 'I am lost', 'Pharmacy', 'Hospital', 'Allergy', 'Take me to…'])(
    'holds no number of an apartment and no code: %s',
    async (name) => {
      expect((await openCard(name, 'en')).textContent).not.toMatch(/B902|902|4826|Wi-Fi/);
    },
  );

  it('says to the guard in which tower and on which floor somebody lives', async () => {
    expect(await openCard('Tôi ở đây')).toHaveTextContent('Toà B, tầng 9');
  });

  it('names what somebody must not eat, as they choose it, and keeps it nowhere', async () => {
    const card = await openCard('Allergy', 'en');
    await userEvent.click(within(card).getByRole('button', { name: 'Peanuts' }));
    await userEvent.click(within(card).getByRole('button', { name: 'Eggs' }));
    expect(within(card).getByText('Lạc (đậu phộng)')).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Peanuts' }));
    expect(within(card).queryByText('Lạc (đậu phộng)')).toBeNull();
    expect(within(card).getByText('Trứng')).toBeVisible();
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(/egg|Trứng/);
  });

  it('is as by day while it is open, for it is held up in the dark too', async () => {
    const card = await openCard('Cho tôi về');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await userEvent.click(within(card).getByRole('button', { name: 'Đóng' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('keeps the screen awake while it is open, and lets it go', async () => {
    const release = vi.fn(() => Promise.resolve());
    const request = vi.fn(() => Promise.resolve({ release }));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { wakeLock: { request } }));
    const card = await openCard('Bệnh viện');
    expect(request).toHaveBeenCalledWith('screen');
    await userEvent.click(within(card).getByRole('button', { name: 'Đóng' }));
    expect(release).toHaveBeenCalledOnce();
    expect(await screen.findByRole('dialog', { name: 'Nhờ lễ tân' })).toBeVisible();
  });
});
