import { createContext } from 'react';
import type { Today } from '../../../contract/desk/today';
import type { Query } from '../../../offline/query/query';

/** The day's board, which the frame reads for its counts and the page of the day shows. */
export const TodayContext = createContext<Query<Today> | null>(null);
