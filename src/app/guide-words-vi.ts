import common from '../../locales/vi/common.json';
import guide from '../../locales/vi/guide.json';

/** All words of the guide in Vietnamese: one chunk. */
export const words = { common, guide };
