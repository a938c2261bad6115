/** Messages between page and service worker, and the names of the caches that both open. */

/** Shells, scripts, styles of the guide, each under an address that carries its checksum. */
export const GUIDE_CACHE = 'hien-guide';
/** The rest of the site, fetched after the guide is safe. */
export const SITE_CACHE = 'hien-site';
/** The reception desk, fetched when somebody of the staff has opened it. */
export const DESK_CACHE = 'hien-desk';
/** Appliance films with their posters and captions, written by the page's film pack. */
export const FILM_CACHE = 'hien-films';
/** Pictures met on the way; the first thing to go when the phone is full. */
export const PICTURE_CACHE = 'hien-pictures';
/** Small choices the worker has to know without a page, such as the language. */
export const PREFERENCE_CACHE = 'hien-prefs';
/** Key of the chosen language in `PREFERENCE_CACHE`. */
export const LANGUAGE_PREFERENCE = '/prefs/lang';

/** Checksum (hex SHA-256) of a stored film, so that a replaced film is noticed. */
export const FILM_CHECKSUM_HEADER = 'x-hien-sha256';

/** Tag of the Background Sync that wakes the outbox up, where the browser has it. */
export const OUTBOX_SYNC_TAG = 'hien-outbox';

export type MessageToWorker =
  /** The guest agreed to the new version. */
  | { type: 'skip-waiting' }
  /** To the version that goes: drop what it is fetching, a browser replaces a worker only while it has nothing to do. */
  | { type: 'stand-down' }
  /** The guide's first view stands on the screen: hand over what stands below it. */
  | { type: 'first-view-painted' }
  /** Look at the caches, mend what is missing of the guide, and say whether all of it is there. */
  | { type: 'ensure-guide' }
  /** The guide is ready and the wire is free: fetch the rest of the site. */
  | { type: 'fetch-site' }
  /** Staff have opened the reception desk: keep it too. */
  | { type: 'fetch-desk' }
  /** Asks which program it is, whatever the hotel's documents say. */
  | { type: 'program' };

/** Answer to `ensure-guide`, `fetch-site`, `fetch-desk` and `program`, on the port that came with the message. */
export interface WorkerAnswer {
  complete: boolean;
  /** The same text for two versions that differ in documents alone. */
  program?: string;
}

export type MessageToPage = { type: 'flush-outbox' };

/** A prerendered document of the guide, named by the server in front of the worker's script. */
export interface DocumentEntry {
  url: string;
  integrity: string;
}

/**
 * Both documents in one answer, `{ url: … }`: most of what they are made of is the same, and a phone gets
 * them in two thirds of the bytes.
 */
export type DocumentPack = Readonly<Record<string, { policy: string; html: string }>>;

/** Documents of the guide in languages that a phone has only when it was chosen there, by language. */
export type PackEntries = Readonly<Record<string, DocumentEntry>>;

/** One file of the build's list, as `src/build/precache.ts` writes it. */
export interface PrecacheEntry {
  url: string;
  integrity: string;
  /** Belongs to the rest of the site: fetched when the guide is safe. */
  later?: true;
  /** Belongs to the reception desk: fetched when staff have opened it. */
  desk?: true;
  /** A JSON of many small files, `{ path: text }`. */
  pack?: true;
  /** The rest of this list: a JSON of entries, `LaterFiles`. */
  list?: true;
}

/**
 * Checksums of what comes when the guide is safe, by address. They do not compress, and were most of the worker's own
 * script, which comes before any file of the guide.
 */
export interface LaterFiles {
  site: Readonly<Record<string, string>>;
  desk: Readonly<Record<string, string>>;
  /** Words of a booking's page in the languages of packs: each for a phone where its own is chosen. */
  chosen?: Readonly<Record<string, string>>;
}
