import guide from '../../../locales/en/guide.json';
import type { Parity, Words } from '../site/i18n';

/** All words of the guide in English: one chunk. */
export const words: Pick<Words, 'guide'> = {
  guide: guide satisfies Parity<Words['guide'], typeof guide>,
};
