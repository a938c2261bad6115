import type { PageContext, PublicPage, Thing } from './page';
import { inLanguage } from './page';

const CONTEXT = 'https://schema.org';

/** The house itself, as publisher, provider and brand. */
export function houseThing({ lang, profile, absolute, imageAt, housePicture }: PageContext): Thing {
  const { hours, legal, mapUrl } = profile;
  return {
    '@context': CONTEXT,
    '@type': 'LodgingBusiness',
    '@id': `${absolute('/')}#house`,
    name: profile.brand,
    ...(legal.name === '' ? {} : { legalName: legal.name }),
    ...(legal.taxCode === '' ? {} : { taxID: legal.taxCode }),
    url: absolute(inLanguage('/', lang)),
    telephone: profile.phones.reception,
    image: imageAt(housePicture),
    address: { '@type': 'PostalAddress', streetAddress: profile.address[lang], addressCountry: 'VN' },
    ...(mapUrl === '' ? {} : { hasMap: mapUrl }),
    checkinTime: hours.checkIn ?? (lang === 'vi' ? hours.checkInVi : hours.checkInEn),
    checkoutTime: hours.checkOut,
    currenciesAccepted: 'VND',
  };
}

/** A mention of the house where something is its work. */
export const theHouse = ({ profile, absolute }: PageContext): Thing => ({
  '@type': 'Organization',
  '@id': `${absolute('/')}#house`,
  name: profile.brand,
  url: absolute('/'),
});

/** A price of ours; integer VND. */
export const offer = (
  { absolute, lang }: PageContext,
  { path, price, open = true }: { path: string; price: number; open?: boolean },
): Thing => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'VND',
  availability: `${CONTEXT}/${open ? 'InStock' : 'SoldOut'}`,
  url: absolute(inLanguage(path, lang)),
});

/** The way to a page, from home. */
export function trailThing({ absolute, lang }: PageContext, page: PublicPage, home: string): Thing {
  const steps = [{ name: home, path: '/' }, ...page.trail, { name: page.title, path: page.path }];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(inLanguage(path, lang)),
    })),
  };
}

export const thing = (type: string | readonly string[], facts: Thing): Thing => ({
  '@context': CONTEXT,
  '@type': type,
  ...facts,
});
