import { useStore } from 'zustand';
import { momentOf } from '../../../domain/guide/clock';
import { useAway } from '../state/shown-network';
import { guideStore } from '../early/guide-store';

interface OfflineAsOfProps {
  /** Instant at which the phone got it, in ms; `null` while it is what came with the page. */
  at: number | null;
  words: (time: string) => string;
}

/** Without a network: from when that is which is shown. */
export function OfflineAsOf({ at, words }: OfflineAsOfProps) {
  const away = useAway();
  const now = useStore(guideStore, (state) => state.now);
  return away && at !== null ? <p data-as-of="">{words(momentOf(at, now))}</p> : null;
}
