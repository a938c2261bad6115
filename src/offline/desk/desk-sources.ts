import { type DeskAvailability, deskAvailability } from '../../contract/desk/availability';
import { type Bill, bill } from '../../contract/desk/bill';
import {
  type BookingDoors,
  bookingDoors,
  type BookingStory,
  bookingStory,
  type FreeDoors,
  freeDoors,
} from '../../contract/desk/booking-guests';
import {
  type BookingFilter,
  type DeskBookingDetail,
  deskBookingDetail,
  type DeskBookingPage,
  deskBookingPage,
  type DeskCalendar,
  deskCalendar,
  type DeskRoom,
  deskRooms,
} from '../../contract/desk/bookings';
import {
  type ContentHistory,
  contentHistory,
  type ContentOverview,
  contentOverview,
  type ContentState,
  contentState,
} from '../../contract/desk/content';
import { type AuditKind, type AuditPage, auditPage } from '../../contract/desk/audit';
import { type DeskChannels, deskChannels } from '../../contract/desk/channels';
import { type DeskRequests, deskRequests, type RequestListName } from '../../contract/desk/guest-requests';
import type { BookingSearch } from '../../contract/desk/search';
import { type DeskApartments, deskApartments } from '../../contract/desk/apartments';
import { type MoveBooking, type MovePreview, movePreview } from '../../contract/desk/moves';
import { type DeskPhotoPage, deskPhotoPage } from '../../contract/desk/photos';
import { type DeskPosts, deskPosts } from '../../contract/desk/posts';
import { type DeskTours, deskTours } from '../../contract/desk/tours';
import { type CodeList, codeList } from '../../contract/desk/codes';
import { type DoorList, doorList } from '../../contract/desk/doors';
import { type PrintHouse, printHouse } from '../../contract/desk/print';
import { type LimitsPage, limitsPage } from '../../contract/desk/limits';
import { readDeskMailsCall } from '../../contract/desk/calls/mails';
import { type DeskMails, deskMails } from '../../contract/mails/desk-mails';
import { type PrivacyPage, privacyPage } from '../../contract/desk/privacy';
import { type ForeignGuestFilter, type ForeignGuestList, foreignGuestList } from '../../contract/desk/foreign-guests';
import { type ReadingReport, readingReport } from '../../contract/guide/reading';
import { type StaffList, staffList } from '../../contract/desk/staff';
import { type StayPage, stayPage } from '../../contract/desk/stays';
import { type DeskItems, deskItems, type Today, today } from '../../contract/desk/today';
import {
  findFreeRoomsCall,
  listDeskBookingsCall,
  listDeskRoomsCall,
  previewMoveCall,
  readDeskBookingCall,
  readDeskCalendarCall,
} from '../../contract/desk/calls/bookings';
import { listStaffCall } from '../../contract/desk/calls/accounts';
import { listDeskRequestsCall } from '../../contract/desk/calls/guest-requests';
import {
  listDeskApartmentsCall,
  listDeskPostsCall,
  listDeskToursCall,
  readContentOverviewCall,
  type EditedKind,
} from '../../contract/desk/calls/editing';
import { readReadingReportCall } from '../../contract/desk/calls/guide-analytics';
import { readLimitsCall } from '../../contract/desk/calls/hotel';
import { listChannelsCall } from '../../contract/desk/calls/channels';
import { listCodesCall, listDoorsCall } from '../../contract/desk/calls/doors';
import { listPhotosCall } from '../../contract/desk/calls/photos';
import { readBillCall } from '../../contract/desk/calls/billing';
import {
  findDeskBookingsCall,
  listDeskItemsCall,
  readAuditCall,
  readBookingStoryCall,
  readTodayCall,
} from '../../contract/desk/calls/desk';
import { listForeignGuestsCall } from '../../contract/desk/calls/foreign-guests';
import { readPrivacyCall } from '../../contract/desk/calls/privacy';
import {
  findFreeDoorsCall,
  listStaysCall,
  readBookingDoorsCall,
  readPrintHouseCall,
} from '../../contract/desk/calls/guest-access';
import type { Day } from '../../domain/days';
import type { Language } from '../../domain/languages';
import type { StayPhase } from '../../domain/bookings/stay-phase';
import type { Source } from '../query/network-first';
import type { QueryStore } from '../query/query';
import { deskQuery, type DeskSource, deskSource } from './desk-query';

