import { useCallback, useMemo } from 'react';
import type { Day } from '../../../domain/days';
import type { Language } from '../../../domain/languages';
import { deskPages } from '../../../offline/desk/desk-pages';
import { deskQuery } from '../../../offline/desk/desk-query';
import { deskNights } from '../../../offline/desk/desk-sources';
import { useDesk } from '../shared/use-desk';
import { viewOf } from './calendar-view';

const NIGHTS = 60;

/**
 * Reads the calendar from a day on. A large house comes in pages, each when rows of its rooms come into sight.
 *
 * @param keep whether the answer is kept for a time without a network
 */
export function useCalendar(from: Day, keep: boolean, lang: Language) {
  const store = useMemo(
    () => deskPages((page) => deskQuery(deskNights(from, NIGHTS, lang, page), keep)),
    [from, keep, lang],
  );
  const { data: pages, failure } = useDesk(store);
  const data = useMemo(() => pages && viewOf(pages), [pages]);
  const types = data?.types;
  const see = useCallback(
    (roomIds: readonly number[]) => {
      const seen = new Set(roomIds);
      store.want((types ?? []).filter(({ roomId }) => seen.has(roomId)).flatMap((type) => type.pages));
    },
    [store, types],
  );
  return { data, failure, see };
}
