import { offeredLanguage } from '../../domain/guide/offered-language';

/** In the English document: the choice of languages bears the name of the phone's own, where the guide has words in that. */
const lang = offeredLanguage(navigator.language);
const link = lang && document.querySelector(`[hreflang=${lang}]`);
const name = document.querySelector('details span');
if (link && name) Object.assign(name, { lang, textContent: link.textContent });
