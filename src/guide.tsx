import { hydrateRoot } from 'react-dom/client';
import type { GuideContent } from './contract/content';
import type { EventSheet } from './contract/events';
import { apartmentCodeFromPath } from './domain/apartment-code';
import { isFilmPopup } from './domain/guide/films';
import { asLanguage } from './domain/languages';
import { GuideApp } from './app/guide-app';
import { loadFilmWords, loadGuideWords } from './app/guide-words';
import { documentLanguage } from './app/document-language';
import { type ContentToSend, dataInPage } from './app/data-in-page';
import { guideStore, openGuide, startFromPainted } from './features/guide/guide-store';
import { watchInstallPrompt } from './features/guide/install-prompt';
import { openFilm } from './features/guide/view-store';
import { takeStayKey } from './offline/guide-refresh';
import { keepTrying } from './offline/keep-trying';
import { startNetworkWatch } from './offline/network';
import { createWords } from './ui/words';
import './ui/tokens.css';

/** What the served HTML says in words, once more as data. It is ours and of the same build, so it is taken as it is. */
function servedData(): { content: GuideContent; events: EventSheet } {
  const data = JSON.parse(document.getElementById('guide-data')?.textContent ?? '') as {
    content: ContentToSend;
    events: EventSheet;
  };
  return { events: data.events, content: { ...data.content, ...dataInPage(document) } };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const lang = documentLanguage();
  const apartment = apartmentCodeFromPath(location.pathname);
  takeStayKey(location.hash, apartment);
  watchInstallPrompt();
  // Before anything is asked for, or what the first answers say about the network would be missed.
  startNetworkWatch();
  // The code is asked for while the words are still on their way, if it did not come with the page.
  const first = window.hienFirst;
  openGuide(apartment, first);
  const stopPainting = guideStore.subscribe((state) => void first?.paint(state));
  const words = createWords(await keepTrying(() => loadGuideWords(lang)), () => keepTrying(() => loadFilmWords(lang)));
  const served = servedData();
  stopPainting();
  first?.stop();
  if (first?.painted) startFromPainted(first.painted);
  hydrateRoot(root, <GuideApp words={words} served={{ lang, ...served, savedAt: null, eventsSavedAt: null }} />);

  const film = document.documentElement.dataset['film'];
  if (isFilmPopup(film)) openFilm(film);
  const services = await keepTrying(() => import('./app/guide-services'));
  const asked = asLanguage(new URLSearchParams(location.search).get('lang'));
  services.startGuideServices(asked, served.content.countReading);
}

void start();
