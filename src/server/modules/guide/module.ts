import path from 'node:path';
import type { Limits } from '../../../domain/desk/limits';
import { dayInVietNam } from '../../../domain/days';
import type { ModuleDeps, RouteDeps } from '../../deps';
import { oneLine } from '../../platform/start-error';
import { areMailsKept, isWalletOpen } from '../../start/going-live';
import type { DeskNotes } from '../attention/notes';
import type { HotelState } from '../hotel/hotel';
import { GuideService } from './answer';
import { GuideContentService } from './content';
import { contentRoutes } from './content-routes';
import type { DocumentSource } from './document/build';
import { DocumentCache } from './document/cache';
import { documentDataOf } from './document/data';
import { GuideDocuments } from './document/documents';
import { eventRoutes } from './event-routes';
import { EventsService } from './events';
import { filmRoutes } from './film-routes';
import { FilmsService } from './films';
import { GuidePreview } from './preview';
import { GuideRateLimiter } from './rate-limiter';
import { guidePageRoutes } from './page-routes';
import { guideRoutes } from './routes';
import { readCancelledNights } from '../stay-records/keys-store';
import { KeyRateLimiter, GivenCodes, Seals, SeenDoors } from '../guest-access/module';
import { sheetReader } from '../guest-forms/module';

export { deskEventRoutes } from './desk-routes';
export { guideContentOf } from './content';
export { guideOfDraft } from './preview';

/** The stay guide: its document, its answer, its content and films. */
export interface Guide {
  guide: GuideService;
  budget: GuideRateLimiter;
  content: GuideContentService;
  events: EventsService;
  films: FilmsService;
  preview: GuidePreview;
  /** `null` without a build: then there are no documents. */
  documents: GuideDocuments | null;
}

interface Needs {
  hotel: HotelState;
  notes: DeskNotes;
  /** The database's own secret, under which addresses are fingerprinted. */
  secret: string;
  documentSource: DocumentSource | null;
  /** Folders of films: the hotel's own first. */
  filmDirs: string[];
}

export function createGuide(deps: ModuleDeps, { hotel, notes, secret, documentSource, filmDirs }: Needs): Guide {
  const { config, db, clock, logger: log } = deps;
  const { valuesUrl, key } = config.sheets;
  const limits = (): Limits => hotel.current.limits.limits;
  const doors = (): number => hotel.current.apartments.size;
  const budget = new GuideRateLimiter({ db, clock, log, fingerprintKey: secret, limits, doors, notes });
  const fetchSheet = valuesUrl === null ? null : sheetReader(valuesUrl, key);
  const events = new EventsService({ db, clock, log, fetchSheet });
  const cache = new DocumentCache(path.join(config.dataDir, 'cache', 'shells'), (error) =>
    log.warn({ reason: oneLine(error) }, "guide's document not kept"),
  );
  const documents = documentSource && new GuideDocuments(documentSource, cache);
  return {
    guide: new GuideService({
      ...{ hotel, budget, clock, keys: new KeyRateLimiter(clock), seals: new Seals(secret) },
      given: new GivenCodes({ db, log, secret }),
      seen: new SeenDoors({ db, clock, log }),
      cancelled: (keyHash) => readCancelledNights(db, keyHash),
    }),
    budget,
    content: new GuideContentService({ walletClosed: !isWalletOpen(config), mailsKept: areMailsKept(config) }),
    events,
    films: new FilmsService(filmDirs),
    preview: new GuidePreview({ hotel, events, clock, documents }),
    documents,
  };
}

/** Adds the guide's calls and its pages. */
export function registerGuide(deps: RouteDeps & { guide: Guide; hotel: HotelState }): void {
  guideRoutes(deps);
  contentRoutes(deps);
  eventRoutes(deps);
  filmRoutes(deps);
  guidePageRoutes(deps);
}

/** Brings the guide's documents in line with the hotel's content, now and after each change; a stop waits for the last. */
export async function renderDocuments({
  app,
  clock,
  logger,
  guide: { documents, events },
  hotel,
}: RouteDeps & { guide: Guide; hotel: HotelState }): Promise<void> {
  const render = async (): Promise<void> => {
    await documents?.update(await documentDataOf(events, hotel.current, dayInVietNam(clock())));
  };
  await render();
  let rendering: Promise<void> = Promise.resolve();
  hotel.onChange(() => {
    rendering = rendering.then(render).catch((error: unknown) => logger.error({ err: error }, 'guide not rendered'));
  });
  app.addHook('onClose', () => rendering);
}
