import type { GuideContent } from '../../contract/guide/content';
import { REFERENCE_PRICE_RANGE, SEASIDE_HOTEL } from '../../domain/catalogue/seaside-hotel';

interface HotelWords {
  description: string;
  /** Address of the sharing picture. */
  image: string;
  url: string;
  amenities: readonly string[];
}

/** The hotel as schema.org has it. Prices are the reference table's own, hours the landing page's (specification §2). */
export function hotelData(content: GuideContent, words: HotelWords): Readonly<Record<string, unknown>> {
  const { brand, address, mapUrl, phones } = content;
  const { checkIn, checkOut, petsAllowed, smokingAllowed } = SEASIDE_HOTEL;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: brand,
    description: words.description,
    url: words.url,
    image: words.image,
    telephone: phones.reception,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
    ...(mapUrl ? { hasMap: mapUrl } : {}),
    checkinTime: checkIn,
    checkoutTime: checkOut,
    petsAllowed,
    smokingAllowed,
    priceRange: REFERENCE_PRICE_RANGE,
    currenciesAccepted: 'VND',
    amenityFeature: words.amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  };
}
