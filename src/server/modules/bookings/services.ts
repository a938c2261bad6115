import type { ModuleDeps } from '../../deps';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { OwnAddress } from '../../platform/own-origin';
import type { MailOutbox } from '../../platform/mail/outbox';
import { areMailsKept, isReachable, isWalletOpen } from '../../start/going-live';
import { AvailabilityService } from './availability';
import type { Catalogue } from '../catalogue/catalogue';
import type { DeskNotes } from '../attention/notes';
import type { HotelState } from '../hotel/hotel';
import { BookingService } from './book';
import { CompanionLinks } from './booker/companions';
import type { BookerProofs } from './booker/proofs';
import type { GuestReviews } from '../reviews/write';
import { BookingViewService } from './booker/view';
import { ChannelGuests } from './desk/channel-guest';
import { BookingCorrections } from './desk/correct';
import { DeskBlocks } from './desk/blocks';
import { DeskExport } from './desk/export';
import { AgreedHours } from './desk/hours';
import { DeskBookings } from './desk-bookings';
import { EnquiryService } from './enquiries';
import { BookingJobs } from './jobs';
import { BookingLimits } from './limits';
import { BookingMoves } from './move';
import { DeskCalendarService } from './tape-chart';

/** Bookings as guests make and see them, and as reception works with them. */
export interface Bookings {
  bookings: BookingService;
  limits: BookingLimits;
  views: BookingViewService;
  companions: CompanionLinks;
  proofs: BookerProofs;
  enquiries: EnquiryService;
  desk: DeskBookings;
  blocks: DeskBlocks;
  corrections: BookingCorrections;
  moves: BookingMoves;
  tapeChart: DeskCalendarService;
  exporter: DeskExport;
  hours: AgreedHours;
  channelGuests: ChannelGuests;
  reviews: GuestReviews;
  jobs: BookingJobs;
}

interface Needs {
  hotel: HotelState;
  catalogue: Catalogue;
  availability: AvailabilityService;
  address: OwnAddress;
  mails: MailOutbox;
  notes: DeskNotes;
  clockGuard: ClockGuard;
  /** The database's own secret, under which addresses are fingerprinted. */
  secret: string;
  proofs: BookerProofs;
  reviews: GuestReviews;
  /** Jobs of payments, run at the same interval. */
  others: ConstructorParameters<typeof BookingJobs>[0]['others'];
}

export const createAvailability = (
  { db, clock }: ModuleDeps,
  { catalogue }: { catalogue: Catalogue },
): AvailabilityService => new AvailabilityService({ db, clock, catalogue });

export function createBookings(deps: ModuleDeps, needs: Needs): Bookings {
  const { config, db, clock, logger: log } = deps;
  const { hotel, catalogue, availability, address, mails, notes, secret, proofs, clockGuard, others, reviews } = needs;
  const isPrivate = !isReachable(config);
  const walletOpen = isWalletOpen(config);
  const mailsKept = areMailsKept(config);
  const desk = new DeskBookings({ db, clock, hotel, catalogue, mails });
  const limits = new BookingLimits({ db, hotel, catalogue, fingerprintKey: secret, isPrivate, notes });
  return {
    limits,
    proofs,
    reviews,
    bookings: new BookingService({ db, clock, hotel, availability, limits, proofs, mails, walletOpen, mailsKept }),
    views: new BookingViewService({ db, clock, hotel, catalogue, address, mails, secret, proofs, reviews }),
    companions: new CompanionLinks({ db, clock, secret, proofs }),
    enquiries: new EnquiryService({ db, clock, catalogue, mails }),
    desk,
    blocks: new DeskBlocks({ db, clock, hotel, catalogue, desk }),
    corrections: new BookingCorrections({ db, clock, hotel, catalogue, mails }),
    moves: new BookingMoves({ db, clock, hotel, catalogue, mails }),
    tapeChart: new DeskCalendarService({ db, clock, catalogue, hotel }),
    exporter: new DeskExport({ db, clock, catalogue, hotel }),
    hours: new AgreedHours({ db, clock, hotel, catalogue, mails }),
    channelGuests: new ChannelGuests({ db, clock, hotel, catalogue, mails }),
    jobs: new BookingJobs({ db, clock, log, mails, clockGuard, hotel, others }),
  };
}
