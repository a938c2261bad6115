import { momentOf } from '../domain/guide/clock';
import type { Language } from '../domain/languages';

/** When something was kept, as it is said now: the hour today, with its day otherwise. */
export const savedMoment = (savedAt: number, _lang: Language): string => momentOf(savedAt, Date.now());
