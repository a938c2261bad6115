import type { Todo } from '../../../contract/desk/today';

/** Begins a line of the board: its kind, and nothing else known yet. */
export const nothingKnown = (kind: Todo['kind']): Todo => ({
  key: kind,
  kind,
  at: '',
  runsOut: false,
  place: '',
  who: '',
  from: null,
  to: null,
  amount: null,
  code: null,
  bookingId: null,
});
