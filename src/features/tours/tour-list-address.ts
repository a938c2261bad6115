import { useSearchParams } from 'react-router-dom';
import { asPriceOrder, type PriceOrder } from '../../domain/catalogue/apartment-order';
import { asDurationFilter, asPriceFilter, type TourFilter } from '../../domain/tours/tours';

export interface TourListView extends TourFilter {
  order: PriceOrder | null;
  /** Number of times that "Xem thêm" was pressed. */
  presses: number;
}

/**
 * Filters, order and length of a list live in the address: Back from a tour finds the list as it was, and a friend gets
 * the same one.
 *
 * @param state of the navigation, which a change must not lose: it may say which area the list is of
 */
export function useTourListView(state: unknown): [TourListView, (change: Partial<TourListView>) => void] {
  const [search, setSearch] = useSearchParams();
  const presses = search.get('more') ?? '';
  const view: TourListView = {
    words: search.get('q') ?? '',
    days: asDurationFilter(search.get('days')),
    price: asPriceFilter(search.get('price')),
    order: asPriceOrder(search.get('sort')),
    presses: /^\d{1,3}$/.test(presses) ? Number(presses) : 0,
  };
  const change = (part: Partial<TourListView>): void => {
    // Another filter makes another list, which is read from its beginning.
    const next = { ...view, presses: 0, ...part };
    setSearch((before) => written(before, next), { replace: true, preventScrollReset: true, state });
  };
  return [view, change];
}

function written(before: URLSearchParams, view: TourListView): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string | number | null): void => {
    if (value === '' || value === null) after.delete(name);
    else after.set(name, String(value));
  };
  put('q', view.words);
  put('days', view.days);
  put('price', view.price);
  put('sort', view.order);
  put('more', view.presses === 0 ? '' : String(view.presses));
  return after;
}
