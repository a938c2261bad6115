import type { StayAddress } from '../../contract/bookings/stay-address';
import type { Language } from '../../domain/languages';
import type { RoomOfStay } from './booking-room';

export interface BookingPageProps {
  /** `null` when the address names no room. */
  stay: StayAddress | null;
  lang: Language;
  brand: string | null;
  hotline: string | null;
  /** Nobody can pay by wallet at this hotel. */
  walletClosed: boolean;
  /** `HH:mm`; cancelling is counted from the check-in hour. */
  hours: { checkIn: string; checkOut: string };
  paths: {
    apartments: string;
    apartmentOf: (name: string, area: RoomOfStay['apartment']['area']) => string;
    bookingOf: (id: string) => string;
  };
  /** Opens this page for another stay. */
  onStay: (stay: StayAddress) => void;
  onHome: () => void;
  /** Leaves for the wallet's page. */
  onLeave: (payUrl: string) => void;
}
