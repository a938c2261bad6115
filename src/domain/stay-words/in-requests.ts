/** Sentences of the requests' sheet where nothing can be asked for; keys in `guest-requests`. */
export const IN_REQUESTS = {
  cancelled: 'closed.cancelled',
  ended: 'closed.ended',
  /** The guide was opened without a stay's key: an open house, or a scan of a room's code. */
  noKey: 'closed.noKey',
  noDoor: 'closed.noDoor',
  /** Our server has refused the key. */
  over: 'closed.over',
} as const;
export type ClosedBecause = keyof typeof IN_REQUESTS;

interface Asking {
  /** `''` while the stay has no door. */
  apartment: string;
  answer: { access: string; cancelled?: boolean | undefined } | undefined;
  hasKey: boolean;
  refused: boolean;
}

/** Says why nothing can be asked for; `null` where it can. */
export function closedBecause({ apartment, answer, hasKey, refused }: Asking): ClosedBecause | null {
  if (answer?.cancelled) return 'cancelled';
  if (answer?.access === 'ended') return 'ended';
  if (!hasKey) return 'noKey';
  // The house's own guide, which a key opens before its door is given.
  if (apartment === '') return 'noDoor';
  return refused ? 'over' : null;
}
