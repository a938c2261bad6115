/** Tables of what was forgotten. */
export interface PrivacyTables {
  /** Each night's forgetting: how many rows of each kind, as JSON. */
  privacy_runs: { day: string; at: number; counts: string };
}
