import { apartmentCodeFromPath } from './domain/guide/apartment-code';
import { doorState } from './domain/guide/door-state';
import { asLanguage } from './domain/languages';
import { doorFacts, guideStore, openGuide } from './features/guide/guide-store';
import { watchInstallPrompt } from './features/guide/install-prompt';
import { leaveForLanguage } from './features/guide/leave-for-language';
import { idle } from './offline/exclusive';
import { takeStayKey } from './offline/guide-refresh';
import { keepTrying } from './offline/keep-trying';
import { networkStore, startNetworkWatch } from './offline/network';

/** What the early script does not answer: the first touch of it brings React. */
const NEEDS_REACT = 'input,select,textarea,form,[data-film],button:not([data-accordion-trigger],[data-copied])';
/** The line is taken for free after so long, whatever the worker still fetches. */
const LINE_LIMIT_MS = 5000;

let coming: Promise<void> | null = null;

/** Brings React, with every part of the guide. What is tapped meanwhile is not lost. */
function bringReact(): void {
  if (coming) return;
  for (const href of window.hienFirst?.later ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  coming = keepTrying(() => import('./app/guide-react')).then(({ takeOver }) => takeOver());
}

/** Resolves when the worker has fetched what it keeps, so that nothing has to share the line, and the browser is idle. */
async function lineAndProcessorFree(): Promise<void> {
  const limit = new Promise((done) => setTimeout(done, LINE_LIMIT_MS));
  if ('serviceWorker' in navigator) await Promise.race([navigator.serviceWorker.ready, limit]);
  await idle(2000);
}

const isLive = (): boolean => 'live' in document.documentElement.dataset;

/** The cards follow the state while they are the early script's; what it cannot paint is React's. */
function followState(): void {
  const first = window.hienFirst;
  const follow = (): void => {
    if (isLive()) return;
    if (first?.paint(guideStore.getState())) void idle(1000).then(drawJoinCode);
    else if (doorState(doorFacts(guideStore.getState())).kind !== 'loading') bringReact();
  };
  guideStore.subscribe(follow);
  follow();
  networkStore.subscribe(({ state }) => {
    // Who is cut off is told so, below the cards.
    if (state === 'offline' || state === 'portal') bringReact();
  });
}

/** Draws the join code into a painted card that has none. */
async function drawJoinCode(): Promise<void> {
  const { wifi } = guideStore.getState().record?.answer ?? {};
  const place = document.querySelector<HTMLElement>('[data-join]:empty');
  if (!place || !wifi || wifi.name === null || isLive()) return;
  const { drawJoin } = await keepTrying(() => import('./features/guide/wifi-join'));
  if (place.isConnected) drawJoin(place, wifi.name, wifi.password ?? '');
}

function answerTouches(): void {
  for (const name of ['pointerdown', 'focusin']) {
    addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element && target.closest(NEEDS_REACT)) bringReact();
      },
      { capture: true, passive: true },
    );
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    const next = asLanguage(link?.hreflang);
    if (link && next && !isLive()) leaveForLanguage(link, next);
  });
}

/** The guide before React: the code, kept and asked for anew, on what the early script has painted. */
function start(): void {
  const apartment = apartmentCodeFromPath(location.pathname);
  takeStayKey(location.hash, apartment);
  watchInstallPrompt();
  // Before anything is asked for, or what the first answers say about the network would be missed.
  startNetworkWatch();
  answerTouches();
  openGuide(apartment, window.hienFirst);
  followState();
  void lineAndProcessorFree().then(bringReact);
}

start();
