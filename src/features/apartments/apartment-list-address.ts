import { useSearchParams } from 'react-router-dom';
import { asPriceOrder, type PriceOrder } from '../../domain/catalogue/apartment-order';

interface ListView {
  /** Text of the name filter. */
  name: string;
  order: PriceOrder | null;
  /** Number of times that "Xem thêm" was pressed. */
  presses: number;
  /** The page that it begins with, from 1: search engines follow those of a long list. */
  page: number;
}

/**
 * Filter, order and length of a list live in the address: Back from an apartment finds the list as it was, and a friend
 * gets the same one.
 *
 * @param state of the navigation, which a change must not lose: it may say which area the list is of
 */
export function useListView(state: unknown): [ListView, (change: Partial<ListView>) => void] {
  const [search, setSearch] = useSearchParams();
  const count = (name: string): number => (/^\d{1,3}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : 0);
  const view: ListView = {
    name: search.get('name') ?? '',
    order: asPriceOrder(search.get('sort')),
    presses: count('more'),
    page: Math.max(1, count('page')),
  };
  const change = (part: Partial<ListView>): void => {
    const next = { ...view, ...part };
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (name: string, value: string): void => (value === '' ? after.delete(name) : after.set(name, value));
        put('name', next.name);
        put('sort', next.order ?? '');
        put('more', next.presses === 0 ? '' : String(next.presses));
        put('page', next.page === 1 ? '' : String(next.page));
        return after;
      },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [view, change];
}
