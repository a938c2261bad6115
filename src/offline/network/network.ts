import { createStore } from 'zustand/vanilla';
import { type Outcome, onOutcome } from '../../api/outcome';
import { probe } from '../../api/probe';
import { isResting } from './back-off';

/** `portal`: the Wi-Fi answers in place of our server and wants a sign-in. `offline`: our server cannot be reached. */
type NetworkState = 'unknown' | 'online' | 'offline' | 'portal';

export interface Network {
  state: NetworkState;
  /** While it is `offline`: the network is there, and something in it says that our server is not. */
  gateway?: boolean;
}

export const networkStore = createStore<Network>(() => ({ state: 'unknown' }));

/** A signed-in Wi-Fi is noticed within 10 s: the longest pause and the probe's own limit together. */
const LONGEST_PAUSE_MS = 5000;
/** Flapping Wi-Fi fires `online` many times a second. */
const SHORTEST_PAUSE_MS = 1000;

const STATE_OF: Record<Outcome, NetworkState> = { answered: 'online', portal: 'portal', unreachable: 'offline' };

let watching: (() => void) | null = null;

/**
 * Follows what every exchange says about the network and, while it is away, asks again by itself: at once when the
 * phone says it is back or the page is looked at, otherwise after 1, 2, 4, 5, 5… s. Nothing is asked while the page is
 * hidden.
 *
 * @returns the function that ends it
 */
export function startNetworkWatch(): () => void {
  watching ??= watch();
  return watching;
}

function watch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = SHORTEST_PAUSE_MS;
  let asking = false;
  let lastAsked = -Infinity;
  /** The phone has said that it has no network, and our server was not asked since: what answers now was on its way. */
  let lost = false;

  const away = (): boolean => ['offline', 'portal'].includes(networkStore.getState().state);
  const inDoubt = (): boolean => lost || away();

  const learn = (outcome: Outcome, gateway = false): void => {
    if (outcome === 'unreachable' && isResting()) return;
    const state = STATE_OF[outcome];
    const known = networkStore.getState();
    if (known.state !== state || (known.gateway ?? false) !== gateway) networkStore.setState({ state, gateway });
    if (state === 'online') {
      pause = SHORTEST_PAUSE_MS;
      clearTimeout(timer);
      timer = undefined;
      if (lost) askAfter(pause);
    } else if (timer === undefined && !asking) askAfter(pause);
  };

  const askAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), ms);
  };

  const ask = async (): Promise<void> => {
    timer = undefined;
    if (asking || document.hidden || !inDoubt()) return;
    asking = true;
    lost = false;
    lastAsked = Date.now();
    await probe();
    asking = false;
    if (!away()) return;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    // A phone that says itself that it has no network fires `online` when it has one again.
    if (navigator.onLine) askAfter(pause);
  };

  const wake = (): void => {
    if (!inDoubt()) return;
    pause = SHORTEST_PAUSE_MS;
    askAfter(Math.max(0, lastAsked + SHORTEST_PAUSE_MS - Date.now()));
  };
  const check = (): void => {
    if (!document.hidden) wake();
  };
  const lose = (): void => {
    lost = true;
    learn('unreachable');
  };

  const stopListening = onOutcome(learn);
  window.addEventListener('online', wake);
  window.addEventListener('offline', lose);
  window.addEventListener('focus', wake);
  document.addEventListener('visibilitychange', check);
  if (!navigator.onLine) lose();

  return () => {
    watching = null;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', lose);
    window.removeEventListener('focus', wake);
    document.removeEventListener('visibilitychange', check);
  };
}
