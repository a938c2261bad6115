import type { Columns } from '../../platform/db/columns';

/** Tables of who reads guides how often. */
export interface GuideTables {
  guide_clients: { client: string; seen_at: number };
  guide_reads: { client: string; apartment: string; known: number; read_at: number };
}

/** Says what of these rows tells of people. */
export const GUIDE_COLUMNS: Columns<GuideTables> = {
  guide_clients: { job: 'client', nobody: 'seen_at' },
  guide_reads: { job: 'client apartment', nobody: 'known read_at' },
};
