import type { ModuleDeps } from '../../deps';
import type { People } from '../../people';
import type { MailOutbox } from '../../platform/mail/outbox';
import type { HotelState } from '../hotel/hotel';
import { BookingDoorService } from './booking-doors';
import type { Catalogue } from '../catalogue/catalogue';
import { DeskCodes } from './door-codes';
import type { DoorMoved } from './give-door';
import { DeskDoors } from './doors/desk-doors';
import { StayGrants } from './grants';
import { stayPeople } from './people';
import { DeskPrint } from './print';
import { Releases } from './sealed/release';
import { ArrivalSlips } from './slip/arrival-slips';

export { deskBookingDoorRoutes } from './booking-door-routes';
export { deskStayRoutes } from './desk-routes';
export { deskPrintRoutes } from './desk-print-routes';
export { deskCodeRoutes } from './desk-code-routes';
export { batteriesOf, readDueBatteries } from './doors/locks';
export { readyMark } from './doors/ready-doors';
export { deskDoorRoutes } from './doors/desk-routes';
export { isHeldByOthers, readDoorsNotFree, requireFreeDoor } from './door-free';
export { keepChosenDoor, listOfferedDoors, requireOfferedDoor } from './choose-door';
export { readDoorsFor, requireDoorsLeft, requireEmptyDoor } from './presence';
export { followBooking, isStanding } from './follow-booking';
export { giveDoor, nightsToCome } from './give-door';
export { giveDoorsByHouse } from './house-doors';
export { KeyRateLimiter } from './key-limiter';
export { accessIn, hashOfKey, keyOf, keyOfAuthorization, stayOfKeyIn, windowOfStay } from './keys';
export { readGuideLinks } from './room-links';
export { GivenCodes } from './sealed/given-codes';
export { SeenDoors } from './seen-doors';
export { Seals } from './sealed/seals';

/**
 * Services of guests' access: who may open the guide of a door, the doors' codes, and what reception prints of both.
 */
export interface GuestAccess {
  stays: StayGrants;
  bookingDoors: BookingDoorService;
  codes: DeskCodes;
  releases: Releases;
  slips: ArrivalSlips;
  doors: DeskDoors;
  print: DeskPrint;
  people: People;
}

export function createGuestAccess(
  { db, clock }: ModuleDeps,
  {
    hotel,
    mails,
    secret,
    catalogue,
    moved,
  }: { hotel: HotelState; mails: MailOutbox; secret: string; catalogue: Catalogue; moved: DoorMoved },
): GuestAccess {
  const codes = new DeskCodes({ db, clock, hotel });
  const releases = new Releases({ db, clock, hotel, secret });
  return {
    stays: new StayGrants({ db, clock, hotel, mails, secret }),
    bookingDoors: new BookingDoorService({ db, clock, hotel, mails, secret, moved }),
    codes,
    releases,
    slips: new ArrivalSlips({ db, hotel, codes, releases, secret }),
    doors: new DeskDoors({ db, clock, hotel, catalogue, codes }),
    print: new DeskPrint({ hotel, codes }),
    people: stayPeople,
  };
}
