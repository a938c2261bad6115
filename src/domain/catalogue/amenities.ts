/** Things that a home may have; each has a drawn sign and a name at the desk. */
export const AMENITIES = [
  'view',
  'balcony',
  'wifi',
  'aircon',
  'kitchen',
  'fridge',
  'washer',
  'hotWater',
  'bathtub',
  'hairDryer',
  'tv',
  'desk',
  'cot',
  'lift',
  'parking',
  'pool',
  'gym',
  'bicycle',
] as const;
export type AmenityKind = (typeof AMENITIES)[number];

export const isAmenity = (kind: string): kind is AmenityKind => AMENITIES.some((one) => one === kind);

/** Ways to get to a place near a home. */
export const GOING_BY = ['foot', 'car'] as const;
