import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { followLeaving } from '../../offline/accounts/follow-leaving';
import { startFaults } from '../faults';
import { startSession } from './session';
import { followHouse } from './house';
import { speakAsHouse, startLanguage } from './site-language';
import { SiteApp } from './site-app';
import { createSiteRouter } from './router';
import { startSiteServices } from './site-services';

/** Longest time that the first page waits for its typeface: as long as `font-display: optional` would. */
const FACE_LIMIT_MS = 100;

/** Lets a tap be answered before what comes next. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Words first, then the page, then everything that nobody waits for. */
export async function bootSite(): Promise<void> {
  // Finding the words and making the routes are a long task each on a slow phone, and so is what was before this.
  await turn();
  startFaults();
  startSession();
  followLeaving();
  const language = startLanguage();
  await turn();
  // The router starts to load its first page while the words are on their way.
  const router = createSiteRouter();
  await Promise.all([language, faceOrNot()]);
  const place = document.getElementById('root');
  if (!place) return;
  // What the server drew stays until the page itself can take its place.
  if (place.hasChildNodes()) await initialized(router);
  const root = createRoot(place);
  // A first page in one go keeps a slow phone from its taps for half a second.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SiteApp router={router} />
      </StrictMode>,
    ),
  );
  startSiteServices();
  speakAsHouse();
  void followHouse();
}

function initialized(router: ReturnType<typeof createSiteRouter>): Promise<void> {
  return new Promise((resolve) => {
    const check = (): boolean => {
      if (router.state.initialized) resolve();
      return router.state.initialized;
    };
    if (check()) return;
    const stop = router.subscribe(() => {
      if (check()) stop();
    });
  });
}

/**
 * Asks for the typeface before there is text to show in it. One that lies on the phone is there in time and the page is
 * drawn in it from the start; one that is not must not hold the page up.
 */
function faceOrNot(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, FACE_LIMIT_MS));
  const faces = ['400', '600'].map((weight) => document.fonts.load(`${weight} 1em "Hien"`, 'Hiên ở'));
  return Promise.race([Promise.allSettled(faces), late]);
}
