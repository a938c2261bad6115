import { slugOf } from '../blog/slug';
import type { Language } from '../languages';
import { areaName } from './area-names';
import { type Area, areaOfCity, slugOfArea } from './areas';

/** A city where a house has apartments. Names are in the language that was asked for. */
export interface HousePlace {
  /** Part of addresses: `da-nang`. */
  id: string;
  name: string;
  area: Area;
  /** Quarters of it that apartments lie in, by their addresses. */
  parts: readonly { id: string; name: string }[];
}

interface Located {
  area: Area;
  body: { location: Readonly<Record<Language, string>>; city?: string | undefined };
}

/** Places where a house has apartments: those with the most first, quarters in the order of the apartments. */
export function placesOf(apartments: readonly Located[], lang: Language): HousePlace[] {
  const byArea = new Map<Area, Located[]>();
  for (const one of apartments) byArea.set(one.area, [...(byArea.get(one.area) ?? []), one]);
  return [...byArea]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([area, here]) => ({
      id: slugOfArea(area),
      name: areaName(area, lang, here.find(({ body }) => body.city)?.body.city),
      area,
      parts: partsOf(here, area, lang),
    }));
}

/** Cities in a sentence: "Hạ Long và Hà Nội". */
export const citiesOf = (places: readonly HousePlace[], lang: Language): string =>
  new Intl.ListFormat(lang).format(places.map(({ name }) => name));

/** The quarter of an address stands between its street and its city: "Phố Hàng Bè, Hoàn Kiếm, Hà Nội". */
function partsOf(here: readonly Located[], area: Area, lang: Language): HousePlace['parts'] {
  const parts = new Map<string, string>();
  for (const { body } of here) {
    const [vi, own] = [body.location.vi, body.location[lang]].map((address) =>
      address.split(',').map((part) => part.trim()),
    );
    const at = (vi ?? []).findIndex((part) => areaOfCity(part) === area) - 1;
    const name = own?.[at];
    if (at > 0 && name) parts.set(slugOf(vi?.[at] ?? ''), name);
  }
  return [...parts].map(([id, name]) => ({ id, name }));
}
