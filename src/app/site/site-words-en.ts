import common from '../../../locales/en/common.json';
import site from '../../../locales/en/site.json';
import type { Parity, StartWords } from './i18n';

const english = { common, site };

export const words: StartWords = english satisfies Parity<StartWords, typeof english>;
