import { createStore } from 'zustand/vanilla';
import { openEventStream } from '../../api/event-stream';
import { ApiFailure, request } from '../../api/request';
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
import { type DeskHomes, deskHomes } from '../../contract/desk/homes';
import { type MoveBooking, type MovePreview, movePreview } from '../../contract/desk/moves';
import { type DeskPhotoPage, deskPhotoPage } from '../../contract/desk/photos';
import { type DeskPosts, deskPosts } from '../../contract/desk/posts';
import { type DeskTours, deskTours } from '../../contract/desk/tours';
import { type CodeList, codeList } from '../../contract/desk/codes';
import { type DoorList, doorList } from '../../contract/desk/doors';
import { type PrintHouse, printHouse } from '../../contract/desk/print';
import { type LimitsPage, limitsPage } from '../../contract/desk/limits';
import { type PrivacyPage, privacyPage } from '../../contract/desk/privacy';
import { type ResidentFilter, type ResidentList, residentList } from '../../contract/desk/residents';
import { type ReadingReport, readingReport } from '../../contract/guide/reading';
import { type StaffList, staffList } from '../../contract/desk/staff';
import { type StayPage, stayPage } from '../../contract/desk/stays';
import { type DeskItems, deskItems, type Today, today } from '../../contract/desk/today';
import { apiSource, type Asked } from '../../api/call';
import { type Endpoint } from '../../contract/endpoint';
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
  listDeskHomesCall,
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
  watchDeskCall,
} from '../../contract/desk/calls/desk';
import { listResidentsCall } from '../../contract/desk/calls/foreign-guests';
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
import { attendance } from './desk-attended';
import { DESK_PREFIX, isDeskCopyGood } from '../account/staff-copies';
import type { Source } from '../query/network-first';
import { createQuery, type QueryStore, querySource } from '../query/query';

const TIMEOUT_MS = 10_000;

/** What the desk's pages have in common: that something has changed, whether they hear of it, whether they may. */
interface DeskNews {
  /** Grows with every change that the server, or this device, has made. */
  version: number;
  /** Changes are heard of by themselves. */
  live: boolean;
  /** Our server no longer takes this device for staff. */
  turnedAway: boolean;
  /** The hotel asks for a second factor that this person is still to set up. */
  mustEnrol: boolean;
}

export const deskSyncStore = createStore<DeskNews>(() => ({
  version: 0,
  live: false,
  turnedAway: false,
  mustEnrol: false,
}));

/** Has every open page of the desk ask again. */
export function invalidateDesk(): void {
  deskSyncStore.setState(({ version }) => ({ version: version + 1 }));
}

/** Hears of changes until the function that it gives is called. */
export function subscribeToDesk(): () => void {
  deskSyncStore.setState({ turnedAway: false, mustEnrol: false });
  return openEventStream(watchDeskCall.path, {
    onChange: invalidateDesk,
    onState: (live) => deskSyncStore.setState({ live }),
  });
}

/** What the desk reads; a search for people has its question in the body and is kept nowhere. */
type DeskSource<T> = Source<T> & { body?: unknown };

/**
 * A reading of the desk.
 *
 * @param keep whether the answer is kept for a time without a network; searches for people are not
 */
export function deskQuery<T>(source: DeskSource<T>, keep = true): QueryStore<T> {
  const ways = querySource(source);
  const { path, schema, timeoutMs, lang, body } = source;
  return createQuery({
    ask: async (signal) => {
      try {
        if (keep) return await ways.ask(signal);
        const asked = body === undefined ? {} : { method: 'POST' as const, body };
        const headers = attendance();
        const data = await request({ path, schema, timeoutMs, signal, headers, ...asked, ...(lang ? { lang } : {}) });
        return { data, savedAt: Date.now() };
      } catch (error) {
        noteRefusal(error);
        throw error;
      }
    },
    kept: async () => {
      const copy = keep ? await ways.kept() : null;
      return copy && isDeskCopyGood(copy.savedAt, Date.now()) ? copy : null;
    },
  });
}

