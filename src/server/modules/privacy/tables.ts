import type { Columns } from '../../platform/db/columns';

/** Tables of what was forgotten. */
export interface PrivacyTables {
  /** Each night's forgetting: how many rows of each kind, as JSON. */
  privacy_runs: { day: string; at: number; counts: string };
}

/** Says what of these rows tells of people. */
export const PRIVACY_COLUMNS: Columns<PrivacyTables> = {
  privacy_runs: { nobody: 'day at counts' },
};
