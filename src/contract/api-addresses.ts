/**
 * Addresses of the API that stand in more than one call, or in scripts of the guide that load before everything else: a
 * bare constant leaves nothing of the declarations in `calls.ts` behind in what a phone has to load.
 */
export const API_PREFIX = '/api/';
/** Everything of the reception desk, so that a stranger's question is refused before it is looked at. */
export const DESK_API = '/api/reception/*';
/** The own account; outside `API_PREFIX`, as specified. */
export const ACCOUNT_API = '/user';
export const HEALTH_API = '/healthz';
export const API_DOCS = '/api/docs';
export const API_DESCRIPTION = '/api/openapi.json';

/** The door's code follows. */
export const GUIDE_API = '/api/guide/';
/** The code of the door stands before it. */
export const GUIDE_REQUESTS = '/requests';
/** The request's id stands before it. */
export const REQUEST_MESSAGES = '/messages';
export const GUIDE_CONTENT_API = '/api/guide-content';
export const EVENTS_API = '/api/events';
export const FILMS_API = '/api/films';
export const INTEREST_API = '/api/interest';
export const READING_API = '/api/reading';

/**
 * Addresses that the server answers besides pages and calls: web app manifests, the guide's documents, pictures of
 * people.
 */
export const MANIFEST_PATH = '/manifest';
export const SHELL_PATH = '/shell';
export const AVATAR_PATH = '/avatars';
/** Address that the house's Wi-Fi names to each phone that joins it (RFC 8910, option 114). */
export const CAPTIVE_PATH = '/.well-known/captive';
