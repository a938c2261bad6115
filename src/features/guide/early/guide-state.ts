import type { DoorFacts, DoorFailure } from '../../../domain/guest-access/door-state';
import type { GuideRecord } from '../../../offline/guide/guide-record';

/** Everything that the first view of the guide shows follows from this; early script and React read the same. */
export interface GuideState {
  /** `null` until the address has been read. */
  apartment: string | null;
  record: GuideRecord | null;
  /** True when `record` came from the server during this visit. */
  fresh: boolean;
  failure: DoorFailure | null;
  forgotten: boolean;
  /** The phone's clock as of the last tick, in ms. */
  now: number;
}

export const NOTHING_KNOWN: GuideState = {
  apartment: null,
  record: null,
  fresh: false,
  failure: null,
  forgotten: false,
  now: 0,
};

/** Takes from the state the facts that the rules about the door need. */
export function doorFacts({ record, ...state }: GuideState): DoorFacts {
  return { ...state, answer: record?.answer ?? null, savedAt: record?.savedAt ?? null };
}
