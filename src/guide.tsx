import { apartmentCodeFromPath } from './domain/guest-access/apartment-code';
import { doorState } from './domain/guest-access/door-state';
import { linesInPage } from './features/guide/early/guide-lines';
import { doorFacts, guideStore, openGuide } from './features/guide/early/guide-store';
import { watchInstallPrompt } from './features/guide/early/install-prompt';
import { paintApartment } from './features/guide/early/paint-apartment';
import { idle } from './offline/network/exclusive';
import { takeStayKey } from './offline/guide/guide-refresh';
import { keepTrying } from './offline/network/keep-trying';
import { setStoredLanguage } from './offline/storage/language';
import { LOCAL_KEYS, readLocal } from './offline/storage/storage-keys';
import { networkStore, startNetworkWatch } from './offline/network/network';

/** Selector of the elements that neither the early script nor this one answers: the first touch of one brings React. */
const NEEDS_REACT = 'input,select,form,[data-film],button:not([data-accordion-trigger],[data-copied],[data-at-once])';
/** Sections and lists that say more with React, and so are better off with it before they are read. */
const WANT_REACT = '[id="10"],[id="12"],#events';
/** A tap on the map waits so long for React, which opens the floor that the guest lives on; then it opens without. */
const MAP_WAIT_MS = 1500;
/** The line is taken for free after so long, whatever the worker still fetches. */
const LINE_LIMIT_MS = 5000;

let coming: Promise<void> | null = null;

const root = document.documentElement;
const isLive = (): boolean => 'live' in root.dataset;

/** Brings React, with every part of the guide. What is tapped meanwhile is not lost. */
function bringReact(): void {
  if (coming) return;
  // What it imports: named behind the text, which would come a round trip later beside this list.
  for (const href of document.getElementById('guide-data')?.dataset['later']?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  coming = keepTrying(() => import('./app/guide/guide-react')).then(({ takeOver }) => takeOver());
}

/** Resolves when the worker has fetched what it keeps, so that nothing has to share the line, and the browser is idle. */
async function lineAndProcessorFree(): Promise<void> {
  const limit = new Promise((done) => setTimeout(done, LINE_LIMIT_MS));
  if ('serviceWorker' in navigator) await Promise.race([navigator.serviceWorker.ready, limit]);
  // React would take it back.
  await window.hienEarly?.copyShown;
  await idle(2000);
}

/** The cards follow the state while they are the early script's; what it cannot paint is React's. */
function followState(): void {
  const first = window.hienEarly;
  const { t } = linesInPage();
  const follow = (): void => {
    if (isLive()) return;
    const state = guideStore.getState();
    paintApartment(state, t);
    if (first?.paint(state)) void idle(1000).then(drawJoinCode);
    else if (doorState(doorFacts(state)).kind !== 'loading') bringReact();
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
  const { drawJoin } = await keepTrying(() => import('./features/guide/early/wifi-join'));
  if (place.isConnected) drawJoin(place, wifi.name, wifi.password ?? '');
}

/** The map opens with the plan of the guest's own floor, which is React's to draw. */
function mapOpener(target: Element): HTMLElement | null {
  const opener = target.closest<HTMLElement>('a[href="#6"],[data-accordion-trigger]');
  if (!opener || opener.ariaExpanded === 'true') return null;
  return opener.matches('a') || opener.closest('[data-section]')?.id === '6' ? opener : null;
}

/** A keyboard on the screen takes its lower half, where a tapped field would be left without room for what it finds. */
function bringUp(field: HTMLElement): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  field.closest('[data-place]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

function answerTouches(): void {
  let mapTapped = false;
  // What was touched before this script was here.
  if (window.hienEarly?.tapped || 'film' in root.dataset || document.activeElement?.closest(NEEDS_REACT)) bringReact();
  for (const name of ['pointerdown', 'focusin']) {
    addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element && (target.closest(NEEDS_REACT) || mapOpener(target))) bringReact();
      },
      { capture: true, passive: true },
    );
  }
  addEventListener('keydown', bringReact, { once: true, passive: true });
  addEventListener(
    'click',
    (event) => {
      const opener = event.target instanceof Element ? mapOpener(event.target) : null;
      if (!opener || isLive() || mapTapped) return;
      mapTapped = true;
      event.preventDefault();
      event.stopImmediatePropagation();
      bringReact();
      void Promise.race([coming, new Promise((done) => setTimeout(done, MAP_WAIT_MS))]).then(() => opener.click());
    },
    { capture: true },
  );
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'search') bringUp(target);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link) void setStoredLanguage(link.hreflang);
  });
}

/**
 * A finger says what it wants before it needs anything, and most guests read the code, open a section and go: on a
 * phone React comes with what it is wanted for. Where there is a mouse, with hovering and printing, it comes when line
 * and processor are free.
 */
function waitForWants(): void {
  // Who has asked reception for something reads how far it is.
  if (!matchMedia('(hover: none), (pointer: coarse)').matches || readLocal(LOCAL_KEYS.guestRequests)) {
    void lineAndProcessorFree().then(bringReact);
    return;
  }
  const near = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void idle(2000).then(bringReact);
  });
  document.querySelectorAll(WANT_REACT).forEach((part) => near.observe(part));
}

/** A finger is answered in between. */
const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** An icon of Apple's has storage of its own, and must bring the stay's key along. */
function giveKeyToIcon(apartment: string): void {
  if (!/iP(?:hone|ad|od)|Macintosh/.test(navigator.userAgent)) return;
  void keepTrying(() => import('./features/guide/icon/page-manifest')).then((page) => page.followStayKey(apartment));
}

/** The guide before React: the code, kept and asked for anew, on what the early script has painted. */
async function start(): Promise<void> {
  const apartment = apartmentCodeFromPath(location.pathname);
  takeStayKey(location.hash, apartment);
  watchInstallPrompt();
  // Before anything is asked for, or what the first answers say about the network would be missed.
  startNetworkWatch();
  answerTouches();
  await breath();
  openGuide(apartment, window.hienEarly);
  giveKeyToIcon(apartment);
  await breath();
  followState();
  waitForWants();
  // What works behind the guide needs no React: keeping it, sending what waits, counting, offering a new version.
  void idle(2000)
    .then(() => keepTrying(() => import('./app/guide/background/guide-services')))
    .then(({ startGuideServices }) => startGuideServices(bringReact));
}

void start();
