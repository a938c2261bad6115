import { momoGateway, type Momo } from './adapters/momo';
import { sandboxAccount, SandboxWallet } from './adapters/momo-sandbox';
import { readDocument } from './db/documents';
import { OwnAddress } from './http/origin';
import type { AppDeps } from './parts';
import { AvailabilityService } from './services/availability';
import { BookingChores } from './services/booking-chores';
import { BookingViewService } from './services/booking-views';
import { BookingService } from './services/bookings';
import { Catalogue } from './services/catalogue';
import type { HotelState } from './services/hotel';
import { PaymentChecks } from './services/payment-checks';
import { PaymentResults } from './services/payment-results';
import { PaymentService } from './services/payments';

/** Services of finding, booking and paying a stay. */
export interface BookingParts {
  catalogue: Catalogue;
  availability: AvailabilityService;
  bookings: BookingService;
  views: BookingViewService;
  payments: PaymentService;
  results: PaymentResults;
  momo: Momo;
  /** The wallet inside the server; `null` when a real one is configured. */
  sandbox: SandboxWallet | null;
  chores: BookingChores;
  address: OwnAddress;
}

export async function createBookingParts(deps: AppDeps, hotel: HotelState): Promise<BookingParts> {
  const { config, db, clock, logger: log } = deps;
  const address = new OwnAddress(config);
  const catalogue = await Catalogue.load({
    db,
    clock,
    onError: (error) => log.error({ err: error }, 'catalogue not refreshed'),
  });
  const mails = { wake: () => undefined };
  const availability = new AvailabilityService({ db, clock, catalogue });
  const secret = (await readDocument(db, 'fingerprint'))?.key ?? '';
  const account = config.momo ?? sandboxAccount(secret, () => address.local);
  const sandbox = config.momo === null ? new SandboxWallet({ db, clock, log, account }) : null;
  const momo = momoGateway(account);
  const results = new PaymentResults({ db, clock, log, partnerCode: account.partnerCode, mails });
  const checks = new PaymentChecks({ db, clock, log, momo, results });
  const others = sandbox ? [sandbox, checks] : [checks];
  return {
    catalogue,
    availability,
    bookings: new BookingService({ db, clock, hotel, availability, mails }),
    views: new BookingViewService({ db, clock, hotel, catalogue, mails }),
    payments: new PaymentService({ db, clock, momo, results }),
    results,
    momo,
    sandbox,
    chores: new BookingChores({ db, clock, log, mails, others }),
    address,
  };
}
