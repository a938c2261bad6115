import type { WalkIn } from '../../../contract/bookings/desk';
import type { Guests } from '../../../domain/bookings/guests';

/** A booking at the desk as it is filled in. */
export interface WalkInValues {
  checkIn: string;
  checkOut: string;
  guests: Guests;
  roomId: number | null;
  /** `null` until one is proposed or chosen; `''` for later. */
  door: string | null;
  /** The door is given although somebody is inside. */
  anyway: boolean;
  guestName: string;
  guestPhone: string;
  guestEmail: string;
  guestNationality: string;
  payment: NonNullable<WalkIn['payment']> | '';
  /** The price of the whole stay, VND; `null` for what it costs by the rules. */
  priceByHand: number | null;
  priceReason: string;
  /** The reason to sell it though the house does not sell these dates. */
  notSoldReason: string;
}
