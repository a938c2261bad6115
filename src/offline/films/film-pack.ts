import { createStore } from 'zustand/vanilla';
import { ApiFailure, request } from '../../api/request';
import { filmListShape } from '../../contract/guide/guide-shapes';
import { FILMS_API } from '../../contract/api-addresses';
import { backOff } from '../network/back-off';
import { isFull } from '../network/connection';
import { channel, exclusively, idle } from '../network/exclusive';
import { WrongBytes, downloadExtras, downloadFilm } from './film-download';
import { type Film, dropParts, dropStale, isKept } from './film-store';
import { networkStore } from '../network/network';
import { LOCAL_KEYS, readLocal, writeLocal } from '../storage/storage-keys';

export interface FilmPack {
  /**
   * `waiting-for-tap`: the phone saves data. `paused`: no network. `failed`: given up until the next start.
   * `full`: no room on the phone.
   */
  state: 'idle' | 'waiting-for-tap' | 'loading' | 'paused' | 'failed' | 'full' | 'done';
  /** Films that are complete, with poster and captions. */
  done: number;
  total: number;
  /** Bytes of films that are on the phone. */
  bytes: number;
  totalBytes: number;
}

export const filmPackStore = createStore<FilmPack>(() => ({
  state: 'idle',
  done: 0,
  total: 0,
  bytes: 0,
  totalBytes: 0,
}));

const AT_ONCE = 2;
const LIST_TIMEOUT_MS = 8000;
/** So often a film may arrive with the wrong bytes before it is left for the next start. */
const WRONG_BYTES_LIMIT = 3;
const LONGEST_PAUSE_MS = 30_000;
/** The guest reads first: the films leave the wire alone until the guide has been ready for so long. */
const START_DELAY_MS = 3000;
/** So often it is said how many bytes are here: each time a line is written anew, here and in every other tab. */
const SAY_EVERY_MS = 250;

/** Other tabs show the progress of the one that loads. */
const tabs = channel('hien-films');
tabs?.addEventListener('message', (event: MessageEvent<FilmPack>) => filmPackStore.setState(event.data));

let running: Promise<void> | null = null;

/**
 * Brings the appliance films to the phone (ruling 31), one tab at a time, as soon as the guide itself is ready offline.
 * Never rejects: how it goes is in `filmPackStore`. Calling it again takes up what has stopped.
 *
 * @param options.byTap the guest asked for it: data saver no longer holds it back, on this phone, for good
 */
export function startFilmPack(options: { byTap?: boolean } = {}): Promise<void> {
  if (options.byTap) writeLocal(LOCAL_KEYS.filmsWanted, 'yes');
  running ??= start(options.byTap ?? false).finally(() => {
    running = null;
  });
  return running;
}

/** Tells whether the whole film lies on the phone, so that it plays without a network. */
export async function filmUrlCached(name: string): Promise<boolean> {
  try {
    return (await caches.match(`/videos/${name}.mp4`)) !== undefined;
  } catch {
    return false;
  }
}

async function start(byTap: boolean): Promise<void> {
  // Asked for by name only: where storage is blocked, already looking at `caches` throws.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  if (!byTap) {
    await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, START_DELAY_MS));
    await idle(2000);
  }
  try {
    await exclusively('hien-films', load);
  } catch (error) {
    publish({ state: isFull(error) ? 'full' : 'failed' });
  }
}

async function load(): Promise<void> {
  const films = await listOfFilms();
  await dropStale(films);
  // A house may have none: then nothing is told of them.
  if (films.length === 0) return;
  const waiting: Film[] = [];
  const bytes = new Map<string, number>();
  for (const film of films) {
    if (await isKept(film)) bytes.set(film.name, film.bytes);
    waiting.push(film);
  }
  let done = 0;
  let toldAt = -Infinity;
  const progress = (): void => {
    toldAt = performance.now();
    publish({ done, bytes: [...bytes.values()].reduce((sum, one) => sum + one, 0) });
  };
  publish({ total: films.length, totalBytes: films.reduce((sum, film) => sum + film.bytes, 0) });
  progress();
  if (savesData() && bytes.size < films.length) {
    publish({ state: 'waiting-for-tap' });
    return;
  }
  publish({ state: 'loading' });
  let failed = 0;
  const worker = async (): Promise<void> => {
    for (let film = waiting.shift(); film; film = waiting.shift()) {
      const { name } = film;
      try {
        const complete = await bring(film, (have) => {
          bytes.set(name, have);
          if (performance.now() - toldAt >= SAY_EVERY_MS) progress();
        });
        if (complete) done += 1;
        else failed += 1;
        progress();
      } catch (error) {
        waiting.length = 0; // no room for one is no room for the next
        throw error;
      }
    }
  };
  // Both have to end before the lock is given up.
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
  publish({ state: failed > 0 ? 'failed' : 'done' });
}

/** Tries until the film is there; a pause starts small again whenever bytes have moved. */
async function bring(film: Film, moved: (bytes: number) => void): Promise<boolean> {
  let wrong = 0;
  let most = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      if (!(await isKept(film)))
        await downloadFilm(film, (bytes) => {
          if (bytes > most) {
            tries = 0;
            most = bytes;
            if (filmPackStore.getState().state !== 'loading') publish({ state: 'loading' });
          }
          moved(bytes);
        });
      await downloadExtras(film);
      return true;
    } catch (error) {
      if (isFull(error)) {
        await dropParts(film);
        throw error;
      }
      if (error instanceof WrongBytes) {
        wrong += 1;
        most = 0;
      } else if (!(error instanceof ApiFailure)) throw error;
      if (wrong >= WRONG_BYTES_LIMIT || isGone(error)) return false;
      await pause(backOff(Math.max(tries, 1), LONGEST_PAUSE_MS), error);
    }
  }
}

/** Reads the list of films from the server; while it cannot be asked, gives the last list that it sent. */
async function listOfFilms(): Promise<Film[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { films } = await request({ path: FILMS_API, schema: filmListShape, timeoutMs: LIST_TIMEOUT_MS });
      writeLocal(LOCAL_KEYS.filmList, JSON.stringify(films));
      return films;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const known = readLocal(LOCAL_KEYS.filmList);
      if (known) return JSON.parse(known) as Film[];
      await pause(backOff(tries, LONGEST_PAUSE_MS), error);
    }
  }
}

/** A file that our own server does not have will not come by asking again. */
function isGone(error: unknown): boolean {
  return error instanceof ApiFailure && error.ours && error.kind === 'http' && (error.status ?? 0) < 429;
}

/** Waits, says so, and goes on early when the network is back. */
async function pause(ms: number, why: unknown): Promise<void> {
  // Until bytes move again: an attempt that hangs is still shown as paused.
  if (why instanceof ApiFailure && why.outcome !== 'answered') publish({ state: 'paused' });
  await new Promise<void>((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(go, ms);
    const stop = networkStore.subscribe((now, before) => {
      if (now.state === 'online' && before.state !== 'online') go();
    });
  });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true && readLocal(LOCAL_KEYS.filmsWanted) === null;
}

function publish(change: Partial<FilmPack>): void {
  filmPackStore.setState(change);
  tabs?.postMessage(filmPackStore.getState());
}
