import { boolean, list, object, optional, schemaOf, string } from '../shape';
import type { House, OwnHouse } from './house';

/** Attribute of the site's document in which the server says `House`, as `dataset` names it. */
export const HOUSE_DATA = 'house';

export const houseShape = schemaOf(
  object<House>({
    lacks: list(string),
    legal: optional(object<NonNullable<House['legal']>>({ vi: list(list(string)), en: list(list(string)) })),
    own: optional(
      object<OwnHouse>({
        cities: object<OwnHouse['cities']>({ vi: string, en: string }),
        reception: string,
        bare: optional(boolean),
        topics: optional(list(string)),
        figures: optional(boolean),
      }),
    ),
  }),
);
