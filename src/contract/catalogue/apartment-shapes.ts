import type { HousePlace } from '../../domain/catalogue/places';
import type { Apartment, ApartmentPage } from './apartments';
import { integer, list, number, object, oneOf, optional, type Read, record, schemaOf, string } from '../shape';

/*
 * The list of apartments for pages that should not load a validation library first: the header's menu asks for it on
 * every page of the site, and the home page for nothing else. `apartmentList` says it for the server; a test holds both
 * to the same answers.
 */

const vnd: Read<number> = (value) => {
  const read = integer(value);
  if (read < 0) throw new TypeError('less than nothing');
  return read;
};

export const apartmentShape = object<Apartment>({
  id: integer,
  name: string,
  description: string,
  location: string,
  area: string,
  status: oneOf('AVAILABLE', 'OCCUPIED'),
  pricePerDay: vnd,
  pricePerMonth: vnd,
  discountPercent: integer,
  maxAdults: integer,
  max_bed: integer,
  maxChildren: integer,
  acreage: number,
  numRooms: integer,
  images: list(object<Apartment['images'][number]>({ imageUrl: string, alt: optional(string) })),
  name_apartment: string,
});
export const apartmentsShape = list(apartmentShape);

/** The whole of a list, or a page of a long one: as far as the home page looks at it. */
export const apartmentAnswerShape = schemaOf((value) =>
  Array.isArray(value)
    ? apartmentsShape(value)
    : { ...(record(value) as ApartmentPage), items: apartmentsShape(record(value)['items']) },
);

const named = { id: string, name: string };
export const placeListShape = schemaOf(
  list(
    object<HousePlace>({
      ...named,
      area: string,
      parts: list(object<HousePlace['parts'][number]>(named)),
    }),
  ),
);
