import type { Language } from '../../../domain/languages';

export interface BookingStatusProps {
  id: string;
  /** The wallet has just sent the browser back. What it says in the address is not believed: our server is asked. */
  fromWallet: boolean;
  lang: Language;
  brand: string | null;
  reception: string | null;
  paths: { home: string; apartments: string; bookAgain: (room: { id: number; apartmentId: number }) => string };
  onLeave: (payUrl: string) => void;
}
