import { lazy, Suspense } from 'react';
import type { SearchDatesProps } from './search-calendar';
import css from './search-dates.module.css';

/** The calendar is the heaviest thing of the page and comes, with its fields, when it is opened. */
const SearchCalendar = lazy(async () => ({ default: (await import('./search-calendar')).SearchCalendar }));

export const SearchDates = (props: SearchDatesProps) => (
  <Suspense fallback={<div className={css.coming} />}>
    <SearchCalendar {...props} />
  </Suspense>
);
