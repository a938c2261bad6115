// @vitest-environment jsdom
/** @module-tag last-ring */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_ARTICLES } from '../../../src/domain/blog/event-articles';
import { openSite, sitePhone } from '../../support/site';

const main = () => within(screen.getByRole('main'));

beforeEach(async () => {
  await sitePhone();
});
afterEach(() => vi.unstubAllGlobals());

describe('"Khám phá sự kiện xã hội"', () => {
  it('has a card for each article, by both of its links', async () => {
    await openSite('/explore&experience');
    expect(screen.getByRole('heading', { level: 1, name: 'Khám phá sự kiện xã hội' })).toBeInTheDocument();
    const cards = main().getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link', { name: 'Xem thêm' }).getAttribute('href'))).toEqual(
      EVENT_ARTICLES.map((slug) => `/explore&experience/${slug}`),
    );
  });

  it.each([
    ['family-gatherings', 'Họp mặt gia đình'],
    ['catering', 'Tiệc và ẩm thực'],
    ['venues', 'Không gian sự kiện'],
    ['destination-celebrations', 'Kỷ niệm ở một nơi xa nhà'],
    ['accommodations', 'Chỗ ở cho cả đoàn'],
    ['learn-more', 'Bắt đầu từ đâu?'],
  ])('%s is "%s", with text and the number to call', async (slug, title) => {
    await openSite(`/explore&experience/${slug}`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(await main().findByRole('link', { name: /^Gọi / })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  it('says on its button one run of words, the number among them', async () => {
    await openSite('/explore&experience/catering');
    const call = await main().findByRole('link', { name: /^Gọi / });
    // A button lays its children out beside each other: the words before and after the number would be columns.
    expect([...call.childNodes].map(({ nodeName }) => nodeName)).toEqual(['SPAN']);
  });

  it.each(['nobody', 'constructor', 'Family-Gatherings'])('%s does not exist', async (slug) => {
    await openSite(`/explore&experience/${slug}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Bài viết không tồn tại.' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Họp mặt gia đình' })).toBeInTheDocument();
  });

  it('leads from one article to the next', async () => {
    const user = userEvent.setup();
    const router = await openSite('/explore&experience/learn-more');
    await user.click(main().getByRole('link', { name: 'Họp mặt gia đình' }));
    expect(router.state.location.pathname).toBe('/explore&experience/family-gatherings');
  });
});
