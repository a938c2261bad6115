import type { Apartment, Room } from '../../contract/catalogue/apartments';
import type { Offer } from '../../domain/catalogue/offers';

export type FoundApartment = Apartment;
/** A stay as the button of its card books it. */
export type FoundStay = Offer<Apartment, Room>;
