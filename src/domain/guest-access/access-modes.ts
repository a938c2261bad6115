export const GUIDE_ACCESS_MODES = ['open', 'stay'] as const;
/** `open`: the link shows the secrets. `stay`: a stay's key does, inside its window (ruling 11). */
export type GuideAccessMode = (typeof GUIDE_ACCESS_MODES)[number];
