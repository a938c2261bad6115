import { useEffect, useState } from 'react';
import type { GuideData } from './guide-data';
import { contentNow, eventsNow, learnedBefore, updateDelay } from '../background/guide-updates';

/**
 * The guide as it came with the page, then as the server has it now. The page from the worker's store may be older than
 * what the phone kept last; a failure of either changes nothing (specification §8: logged only, the list stays).
 */
export function useGuideUpdates(served: GuideData): GuideData {
  const [data, setData] = useState(served);
  useEffect(() => {
    const { lang, speech } = served;
    const stop = new AbortController();
    const update = (part: Partial<GuideData>): void => {
      if (!stop.signal.aborted) setData((current) => ({ ...current, ...part }));
    };
    const learned = learnedBefore();
    if (learned) {
      update(learned);
      return;
    }
    const refresh = (): void => {
      contentNow(speech, stop.signal).then(update, () => undefined);
      eventsNow(lang, stop.signal).then(update, () => undefined);
    };
    const timer = setTimeout(refresh, updateDelay());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [served]);
  return data;
}
