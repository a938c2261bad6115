import { expect, it } from 'vitest';
import { featureOfPage } from '../../src/contract/page-features';

it.each([
  ['/', null],
  ['/help', null],
  ['/lien-he', null],
  ['/apartment-ha-long', null],
  ['/booking-page', null],
  ['/tourists', null],
  ['/tour', 'tours'],
  ['/tour-ha-noi/:tourName/view', 'tours'],
  ['/booking', 'tours'],
  ['/blog/3', 'blog'],
  ['/explore&experience/venues', 'stories'],
  ['/event', 'stories'],
  ['/about-us/culture', 'company'],
  ['/coperate', 'partners'],
  ['/chuong-trinh-hop-tac', 'partners'],
  ['/khach-san-sat-bien-ha-long', 'seaside'],
])('the page at %s needs %s', (path, feature) => {
  expect(featureOfPage(path)).toBe(feature);
});
