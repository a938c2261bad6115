import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { GuideContent } from '../../contract/guide/content';
import { type GuideDocumentInput, MANIFEST_SLOT, type RenderedGuide } from '../../contract/guide/guide-document';
import { escapeHtml } from '../../domain/escape-html';
import { EVENTS_SHOWN_COLLAPSED } from '../../domain/guide/outline';
import { FAULT_ID, LINE_ID } from '../../domain/guide/door-cards';
import { type GuideLanguage, productLanguage } from '../../domain/guide/guide-languages';
import type { Language } from '../../domain/languages';
import { GUIDE_PLACE_KEY } from '../../domain/guide/place-key';
import { FIRST_VIEW_ICONS, INLINE_SPRITE_ID } from '../../ui/icon';
import { createWords, readerOf, WordsContext } from '../../ui/words';
import { GuideDataContext } from '../../features/guide/state/guide-data';
import { type GuideLines, linesElement } from '../../features/guide/early/guide-lines';
import { guideValues } from '../../features/guide/state/guide-values';
import englishTitles from '../../../locales/en/guide-document.json';
import englishLines from '../../../locales/en/guide-lines.json';
import vietnameseTitles from '../../../locales/vi/guide-document.json';
import vietnameseLines from '../../../locales/vi/guide-lines.json';
import iconSprite from '../../../public/pictures/guide/icons.svg?raw';
import signSprite from '../../../public/pictures/guide/signs.svg?raw';
import { GuideApp } from './first-view/guide-app';
import type { Parity } from '../site/i18n';
import { doorTemplates } from './door-templates';
import type { EarlyWords } from './guide-early';
import { languageList } from './language-list';
import { offerTemplates } from './offer-templates';
import dangerScript from './guide-danger-script?inline-script';
import earlyScript from './guide-early-script?inline-script';
import type { TouchWords } from './guide-touch';
import faultsScript from './guide-faults-script?inline-script';
import tapsScript from './guide-taps-script?inline-script';
import offerScript from './guide-offer-script?inline-script';
import touchScript from './guide-touch-script?inline-script';
import { words as english } from './guide-words-en';
import { words as vietnamese } from './guide-words-vi';
import { packStyles } from './pack-styles';
import { type Pack, packOf } from './packs';
import { pruneCustomProperties } from './prune-custom-properties';
import { splitStyles } from './split-styles';
import { withoutDataInPage } from './first-view/data-in-page';

const WORDS = {
  vi: { ...vietnamese, 'guide-lines': vietnameseLines, 'guide-document': vietnameseTitles },
  en: {
    ...english,
    'guide-lines': englishLines satisfies Parity<typeof vietnameseLines, typeof englishLines>,
    'guide-document': englishTitles satisfies Parity<typeof vietnameseTitles, typeof englishTitles>,
  },
} as const;
type DocumentWords = (typeof WORDS)[Language];
/** The words of a house's guide: its own instead of those that they replace. */
const wordsOf = (words: DocumentWords, own: GuideContent['words']): DocumentWords => ({
  ...words,
  guide: { ...words.guide, ...own },
});
/** Rice paper and night sea, as the browser's own frame shows them. */
const THEME = { light: '#f9f5ec', dark: '#05161d' } as const;

/**
 * Finds the first section; `t` and `s` before a section's id are its name's and its body's (`ui/accordion.tsx`). No
 * picture before the name is parsed: an empty one costs a slow phone as much as the text does. The body behind it is
 * closed, and nobody waits for that.
 */
const FIRST_SECTION = / data-section="".*? id="t(\w+)"/s;

/** Tokens that only style sheets loaded later name. */
const LATER_CSS = 'var(--lacquer-fill) var(--on-lacquer)';

/** Words for React's part of a pack's guide, which has none among its scripts. */
const wordsElement = ({ guide, later, about }: Pack): string =>
  `<script type="application/json" id="guide-words">${jsonInHtml({ about, guide, ...later })}</script>`;

/** JSON that cannot end the script element it stands in. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Pictures from other files come after the text: the early script gives them their address back. */
const pictureless = (html: string): string => html.replaceAll('<use href="/', '<use data-href="/');

const symbolsOf = (names: readonly string[]): string =>
  names.map((name) => new RegExp(`<symbol id="ic-${name}".*?</symbol>`, 's').exec(iconSprite)?.[0] ?? '').join('');
const isLater = (name: string): boolean => /^(map|bell|play|check|eye-off)$/.test(name);
/** Icons in the page itself: those of the first picture before it, that of the languages too, the others behind all text. */
const FIRST_SPRITE = `<svg id="${INLINE_SPRITE_ID}" hidden>${symbolsOf(['globe', ...FIRST_VIEW_ICONS.filter((name) => !isLater(name))])}</svg>`;
const SECOND_SPRITE = `<div hidden><svg>${symbolsOf(FIRST_VIEW_ICONS.filter(isLater))}</svg></div>`;

/** Cuts the HTML in front of an element. */
function splitBefore(html: string, id: string): [string, string] {
  const at = html.lastIndexOf('<', html.indexOf(` id="${id}"`));
  return [html.slice(0, at), html.slice(at)];
}

