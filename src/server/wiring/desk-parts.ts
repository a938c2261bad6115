import path from 'node:path';
import { calendarReader, type ReadCalendar } from '../adapters/calendar-reader';
import { isPublicOrigin } from '../config';
import type { AppDeps } from '../parts';
import { BookingMoves } from '../services/booking-moves';
import { ChannelFeeds } from '../services/channel-feeds';
import { Channels } from '../services/channels';
import { DeskAudit } from '../services/desk-audit';
import { DeskBoard } from '../services/desk-board';
import { DeskBookings } from '../services/desk-bookings';
import { DeskCalendarService } from '../services/desk-calendar';
import { DeskCodes } from '../services/desk-codes';
import { DeskExport } from '../services/desk-export';
import { DeskInbox } from '../services/desk-inbox';
import { DeskOffers } from '../services/desk-offers';
import { DeskPrint } from '../services/desk-print';
import { DeskPulse } from '../services/desk-pulse';
import { DeskSearchService } from '../services/desk-search';
import { DeskStays } from '../services/desk-stays';
import { Photos } from '../services/photos';
import { OF_THE_HOUSE, PictureDoor } from '../services/picture-door';
import type { HotelState } from '../services/hotel';
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
  photoDoor: PictureDoor;
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
    photoDoor: new PictureDoor(clock, OF_THE_HOUSE),
  };
}
