import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { serverNow } from '../../../api/server-clock';
import { readSearchQuery } from '../../../contract/bookings/read-search-address';
import { searchQuery } from '../../../contract/bookings/search-address';
import { partyWords, stayQuery } from '../../../contract/bookings/stay-address';
import { asPriceOrder } from '../../../domain/catalogue/apartment-order';
import { readRoomFilters } from '../../../domain/bookings/rooms-for-party';
import { dayInVietNam } from '../../../domain/days';
import { bookingState } from '../../../features/apartments/apartment-detail-stay';
import { SearchPage } from '../../../features/search/search-page';
import { apartmentListPath, apartmentPathInArea, PATHS } from '../../../contract/page-addresses';
import { usePolicyHour } from '../../site/policy-hour';
import { siteContentStore } from '../../site/site-content';
import { siteLanguageStore } from '../../site/site-language';

/** `/search-results` */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: { hideSearchBar?: unknown } | null };
  const navigate = useNavigate();
  const lang = useStore(siteLanguageStore, (site) => site.lang);
  const { content, places } = useStore(siteContentStore);
  const policyHour = usePolicyHour(lang, content?.hours.checkIn);
  const [today] = useState(() => dayInVietNam(serverNow()));
  const search = useMemo(() => readSearchQuery(query, today, places), [query, today, places]);
  const order = asPriceOrder(query.get('sort'));
  const filterWord = query.get('only');
  const more = query.get('more') ?? '';
  const presses = /^\d{1,3}$/.test(more) ? Number(more) : 0;
  const filters = useMemo(() => readRoomFilters(filterWord), [filterWord]);
  /** The way a list is looked at stands in its address and adds no step to go back. */
  const setView = (name: 'sort' | 'only' | 'more', value: string | null): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (name === 'only') after.delete('more');
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true, state },
    );
  const view = new URLSearchParams([...query].filter(([name]) => name === 'sort' || name === 'only')).toString();
  return (
    <SearchPage
      search={search}
      order={order}
      filters={filters}
      presses={presses}
      today={today}
      lang={lang}
      brand={content?.brand ?? null}
      checkInTime={policyHour}
      hideSearchBar={state?.hideSearchBar === true}
      onSearch={(next) =>
        void navigate(`${PATHS.searchResults}?${[searchQuery(next), view].filter(Boolean).join('&')}`)
      }
      onOrder={(next) => setView('sort', next)}
      onFilters={(next) => setView('only', next.join(','))}
      onMore={() => setView('more', String(presses + 1))}
      places={places}
      listOf={apartmentListPath}
      pageOf={(apartment) =>
        `${apartmentPathInArea(apartment)}?${new URLSearchParams({
          checkIn: search.checkIn ?? '',
          checkOut: search.checkOut ?? '',
          ...partyWords(search),
        }).toString()}`
      }
      onBook={(stay) => {
        const address = stayQuery({
          roomId: stay.room.id,
          apartmentId: stay.apartment.id,
          checkIn: stay.checkIn,
          checkOut: stay.checkOut,
          quantity: stay.quantity,
          party: stay.party,
          totalPrice: stay.quote.total,
        });
        void navigate(`${PATHS.bookingPage}?${address}`, { state: bookingState(stay) });
      }}
    />
  );
}
