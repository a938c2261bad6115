import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuideContent } from '../../contract/guide/content';
import type { EventSheet } from '../../contract/guide/events';
import { isFilmPopup } from '../../domain/guide/films';
import { OPEN_AT_START } from '../../domain/guide/outline';
import type { Language } from '../../domain/languages';
import { startFromPainted } from '../../features/guide/early/guide-store';
import { linesInPage } from '../../features/guide/early/guide-lines';
import { openFilm, viewStore } from '../../features/guide/state/view-store';
import { keepTrying } from '../../offline/network/keep-trying';
import { recordView } from '../../offline/guide/guide-views';
import { createWords } from '../../ui/words';
import '../../ui/tokens.css';
import { type ContentToSend, dataInPage } from './first-view/data-in-page';
import { documentLanguage } from './background/document-language';
import { GuideApp } from './first-view/guide-app';
import { loadGuideWords, loadLaterWords } from './guide-words';

/** What the served HTML says in words, once more as data. It is ours and of the same build, so it is taken as it is. */
function servedData(): { content: GuideContent; events: EventSheet } {
  const data = JSON.parse(document.getElementById('guide-data')?.textContent ?? '') as {
    content: ContentToSend;
    events: EventSheet;
  };
  return { events: data.events, content: { ...data.content, ...dataInPage(document) } };
}

/** Resolves when React has taken over what is in the page. */
function live(): Promise<void> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (!('live' in document.documentElement.dataset)) return;
      watch.disconnect();
      done();
    });
    watch.observe(document.documentElement, { attributes: true });
  });
}

type Typed = ReadonlyMap<HTMLInputElement, string>;

/** What stands in the fields of the page by itself: nothing. */
const typedSoFar = (): Typed => new Map([...document.querySelectorAll('input')].map((field) => [field, field.value]));

/** Gives a field what somebody has typed. React remembers what it saw in it last, and hears of nothing else. */
function typeAgain(field: HTMLInputElement, text: string): void {
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was typed and tapped before React was there is done now. */
function catchUp(before: Typed, tapped: HTMLElement | null): void {
  for (const [field, text] of before) {
    const typed = field.value || text;
    if (typed !== '') typeAgain(field, typed);
  }
  if (tapped?.isConnected) tapped.click();
  const film = document.documentElement.dataset['film'];
  if (isFilmPopup(film)) openFilm(film);
}

/** Counts what is opened from now on; what was before, `guide-reading.ts` has counted. */
function countOpened(lang: Language): void {
  viewStore.subscribe(({ open }, before) => {
    const known = before.open ?? OPEN_AT_START[lang];
    open?.forEach((id) => known.includes(id) || recordView(`section ${id}`));
  });
}

/** React takes over the page as it stands, in small steps. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const lang = documentLanguage();
  // Sentences about this phone stand in the page already.
  const given = { ...(await keepTrying(() => loadGuideWords(lang))), 'guide-lines': linesInPage().words };
  const words = createWords(given, (namespace) => keepTrying(() => loadLaterWords(namespace, lang)));
  const served = servedData();
  const first = window.hienEarly;
  first?.dress?.();
  first?.stop();
  if (first?.painted) startFromPainted(first.painted);
  const typed = typedSoFar();
  const done = live();
  // A transition: the browser gets a word in between, where all at once would be the longest task of the page.
  startTransition(() => {
    hydrateRoot(root, <GuideApp words={words} served={{ lang, ...served, savedAt: null, eventsSavedAt: null }} />);
  });
  await done;
  catchUp(typed, first?.tapped ?? null);
  if (served.content.countReading) countOpened(lang);
}
