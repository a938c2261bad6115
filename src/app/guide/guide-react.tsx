import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuideContent } from '../../contract/guide/content';
import type { EventSheet } from '../../contract/guide/events';
import { isFilmPopup } from '../../domain/guide/films';
import { OPEN_AT_START } from '../../domain/guide/outline';
import type { Language } from '../../domain/languages';
import { startFromPainted } from '../../features/guide/early/guide-store';
import { linesInPage } from '../../features/guide/early/guide-lines';
import type { GuideData, PackAbout } from '../../features/guide/state/guide-data';
import { openFilm, viewStore } from '../../features/guide/state/view-store';
import { keepTrying } from '../../offline/network/keep-trying';
import { recordView } from '../../offline/guide-analytics/guide-views';
import { createWords } from '../../ui/words';
import type { Words } from '../site/i18n';
import '../../ui/tokens.css';
import { type ContentToSend, dataInPage } from './first-view/data-in-page';
import { GuideApp } from './first-view/guide-app';
import { followUntilLive } from './hand-over';
import { loadGuideWords, loadLaterWords } from './guide-words';

/** All words of a pack, with what else its document says of itself. */
type WordsInPage = Pick<Words, 'guide'> & Partial<Words> & { about?: PackAbout };

/** Reads what the served HTML says in words, once more as data. It is ours and of the same build, so it is taken as it is. */
function servedData(lang: Language, about: PackAbout | undefined): GuideData {
  const data = JSON.parse(document.getElementById('guide-data')?.textContent ?? '') as {
    content: ContentToSend;
    events: EventSheet;
  };
  return {
    lang,
    speech: lang,
    ...about,
    languages: (document.querySelector('[data-languages]') as Element).innerHTML,
    events: data.events,
    content: { ...data.content, ...dataInPage(document) },
    savedAt: null,
    eventsSavedAt: null,
  };
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
  const { words: lines, lang: read } = linesInPage();
  // The house's texts are English in all but the Vietnamese.
  const lang: Language = read === 'vi' ? 'vi' : 'en';
  // Sentences about this phone stand in the page already, and all words of a pack.
  const inPage = JSON.parse(document.getElementById('guide-words')?.textContent ?? 'null') as WordsInPage | null;
  const { guide, about, ...later }: WordsInPage = inPage ?? (await keepTrying(() => loadGuideWords(lang)));
  const served = servedData(lang, about);
  const words = (own: GuideContent['words']) =>
    createWords({ ...later, guide: { ...guide, ...own }, 'guide-lines': lines }, (namespace) =>
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
    hydrateRoot(root, <GuideApp words={words} served={served} />, {
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
