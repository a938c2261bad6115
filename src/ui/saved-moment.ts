import { momentOf } from '../domain/guide/clock';

/** Says when something was kept, as it is said now: the hour today, with its day otherwise. */
export const savedMoment = (savedAt: number): string => momentOf(savedAt, Date.now());
