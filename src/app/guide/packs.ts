import type { DangerWords } from '../../domain/chat/pack-danger';
import type { PackLanguage } from '../../domain/guide/guide-languages';
import type { PackAbout } from '../../features/guide/state/guide-data';
import { uncheckedNote } from './language-list';
import { lackingWords, mergedWords } from '../../domain/guide/merged-words';
import films from '../../../locales/en/films.json';
import cards from '../../../locales/en/guide-cards.json';
import doorHelp from '../../../locales/en/guide-door-help.json';
import titles from '../../../locales/en/guide-document.json';
import install from '../../../locales/en/guide-install.json';
import lines from '../../../locales/en/guide-lines.json';
import postcard from '../../../locales/en/guide-postcard.json';
import requests from '../../../locales/en/guest-requests.json';
import seal from '../../../locales/en/guide-seal.json';
import search from '../../../locales/en/guide-search.json';
import guide from '../../../locales/en/guide.json';

const FILES = import.meta.glob<object>(['../../../locales/*/*.json', '!../../../locales/{vi,en}/*.json'], {
  eager: true,
  import: 'default',
});

/** Words that the guide needs after its first view: in a pack's document they stand behind everything else, as JSON. */
const LATER = {
  'guide-cards': cards,
  'guest-requests': requests,
  'guide-postcard': postcard,
  'guide-door-help': doorHelp,
  'guide-seal': seal,
  'guide-install': install,
  'guide-search': search,
  films,
};

/** Facts of a pack, in its `pack.json`. */
interface PackNote {
  /** A native reader has read all of it. */
  checked: boolean;
  /** Says that none has. */
  unchecked: string;
}

const fileOf = (lang: PackLanguage, name: string): unknown => FILES[`../../../locales/${lang}/${name}.json`];
const wordsIn = <T>(lang: PackLanguage, name: string, english: T): T => mergedWords(english, fileOf(lang, name));

export interface Pack {
  guide: typeof guide;
  'guide-lines': typeof lines;
  'guide-document': typeof titles;
  later: typeof LATER;
  about: PackAbout;
  danger: DangerWords;
}

/** All words of a guide in the language of a pack; what it lacks is English. */
export function packOf(lang: PackLanguage): Pack {
  const later = Object.entries(LATER).map(([name, english]) => [name, wordsIn<object>(lang, name, english)]);
  const { checked, unchecked } = fileOf(lang, 'pack') as PackNote;
  const all = Object.entries({ guide, 'guide-lines': lines, 'guide-document': titles, ...LATER });
  return {
    guide: wordsIn(lang, 'guide', guide),
    'guide-lines': wordsIn(lang, 'guide-lines', lines),
    'guide-document': wordsIn(lang, 'guide-document', titles),
    later: Object.fromEntries(later) as typeof LATER,
    danger: fileOf(lang, 'guide-danger') as DangerWords,
    about: {
      speech: lang,
      textLang: 'en',
      lacks: all.flatMap(([name, english]) => lackingWords(english, fileOf(lang, name))),
      ...(!checked && { note: uncheckedNote(unchecked) }),
    },
  };
}
