import type { PrintHouse } from '../../../contract/desk/print';
import {
  cardText,
  type CodeTarget,
  hasPlace,
  stickerPlaces,
  type StickerPlaceId,
} from '../../../domain/print/card-text';
import type { PrintDoor } from '../../../domain/print/chosen-doors';
import { type FormatName, PRINT_FORMATS } from '../../../domain/print/formats';
import type { Language } from '../../../domain/languages';

/** Look of the cards, and what they open. */
export interface PrintChoice {
  format: FormatName;
  opens: CodeTarget['opens'];
  /** Of stickers for appliances. */
  places: readonly StickerPlaceId[];
  language: Language | 'both';
  wifi: boolean;
  steps: boolean;
}

/** One card before its codes are drawn. */
export interface CardPlan {
  /** Says which card it is, to people and in the name of its file. */
  name: string;
  door: PrintDoor;
  /** The place of the guide, on stickers for appliances. */
  place: StickerPlaceId | null;
  text: string;
}

/** Tells whether the cards have the code of the Wi-Fi: it is chosen, and the format has room for it. */
export const withWifi = ({ format, wifi }: PrintChoice): boolean => wifi && PRINT_FORMATS[format].wifi;
/** Tells whether the cards have the steps: chosen, with room in the format, on cards that open the guide. */
export const withSteps = ({ format, opens, steps }: PrintChoice): boolean =>
  steps && opens === 'guide' && PRINT_FORMATS[format].steps;

/** The cards of a choice, in the order of the doors. */
export function planCards(
  house: PrintHouse,
  doors: readonly PrintDoor[],
  { format, opens, places }: Pick<PrintChoice, 'format' | 'opens' | 'places'>,
): CardPlan[] {
  if (format !== 'appliance') {
    return doors.map((door) => ({
      name: door.apartment,
      door,
      place: null,
      text: cardText(house.origin, door.apartment, { opens }),
    }));
  }
  const chosen = stickerPlaces(house).filter(({ id }) => places.includes(id));
  return doors.flatMap((door) =>
    chosen
      .filter((place) => hasPlace(place, door.tower))
      .map(({ id }) => ({
        name: `${door.apartment}-${id}`,
        door,
        place: id,
        text: cardText(house.origin, door.apartment, { opens: 'guide', place: id }),
      })),
  );
}
