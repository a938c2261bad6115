/**
 * Ends what still runs in a database when its page is left and kept for coming back, and begins nothing more until it is
 * shown again. WebKit and Firefox put a page into their back-forward cache with its transactions open: those lock their
 * stores for every page that comes after, and the outbox of the next page stood still for as long as the first was kept.
 * Leaving begins one by itself: the request that is dropped then is written down as failed.
 *
 * What is ended fails as it does when a page is closed, and is asked for again after coming back or by the next page.
 */
export function endWhenLeft(db: IDBDatabase): void {
  const running = new Set<IDBTransaction>();
  const begin = db.transaction.bind(db);
  let left = false;
  db.transaction = (...asked) => {
    if (left) throw new Error('The page has been left.');
    const transaction = begin(...asked);
    const end = (): boolean => running.delete(transaction);
    running.add(transaction);
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
    return transaction;
  };
  const turn = ({ type, persisted }: PageTransitionEvent): void => {
    left = persisted && type === 'pagehide';
    if (left) running.forEach(abort);
  };
  // Heard before everybody else: whoever is woken by coming back reads at once.
  window.addEventListener('pagehide', turn, true);
  window.addEventListener('pageshow', turn, true);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has just ended, and its event is on its way
  }
}
