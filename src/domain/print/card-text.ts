import { guideAddress } from '../guide/address';
import { SECTIONS, type SectionId, type SubSectionId } from '../guide/outline';

/** Target of a printed code: the guide, one place of it, or the form that guests fill in. */
export type CodeTarget = { opens: 'guide'; place?: StickerPlaceId } | { opens: 'form' };

export type StickerPlaceId = SectionId | SubSectionId;

/** A place of the guide that deserves a sticker of its own, because a film shows what to do there. */
interface StickerPlace {
  id: StickerPlaceId;
  /** Only these towers have the thing; absent for all. */
  towers?: readonly string[];
}

interface HousePlaces {
  gone?: readonly string[] | undefined;
  curtainTowers?: readonly string[] | undefined;
}

const PLACES: readonly StickerPlaceId[] = Object.values(SECTIONS).flatMap(({ id, film, subs = [] }) => [
  ...(film === undefined ? [] : [id]),
  ...subs.filter((sub) => sub.film !== undefined).map((sub) => sub.id),
]);

/**
 * Every place with a film that the house has, in the specification's order.
 *
 * @param gone parts that its guide is without
 * @param curtainTowers towers with electric curtains; unknown means all
 */
export const stickerPlaces = ({ gone = [], curtainTowers }: HousePlaces): StickerPlace[] =>
  PLACES.filter((id) => !gone.includes(id)).map((id) =>
    id === '8-2' && curtainTowers ? { id, towers: curtainTowers } : { id },
  );

/** Tells whether a tower has the place that a sticker explains. */
export const hasPlace = (place: StickerPlace, tower: string): boolean => place.towers?.includes(tower) ?? true;

/**
 * The text of an apartment's code: an absolute address, which every phone's camera opens by itself.
 *
 * @param origin where guests reach the hotel, without a slash at its end
 */
export function cardText(origin: string, apartment: string, target: CodeTarget): string {
  if (target.opens === 'form') return `${origin}/form-qr?apartment=${encodeURIComponent(apartment)}`;
  return `${origin}${guideAddress(apartment)}${target.place === undefined ? '' : `#${target.place}`}`;
}

/** An address as people type it: without what every browser adds by itself. */
export const typedAddress = (address: string): string => address.replace(/^https?:\/\//, '');
