import guide from '../../../locales/vi/guide.json';

/** All words of the guide in Vietnamese: one chunk. */
export const words = { guide };
