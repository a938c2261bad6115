/**
 * Emergency numbers of Viet Nam. Ruling 1 replaces the specification's "114 (police)", which is wrong: Decision
 * 2023/QĐ-TTg of 15 September 2025 has 112 for disasters and search and rescue.
 */
export const EMERGENCY_NUMBERS = [
  { number: '113', who: 'police' },
  { number: '114', who: 'fire' },
  { number: '115', who: 'ambulance' },
  { number: '112', who: 'rescue' },
] as const;

/**
 * The call for help in Vietnamese, for guests who do not speak it to show or read out.
 *
 * @param call to the house, without its end
 * @param place of the apartment; `null` where its number does not say
 * @param apartment `''` while nobody knows
 */
export const wholeCall = (call: string, place: { tower: string; floor: number } | null, apartment: string): string =>
  `${call}${place ? `, toà ${place.tower}, tầng ${place.floor}` : ''}${apartment && `, căn ${apartment}`}.`;
