import { boolean, integer, object, optional, schemaOf } from '../shape';
import { apartmentShape, apartmentsShape } from './apartment-shapes';
import type { ApartmentPage } from './apartments';

/* The same for the pages behind the home page: what `apartments.ts` says for the server. */

const page = object<ApartmentPage>({
  items: apartmentsShape,
  total: integer,
  next: optional(integer),
  byMonth: boolean,
});

export const oneApartmentShape = schemaOf(apartmentShape);
export const apartmentListShape = schemaOf(apartmentsShape);
/** The whole of a list, or a page of a long one. */
export const apartmentPageShape = schemaOf((value) => (Array.isArray(value) ? apartmentsShape : page)(value));
