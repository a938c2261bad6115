import type { DeskAvailability } from '../../contract/bookings/desk-availability';
import type { Bill } from '../../contract/billing/desk';
import type { BookingDoors, BookingStory, FreeDoors } from '../../contract/bookings/desk-guests';
import type { DeskBookingDetail, DeskBookingPage } from '../../contract/bookings/desk';
import type { DeskCalendar, DeskRoom } from '../../contract/bookings/desk-availability';
import type { ContentHistory, ContentOverview, ContentState } from '../../contract/editing/content';
import type { AuditKind, AuditPage } from '../../contract/desk/audit';
import type { DeskChannels } from '../../contract/channels/desk';
import type { DeskRequests, RequestListName } from '../../contract/guest-requests/desk';
import type { BookingSearch } from '../../contract/desk/search';
import type { DeskApartments } from '../../contract/catalogue/desk';
import type { MoveBooking, MovePreview } from '../../contract/bookings/desk-moves';
import type { DeskPhotoPage } from '../../contract/photos/desk';
import type { DeskPosts } from '../../contract/blog/desk';
import type { DeskTours } from '../../contract/tours/desk';
import type { DoorList, DoorsAsked, Wall, WallPart } from '../../contract/guest-access/doors';
import type { House } from '../../contract/guest-access/house';
import type { PrintHouse } from '../../contract/desk/print';
import type { LimitsPage } from '../../contract/hotel/desk-limits';
import { readBackupsCall } from '../../contract/backups/desk-calls';
import type { Backups } from '../../contract/backups/desk';
import { readDeskMailsCall } from '../../contract/mails/desk-calls';
import type { DeskMails } from '../../contract/mails/desk';
import type { PrivacyPage } from '../../contract/privacy/desk';
import type { ForeignGuestFilter, ForeignGuestList } from '../../contract/foreign-guests/desk';
import type { ReadingReport } from '../../contract/guide-analytics/reading';
import type { OwnAccount, StaffList } from '../../contract/staff/desk';
import type { PasskeyList } from '../../contract/staff/passkeys';
import type { StayPage } from '../../contract/guest-access/stays';
import type { DayGuests, DeskItems, GuestFilter, GuestSide, Today } from '../../contract/desk/today';
import {
  findFreeRoomsCall,
  listDeskBookingsCall,
  listDeskRoomsCall,
  previewMoveCall,
  readDeskBookingCall,
  readDeskCalendarCall,
} from '../../contract/bookings/desk-calls';
import { listStaffCall, readOwnAccountCall } from '../../contract/staff/desk-calls';
import { listPasskeysCall } from '../../contract/staff/passkey-calls';
import { listDeskRequestsCall } from '../../contract/guest-requests/desk-calls';
import { listDeskApartmentsCall } from '../../contract/catalogue/desk-calls';
import { listDeskPostsCall } from '../../contract/blog/desk-calls';
import { listDeskToursCall } from '../../contract/tours/desk-calls';
import { readContentOverviewCall, type EditedKind } from '../../contract/editing/calls';
import { readPricesCall, type StandingPrices } from '../../contract/catalogue/desk-calls';
import { readReadingReportCall } from '../../contract/guide-analytics/desk-calls';
import { readLimitsCall } from '../../contract/hotel/desk-calls';
import { listChannelsCall } from '../../contract/channels/desk-calls';
import { listDoorsCall } from '../../contract/guest-access/desk-door-calls';
import { listPhotosCall } from '../../contract/photos/desk-calls';
import { readBillCall } from '../../contract/billing/desk-calls';
import {
  findDeskBookingsCall,
  listDeskItemsCall,
  readAuditCall,
  readBookingStoryCall,
  readDayGuestsCall,
  readHouseCall,
  readTodayCall,
  readWallCall,
} from '../../contract/desk/desk-calls';
import { listForeignGuestsCall } from '../../contract/foreign-guests/desk-calls';
import { readPrivacyCall } from '../../contract/privacy/desk-calls';
import {
  findFreeDoorsCall,
  listStaysCall,
  readBookingDoorsCall,
  readPrintHouseCall,
} from '../../contract/guest-access/desk-calls';
import type { Day } from '../../domain/days';
import { NO_FLOOR } from '../../domain/desk/wall-parts';
import { DEFAULT_LANGUAGE, type Language } from '../../domain/languages';
import type { StayPhase } from '../../domain/bookings/stay-phase';
import type { Source } from '../query/network-first';
import type { QueryStore } from '../query/query';
import { deskQuery, type DeskSource, deskSource } from './desk-query';

/** Board of the day. */
export const deskToday = (lang: Language): Source<Today> => deskSource('today', readTodayCall, {}, lang);

/** A part of a group of the board, page by page. */
export const deskDayGuests = (
  side: GuestSide,
  only: GuestFilter | null,
  page: number,
  lang: Language,
): Source<DayGuests> =>
  deskSource(
    `today:${side}:${only ?? ''}:${page}`,
    readDayGuestsCall,
    { params: { side }, query: { page, ...(only && { only }) } },
    lang,
  );

