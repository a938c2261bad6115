import { DESK_API } from '../../../contract/api-addresses';
import type { ClockGuard } from '../../platform/db/clock-guard';
import { AppError } from '../../errors';
import type { ModuleDeps, RouteDeps } from '../../deps';
import type { Examine } from '../../start/examine-apart';
import { type Accounts, deskInvitationRoutes, deskPasskeyRoutes, deskStaffRoutes } from '../accounts/module';
import { type Backups, deskBackupRoutes } from '../backups/module';
import { deskDoctorRoutes } from './doctor-routes';
import type { Billing } from '../billing/billing';
import { deskBillRoutes } from '../billing/module';
import { deskBookingRoutes, deskCalendarRoutes, deskChannelGuestRoutes, deskHourRoutes } from '../bookings/module';
import type { Bookings } from '../bookings/services';
import type { Catalogue } from '../catalogue/catalogue';
import { type ChannelServices, deskChannelRoutes } from '../channels/module';
import type { ForeignGuests } from '../foreign-guests/declarations';
import {
  deskCodeRoutes,
  deskPrintRoutes,
  deskBookingDoorRoutes,
  deskDoorRoutes,
  deskStayRoutes,
  type GuestAccess,
} from '../guest-access/module';
import { deskRequestRoutes, type GuestRequestServices } from '../guest-requests/module';
import type { GuideAnalytics } from '../guide-analytics/reading';
import { deskEventRoutes, type Guide } from '../guide/module';
import type { HotelState } from '../hotel/hotel';
import { deskMailRoutes, type Mails } from '../mails/module';
import type { LimitSettingsService } from '../hotel/limit-settings';
import type { PictureDoor } from '../../platform/pictures/door';
import type { Photos } from '../photos/photos';
import { deskPrivacyRoutes, type Privacy } from '../privacy/module';
import type { TourServices } from '../tours/module';
import { deskOwnHouseRoutes } from '../setup/module';
import { deskForeignGuestRoutes } from '../foreign-guests/module';
import { deskReviewRoutes, type Reviews } from '../reviews/module';
import { deskGuideAnalyticsRoutes } from '../guide-analytics/module';
import { deskLimitRoutes } from '../hotel/module';
import { deskPhotoRoutes, readKnownPhotos } from '../photos/module';
import { deskArea } from '../staff/area';
import { DeskAudit } from '../staff/audit';
import { deskAuditRoutes } from '../staff/audit-routes';
import { ChangeFeed } from './change-feed';
import { ContentChanges } from '../editing/engine';
import { deskContentRoutes } from './content/hotel-routes';
import { deskListingRoutes } from './content/listing-routes';
import { deskPriceRoutes } from './content/price-routes';
import { readBookingsByNumber } from '../booking-records/store';
import { DeskListings } from './content/lists';
import { DeskInbox } from './inbox';
import { deskTodayRoutes } from './routes';
import { DeskSearchService } from './search';
import { deskSearchRoutes } from './search-routes';
import { DeskBoard } from './today-board';
import { DeskWall } from './wall';
import { deskWallRoutes } from './wall-routes';

/** Services of the reception desk itself; the rest of its pages belong to other modules. */
export interface Desk {
  board: DeskBoard;
  wall: DeskWall;
  inbox: DeskInbox;
  search: DeskSearchService;
  changeFeed: ChangeFeed;
  audit: DeskAudit;
  listings: DeskListings;
  changes: ContentChanges;
}

interface Needs {
  catalogue: Catalogue;
  clockGuard: ClockGuard;
  guestAccess: GuestAccess;
  hotel: HotelState;
  foreignGuests: ForeignGuests;
  tours: TourServices;
}

export function createDesk({ db, clock, logger: log }: ModuleDeps, needs: Needs): Desk {
  const { catalogue, clockGuard, guestAccess, hotel, foreignGuests } = needs;
  const { tours } = needs.tours;
  return {
    board: new DeskBoard({ db, clock, clockGuard, hotel, catalogue, ...guestAccess, foreignGuests, tours }),
    wall: new DeskWall({ db, clock, hotel, catalogue, foreignGuests }),
    inbox: new DeskInbox({ db, clock, catalogue, tours }),
    search: new DeskSearchService({ db, clock, catalogue, hotel }),
    changeFeed: new ChangeFeed({ db, clock, log, hotel }),
    audit: new DeskAudit({ db, bookingsNumbered: readBookingsByNumber, catalogue }),
    listings: new DeskListings({ db }),
    changes: new ContentChanges({ db, clock, knownPhotos: readKnownPhotos }),
  };
}

interface DeskCalls extends RouteDeps {
  examine?: Examine | undefined;
  accounts: Accounts;
  backups: Backups;
  billing: Billing;
  bookings: Bookings;
  catalogue: Catalogue;
  clockGuard: ClockGuard;
  channels: ChannelServices;
  desk: Desk;
  guestAccess: GuestAccess;
  guestRequests: GuestRequestServices;
  guide: Guide;
  hotel: HotelState;
  limitSettings: LimitSettingsService;
  deskMails: Mails;
  photoDoor: PictureDoor;
  photos: Photos;
  privacy: Privacy;
  reading: GuideAnalytics;
  reviews: Reviews;
  foreignGuests: ForeignGuests;
}

/** Adds every call of the reception desk; a new page of it adds its routes to the list. */
export async function registerDesk(deps: DeskCalls): Promise<void> {
  await deskArea(deps, (scope) => {
    deskTodayRoutes(scope, deps);
    deskWallRoutes(scope, deps);
    deskStayRoutes(scope, deps);
    deskBookingDoorRoutes(scope, deps);
    deskRequestRoutes(scope, deps);
    deskReviewRoutes(scope, deps);
    deskCodeRoutes(scope, deps);
    deskDoorRoutes(scope, deps);
    deskBookingRoutes(scope, deps);
    deskCalendarRoutes(scope, deps);
    deskHourRoutes(scope, deps);
    deskChannelGuestRoutes(scope, deps);
    deskBillRoutes(scope, deps);
    deskSearchRoutes(scope, deps);
    deskChannelRoutes(scope, deps);
    deskPrintRoutes(scope, deps);
    deskPrivacyRoutes(scope, deps);
    deskBackupRoutes(scope, deps);
    deskOwnHouseRoutes(scope, deps);
    deskDoctorRoutes(scope, deps);
    deskLimitRoutes(scope, deps);
    deskMailRoutes(scope, deps);
    deskForeignGuestRoutes(scope, deps);
    deskGuideAnalyticsRoutes(scope, deps);
    deskContentRoutes(scope, deps);
    deskAuditRoutes(scope, deps);
    deskStaffRoutes(scope, deps);
    deskInvitationRoutes(scope, deps);
    deskPasskeyRoutes(scope, deps);
    deskPhotoRoutes(scope, deps);
    deskListingRoutes(scope, deps);
    deskPriceRoutes(scope, deps);
    deskEventRoutes(scope, deps);
    // Unknown addresses of the desk need a session too, so that strangers cannot probe for pages.
    scope.all(DESK_API, { config: { may: 'own' }, schema: { hide: true } }, () => {
      throw new AppError(404, 'notFound');
    });
  });
  deps.app.addHook('onClose', (_app, done) => {
    deps.desk.changeFeed.stop();
    done();
  });
}
