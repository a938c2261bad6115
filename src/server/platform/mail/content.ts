import type { StaffRole } from '../../../domain/accounts/staff-roles';
import type { CopyFault } from '../../../domain/backups/copies';
import type { RatePolicy } from '../../../domain/bookings/booking';
import type { Day } from '../../../domain/days';
import type { BookingMailKind, HouseNews } from '../../../domain/mails/still-true';
import type { TourBookingValues } from '../../../domain/validation/tour-booking';
import type { TourContactValues } from '../../../domain/validation/tour-contact';

/** Facts of a booking in a mail: a copy of the moment that the mail tells of. */
export interface BookingMail {
  id: string;
  to: string;
  guestName: string;
  apartmentId: number;
  roomId: number;
  checkIn: Day;
  checkOut: Day;
  quantity: number;
  total: number;
  paid: number;
  refundDue: number;
  /** Fee that was kept of a cancelled booking, VND; absent in mails from before it was said. */
  fee?: number;
  /** The door that the guest has chosen. */
  chosenDoor?: string;
  /** The one that they had chosen and have lost. */
  lostDoor?: string;
  /** Way in which it is, or was to be, paid; absent in mails from before it was said. */
  method?: 'MOMO' | 'CASH' | null;
  policy: RatePolicy;
  freeUntil: number;
  feePercent: number;
  endsAt: number | null;
  sequence: number;
}

/** A request by the older booking form. */
export interface EnquiryMail {
  id: string;
  apartmentId: number;
  fullName: string;
  email: string;
  phoneNumber: string;
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  message: string;
  pricePerNight: number;
  total: number;
}

/** A request for advice about a tour. */
export type TourContactMail = TourContactValues & { tourName: string };

/** A request for a trip. */
export type TourBookingMail = TourBookingValues & {
  /** VND; `null` while reception has not said. */
  total: number | null;
};

/** The link to the guide that reception sends to a guest. */
export interface StayLinkMail {
  to: string;
  guestName: string;
  apartment: string;
  from: Day;
  until: Day;
  /** With the stay's key: wiped from the outbox once the mail has gone out. */
  link: string;
}

/** Mails about an account alone. A token opens the link for a password and is wiped once it is sent. */
export type AccountMail =
  | { kind: 'staffInvitation'; account: { to: string; name: string; token: string; role: StaffRole; by: string } }
  | { kind: 'passwordReset'; account: { to: string; name: string; token: string } }
  | { kind: 'passwordChanged'; account: { to: string; name: string } };

/** News that a copy of everything is missing: when it was tried, and when the last good one was made, UTC ms. */
export interface BackupMail {
  at: number;
  fault: CopyFault;
  good: number | null;
}

/** Every mail of the product: to a guest about a booking, and what people ask for, to them and to the hotel. */
export type MailContent =
  | AccountMail
  | { kind: BookingMailKind; booking: BookingMail }
  | { kind: 'bookingForHotel'; news: HouseNews; booking: BookingMail }
  | { kind: 'backupForHotel'; backup: BackupMail }
  | { kind: 'stayLink'; stay: StayLinkMail }
  | { kind: 'enquiry'; enquiry: EnquiryMail }
  | { kind: 'enquiryForHotel'; enquiry: EnquiryMail }
  | { kind: 'tourContactForHotel'; contact: TourContactMail; request?: string }
  | { kind: 'tourBooking' | 'tourBookingForHotel'; trip: TourBookingMail; request?: string };
export type MailKind = MailContent['kind'];

/** Mails to the house itself. */
export const isForHouse = (kind: string): boolean => kind.endsWith('ForHotel');

/** A mail without what opens a guide or an account: the desk still reads whom it was for. */
export function withoutSecret(content: MailContent): MailContent {
  if (content.kind === 'stayLink') return { ...content, stay: { ...content.stay, link: '' } };
  if (content.kind === 'passwordReset') return { ...content, account: { ...content.account, token: '' } };
  if (content.kind === 'staffInvitation') return { ...content, account: { ...content.account, token: '' } };
  return content;
}
