import type { HienWorkerScope } from './scope';
import { standDown } from './stand-down';

declare const self: HienWorkerScope;

/** Pause between two looks of a waiting request whether its page is still there. */
const CHECK_MS = 3000;

/**
 * Asks the network for a page. A request without an answer is dropped when its page is gone: Chromium does not tell a
 * worker, and on a network that hangs six of them would take every connection from what the next page asks for. What is
 * on its way when the guest asks for the next version is dropped too; what a tab asks for after that, until the next
 * version is there, is not.
 *
 * @param use what is done with the answer while the page is being watched
 */
export async function fetchForPage(
  { request, clientId }: FetchEvent,
  use: (answer: Response) => Response | Promise<Response> = (answer) => answer,
): Promise<Response> {
  const left = new AbortController();
  const check = async (): Promise<void> => {
    if (!(await self.clients.get(clientId))) left.abort();
  };
  const watch = setInterval(() => void check(), CHECK_MS);
  try {
    return await use(await fetch(request, { signal: standDown.aborted ? left.signal : orStandDown(left.signal) }));
  } finally {
    clearInterval(watch);
  }
}

/** Browsers of before 2024 cannot join signals: there the next version waits for what is on its way. */
const orStandDown = (signal: AbortSignal): AbortSignal =>
  // oxlint-disable-next-line no-restricted-properties -- asked for before it is called
  'any' in AbortSignal ? AbortSignal.any([signal, standDown]) : signal;
