import { DESK_PAGES } from '../../src/app/desk/desk-pages';
import { signInAtDesk, STAFF } from './desk-staff';
import { test } from './hotel';
import { expectSoundPages } from './page-checks';

test.use({
  serviceWorkers: 'block',
  onlyReads: true,
  serverSettings: { RECEPTION_EMAIL: STAFF.email, RECEPTION_PASSWORD: STAFF.password },
});

test('every page of the desk is sound: axe, width, heading, styles', async ({ page, hotel }) => {
  test.slow();
  await signInAtDesk(page, hotel);
  await expectSoundPages(page, hotel, [...DESK_PAGES.map(({ path }) => path), '/reception/nothing-here', '/dashbroad']);
});
