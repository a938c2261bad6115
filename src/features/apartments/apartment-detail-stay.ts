import type { Apartment, Room } from '../../contract/catalogue/apartments';
import type { Day } from '../../domain/days';
import type { Party } from '../../domain/bookings/guests';
import type { Quote } from '../../domain/bookings/pricing';

/** A room with dates: what the two buttons of its card act on. */
export interface ChosenStay {
  apartment: Apartment;
  room: Room;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  /** Of the search that led here; `null` when none did. */
  party: Party | null;
  quote: Quote;
}

/** State that ĐẶT NGAY passes on, with the specification's own names (§2, apartment detail). */
export const bookingState = ({ apartment, room, checkIn, checkOut, quantity, quote }: Omit<ChosenStay, 'party'>) => ({
  id: room.id,
  apartmentId: apartment.id,
  roomName: room.name,
  startDate: checkIn,
  endDate: checkOut,
  quantity,
  totalDiscounted: quote.roomPrice,
  maxRooms: room.maxRooms,
  maxAdults: room.maxAdults,
  maxChildren: room.maxChildren,
  capacity: room.capacity,
  pricePerNight: quote.nightlyPrice,
  priceOriginalPerNight: room.price,
  discountPercent: room.discount,
  totalNights: quote.nights,
  totalOriginal: quote.original,
  amountSaved: quote.saved,
  location: apartment.location,
});
