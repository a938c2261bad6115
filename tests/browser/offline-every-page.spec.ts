import site from '../../locales/vi/site.json' with { type: 'json' };
import { ALIAS_ADDRESSES, GUIDE_ADDRESSES, SITE_ADDRESSES } from './addresses';
import { expect, keepSite, test } from './hotel';

test.use({ onlyReads: true });

/** Beginnings of addresses that are nothing without an answer of the server. */
const NEED_AN_ANSWER = ['/search-results', '/apartment', '/tour', '/blog', '/booking/', '/hiden-page/ZZ99'];
const SAYS_WHAT_IS_MISSING = /chưa (từng |kịp )?lưu|Máy chủ chưa trả lời/;

test('every page is itself without a network and beside a server that is down, and names what is missing (C-2)', async ({
  page,
  hotel,
}) => {
  test.slow();
  await keepSite(page, hotel);
  for (const weather of ['refuse', 'unavailable'] as const) {
    hotel.network.set(weather);
    for (const address of [...SITE_ADDRESSES, ...ALIAS_ADDRESSES, ...GUIDE_ADDRESSES]) {
      const where = `${address} under ${weather}`;
      // The browser's own error page would throw here.
      await page.goto(hotel.url(address));
      await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
      await expect(page.locator('main[aria-busy=true], main [aria-busy=true]:visible'), where).toHaveCount(0);
      await expect(page.getByRole('heading', { name: site.error.heading }), where).toHaveCount(0);
      if (NEED_AN_ANSWER.some((start) => address.startsWith(start))) {
        await expect(page.getByRole('main'), where).toContainText(SAYS_WHAT_IS_MISSING);
      }
      if (weather === 'refuse') await expect(page.getByText(/không có mạng/i).first(), where).toBeAttached();
    }
  }
});
