import { useStore } from 'zustand';
import type { GuideContent } from '../../../contract/guide/content';
import { EMERGENCY_NUMBERS } from '../../../domain/guide/emergency';
import { STOVE_LEVELS, WATER_HEATER_MINUTES } from '../../../domain/guide/outline';
import { formatVnd } from '../../../domain/money';
import { useGuideData } from './guide-data';
import { guideStore } from '../early/guide-store';

/** Every figure that a sentence of the guide may name, from the hotel's data or the specification's constants. */
export function guideValues(content: GuideContent, apartment: string, lang: string) {
  return {
    brand: content.brand,
    address: content.address,
    apartment,
    ...content.hours,
    levelFrom: STOVE_LEVELS.from,
    levelTo: STOVE_LEVELS.to,
    minutes: WATER_HEATER_MINUTES,
    floorFrom: content.liftFloors[0],
    floorTo: content.liftFloors[1],
    roof: content.roofFloor,
    violation: formatVnd(content.fees.violation, lang),
    wine: formatVnd(content.fees.wine, lang),
    freeCleaningFromNights: content.freeCleaningFromNights,
    price: content.ownership.price,
    bank: content.ownership.bankSupport,
    fire: EMERGENCY_NUMBERS.find(({ who }) => who === 'fire')?.number ?? '',
  };
}
type GuideValues = ReturnType<typeof guideValues>;

export function useGuideValues(): GuideValues {
  const { content, speech } = useGuideData();
  const apartment = useStore(guideStore, (state) => state.apartment ?? '');
  return guideValues(content, apartment.slice(0, 16), speech);
}
