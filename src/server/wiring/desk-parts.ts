import path from 'node:path';
import { calendarReader, type ReadCalendar } from '../modules/channels/calendar-reader';
import { isPublicOrigin } from '../config';
import type { AppDeps } from '../parts';
import { BookingMoves } from '../modules/bookings/move';
import { ChannelFeeds } from '../modules/channels/feeds';
import { Channels } from '../modules/channels/channels';
import { DeskAudit } from '../modules/desk/audit';
import { DeskBoard } from '../modules/desk/today-board';
import { DeskBookings } from '../modules/bookings/desk-bookings';
import { DeskCalendarService } from '../modules/bookings/tape-chart';
import { DeskCodes } from '../modules/guest-access/door-codes';
import { DeskExport } from '../modules/bookings/export';
import { DeskInbox } from '../modules/desk/inbox';
import { DeskOffers } from '../modules/desk/editing/lists';
import { DeskPrint } from '../modules/guest-access/print';
import { DeskPulse } from '../modules/desk/change-feed';
import { DeskSearchService } from '../modules/desk/search';
import { DeskStays } from '../modules/guest-access/grants';
import { Photos } from '../modules/photos/photos';
import type { HotelState } from '../modules/hotel/hotel';
import type { BookingParts } from './booking-parts';
import type { GuestParts } from './guest-parts';
import type { TourParts } from './tour-parts';

/** Services of the reception desk. */
export interface DeskParts {
  stays: DeskStays;
  codes: DeskCodes;
  board: DeskBoard;
  inbox: DeskInbox;
  bookings: DeskBookings;
  moves: BookingMoves;
  calendar: DeskCalendarService;
  exporter: DeskExport;
  search: DeskSearchService;
  channels: Channels;
  feeds: ChannelFeeds;
  pulse: DeskPulse;
  print: DeskPrint;
  audit: DeskAudit;
  photos: Photos;
  offers: DeskOffers;
}

export function createDeskParts(
  deps: AppDeps,
  hotel: HotelState,
  { catalogue, mails }: BookingParts,
  { residents }: GuestParts,
  { tours }: TourParts,
): DeskParts {
  const { config, db, clock, logger: log } = deps;
  const httpsOnly = isPublicOrigin(config.publicOrigin);
  const read: ReadCalendar = calendarReader(!httpsOnly);
  const codes = new DeskCodes({ db, clock, hotel });
  return {
    stays: new DeskStays({ db, clock, hotel, mails }),
    codes,
    board: new DeskBoard({ db, clock, hotel, catalogue, codes, residents, tours }),
    inbox: new DeskInbox({ db, clock, tours }),
    bookings: new DeskBookings({ db, clock, hotel, catalogue, mails }),
    moves: new BookingMoves({ db, clock, hotel, catalogue, mails }),
    calendar: new DeskCalendarService({ db, clock, catalogue }),
    exporter: new DeskExport({ db, clock, catalogue }),
    search: new DeskSearchService({ db, clock, catalogue }),
    channels: new Channels({ db, clock, log, hotel, catalogue, read, httpsOnly }),
    feeds: new ChannelFeeds({ db, clock, hotel, catalogue }),
    pulse: new DeskPulse({ db, clock, onError: (error) => log.error({ err: error }, 'desk not looked at') }),
    print: new DeskPrint({ hotel, codes }),
    audit: new DeskAudit({ db }),
    offers: new DeskOffers({ db }),
    photos: new Photos({ db, clock, folder: path.join(path.resolve(config.dataDir), 'uploads', 'photos') }),
  };
}
