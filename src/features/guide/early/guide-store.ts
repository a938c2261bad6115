import { createStore, type StoreApi } from 'zustand/vanilla';
import { responseOf } from '../../../api/ask-early';
import { ApiFailure } from '../../../api/failure';
import { type DoorFailure, doorState } from '../../../domain/guest-access/door-state';
import { storageStore } from '../../../offline/network/connection';
import { readGuideRecord } from '../../../offline/guide/guide-record';
import { keepServed, refreshGuide } from '../../../offline/guide/guide-refresh';
import type { EarlyView } from './early-view';
import { doorFacts, type GuideState, NOTHING_KNOWN } from './guide-state';

export { doorFacts, type GuideState } from './guide-state';

export const guideStore = createStore<GuideState>()(() => NOTHING_KNOWN);

let painted = NOTHING_KNOWN;
/**
 * The same for the cards of door and Wi-Fi: React starts with them as they stand in the page, where the early script may
 * have painted them, and with everything else as it was served.
 */
export const paintedStore: StoreApi<GuideState> = { ...guideStore, getInitialState: () => painted };
export const startFromPainted = (state: GuideState): void => {
  painted = state;
};

/** Nearest two questions may follow each other: coming back to the page says so with several events at once. */
const AT_MOST_EVERY_MS = 2000;
const RETRY_MS = 8000;
const TICK_MS = 10_000;
/** A stay that reception takes back is over on an open phone within 5 s (catalogue W-19): so often its guide asks. */
const STAY_WATCH_MS = 4000;

function failureOf(error: unknown): DoorFailure {
  if (!(error instanceof ApiFailure)) return { kind: 'server' };
  if (error.status === 429) return { kind: 'tooMany', retryAfter: error.retryAfter ?? null };
  return { kind: error.outcome === 'answered' || error.gateway ? 'server' : 'offline' };
}

/** The line is busy: this phone has its mark now and gets the code with the next question. Nothing is the matter. */
const comesBackSoon = (error: unknown): number | null =>
  error instanceof ApiFailure && error.status === 200 ? (error.retryAfter ?? null) : null;

let asking: AbortController | null = null;
let askedAt = -AT_MOST_EVERY_MS;
let retry: ReturnType<typeof setTimeout> | undefined;

async function ask(apartment: string, sent: Promise<Response> | null = null): Promise<void> {
  const call = new AbortController();
  asking = call;
  askedAt = Date.now();
  clearTimeout(retry);
  const current = (): boolean => asking === call && guideStore.getState().apartment === apartment;
  try {
    const record = await refreshGuide(apartment, { signal: call.signal, sent });
    if (current()) guideStore.setState({ record, fresh: true, failure: null, now: Date.now() });
  } catch (error) {
    if (!current() || call.signal.aborted) return;
    const soon = comesBackSoon(error);
    const failure = failureOf(error);
    if (soon === null) guideStore.setState({ failure, fresh: false, now: Date.now() });
    const wait = failure.kind === 'tooMany' ? (failure.retryAfter ?? 60_000) : RETRY_MS;
    retry = setTimeout(refreshDoor, soon ?? wait);
  } finally {
    if (asking === call) asking = null;
  }
}

/** Asks the server again unless it has just been asked. Whatever is shown stays until there is something newer. */
export function refreshDoor(): void {
  const { apartment, forgotten } = guideStore.getState();
  if (apartment === null || forgotten || asking || document.visibilityState === 'hidden') return;
  if (Date.now() - askedAt < AT_MOST_EVERY_MS) return;
  void ask(apartment);
}

/** The clock moves on; a stay that begins now is asked for, one that ends now is wiped by the next read. */
function tick(): void {
  const before = doorState(doorFacts(guideStore.getState()));
  guideStore.setState({ now: Date.now() });
  const after = doorState(doorFacts(guideStore.getState()));
  if (before.kind !== after.kind) refreshDoor();
}

/**
 * Only what was opened by a stay's key can be taken back, and a door that is being made ready opens at any moment; a
 * question that failed is asked again by itself.
 */
function watchStay(): void {
  const { record, failure } = guideStore.getState();
  if (!record?.answer.validUntil || failure !== null) return;
  if (record.answer.access === 'open' || record.answer.validFrom === null) refreshDoor();
}

/**
 * Opens the guide of an apartment: what the phone keeps is shown at once, the server's answer as soon as it comes, and
 * again whenever the guest comes back to the page or the network does (a changed code shows within seconds, catalogue C-34).
 *
 * @param apartment canonical code, `''` when the address has none
 * @param first what the early script has found out
 * @returns ends it
 */
export function openGuide(apartment: string, first?: Pick<EarlyView, 'served' | 'asked' | 'painted'>): () => void {
  asking?.abort();
  asking = null;
  // What stands in the page already stays there while the same is read and asked for anew.
  const { record = null, fresh = false } = first?.painted ?? {};
  guideStore.setState({ ...NOTHING_KNOWN, apartment, record, fresh, now: Date.now() });
  const read = (): void =>
    void readGuideRecord(apartment).then((record) => {
      const state = guideStore.getState();
      if (record && state.apartment === apartment && !state.record && !state.forgotten) guideStore.setState({ record });
    });
  // A database that is slow to open has been given up for the time being; the code may well lie in it.
  const stopReading = storageStore.subscribe(read);
  if (first?.served) {
    guideStore.setState({ record: first.served, fresh: true });
    askedAt = Date.now();
    void keepServed(first.served);
    // The house's other way in comes behind: the first picture waits for no more than the cards.
    if (first.served.answer.second) void ask(apartment);
  } else {
    read();
    void ask(apartment, first?.asked && responseOf(first.asked));
  }

  const timer = setInterval(tick, TICK_MS);
  const watch = setInterval(watchStay, STAY_WATCH_MS);
  const wakes = ['focus', 'online', 'pageshow'] as const;
  wakes.forEach((name) => addEventListener(name, refreshDoor));
  document.addEventListener('visibilitychange', refreshDoor);
  return () => {
    stopReading();
    asking?.abort();
    asking = null;
    clearInterval(timer);
    clearInterval(watch);
    clearTimeout(retry);
    wakes.forEach((name) => removeEventListener(name, refreshDoor));
    document.removeEventListener('visibilitychange', refreshDoor);
  };
}

/** Takes everything private off the screen; nothing is asked for again until the page is opened anew. */
export function forgetOnScreen(): void {
  asking?.abort();
  asking = null;
  clearTimeout(retry);
  guideStore.setState({ record: null, fresh: false, failure: null, forgotten: true });
}
