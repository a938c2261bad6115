import type { Apartment } from '../../contract/catalogue/apartments';
import type { HousePlace } from '../../domain/catalogue/places';
import type { Language } from '../../domain/languages';
import type { ApartmentAddress } from './apartment-detail-lookup';
import type { ChosenStay } from './apartment-detail-stay';

export interface ApartmentDetailProps {
  address: ApartmentAddress;
  lang: Language;
  brand: string | null;
  /** The hotel's check-in hour, `HH:mm`. */
  checkInTime: string;
  /** Of the house, `HH:mm`; `null` until this phone knows them. */
  hours: { checkOut: string; quietFrom: string } | null;
  /** No mail leaves this house. */
  mailsKept: boolean;
  /** Places in which the house has apartments; `null` while that is not known. */
  places: readonly HousePlace[] | null;
  /** Address of each list of apartments. */
  listOf: (area: Apartment['area']) => string;
  onBook: (stay: ChosenStay) => void;
}
