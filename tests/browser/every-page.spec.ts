import { GUIDE_ADDRESSES, SITE_ADDRESSES } from './addresses';
import { test } from './hotel';
import { expectSoundPages } from './page-checks';

// The worker's own coming and going is tried elsewhere; here it would only fetch the whole site beside the pages.
test.use({ serviceWorkers: 'block', onlyReads: true });

test('every page of the site and the guide is sound: axe, width, heading, styles', async ({ page, hotel }) => {
  test.slow();
  await expectSoundPages(page, hotel, [...SITE_ADDRESSES, ...GUIDE_ADDRESSES]);
});