/** What the day brings. */
export const deskToday = (lang: Language): Source<Today> => deskSource('today', readTodayCall, { schema: today }, lang);

export const deskStays = (phase: StayPhase, page: number, lang: Language): Source<StayPage> =>
  deskSource(`stays:${phase}:${page}`, listStaysCall, { query: { phase, page }, schema: stayPage }, lang);

export const deskCodes = (lang: Language): Source<CodeList> =>
  deskSource('codes', listCodesCall, { schema: codeList }, lang);

export const deskDoors = (lang: Language): Source<DoorList> =>
  deskSource('doors', listDoorsCall, { schema: doorList }, lang);

/** What cards are printed from. */
export const deskPrintHouse = (lang: Language): Source<PrintHouse> =>
  deskSource('print', readPrintHouseCall, { schema: printHouse }, lang);

/** @param before `''` for the newest */
export const deskInbox = (kind: string, state: string, before: string, lang: Language): Source<DeskItems> =>
  deskSource(
    `items:${kind}:${state}`,
    listDeskItemsCall,
    { query: { kind, state, ...(before === '' ? {} : { before }) }, schema: deskItems },
    lang,
  );

/** Guests' requests. @param before `''` for the newest */
export const deskGuestRequests = (show: RequestListName, before: string, lang: Language): Source<DeskRequests> =>
  deskSource(
    `requests:${show}`,
    listDeskRequestsCall,
    { query: { show, ...(before === '' ? {} : { before }) }, schema: deskRequests },
    lang,
  );

export const deskBookings = (filter: BookingFilter, page: number, lang: Language): DeskSource<DeskBookingPage> =>
  deskSource(
    `bookings:${filter}:${page}`,
    listDeskBookingsCall,
    { query: { filter, page }, schema: deskBookingPage },
    lang,
  );

/** Bookings that a search finds; to be read with `keep` off. */
export const deskFoundBookings = (asked: BookingSearch, lang: Language): DeskSource<DeskBookingPage> => ({
  ...deskSource('bookings-found', findDeskBookingsCall, { schema: deskBookingPage }, lang),
  body: asked,
});

/** What is asked of the free rooms: everything that their answer repeats. */
type WantedRooms = Pick<DeskAvailability, 'checkIn' | 'checkOut' | 'quantity' | 'children' | 'babies'> & {
  adults: number;
};

export const deskFreeRooms = (wanted: WantedRooms, lang: Language): Source<DeskAvailability> => {
  return deskSource('free-rooms', findFreeRoomsCall, { query: { ...wanted }, schema: deskAvailability }, lang);
};

export const deskBill = (id: string, lang: Language): Source<Bill> =>
  deskSource(`bill:${id}`, readBillCall, { params: { id }, schema: bill }, lang);

export const deskBooking = (id: string, lang: Language): Source<DeskBookingDetail> =>
  deskSource(`booking:${id}`, readDeskBookingCall, { params: { id }, schema: deskBookingDetail }, lang);

/** What else there is of a booking's guests. */
export const deskBookingStory = (id: string, lang: Language): Source<BookingStory> =>
  deskSource(`booking-story:${id}`, readBookingStoryCall, { params: { id }, schema: bookingStory }, lang);

/** The doors of a booking, and those it could have. */
export const deskBookingDoors = (id: string, lang: Language): Source<BookingDoors> =>
  deskSource(`booking-doors:${id}`, readBookingDoorsCall, { params: { id }, schema: bookingDoors }, lang);

/** Doors that are free on the nights of `[from, to)`. */
export const deskFreeDoors = (roomId: number, from: string, to: string, lang: Language): Source<FreeDoors> => {
  const query = { roomId, from, to };
  return deskSource(
    `free-doors:${Object.values(query).join(':')}`,
    findFreeDoorsCall,
    { query, schema: freeDoors },
    lang,
  );
};

