import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ShellSource } from './modules/guide/document/build';
import { scriptPoster, sheetReader } from './modules/guest-forms/sheets';
import { createAccountParts, type AccountParts } from './wiring/account-parts';
import { createBookingParts, type BookingParts } from './wiring/booking-parts';
import { createTourParts, type TourParts } from './wiring/tour-parts';
import { createStoriesParts, type StoriesParts } from './wiring/stories-parts';
import { createHelpParts, type HelpParts } from './wiring/help-parts';
import { type ContentParts, createContentParts } from './wiring/content-parts';
import { createDeskParts, type DeskParts } from './wiring/desk-parts';
import { createGuestParts, type GuestParts } from './wiring/guest-parts';
import type { Config } from './config';
import { isReachable, isWalletOpen } from './start/going-live';
import type { Limits } from '../domain/limits';
import { readDocument } from './platform/db/documents';
import type { Database } from './platform/db/schema';
import { DeviceMarks } from './platform/http/device-marks';
import { guideClients, type ReadClient } from './platform/http/guide-client';
import { sessionReader, type ReadSession } from './modules/accounts/session-cookie';
import { DeskNotes } from './modules/desk/notes';
import { EventsService } from './modules/guide/events';
import { FilmsService } from './modules/guide/films';
import { Forwarder } from './modules/guest-forms/forward-job';
import { GuideService } from './modules/guide/answer';
import { GuideBudget } from './modules/guide/rate-limiter';
import { GuideContentService } from './modules/guide/content';
import { GuideShells } from './modules/guide/document/documents';
import { HotelState } from './modules/hotel/hotel';
import { KeyGuard } from './modules/guest-access/key-limiter';
import { LimitSettingsService } from './modules/hotel/limit-settings';
import { PublicPages } from './modules/public-pages/pages/public-pages';
import { Releases } from './modules/public-pages/releases';
import { ShellCache } from './modules/guide/document/cache';
import { SubmissionService } from './modules/guest-forms/submissions';
import { oneLine } from './platform/start-error';

/** What the app is built from; tests bring their own clock and folders. */
export interface AppDeps {
  config: Config;
  db: Database;
  clock: () => number;
  logger: FastifyBaseLogger;
  /** The built client, `dist/client`. */
  clientDir: string;
  /** What the guide's documents are rendered with; `null` without a build: then there are no documents. */
  shellSource: ShellSource | null;
}

/** What the routes work with. */
export interface Parts extends AppDeps {
  /** Files of the hotel's own, in place of ours of the same name. */
  mediaDir: string;
  hotel: HotelState;
  guide: GuideService;
  budget: GuideBudget;
  notes: DeskNotes;
  limitSettings: LimitSettingsService;
  content: GuideContentService;
  events: EventsService;
  films: FilmsService;
  submissions: SubmissionService;
  forwarder: Forwarder | null;
  shells: GuideShells | null;
  releases: Releases;
  accounts: AccountParts;
  /** Whose session a request comes with. */
  readSession: ReadSession;
  booking: BookingParts;
  touring: TourParts;
  stories: StoriesParts;
  help: HelpParts;
  desk: DeskParts;
  guests: GuestParts;
  editing: ContentParts;
  /** What search engines and link previews see. */
  pages: PublicPages;
  readClient: ReadClient;
  marks: DeviceMarks;
  secureCookies: boolean;
}

export interface ServerParts extends Parts {
  app: FastifyInstance;
}

/** Makes every service the routes need, from what `main.ts` or a test brings. */
export async function createParts(deps: AppDeps): Promise<Parts> {
  const { config, db, clock, logger: log, clientDir, shellSource } = deps;
  const { valuesUrl, key, scriptUrl } = config.sheets;
  const secureCookies = config.publicOrigin?.startsWith('https:') ?? false;
  const mediaDir = path.join(config.dataDir, 'media');
  const hotel = await HotelState.load({
    db,
    clock,
    // A hotel of one's own that strangers can reach is open only when the environment says so, by name (ruling 43).
    mode: config.guideAccess ?? (isReachable(config) && config.hotelFile !== null ? 'stay' : null),
    onError: (error) => log.error({ err: error }, 'hotel not refreshed'),
  });
  const fingerprint = await readDocument(db, 'fingerprint');
  const marks = new DeviceMarks(fingerprint?.key ?? '', secureCookies);
  const readClient = guideClients(config, marks, () => hotel.current.limits.houseLines);
  const notes = new DeskNotes({ db, clock, log });
  const limits = (): Limits => hotel.current.limits.limits;
  const budget = new GuideBudget({ db, clock, log, fingerprintKey: fingerprint?.key ?? '', limits, notes });
  const forwarder = scriptUrl === null ? null : new Forwarder({ db, clock, log, post: scriptPoster(scriptUrl) });
  const booking = await createBookingParts(deps, hotel, notes);
  const touring = await createTourParts(deps, booking);
  const stories = await createStoriesParts(deps);
  const { catalogue, address } = booking;
  const guests = createGuestParts(deps, hotel, booking);
  const fetchSheet = valuesUrl === null ? null : sheetReader(valuesUrl, key);
  const events = new EventsService({ db, clock, log, fetchSheet });
  const shellCache = new ShellCache(path.join(config.dataDir, 'cache', 'shells'), (error) =>
    log.warn({ reason: oneLine(error) }, "guide's document not kept"),
  );
  const shells = shellSource && new GuideShells(shellSource, shellCache);
  const accounts = await createAccountParts(deps, booking, secureCookies, readClient);
  return {
    ...deps,
    mediaDir,
    hotel,
    budget,
    notes,
    limitSettings: new LimitSettingsService({ db, clock, hotel }),
    guide: new GuideService({ hotel, budget, keys: new KeyGuard(clock), clock }),
    content: new GuideContentService({ walletClosed: !isWalletOpen(config) }),
    events,
    films: new FilmsService([mediaDir, clientDir]),
    submissions: new SubmissionService({ db, clock, forwarder }),
    forwarder,
    shells,
    releases: new Releases(path.join(config.dataDir, 'releases')),
    accounts,
    readSession: sessionReader(accounts.sessions, secureCookies),
    booking,
    touring,
    stories,
    help: createHelpParts(deps, hotel),
    desk: createDeskParts(deps, hotel, booking, guests, touring),
    guests,
    editing: createContentParts(deps, { hotel, events, shells, booking, touring, stories }),
    pages: new PublicPages({
      hotel,
      catalogue,
      tours: touring.tours,
      blog: stories.blog,
      origin: () => address.public,
    }),
    readClient,
    marks,
    secureCookies,
  };
}
