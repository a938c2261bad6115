import common from '../../locales/en/common.json';
import guide from '../../locales/en/guide.json';
import type { Parity, Words } from './i18n';

/** All words of the guide in English: one chunk. */
export const words: Pick<Words, 'common' | 'guide'> = {
  common: common satisfies Parity<Words['common'], typeof common>,
  guide: guide satisfies Parity<Words['guide'], typeof guide>,
};
