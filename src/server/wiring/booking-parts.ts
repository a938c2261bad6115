import path from 'node:path';
import { fileMailer, smtpMailer, type Sender } from '../platform/mail/mailer';
import { momoGateway, type Momo } from '../modules/payments/momo/gateway';
import { sandboxAccount, SandboxWallet } from '../modules/payments/momo/sandbox';
import { mailboxOf, type Config } from '../config';
import { isReachable, isWalletOpen } from '../start/going-live';
import { readDocument } from '../platform/db/documents';
import { OwnAddress } from '../platform/own-origin';
import type { AppDeps } from '../parts';
import { AvailabilityService } from '../modules/catalogue/availability';
import { BookingChores } from '../modules/bookings/jobs';
import { BookingViewService } from '../modules/bookings/view';
import { BookingLimits } from '../modules/bookings/limits';
import { BookingService } from '../modules/bookings/book';
import { Catalogue } from '../modules/catalogue/catalogue';
import { EnquiryService } from '../modules/bookings/enquiries';
import type { DeskNotes } from '../modules/desk/notes';
import type { HotelState } from '../modules/hotel/hotel';
import { MailOutbox } from '../platform/mail/outbox';
import { mailText } from '../modules/bookings/mails';
import { PaymentChecks } from '../modules/payments/reconcile-job';
import { PaymentResults } from '../modules/payments/results';
import { PaymentService } from '../modules/payments/payments';

/** Services of finding, booking and paying a stay. */
export interface BookingParts {
  catalogue: Catalogue;
  availability: AvailabilityService;
  bookings: BookingService;
  limits: BookingLimits;
  views: BookingViewService;
  enquiries: EnquiryService;
  mails: MailOutbox;
  payments: PaymentService;
  results: PaymentResults;
  momo: Momo;
  /** The wallet inside the server; `null` when a real one is configured, and on a public origin that does not allow it. */
  sandbox: SandboxWallet | null;
  chores: BookingChores;
  address: OwnAddress;
}

export async function createBookingParts(deps: AppDeps, hotel: HotelState, notes: DeskNotes): Promise<BookingParts> {
  const { config, db, clock, logger: log } = deps;
  const address = new OwnAddress(config);
  const catalogue = await Catalogue.load({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'catalogue not refreshed'),
  });
  const from = senderOf(config, () => hotel.current.profile.brand);
  const folder = path.join(config.dataDir, 'mail');
  const words = { clock, hotel, catalogue, address, hotelAddress: from.address };
  const mails = new MailOutbox({
    db,
    clock,
    log,
    send: config.mail.smtpUrl === null ? fileMailer(folder, from, clock) : smtpMailer(config.mail.smtpUrl, from),
    textOf: ({ content, lang }) => mailText(words, content, lang),
  });
  const availability = new AvailabilityService({ db, clock, catalogue });
  const secret = (await readDocument(db, 'fingerprint'))?.key ?? '';
  const account = config.momo ?? sandboxAccount(secret, () => address.local);
  const walletOpen = isWalletOpen(config);
  const sandbox = config.momo === null && walletOpen ? new SandboxWallet({ db, clock, log, account }) : null;
  const momo = momoGateway(account);
  const limits = new BookingLimits({
    db,
    hotel,
    catalogue,
    fingerprintKey: secret,
    isPrivate: !isReachable(config),
    notes,
  });
  const results = new PaymentResults({
    db,
    clock,
    log,
    partnerCode: account.partnerCode,
    isSandbox: config.momo === null,
    mails,
  });
  const checks = new PaymentChecks({ db, clock, log, momo, results });
  const others = sandbox ? [sandbox, checks] : walletOpen ? [checks] : [];
  return {
    catalogue,
    availability,
    limits,
    bookings: new BookingService({ db, clock, hotel, availability, limits, mails, walletOpen }),
    views: new BookingViewService({ db, clock, hotel, catalogue, address, mails }),
    enquiries: new EnquiryService({ db, clock, catalogue, mails }),
    mails,
    payments: new PaymentService({ db, clock, momo, results, walletOpen }),
    results,
    momo,
    sandbox,
    chores: new BookingChores({ db, clock, log, mails, others }),
    address,
  };
}

/** Who mails come from: as configured, else a name and address that go with the site. */
function senderOf({ mail, publicOrigin }: Config, brand: () => string): Sender {
  const own = mail.from === null ? null : mailboxOf(mail.from);
  const host = publicOrigin === null ? 'hien.example' : new URL(publicOrigin).hostname;
  const address = own?.address ?? `dat-phong@${host.includes('.') && !host.startsWith('[') ? host : 'hien.example'}`;
  const name = own?.name ?? '';
  return {
    address,
    // Of each mail anew: the house may have got another name since the start.
    get name() {
      return name === '' ? brand() : name;
    },
  };
}
