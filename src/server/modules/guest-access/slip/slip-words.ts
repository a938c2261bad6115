import en from '../../../../../locales/en/arrival-slip.json';
import houseEn from '../../../../../locales/en/guide-house.json';
import vi from '../../../../../locales/vi/arrival-slip.json';
import houseVi from '../../../../../locales/vi/guide-house.json';
import { type GuideLanguage, PACK_LANGUAGES, type PackLanguage } from '../../../../domain/guide/guide-languages';
import { mergedWords } from '../../../../domain/guide/merged-words';

/** Words of an arrival slip, with the guide's own steps at a door that are true of any house. */
interface SlipWords {
  slip: typeof vi;
  door: Pick<(typeof houseVi)['words']['body']['s1'], 'password' | 'card'>;
}

const FILES = import.meta.glob<object>('../../../../../locales/*/{arrival-slip,guide-house}.json', {
  eager: true,
  import: 'default',
});
const fileOf = (lang: PackLanguage, name: string): unknown => FILES[`../../../../../locales/${lang}/${name}.json`];

const ofPack = (lang: PackLanguage): SlipWords => ({
  slip: mergedWords(en, fileOf(lang, 'arrival-slip')),
  door: mergedWords(houseEn, fileOf(lang, 'guide-house')).words.body.s1,
});

/** In every language of the guide; what a pack lacks is English. */
export const SLIP_WORDS: Readonly<Record<GuideLanguage, SlipWords>> = {
  vi: { slip: vi, door: houseVi.words.body.s1 },
  en: { slip: en, door: houseEn.words.body.s1 },
  ...(Object.fromEntries(PACK_LANGUAGES.map((lang) => [lang, ofPack(lang)])) as Record<PackLanguage, SlipWords>),
};
