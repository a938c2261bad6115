import { GUIDE_COPY, SERVER_TIME_SEEN } from '../../domain/guide/kept-time';
import { GUIDE_PLACE_KEY } from '../../domain/guide/place-key';
import { FORGOTTEN_KEY } from '../../domain/guest-access/stay-fragment';

/** Every key of session storage (specification §3); what clears each stands in `kept.ts`. */
export const SESSION_KEYS = {
  fullName: 'user_fullName',
  email: 'user_email',
  phoneNumber: 'user_phoneNumber',
  apartment: 'user_apartment',
  /** The guest form as far as it is filled in; survives an update and a reload. */
  guestFormDraft: 'hien_guest_form_draft',
  /** The tour booking form as far as it is filled in. */
  tourBookingDraft: 'hien_tour_booking_draft',
  /**
   * Instant at which this tab last reloaded itself for a chunk that was gone; stops it from doing so again and again.
   */
  reloadedForChunk: 'hien_reloaded_for_chunk',
  /** Open sections and place on the screen, carried over a change of the guide's language. */
  guidePlace: GUIDE_PLACE_KEY,
} as const;
export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS];

/** Every key of local storage; what clears each stands in `kept.ts`. */
export const LOCAL_KEYS = {
  language: 'hien_lang',
  /** Person who is signed in, as the screens read it (specification §3). The server trusts its cookie instead. */
  user: 'user',
  /** A sign-out that our server does not know of yet. */
  signOutDue: 'hien_sign_out_due',
  /** Ids of what waits in the outbox: a journal beside the database, in case IndexedDB comes back empty. */
  outboxJournal: 'hien_outbox',
  /** Latest server time seen, in ms: a clock set back behind it is not believed. */
  serverTimeSeen: SERVER_TIME_SEEN,
  /**
   * Copy of the database's record of the last opened apartment, for a page that is not painted yet; it follows that
   * record, or is gone.
   */
  guideCopy: GUIDE_COPY,
  /** Key of the stay this phone was given, with its apartment. */
  stayKey: 'hien_stay',
  /** Wrong release codes in a row, and until when input is paused. */
  sealTries: 'hien_seal_tries',
  /** Mark of the key that this phone was told to forget: an address in the history may still have it. */
  forgottenKey: FORGOTTEN_KEY,
  /** Says when this phone was told to forget, ms: pages that stand open in other tabs begin anew. */
  forgottenAt: 'hien_forgotten_at',
  /** End of the booking page's countdown (specification §4), by the phone's clock, in ms. */
  bookingEndTime: 'booking-end-time',
  /** The booking page as far as it is filled in, for every tab of this phone. */
  bookingDraft: 'hien_booking_draft',
  /** Last day of what is booked on this phone: the menu shows the way there without asking the database. */
  bookedUntil: 'hien_booked_until',
  /** Readings of the guide that are not told yet, a line each: day, what, language. No personal data. */
  reading: 'hien_reading',
  /** Films were asked for by a tap although the phone saves data. */
  filmsWanted: 'hien_films_wanted',
  /** Films that the server had when it was last asked: a phone without a network still knows how many are missing. */
  filmList: 'hien_films',
  /** The desk's alarm is switched off on this device. */
  deskMuted: 'hien_desk_muted',
  /** Requests of this phone's stay to reception, as they were last heard. */
  guestRequests: 'hien_requests',
  /** Tours as they were last read: the last of the sources (specification §4). */
  tours: 'hien_tours',
  /** Instant at which they were, in ms. */
  toursSavedAt: 'hien_tours_saved_at',
  /** The house (`House`), for the site. */
  house: 'hien_house',
} as const;
export type LocalKey = (typeof LOCAL_KEYS)[keyof typeof LOCAL_KEYS];

/**
 * Blocked, full or half broken storage must never stop a screen: what cannot be stored is remembered until the page
 * is closed, and the caller is told.
 */
class SafeStorage<Key extends string> {
  private readonly remembered = new Map<Key, string>();
  private readonly area: () => Storage;

  /** @param area the browser's storage; already naming it throws where storage is blocked */
  constructor(area: () => Storage) {
    this.area = area;
  }

  read(key: Key): string | null {
    const remembered = this.remembered.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.area().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: Key, value: string): boolean {
    try {
      this.area().setItem(key, value);
      this.remembered.delete(key);
      return true;
    } catch {
      this.remembered.set(key, value);
      return false;
    }
  }

  remove(key: Key): boolean {
    this.remembered.delete(key);
    try {
      this.area().removeItem(key);
      return true;
    } catch {
      return false;
    }
  }
}

const session = new SafeStorage<SessionKey>(() => window.sessionStorage);
const local = new SafeStorage<LocalKey>(() => window.localStorage);

/** Tells whether there is a session storage, blocked or not: in an app's own browser it may be `null`. Never throws. */
export function hasSessionStorage(): boolean {
  try {
    return (window.sessionStorage as Storage | null) !== null;
  } catch {
    return true;
  }
}

/** The value, or `null` when there is none or storage is blocked. Never throws. */
export const readSession = (key: SessionKey): string | null => session.read(key);
/** Writes the value; tells whether it will survive a reload. If not, this page still reads it back. Never throws. */
export const writeSession = (key: SessionKey, value: string): boolean => session.write(key, value);
export const removeSession = (key: SessionKey): boolean => session.remove(key);

/** The value, or `null` when there is none or storage is blocked. Never throws. */
export const readLocal = (key: LocalKey): string | null => local.read(key);
/** Writes the value; tells whether it will survive a reload. If not, this page still reads it back. Never throws. */
export const writeLocal = (key: LocalKey, value: string): boolean => local.write(key, value);
export const removeLocal = (key: LocalKey): boolean => local.remove(key);
