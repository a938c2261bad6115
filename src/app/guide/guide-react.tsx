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
import { recordView } from '../../offline/guide-analytics/guide-views';
import { createWords } from '../../ui/words';
import '../../ui/tokens.css';
import { type ContentToSend, dataInPage } from './first-view/data-in-page';
import { documentLanguage } from './background/document-language';
import { GuideApp } from './first-view/guide-app';
import { followUntilLive } from './hand-over';
import { loadGuideWords, loadLaterWords } from './guide-words';

/** Reads what the served HTML says in words, once more as data. It is ours and of the same build, so it is taken as it is. */
function servedData(): { content: GuideContent; events: EventSheet } {
  const data = JSON.parse(document.getElementById('guide-data')?.textContent ?? '') as {
    content: ContentToSend;
    events: EventSheet;
  };
  return { events: data.events, content: { ...data.content, ...dataInPage(document) } };
}

/** Resolves when React has taken over what is in the page. */
const live = (): Promise<unknown> =>
  new Promise((done) =>
    new MutationObserver(done).observe(document.documentElement, { attributeFilter: ['data-live'] }),
  );

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
  const { guide } = await keepTrying(() => loadGuideWords(lang));
  const served = servedData();
  const lines = linesInPage().words;
  const words = (own: GuideContent['words']) =>
    createWords({ guide: { ...guide, ...own }, 'guide-lines': lines }, (namespace) =>
      keepTrying(() => loadLaterWords(namespace, lang)),
    );
  const first = window.hienEarly;
  first?.dress?.();
  first?.stop();
  if (first?.painted) startFromPainted(first.painted);
  const page = followUntilLive(root);
  const done = live();
  // A transition: the browser gets a word in between, where all at once would be the longest task of the page.
  startTransition(() => {
    hydrateRoot(root, <GuideApp words={words} served={{ lang, ...served, savedAt: null, eventsSavedAt: null }} />, {
      onRecoverableError(error) {
        if (page.isTranslated()) return;
        setTimeout(() => {
          throw error;
        });
      },
    });
  });
  await done;
  page.redo(first?.tapped ?? null);
  const film = document.documentElement.dataset['film'];
  if (isFilmPopup(film)) openFilm(film);
  if (served.content.countReading) countOpened(lang);
}
