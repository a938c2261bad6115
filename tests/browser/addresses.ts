/** An address for every page of the site, in the demo hotel; a test holds the list whole (`tests/app/addresses.test.ts`). */
export const SITE_ADDRESSES = [
  '/',
  '/search-results?location=HA_LONG&room=1&adults=2&children=0',
  '/apartment-ha-long',
  '/apartment/studio-nhin-vinh/view',
  '/booking-page',
  '/booking/khong-co',
  '/dat-phong-cua-ban',
  '/form-qr?apartment=B902',
  '/guide/B902',
  '/tour',
  '/tour/hoang-hon-tren-thuyen-buom/view',
  '/booking',
  '/blog',
  '/blog/1',
  '/explore&experience',
  '/explore&experience/catering',
  '/event?name=Studio%20nh%C3%ACn%20v%E1%BB%8Bnh',
  '/help',
  '/lien-he',
  '/about-us',
  '/about-us/company',
  '/about-us/groupcompany',
  '/about-us/culture',
  '/about-us/our-story',
  '/coperate',
  '/chuong-trinh-hop-tac',
  '/chinh-sach-bao-mat',
  '/cham-soc-khach-hang',
  '/khach-san-sat-bien-ha-long',
  '/dashbroad',
  '/dat-lai-mat-khau',
  '/khong-co-trang-nay',
] as const;

/** Other addresses of the same pages. */
export const ALIAS_ADDRESSES = [
  '/apartment',
  '/apartment-ha-noi',
  '/apartments/ha-long',
  '/apartment-ha-noi/nha-pho-hang-bo/view',
  '/apartment-ha-long/studio-nhin-vinh/view',
  '/apartment/ha-long/studio-nhin-vinh',
  '/apartment-detail/1',
  '/tour-ha-noi',
  '/tour-ha-long',
  '/tour-ha-noi/di-bo-an-pho-co-ha-noi/view',
  '/tour-ha-long/du-thuyen-vinh-ha-long-trong-ngay/view',
  '/support',
] as const;

/** The stay guide: a document of its own, with an apartment it knows and one that it does not. */
export const GUIDE_ADDRESSES = ['/hiden-page/B902', '/hiden-page/ZZ99'] as const;