/** Every door with who is behind it; of a large house those of some floors. @param part `null` for the first */
export const deskWall = (lang: Language, part: Pick<WallPart, 'tower' | 'from'> | null = null): Source<Wall> => {
  if (part === null) return deskSource('wall', readWallCall, {}, lang);
  const query = { tower: part.tower, floor: part.from ?? NO_FLOOR };
  return deskSource(`wall:${query.tower}:${query.floor}`, readWallCall, { query }, lang);
};

/** Says what is to be done at every door; of a large house at those of some floors. @param part `null` for the first */
export const deskHouse = (lang: Language, part: Pick<WallPart, 'tower' | 'from'> | null = null): Source<House> => {
  if (part === null) return deskSource('house', readHouseCall, {}, lang);
  const query = { tower: part.tower, floor: part.from ?? NO_FLOOR };
  return deskSource(`house:${query.tower}:${query.floor}`, readHouseCall, { query }, lang);
};

export const deskStays = (phase: StayPhase, page: number, lang: Language): Source<StayPage> =>
  deskSource(`stays:${phase}:${page}`, listStaysCall, { query: { phase, page } }, lang);

/** The doors of the house. @param asked which of a large one; `null` for the first, and for all of a small one */
export const deskDoors = (lang: Language, asked: DoorsAsked | null = null): Source<DoorList> => {
  const query = asked && Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return deskSource(query ? `doors:${JSON.stringify(query)}` : 'doors', listDoorsCall, query ? { query } : {}, lang);
};

/** Facts of the house that cards are printed from. */
export const deskPrintHouse = (lang: Language): Source<PrintHouse> => deskSource('print', readPrintHouseCall, {}, lang);

/** @param before `''` for the newest */
export const deskInbox = (kind: string, state: string, before: string, lang: Language): Source<DeskItems> =>
  deskSource(
    `items:${kind}:${state}`,
    listDeskItemsCall,
    { query: { kind, state, ...(before === '' ? {} : { before }) } },
    lang,
  );

/** Guests' requests. @param before `''` for the newest */
export const deskGuestRequests = (show: RequestListName, before: string, lang: Language): Source<DeskRequests> =>
  deskSource(`requests:${show}`, listDeskRequestsCall, { query: { show, ...(before === '' ? {} : { before }) } }, lang);

/** Bookings of a filter and of days, both ends open where there is none. */
export const deskBookings = (
  { filter, page, from, to }: Omit<BookingSearch, 'q'>,
  lang: Language,
): DeskSource<DeskBookingPage> =>
  deskSource(
    `bookings:${filter}:${page}:${from ?? ''}:${to ?? ''}`,
    listDeskBookingsCall,
    { query: { filter, page, ...(from && { from }), ...(to && { to }) } },
    lang,
  );

/** Bookings that a search finds; to be read with `keep` off. */
export const deskFoundBookings = (asked: BookingSearch, lang: Language): DeskSource<DeskBookingPage> => ({
  ...deskSource('bookings-found', findDeskBookingsCall, {}, lang),
  body: asked,
});

/** Search for free rooms: all fields that the answer repeats. */
type WantedRooms = Pick<DeskAvailability, 'checkIn' | 'checkOut' | 'quantity' | 'children' | 'babies'> & {
  adults: number;
};

export const deskFreeRooms = (wanted: WantedRooms, lang: Language): Source<DeskAvailability> => {
  return deskSource('free-rooms', findFreeRoomsCall, { query: { ...wanted } }, lang);
};

export const deskBill = (id: string, lang: Language): Source<Bill> =>
  deskSource(`bill:${id}`, readBillCall, { params: { id } }, lang);

export const deskBooking = (id: string, lang: Language): Source<DeskBookingDetail> =>
  deskSource(`booking:${id}`, readDeskBookingCall, { params: { id } }, lang);

/** Forms, declarations and requests of a booking's guests. */
export const deskBookingStory = (id: string, lang: Language): Source<BookingStory> =>
  deskSource(`booking-story:${id}`, readBookingStoryCall, { params: { id } }, lang);

/** The doors of a booking, and those it could have. */
export const deskBookingDoors = (id: string, lang: Language): Source<BookingDoors> =>
  deskSource(`booking-doors:${id}`, readBookingDoorsCall, { params: { id } }, lang);

/** Doors that are free on the nights of `[from, to)`, also with somebody inside who should leave before. */
export const deskFreeDoors = (roomId: number, from: string, to: string, lang: Language): Source<FreeDoors> => {
  const query = { roomId, from, to, occupied: 1 };
  return deskSource(`free-doors:${Object.values(query).join(':')}`, findFreeDoorsCall, { query }, lang);
};

/** Preview of a booking's move; nothing is changed. */
export const deskMovePreview = (
  id: string,
  { roomId, checkIn, checkOut }: Pick<MoveBooking, 'roomId' | 'checkIn' | 'checkOut'>,
  lang: Language,
): Source<MovePreview> => {
  const query = { roomId, checkIn, checkOut };
  return deskSource(`move:${id}`, previewMoveCall, { params: { id }, query }, lang);
};

