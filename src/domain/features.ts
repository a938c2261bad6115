/** Things that a house has or has not, as its desk says. */
export const HOUSE_FEATURES = ['lift', 'pool', 'bathtub', 'curtain', 'tours', 'blog', 'ownership'] as const;
/** Pages and sections whose words are still the demo hotel's own: no other house has them, whatever its file says. */
const DEMO_FEATURES = ['partners', 'seaside', 'company', 'stories', 'reviews', 'promotions'] as const;

/**
 * Features that not every house has or shows. One that a house lacks is left out of guide, menus, footer, sitemap and
 * mails, and its addresses answer 404.
 */
export const FEATURES = [...HOUSE_FEATURES, ...DEMO_FEATURES] as const;
export type Feature = (typeof FEATURES)[number];

/** Gives the features switched on that the house can show. */
export const shownFeatures = (
  features: Readonly<Record<Feature, boolean>>,
  isDemo: boolean,
): Readonly<Record<Feature, boolean>> =>
  isDemo ? features : { ...features, ...Object.fromEntries(DEMO_FEATURES.map((name) => [name, false])) };
