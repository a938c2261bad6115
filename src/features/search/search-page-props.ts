import type { PriceOrder } from '../../domain/catalogue/apartment-order';
import type { HousePlace } from '../../domain/catalogue/places';
import type { Day } from '../../domain/days';
import type { Language } from '../../domain/languages';
import type { RoomFilter } from '../../domain/bookings/rooms-for-party';
import type { Place, StaySearch } from '../../domain/bookings/stay-search';
import type { FoundApartment, FoundStay } from './search-stay';

export interface SearchPageProps {
  search: StaySearch;
  /** Places in which the house has apartments; `null` while that is not known. */
  places: readonly HousePlace[] | null;
  order: PriceOrder | null;
  filters: readonly RoomFilter[];
  /** Number of times that "Xem thêm" was pressed. */
  presses: number;
  today: Day;
  lang: Language;
  brand: string | null;
  /** The hour that cancelling is counted from, `HH:mm`. */
  checkInTime: string;
  hideSearchBar: boolean;
  onSearch: (search: StaySearch) => void;
  onOrder: (order: PriceOrder | null) => void;
  onFilters: (filters: readonly RoomFilter[]) => void;
  onMore: () => void;
  listOf: (area: Place['area']) => string;
  pageOf: (apartment: FoundApartment) => string;
  onBook: (stay: FoundStay) => void;
}
