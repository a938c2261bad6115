import type { Columns } from '../../platform/db/columns';

/** Tables of what is opened in the guide. */
export interface GuideAnalyticsTables {
  /** Counts of what was read of the guide on a day, in Viet Nam; by nobody in particular. */
  reading_counts: { day: string; kind: string; item: string; lang: string; count: number };
}

/** Says what of these rows tells of people. */
export const GUIDE_ANALYTICS_COLUMNS: Columns<GuideAnalyticsTables> = {
  reading_counts: { nobody: 'day kind item lang count' },
};
