import path from 'node:path';
import type { SendMail } from './platform/mail/mailer';
import { MailOutbox } from './platform/mail/outbox';
import { ClockGuard } from './platform/db/clock-guard';
import { isInDocuments, readDocument } from './platform/db/documents';
import { DeviceMarks } from './platform/http/device-marks';
import { guideClients } from './platform/http/guide-client';
import type { AnswerCounts } from './platform/metrics/answer-counts';
import { OwnAddress } from './platform/own-origin';
import { GUEST_TABLES } from './columns';
import type { ModuleDeps, RouteDeps } from './deps';
import { mailSender, mailText, senderOf } from './mail-texts';
import type { MailDeps } from './modules/bookings/mails';
import { type Accounts, createAccounts } from './modules/accounts/module';
import { staffPeople } from './modules/staff/people';
import { sessionReader } from './modules/staff/session-cookie';
import type { Billing } from './modules/billing/billing';
import { createBilling } from './modules/billing/module';
import type { TryCopy } from './modules/backups/copy-maker';
import { type Backups, createBackups } from './modules/backups/module';
import type { BlogService } from './modules/blog/blog';
import { createBlog, isInPosts } from './modules/blog/module';
import { BookerProofs } from './modules/bookings/booker/proofs';
import { bookingPeople, createAvailability, createBookings } from './modules/bookings/module';
import type { Bookings } from './modules/bookings/services';
import type { AvailabilityService } from './modules/bookings/availability';
import type { Catalogue } from './modules/catalogue/catalogue';
import { isInCatalogue, loadCatalogue } from './modules/catalogue/module';
import { type ChannelServices, createChannels } from './modules/channels/module';
import { type Contact, contactPeople, createContact } from './modules/contact/module';
import { createDesk, type Desk } from './modules/desk/module';
import { DeskNotes } from './modules/attention/notes';
import type { ForeignGuests } from './modules/foreign-guests/declarations';
import { createForeignGuests, foreignGuestPeople } from './modules/foreign-guests/module';
import { readRoomLinks, type RoomLink } from './modules/guest-access/room-links';
import { createGuestAccess, type GuestAccess } from './modules/guest-access/module';
import { createGuestForms, guestFormPeople, type GuestForms } from './modules/guest-forms/module';
import {
  createGuestRequests,
  guestRequestPeople,
  type GuestRequestServices,
  moveRequests,
} from './modules/guest-requests/module';
import { createGuideAnalytics, readingPeople } from './modules/guide-analytics/module';
import type { GuideAnalytics } from './modules/guide-analytics/reading';
import type { DocumentSource } from './modules/guide/document/build';
import { createGuide, type Guide } from './modules/guide/module';
import type { HotelState } from './modules/hotel/hotel';
import type { LimitSettingsService } from './modules/hotel/limit-settings';
import { isDemoHotel } from './modules/hotel/held-hotel-store';
import { createLimitSettings, loadHotel } from './modules/hotel/module';
import { createPayments, type Payments } from './modules/payments/module';
import { checkMail, createMails, type Mails } from './modules/mails/module';
import { createPhotoDoor, createPhotos, forgetUnusedPhotos } from './modules/photos/module';
import type { Photos } from './modules/photos/photos';
import type { PictureDoor } from './platform/pictures/door';
import { createPrivacy, type Privacy } from './modules/privacy/module';
import { createPublicPages, type PublicPageServices } from './modules/public-pages/module';
import { createReviews, reviewPeople, type Reviews } from './modules/reviews/module';
import { createTours, isInTours, tourPeople, type TourServices } from './modules/tours/module';
import type { People } from './people';
import type { Examine } from './start/examine-apart';
import { areMailsKept, isReachable } from './start/going-live';

/** Dependencies that the app is built from; tests bring their own clock and folders. */
export interface AppDeps extends ModuleDeps {
  /** The built client, `dist/client`. */
  clientDir: string;
  /** Source that the guide's documents are rendered with; `null` without a build: then there are no documents. */
  documentSource: DocumentSource | null;
  /** Counts what is answered; absent where nobody reads it. */
  answers?: AnswerCounts | undefined;
  /** Starts a server on a copy of everything; absent where nothing is built that could be started. */
  tryCopy?: TryCopy | undefined;
  /** Looks at what the house runs on; absent where nothing is built that could. */
  examine?: Examine | undefined;
  /** Closes the house and opens what lies in its place then; absent where nobody can. */
  restart?: (() => void) | undefined;
  /** The development server in front has looked at the Host header already. */
  isHostChecked?: boolean;
}

/** Everything that runs in the server, one entry for each subject. */
export interface Services extends AppDeps, Omit<RouteDeps, 'app' | 'sendText'> {
  /** Files of the hotel's own, in place of ours of the same name. */
  mediaDir: string;
  mails: MailOutbox;
  /** Asked before anything is ended for good by the clock. */
  clockGuard: ClockGuard;
  notes: DeskNotes;
  accounts: Accounts;
  availability: AvailabilityService;
  backups: Backups;
  billing: Billing;
  blog: BlogService;
  bookings: Bookings;
  catalogue: Catalogue;
  channels: ChannelServices;
  contact: Contact;
  desk: Desk;
  deskMails: Mails;
  guestAccess: GuestAccess;
  guestForms: GuestForms;
  guestRequests: GuestRequestServices;
  guide: Guide;
  hotel: HotelState;
  limitSettings: LimitSettingsService;
  payments: Payments;
  people: readonly People[];
  photoDoor: PictureDoor;
  photos: Photos;
  privacy: Privacy;
  publicPages: PublicPageServices;
  reading: GuideAnalytics;
  reviews: Reviews;
  foreignGuests: ForeignGuests;
  tours: TourServices;
}

