import type { Apartment, Availability, Room } from '../../contract/catalogue/apartments';
import type { Day } from '../../domain/days';
import type { Party } from '../../domain/bookings/guests';
import type { Quote } from '../../domain/bookings/pricing';

export type FoundApartment = Apartment;
/** An apartment of the answer with those of its rooms that fit the search. */
export type Result = Availability['results'][number];

/** What the button of a room card books. */
export interface FoundStay {
  apartment: Apartment;
  room: Room;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  party: Party;
  quote: Quote;
}
