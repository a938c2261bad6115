import type { ModuleDeps } from '../../deps';
import type { MailOutbox } from '../../platform/mail/outbox';
import type { HotelState } from '../hotel/hotel';
import { DeskCodes } from './door-codes';
import { DeskStays } from './grants';
import { DeskPrint } from './print';
import { Releases } from './release';

export { deskStayRoutes } from './desk-routes';
export { deskPrintRoutes } from './desk-print-routes';
export { deskCodeRoutes } from './desk-code-routes';

/** Who may open the guide of a door, the doors' codes, and what reception prints of both. */
export interface GuestAccess {
  stays: DeskStays;
  codes: DeskCodes;
  releases: Releases;
  print: DeskPrint;
}

export function createGuestAccess(
  { db, clock }: ModuleDeps,
  { hotel, mails, secret }: { hotel: HotelState; mails: MailOutbox; secret: string },
): GuestAccess {
  const codes = new DeskCodes({ db, clock, hotel });
  return {
    stays: new DeskStays({ db, clock, hotel, mails, secret }),
    codes,
    releases: new Releases({ db, clock, hotel, codes, secret }),
    print: new DeskPrint({ hotel, codes }),
  };
}