/** Makes the services of every module, each from those before it. */
export async function createServices(deps: AppDeps): Promise<Services> {
  const { config, db, clock, logger: log, clientDir, documentSource } = deps;
  const clockGuard = new ClockGuard({ db, clock, log, upMs: deps.upMs ?? (() => performance.now()) });
  // First: what is written from here on is written by the clock that is in question.
  await clockGuard.begin();
  const secureCookies = config.publicOrigin?.startsWith('https:') ?? false;
  const mediaDir = path.join(config.dataDir, 'media');
  // A hotel of one's own that strangers can reach is open only when the environment says so, by name (ruling 43).
  const mode = config.guideAccess ?? (isReachable(config) && !(await isDemoHotel(db)) ? 'stay' : null);
  const hotel = await loadHotel(deps, { mode, mediaDir });
  const secret = (await readDocument(db, 'fingerprint'))?.key ?? '';
  const marks = new DeviceMarks(secret, secureCookies);
  const readClient = guideClients(config, marks, () => hotel.current.limits.houseLines);
  const notes = new DeskNotes({ db, clock, log });
  const address = new OwnAddress(config);
  const catalogue = await loadCatalogue(deps);
  const proofs = new BookerProofs({ secret, secure: secureCookies, marks });
  const { mails, ...sending } = createOutbox(deps, { hotel, catalogue, address, secret, proofs });
  const availability = createAvailability(deps, { catalogue });
  const payments = createPayments(deps, { address, mails, secret });
  const offered = { hotel, catalogue, availability };
  const reviews = await createReviews(deps, { hotel, proofs });
  const forBookings = { address, mails, notes, secret, proofs, clockGuard, reviews: reviews.guests };
  const bookings = createBookings(deps, { ...offered, ...forBookings, others: payments.jobs });
  const accounts = createAccounts(deps, { catalogue, mails, readClient, secret, secureCookies, clockGuard });
  const tours = await createTours(deps, { mails });
  const blog = await createBlog(deps);
  const photos = createPhotos(deps);
  const foreignGuests = createForeignGuests(deps, { hotel, catalogue });
  const guestAccess = createGuestAccess(deps, { hotel, mails, secret, catalogue, moved: moveRequests });
  const deskMails = createMails(deps, { hotel, mails, ...sending });
  const shown = { db, folder: photos.folder, uses: [isInCatalogue, isInTours, isInPosts, isInDocuments] };
  const forgetPhotos = (at: number): Promise<number> => forgetUnusedPhotos(shown, at);
  const people = peopleOf({ accounts, guestAccess, deskMails });
  const privacy = createPrivacy(deps, { hotel, clockGuard, forgetPhotos, people, tables: GUEST_TABLES });
  return {
    ...deps,
    ...{ mediaDir, secureCookies, address, mails, clockGuard, marks, notes, readClient },
    ...{
      ...offered,
      accounts,
      blog,
      bookings,
      guestAccess,
      payments,
      people,
      photos,
      privacy,
      reviews,
      foreignGuests,
      tours,
    },
    readSession: sessionReader(accounts.sessions, secureCookies),
    backups: createBackups(deps, { mails, tryCopy: deps.tryCopy, restart: deps.restart }),
    billing: createBilling(deps, { catalogue, hotel }),
    channels: createChannels(deps, { hotel, catalogue }),
    contact: createContact(deps, { hotel }),
    deskMails,
    desk: createDesk(deps, { catalogue, clockGuard, guestAccess, hotel, foreignGuests, tours }),
    guestForms: createGuestForms(deps, { secret }),
    guestRequests: createGuestRequests(deps, { hotel }),
    guide: createGuide(deps, { hotel, notes, secret, documentSource, filmDirs: [mediaDir, clientDir] }),
    photoDoor: createPhotoDoor(deps),
    limitSettings: createLimitSettings(deps, { hotel }),
    publicPages: createPublicPages(deps, { mediaDir, address, blog, catalogue, hotel, tours, reviews }),
    reading: createGuideAnalytics(deps, { ...privacy, hotel }),
  };
}

/** Lists the modules' people, each after those by which its own rows are found. */
const peopleOf = (made: { accounts: Accounts; guestAccess: GuestAccess; deskMails: Mails }): readonly People[] => [
  made.accounts.people,
  bookingPeople,
  guestFormPeople,
  made.guestAccess.people,
  foreignGuestPeople,
  guestRequestPeople,
  reviewPeople,
  tourPeople,
  contactPeople,
  made.deskMails.people,
  staffPeople,
  readingPeople,
];

/** The outbox, and what its mails are sent with. */
function createOutbox(
  { config, db, clock, logger: log }: AppDeps,
  {
    secret,
    proofs,
    ...about
  }: { hotel: HotelState; catalogue: Catalogue; address: OwnAddress; secret: string; proofs: BookerProofs },
): { mails: MailOutbox; send: SendMail; from: () => string; houseAddress: () => string } {
  const from = senderOf(config, () => about.hotel.current.profile.brand);
  const guideLinks = (id: string): Promise<RoomLink[]> => readRoomLinks({ db, secret }, id, about.address.public);
  const bookerSecret: MailDeps['bookerSecret'] = (id, to) => proofs.secretOf({ id, guest_email: to });
  const houseAddress = (): string => about.hotel.current.profile.email || from.address;
  const words = { clock, ...about, hotelAddress: houseAddress, from: from.address, guideLinks, bookerSecret };
  const send = mailSender(config, from, clock);
  const mails = new MailOutbox({
    db,
    clock,
    log,
    send,
    mailsKept: areMailsKept(config),
    check: (mail) => checkMail({ db, clock }, mail),
    textOf: ({ content, lang }) => mailText(words, content, lang),
  });
  return { mails, send, from: () => from.address, houseAddress };
}
