/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * For public lists that change a few times a day. Not `stale-while-revalidate`: a browser without a network would answer
 * from yesterday's copy as if the server had just said so, and the page could not say what time it is from. Being quick
 * on a slow line is the page's own matter (`offline/reading.ts`).
 */
export const PUBLIC_FOR_A_MINUTE = 'public, max-age=60';
