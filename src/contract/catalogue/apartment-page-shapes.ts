import { GOING_BY } from '../../domain/catalogue/amenities';
import { boolean, integer, list, object, oneOf, optional, type Read, schemaOf, string } from '../shape';
import { apartmentShape, apartmentsShape } from './apartment-shapes';
import type { ApartmentPage, WholeApartment } from './apartments';

/* The same for the pages behind the home page: what `apartments.ts` says for the server. */

const page = object<ApartmentPage>({
  items: apartmentsShape,
  total: integer,
  next: optional(integer),
  byMonth: boolean,
});

type More = Pick<WholeApartment, 'amenities' | 'distances'>;
type Row<Key extends keyof More> = NonNullable<More[Key]>[number];
const more = object<More>({
  amenities: optional(list(object<Row<'amenities'>>({ kind: string, text: string, missing: optional(boolean) }))),
  distances: optional(
    list(
      object<Row<'distances'>>({
        name: string,
        metres: integer,
        minutes: integer,
        by: oneOf(...GOING_BY),
      }),
    ),
  ),
});
const whole: Read<WholeApartment> = (value) => ({ ...apartmentShape(value), ...more(value) });

export const oneApartmentShape = schemaOf(whole);
export const foundApartmentsShape = schemaOf(list(whole));
/** The whole of a list, or a page of a long one. */
export const apartmentPageShape = schemaOf((value) => (Array.isArray(value) ? apartmentsShape : page)(value));