/** Makes the lines that the page says of this phone and this apartment before React, with the hotel's values filled in. */
function linesOf(lang: GuideLanguage, words: DocumentWords, content: GuideContent): GuideLines {
  const { apartment: _, ...values } = guideValues(content, '', lang);
  const t = readerOf<'guide'>(words.guide);
  return {
    lang,
    counted: content.countReading === true,
    version: content.version,
    words: {
      saved: words['guide-lines'].saved,
      apartmentLine: { known: t('apartmentLine.known', values) },
      emergency: { say: t('emergency.say', values), sayPlace: t('emergency.sayPlace', values) },
    },
  };
}

/**
 * The guide's whole HTML in one language, for any apartment: readable before any script and without one. It holds no
 * secret and no address of this hotel's server; scripts come last, so that nothing competes with the text on a slow
 * line. No element carries a style attribute (the page's policy allows none). A pack's document brings all words along,
 * those of later parts too: one file is all that a phone fetches and keeps for its language.
 */
export function renderGuideDocument({ lang, content, events, assets }: GuideDocumentInput): RenderedGuide {
  const pack = lang === 'vi' || lang === 'en' ? null : { ...packOf(lang), styles: packStyles(lang) };
  const own = wordsOf(pack ?? WORDS[productLanguage(lang)], content.words);
  const words = createWords(own);
  const t = readerOf<'guide'>(own.guide);
  const title = readerOf<'guide-document'>(own['guide-document']);
  // A few more than are shown at once; the rest comes with the first refresh.
  const firstEvents = { values: (events.values ?? []).slice(0, EVENTS_SHOWN_COLLAPSED + 2) };
  const served = {
    lang: productLanguage(lang),
    speech: lang,
    ...pack?.about,
    languages: languageList(lang, escapeHtml(title('languages'))),
    content,
    events: firstEvents,
    savedAt: null,
    eventsSavedAt: null,
  };
  const body = pictureless(renderToString(<GuideApp words={() => words} served={served} />));
  // Between the first section's name and its body: no byte of the script stands before the first picture.
  const first = FIRST_SECTION.exec(body)?.[1] ?? '1';
  const [firstPart, rest] = splitBefore(body, `s${first}`);
  const surround = (part: ReactNode): ReactNode => (
    <WordsContext value={words}>
      <GuideDataContext value={served}>{part}</GuideDataContext>
    </WordsContext>
  );
  const template = { apartment: '{{apartment}}', brand: content.brand };
  const line = t('apartmentLine.unknown', template).replaceAll('**', '');
  const templates = `<template id="${LINE_ID}">${escapeHtml(line)}</template>${doorTemplates(surround)}`;
  const early: EarlyWords = {
    title: title('title', template),
    line,
    missing: t('apartmentLine.missing'),
    placeKey: GUIDE_PLACE_KEY,
    late: assets.late,
  };
  const touch: TouchWords = {
    copied: {
      door: [t('door.copied'), t('door.copyFailed')],
      wifi: [t('wifi.copied'), t('wifi.copyFailed')],
    },
    placeKey: GUIDE_PLACE_KEY,
    entry: assets.entry,
    preloads: assets.preloads,
  };
  const phone = escapeHtml(content.phones.reception);
  const sentence = escapeHtml(title('fault', { phone: '{{phone}}' })).replace(
    '{{phone}}',
    () => `<b translate="no">${phone}</b>`,
  );
  const fault = `<p id="${FAULT_ID}" role="alert" aria-live="assertive" hidden>${sentence}</p>`;
  const late = assets.late.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`).join('');
  const firstView = `${FIRST_SPRITE}${pictureless(templates).replaceAll(' src="/', ' data-src="/')}<div id="root">${firstPart}`;
  const css = pruneCustomProperties(assets.css + (pack?.styles ?? ''), signSprite + LATER_CSS + assets.lateNames);
  const styles = splitStyles(css, firstView);
  const script = earlyScript.replace('EARLY_WORDS', () => jsonInHtml(early));
  const touchCode = [
    ...(lang === 'en' ? [offerScript] : []),
    touchScript.replace('TOUCH_WORDS', () => jsonInHtml(touch)),
  ].join(';');
  const endCode = [
    faultsScript,
    ...(pack ? [dangerScript.replace('DANGER_WORDS', () => jsonInHtml(pack.danger))] : []),
  ].join(';');
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="format-detection" content="telephone=no"><title>${escapeHtml(title('titleMissing', template))}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="${THEME.light}" media="(prefers-color-scheme:light)"><meta name="theme-color" content="${THEME.dark}" media="(prefers-color-scheme:dark)"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">${MANIFEST_SLOT}<link rel="expect" href="#t${first}" blocking="render"><style>${styles.first}</style><script>${tapsScript}</script><script>${script}</script></head><body>${firstView}<script>${touchCode}</script><style>${styles.later}</style>${rest}</div>${SECOND_SPRITE}${fault}<script type="application/json" id="guide-data" data-later="${assets.later.join(' ')}">${jsonInHtml({ content: withoutDataInPage(content), events: firstEvents })}</script>${linesElement(jsonInHtml(linesOf(lang, own, content)))}${pack ? wordsElement(pack) : ''}${pictureless(offerTemplates(surround))}<script>${endCode}</script>${late}</body></html>`;
  return {
    html,
    inline: { scripts: [tapsScript, script, touchCode, endCode], styles: [styles.first, styles.later] },
  };
}