/** The nights of the rooms of a page. */
export const deskNights = (from: Day, nights: number, lang: Language, page = 1): Source<DeskCalendar> =>
  deskSource(
    page === 1 ? `calendar:${nights}` : `calendar:${nights}:${page}`,
    readDeskCalendarCall,
    { query: { from, nights, ...(page > 1 && { page }) } },
    lang,
  );

export const deskRoomTypes = (lang: Language): Source<DeskRoom[]> => deskSource('rooms', listDeskRoomsCall, {}, lang);

export const deskPrices = (roomId: number, lang: Language): Source<StandingPrices> =>
  deskSource(`prices:${roomId}`, readPricesCall, { params: { id: `${roomId}` } }, lang);

export const deskChannelList = (lang: Language): Source<DeskChannels> =>
  deskSource('channels', listChannelsCall, {}, lang);

/** Foreign guests: passports are read here and never kept on this device. */
export const deskForeignGuests = (
  show: ForeignGuestFilter,
  page: number,
  lang: Language,
): QueryStore<ForeignGuestList> =>
  deskQuery(deskSource(`residents:${show}`, listForeignGuestsCall, { query: { show, page } }, lang), false);

/** Report on the parts of the guide that are read. @param days how many, today included */
export const deskReadingReport = (days: number, lang: Language): Source<ReadingReport> =>
  deskSource(`reading:${days}`, readReadingReportCall, { query: { days } }, lang);

/** Areas of the guide that were changed last. */
export const deskContent = (lang: Language): Source<ContentOverview> =>
  deskSource('content', readContentOverviewCall, {}, lang);

/** One thing that is edited as a whole. */
export const deskEdited = ({ readCall }: EditedKind, id: string, lang: Language): Source<ContentState> =>
  deskSource(`edited:${readCall.path}:${id}`, readCall, { params: { id } }, lang);

/** Changes of one such thing, and who made them. @param before `null` for the newest */
export const deskEditHistory = (
  { historyCall }: EditedKind,
  id: string,
  before: number | null,
  lang: Language,
): Source<ContentHistory> =>
  deskSource(
    `edits:${historyCall.path}:${id}:${before ?? ''}`,
    historyCall,
    { params: { id }, query: before === null ? {} : { before } },
    lang,
  );

/** Photographs to choose from. */
export const deskPhotos = (page: number, lang: Language): Source<DeskPhotoPage> =>
  deskSource(`photos:${page}`, listPhotosCall, { query: { page } }, lang);

export const deskPostList = (lang: Language): Source<DeskPosts> => deskSource('posts', listDeskPostsCall, {}, lang);

export const deskTourList = (lang: Language): Source<DeskTours> => deskSource('tours', listDeskToursCall, {}, lang);

export const deskApartmentList = (lang: Language): Source<DeskApartments> =>
  deskSource('homes', listDeskApartmentsCall, {}, lang);

/** A page of the record. @param about `''` for everything */
export const deskAudit = (
  { staff, day, about, kind, page }: { staff: string; day: Day | null; about: string; kind: AuditKind; page: number },
  lang: Language,
): Source<AuditPage> =>
  deskSource(
    'audit',
    readAuditCall,
    {
      query: {
        kind,
        page,
        ...(staff === '' ? {} : { staff }),
        ...(day === null ? {} : { day }),
        ...(about === '' ? {} : { q: about }),
      },
    },
    lang,
  );

/** Limits on how often strangers may do something; no personal data. */
export const deskLimits = (lang: Language): Source<LimitsPage> => deskSource('limits', readLimitsCall, {}, lang);

/** Says how mails go out; never kept on this device: what it says is true now or not at all. */
export const deskMailsOf = (lang: Language): QueryStore<DeskMails> =>
  deskQuery(deskSource('mails', readDeskMailsCall, {}, lang), false);

/** Says what whoever sits here may do; this device keeps it, so that the desk opens without a network too. It has no words. */
export const deskOwn = (): Source<OwnAccount> => deskSource('own', readOwnAccountCall, {}, DEFAULT_LANGUAGE);

/** The copies of everything; never kept on this device. */
export const deskBackups = (lang: Language): QueryStore<Backups> =>
  deskQuery(deskSource('backups', readBackupsCall, {}, lang), false);

/** People who work at the desk; never kept on this device. */
export const deskStaff = (lang: Language): QueryStore<StaffList> =>
  deskQuery(deskSource('staff', listStaffCall, {}, lang), false);

/** Own passkeys of whoever sits here; never kept on this device. */
export const deskPasskeys = (lang: Language): QueryStore<PasskeyList> =>
  deskQuery(deskSource('passkeys', listPasskeysCall, {}, lang), false);

/** Times that people's data is kept for. They say nothing of anybody. */
export const deskPrivacy = (lang: Language): Source<PrivacyPage> => deskSource('privacy', readPrivacyCall, {}, lang);
