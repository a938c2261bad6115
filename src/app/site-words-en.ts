import common from '../../locales/en/common.json';
import guestForm from '../../locales/en/guest-form.json';
import site from '../../locales/en/site.json';
import type { Parity } from './i18n';
import type { SiteWords } from './site-words';

const english = { common, 'guest-form': guestForm, site };

export const words: SiteWords = english satisfies Parity<SiteWords, typeof english>;
