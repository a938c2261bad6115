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