/** Learns from an error that this device is not staff (any more). */
export function noteRefusal(error: unknown): void {
  if (!(error instanceof ApiFailure) || !error.ours || (error.status !== 401 && error.status !== 403)) return;
  if (error.code === 'secondFactorMissing') deskSyncStore.setState({ mustEnrol: true });
  else if (error.code !== 'confirmNeeded') deskSyncStore.setState({ turnedAway: true });
}

/** A reading of the desk, under its key and language. */
const source = <Path extends string, Reply, T>(
  key: string,
  call: Pick<Endpoint<Path, unknown, Reply>, 'path' | 'reply'>,
  asked: Asked<NoInfer<Path>, NoInfer<Reply>, T>,
  lang: Language,
): Source<T> => {
  const { path, schema } = apiSource(call, asked);
  return {
    key: `${DESK_PREFIX}${key}:${lang}`,
    path: `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    schema,
    timeoutMs: TIMEOUT_MS,
    lang,
    headers: attendance,
  };
};

/** What the day brings. */
export const deskToday = (lang: Language): Source<Today> => source('today', readTodayCall, { schema: today }, lang);

export const deskStays = (phase: StayPhase, page: number, lang: Language): Source<StayPage> =>
  source(`stays:${phase}:${page}`, listStaysCall, { query: { phase, page }, schema: stayPage }, lang);

export const deskCodes = (lang: Language): Source<CodeList> =>
  source('codes', listCodesCall, { schema: codeList }, lang);

export const deskDoors = (lang: Language): Source<DoorList> =>
  source('doors', listDoorsCall, { schema: doorList }, lang);

/** What cards are printed from. */
export const deskPrintHouse = (lang: Language): Source<PrintHouse> =>
  source('print', readPrintHouseCall, { schema: printHouse }, lang);

/** @param before `''` for the newest */
export const deskInbox = (kind: string, state: string, before: string, lang: Language): Source<DeskItems> =>
  source(
    `items:${kind}:${state}`,
    listDeskItemsCall,
    { query: { kind, state, ...(before === '' ? {} : { before }) }, schema: deskItems },
    lang,
  );

/** Guests' requests. @param before `''` for the newest */
export const deskGuestRequests = (show: RequestListName, before: string, lang: Language): Source<DeskRequests> =>
  source(
    `requests:${show}`,
    listDeskRequestsCall,
    { query: { show, ...(before === '' ? {} : { before }) }, schema: deskRequests },
    lang,
  );

export const deskBookings = (filter: BookingFilter, page: number, lang: Language): DeskSource<DeskBookingPage> =>
  source(
    `bookings:${filter}:${page}`,
    listDeskBookingsCall,
    { query: { filter, page }, schema: deskBookingPage },
    lang,
  );

/** Bookings that a search finds; to be read with `keep` off. */
export const deskFoundBookings = (asked: BookingSearch, lang: Language): DeskSource<DeskBookingPage> => ({
  ...source('bookings-found', findDeskBookingsCall, { schema: deskBookingPage }, lang),
  body: asked,
});

/** What is asked of the free rooms: everything that their answer repeats. */
type WantedRooms = Pick<DeskAvailability, 'checkIn' | 'checkOut' | 'quantity' | 'children' | 'babies'> & {
  adults: number;
};

export const deskFreeRooms = (wanted: WantedRooms, lang: Language): Source<DeskAvailability> => {
  return source('free-rooms', findFreeRoomsCall, { query: { ...wanted }, schema: deskAvailability }, lang);
};

export const deskBill = (id: string, lang: Language): Source<Bill> =>
  source(`bill:${id}`, readBillCall, { params: { id }, schema: bill }, lang);

export const deskBooking = (id: string, lang: Language): Source<DeskBookingDetail> =>
  source(`booking:${id}`, readDeskBookingCall, { params: { id }, schema: deskBookingDetail }, lang);

/** What else there is of a booking's guests. */
export const deskBookingStory = (id: string, lang: Language): Source<BookingStory> =>
  source(`booking-story:${id}`, readBookingStoryCall, { params: { id }, schema: bookingStory }, lang);

/** The doors of a booking, and those it could have. */
export const deskBookingDoors = (id: string, lang: Language): Source<BookingDoors> =>
  source(`booking-doors:${id}`, readBookingDoorsCall, { params: { id }, schema: bookingDoors }, lang);

/** Doors that are free on the nights of `[from, to)`. */
export const deskFreeDoors = (roomId: number, from: string, to: string, lang: Language): Source<FreeDoors> => {
  const query = { roomId, from, to };
  return source(`free-doors:${Object.values(query).join(':')}`, findFreeDoorsCall, { query, schema: freeDoors }, lang);
};

/** What moving a booking would do. */
export const deskMovePreview = (
  id: string,
  { roomId, checkIn, checkOut }: Pick<MoveBooking, 'roomId' | 'checkIn' | 'checkOut'>,
  lang: Language,
): Source<MovePreview> => {
  const query = { roomId, checkIn, checkOut };
  return source(`move:${id}`, previewMoveCall, { params: { id }, query, schema: movePreview }, lang);
};

export const deskNights = (from: Day, nights: number, lang: Language): Source<DeskCalendar> =>
  source(`calendar:${nights}`, readDeskCalendarCall, { query: { from, nights }, schema: deskCalendar }, lang);

export const deskRoomTypes = (lang: Language): Source<DeskRoom[]> =>
  source('rooms', listDeskRoomsCall, { schema: deskRooms }, lang);

export const deskChannelList = (lang: Language): Source<DeskChannels> =>
  source('channels', listChannelsCall, { schema: deskChannels }, lang);

/** Foreign guests: passports are read here and never kept on this device. */
export const deskResidents = (show: ResidentFilter, page: number, lang: Language): QueryStore<ResidentList> =>
  deskQuery(
    source(`residents:${show}`, listResidentsCall, { query: { show, page }, schema: residentList }, lang),
    false,
  );

/** What of the guide is read. */
export const deskReadingReport = (days: number, lang: Language): Source<ReadingReport> =>
  source(`reading:${days}`, readReadingReportCall, { query: { days }, schema: readingReport }, lang);

/** Which areas of the guide were changed last. */
export const deskContent = (lang: Language): Source<ContentOverview> =>
  source('content', readContentOverviewCall, { schema: contentOverview }, lang);

/** One thing that is edited as a whole. */
export const deskEdited = ({ readCall }: EditedKind, id: string, lang: Language): Source<ContentState> =>
  source(`edited:${readCall.path}:${id}`, readCall, { params: { id }, schema: contentState }, lang);

/** Who changed it. @param before `null` for the newest */
export const deskEditHistory = (
  { historyCall }: EditedKind,
  id: string,
  before: number | null,
  lang: Language,
): Source<ContentHistory> =>
  source(
    `edits:${historyCall.path}:${id}:${before ?? ''}`,
    historyCall,
    { params: { id }, query: before === null ? {} : { before }, schema: contentHistory },
    lang,
  );

/** Photographs to choose from. */
export const deskPhotos = (page: number, lang: Language): Source<DeskPhotoPage> =>
  source(`photos:${page}`, listPhotosCall, { query: { page }, schema: deskPhotoPage }, lang);

export const deskPostList = (lang: Language): Source<DeskPosts> =>
  source('posts', listDeskPostsCall, { schema: deskPosts }, lang);

export const deskTourList = (lang: Language): Source<DeskTours> =>
  source('tours', listDeskToursCall, { schema: deskTours }, lang);

export const deskHomeList = (lang: Language): Source<DeskHomes> =>
  source('homes', listDeskHomesCall, { schema: deskHomes }, lang);

/** A page of the record. @param about `''` for everything */
export const deskAudit = (
  { staff, day, about, kind, page }: { staff: string; day: Day | null; about: string; kind: AuditKind; page: number },
  lang: Language,
): Source<AuditPage> =>
  source(
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
  source('limits', readLimitsCall, { schema: limitsPage }, lang);

/** Who works at the desk; never kept on this device. */
export const deskStaff = (lang: Language): QueryStore<StaffList> =>
  deskQuery(source('staff', listStaffCall, { schema: staffList }, lang), false);

/** How long people's data is kept. It says nothing of anybody. */
export const deskPrivacy = (lang: Language): Source<PrivacyPage> =>
  source('privacy', readPrivacyCall, { schema: privacyPage }, lang);
