/** The Ha Long seaside hotel (specification §2, §9); its hours are the landing page's own. */
export const SEASIDE_HOTEL = {
  checkIn: '14:00',
  checkOut: '12:00',
  petsAllowed: false,
  smokingAllowed: false,
} as const;

/** Reference prices of a night, VND (specification §2). */
export const REFERENCE_PRICES = [
  { room: 'studioCity', from: 1_200_000, to: 1_500_000 },
  { room: 'studioSea', from: 1_500_000, to: 1_800_000 },
  { room: 'twoBedroomSea', from: 2_500_000, to: 3_200_000 },
] as const;

/** From the cheapest night of the table to the dearest, as schema.org writes it. */
export const REFERENCE_PRICE_RANGE = [
  Math.min(...REFERENCE_PRICES.map(({ from }) => from)),
  '–',
  Math.max(...REFERENCE_PRICES.map(({ to }) => to)),
  ' VND',
].join('');
