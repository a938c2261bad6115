import { createContext } from 'react';
import type { Today } from '../../../contract/desk/today';
import type { Reading } from '../../../offline/query/reading';

/** The day's board, which the frame reads for its counts and the page of the day shows. */
export const TodayContext = createContext<Reading<Today> | null>(null);
