import { placeOfDoor } from '../../guest-access/apartment-code';
import { isInRange } from '../../number-range';

const NAMES = { bay: /vịnh/, sea: /biển|đảo|đại dương/, town: /phố|đô thị/ };
export type Outlook = keyof typeof NAMES;

/** Finds what the house's Vietnamese words for a view speak of; `null` of what no postcard is drawn of. */
export function outlookIn(text: string): Outlook | null {
  const words = text.normalize('NFC').toLowerCase();
  return (Object.keys(NAMES) as Outlook[]).find((name) => NAMES[name].test(words)) ?? null;
}

export interface ApartmentWindow {
  /** `null` of a plate that names no floor. */
  floor: number | null;
  /** `null` where the house does not say it: then the postcard names none. */
  view: Outlook | null;
}

/** Decides what a postcard shows of an apartment. @param views tower, units and outlook, as the guide's content has them */
export function windowOf(
  code: string,
  tower: string | null,
  views: readonly (readonly string[])[] = [],
): ApartmentWindow {
  // The letters that a plate begins with, where nobody has said which tower: B of B902, none of 1203.
  const own = tower ?? code.replace(/\d.*/, '');
  const place = placeOfDoor(code, own);
  const unit = Number(place?.unit ?? NaN);
  const [, , view = null] = views.find(([of, units = '']) => of === own && isInRange(units, unit)) ?? [];
  return { floor: place?.floor ?? null, view: view as Outlook | null };
}
