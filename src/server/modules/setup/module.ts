import type { ModuleDeps } from '../../deps';
import type { DocumentSource } from '../guide/document/build';
import { type CrawlHouse, SetupService } from './setup';

export { deskOwnHouseRoutes } from './desk-routes';
export { setupRoutes } from './routes';

interface Needs extends Pick<ModuleDeps, 'clock' | 'config' | 'db'> {
  documentSource: DocumentSource | null;
  /** Reads a house as it would be; absent without a build. */
  crawl?: CrawlHouse;
}

export const createSetup = ({ config, db, clock, documentSource, crawl }: Needs): SetupService =>
  new SetupService({ config, db, clock, documentSource, crawl: crawl ?? null });