/** What moving a booking would do. */
export const deskMovePreview = (
  id: string,
  { roomId, checkIn, checkOut }: Pick<MoveBooking, 'roomId' | 'checkIn' | 'checkOut'>,
  lang: Language,
): Source<MovePreview> => {
  const query = { roomId, checkIn, checkOut };
  return deskSource(`move:${id}`, previewMoveCall, { params: { id }, query, schema: movePreview }, lang);
};

export const deskNights = (from: Day, nights: number, lang: Language): Source<DeskCalendar> =>
  deskSource(`calendar:${nights}`, readDeskCalendarCall, { query: { from, nights }, schema: deskCalendar }, lang);

export const deskRoomTypes = (lang: Language): Source<DeskRoom[]> =>
  deskSource('rooms', listDeskRoomsCall, { schema: deskRooms }, lang);

export const deskChannelList = (lang: Language): Source<DeskChannels> =>
  deskSource('channels', listChannelsCall, { schema: deskChannels }, lang);

/** Foreign guests: passports are read here and never kept on this device. */
export const deskForeignGuests = (
  show: ForeignGuestFilter,
  page: number,
  lang: Language,
): QueryStore<ForeignGuestList> =>
  deskQuery(
    deskSource(`residents:${show}`, listForeignGuestsCall, { query: { show, page }, schema: foreignGuestList }, lang),
    false,
  );

/** What of the guide is read. */
export const deskReadingReport = (days: number, lang: Language): Source<ReadingReport> =>
  deskSource(`reading:${days}`, readReadingReportCall, { query: { days }, schema: readingReport }, lang);

/** Which areas of the guide were changed last. */
export const deskContent = (lang: Language): Source<ContentOverview> =>
  deskSource('content', readContentOverviewCall, { schema: contentOverview }, lang);

/** One thing that is edited as a whole. */
export const deskEdited = ({ readCall }: EditedKind, id: string, lang: Language): Source<ContentState> =>
  deskSource(`edited:${readCall.path}:${id}`, readCall, { params: { id }, schema: contentState }, lang);

/** Who changed it. @param before `null` for the newest */
export const deskEditHistory = (
  { historyCall }: EditedKind,
  id: string,
  before: number | null,
  lang: Language,
): Source<ContentHistory> =>
  deskSource(
    `edits:${historyCall.path}:${id}:${before ?? ''}`,
    historyCall,
    { params: { id }, query: before === null ? {} : { before }, schema: contentHistory },
    lang,
  );

/** Photographs to choose from. */
export const deskPhotos = (page: number, lang: Language): Source<DeskPhotoPage> =>
  deskSource(`photos:${page}`, listPhotosCall, { query: { page }, schema: deskPhotoPage }, lang);

export const deskPostList = (lang: Language): Source<DeskPosts> =>
  deskSource('posts', listDeskPostsCall, { schema: deskPosts }, lang);

export const deskTourList = (lang: Language): Source<DeskTours> =>
  deskSource('tours', listDeskToursCall, { schema: deskTours }, lang);

export const deskApartmentList = (lang: Language): Source<DeskApartments> =>
  deskSource('homes', listDeskApartmentsCall, { schema: deskApartments }, lang);

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
      schema: auditPage,
    },
    lang,
  );

/** What strangers may do how often. It says nothing of anybody. */
export const deskLimits = (lang: Language): Source<LimitsPage> =>
  deskSource('limits', readLimitsCall, { schema: limitsPage }, lang);

/** Says how mails go out; never kept on this device: what it says is true now or not at all. */
export const deskMailsOf = (lang: Language): QueryStore<DeskMails> =>
  deskQuery(deskSource('mails', readDeskMailsCall, { schema: deskMails }, lang), false);

/** Who works at the desk; never kept on this device. */
export const deskStaff = (lang: Language): QueryStore<StaffList> =>
  deskQuery(deskSource('staff', listStaffCall, { schema: staffList }, lang), false);

/** How long people's data is kept. It says nothing of anybody. */
export const deskPrivacy = (lang: Language): Source<PrivacyPage> =>
  deskSource('privacy', readPrivacyCall, { schema: privacyPage }, lang);
