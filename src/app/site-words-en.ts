import common from '../../locales/en/common.json';
import site from '../../locales/en/site.json';
import type { Parity } from './i18n';
import type { StartWords } from './site-words';

const english = { common, site };

export const words: StartWords = english satisfies Parity<StartWords, typeof english>;
