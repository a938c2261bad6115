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
  return openEventStream('/api/reception/events', {
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

const source = <T>(key: string, path: string, schema: Source<T>['schema'], lang: Language): Source<T> => ({
  key: `${DESK_PREFIX}${key}:${lang}`,
  path: `/api/reception/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
  schema,
  timeoutMs: TIMEOUT_MS,
  lang,
  headers: attendance,
});

/** What the day brings. */
export const deskToday = (lang: Language): Source<Today> => source('today', 'today', today, lang);

export const deskStays = (phase: StayPhase, page: number, lang: Language): Source<StayPage> =>
  source(`stays:${phase}:${page}`, `stays?phase=${phase}&page=${page}`, stayPage, lang);

export const deskCodes = (lang: Language): Source<CodeList> => source('codes', 'codes', codeList, lang);

export const deskDoors = (lang: Language): Source<DoorList> => source('doors', 'doors', doorList, lang);

/** What cards are printed from. */
export const deskPrintHouse = (lang: Language): Source<PrintHouse> => source('print', 'apartments', printHouse, lang);

/** @param before `''` for the newest */
export const deskInbox = (kind: string, state: string, before: string, lang: Language): Source<DeskItems> =>
  source(
    `items:${kind}:${state}`,
    `items?${new URLSearchParams({ kind, state, ...(before === '' ? {} : { before }) }).toString()}`,
    deskItems,
    lang,
  );

/** Guests' requests. @param before `''` for the newest */
export const deskGuestRequests = (show: RequestListName, before: string, lang: Language): Source<DeskRequests> =>
  source(
    `requests:${show}`,
    `requests?${new URLSearchParams({ show, ...(before === '' ? {} : { before }) }).toString()}`,
    deskRequests,
    lang,
  );

export const deskBookings = (filter: BookingFilter, page: number, lang: Language): DeskSource<DeskBookingPage> =>
  source(
    `bookings:${filter}:${page}`,
    `bookings?${new URLSearchParams({ filter, page: String(page) }).toString()}`,
    deskBookingPage,
    lang,
  );

/** Bookings that a search finds; to be read with `keep` off. */
export const deskFoundBookings = (asked: BookingSearch, lang: Language): DeskSource<DeskBookingPage> => ({
  ...source('bookings-found', 'bookings/find', deskBookingPage, lang),
  body: asked,
});

/** What is asked of the free rooms: everything that their answer repeats. */
type WantedRooms = Pick<DeskAvailability, 'checkIn' | 'checkOut' | 'quantity' | 'children' | 'babies'> & {
  adults: number;
};

export const deskFreeRooms = (wanted: WantedRooms, lang: Language): Source<DeskAvailability> => {
  const query = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  return source('free-rooms', `availability?${new URLSearchParams(query).toString()}`, deskAvailability, lang);
};

export const deskBill = (id: string, lang: Language): Source<Bill> =>
  source(`bill:${id}`, `bookings/${encodeURIComponent(id)}/bill`, bill, lang);

export const deskBooking = (id: string, lang: Language): Source<DeskBookingDetail> =>
  source(`booking:${id}`, `bookings/${encodeURIComponent(id)}`, deskBookingDetail, lang);

/** What else there is of a booking's guests. */
export const deskBookingStory = (id: string, lang: Language): Source<BookingStory> =>
  source(`booking-story:${id}`, `bookings/${encodeURIComponent(id)}/story`, bookingStory, lang);

/** The doors of a booking, and those it could have. */
export const deskBookingDoors = (id: string, lang: Language): Source<BookingDoors> =>
  source(`booking-doors:${id}`, `bookings/${encodeURIComponent(id)}/doors`, bookingDoors, lang);

/** Doors that are free on the nights of `[from, to)`. */
export const deskFreeDoors = (roomId: number, from: string, to: string, lang: Language): Source<FreeDoors> => {
  const query = new URLSearchParams({ roomId: String(roomId), from, to }).toString();
  return source(`free-doors:${query}`, `free-doors?${query}`, freeDoors, lang);
};

/** What moving a booking would do. */
export const deskMovePreview = (
  id: string,
  { roomId, checkIn, checkOut }: Pick<MoveBooking, 'roomId' | 'checkIn' | 'checkOut'>,
  lang: Language,
): Source<MovePreview> => {
  const target = new URLSearchParams({ roomId: String(roomId), checkIn, checkOut }).toString();
  return source(`move:${id}`, `bookings/${encodeURIComponent(id)}/move?${target}`, movePreview, lang);
};

export const deskNights = (from: Day, nights: number, lang: Language): Source<DeskCalendar> =>
  source(`calendar:${nights}`, `calendar?from=${from}&nights=${nights}`, deskCalendar, lang);

export const deskRoomTypes = (lang: Language): Source<DeskRoom[]> => source('rooms', 'rooms', deskRooms, lang);

export const deskChannelList = (lang: Language): Source<DeskChannels> =>
  source('channels', 'channels', deskChannels, lang);

/** Foreign guests: passports are read here and never kept on this device. */
export const deskResidents = (show: ResidentFilter, page: number, lang: Language): QueryStore<ResidentList> =>
  deskQuery(source(`residents:${show}`, `residents?show=${show}&page=${page}`, residentList, lang), false);

/** What of the guide is read. */
export const deskReadingReport = (days: number, lang: Language): Source<ReadingReport> =>
  source(`reading:${days}`, `reading?days=${days}`, readingReport, lang);

/** Which areas of the guide were changed last. */
export const deskContent = (lang: Language): Source<ContentOverview> =>
  source('content', 'content', contentOverview, lang);

/** One thing that is edited as a whole. @param path its address below `/api/reception/`, such as `content/fees` */
export const deskEdited = (path: string, lang: Language): Source<ContentState> =>
  source(`edited:${path}`, path, contentState, lang);

/** Who changed it. @param before `null` for the newest */
export const deskEditHistory = (path: string, before: number | null, lang: Language): Source<ContentHistory> =>
  source(
    `edits:${path}:${before ?? ''}`,
    `${path}/history${before === null ? '' : `?before=${before}`}`,
    contentHistory,
    lang,
  );

/** Photographs to choose from. */
export const deskPhotos = (page: number, lang: Language): Source<DeskPhotoPage> =>
  source(`photos:${page}`, `photos?page=${page}`, deskPhotoPage, lang);

export const deskPostList = (lang: Language): Source<DeskPosts> => source('posts', 'posts', deskPosts, lang);

export const deskTourList = (lang: Language): Source<DeskTours> => source('tours', 'tours', deskTours, lang);

export const deskHomeList = (lang: Language): Source<DeskHomes> => source('homes', 'homes', deskHomes, lang);

/** A page of the record. @param about `''` for everything */
export const deskAudit = (
  { staff, day, about, kind, page }: { staff: string; day: Day | null; about: string; kind: AuditKind; page: number },
  lang: Language,
): Source<AuditPage> =>
  source(
    'audit',
    `audit?${new URLSearchParams({
      kind,
      page: String(page),
      ...(staff === '' ? {} : { staff }),
      ...(day === null ? {} : { day }),
      ...(about === '' ? {} : { q: about }),
    }).toString()}`,
    auditPage,
    lang,
  );

/** What strangers may do how often. It says nothing of anybody. */
export const deskLimits = (lang: Language): Source<LimitsPage> => source('limits', 'limits', limitsPage, lang);

/** Who works at the desk; never kept on this device. */
export const deskStaff = (lang: Language): QueryStore<StaffList> =>
  deskQuery(source('staff', 'staff', staffList, lang), false);

/** How long people's data is kept. It says nothing of anybody. */
export const deskPrivacy = (lang: Language): Source<PrivacyPage> => source('privacy', 'privacy', privacyPage, lang);
