import { useEffect, useState } from 'react';
import { readContent, refreshContent } from '../../offline/content';
import { readEvents, refreshEvents } from '../../offline/events';
import type { GuideData } from './guide-data';

/** What the server has just sent is not old: the line belongs to what the guide needs offline. */
const FIRST_VISIT_DELAY_MS = 4000;

/**
 * The guide as it came with the page, then as the server has it now. The page from the worker's store may be older than
 * what the phone kept last; a failure of either changes nothing (specification §8: logged only, the list stays).
 */
export function useGuideUpdates(served: GuideData): GuideData {
  const [data, setData] = useState(served);
  useEffect(() => {
    const { lang } = served;
    const stop = new AbortController();
    const update = (part: Partial<GuideData>): void => {
      if (!stop.signal.aborted) setData((current) => ({ ...current, ...part }));
    };
    const refresh = (): void => {
      refreshContent(lang, stop.signal)
        .catch(() => readContent(lang))
        .then(
          (kept) => kept && update({ content: kept.content, savedAt: kept.savedAt }),
          () => undefined,
        );
      refreshEvents(lang, stop.signal)
        .catch(() => readEvents(lang))
        .then(
          (kept) => kept && update({ events: kept.events, eventsSavedAt: kept.savedAt }),
          () => undefined,
        );
    };
    const fromWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    const timer = setTimeout(refresh, fromWorker ? 0 : FIRST_VISIT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [served]);
  return data;
}
