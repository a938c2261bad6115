import type { ModuleDeps } from '../../deps';
import type { DocumentSource } from '../guide/document/build';
import { type CrawlHouse, SetupService, type TestMail } from './setup';

export { deskOwnHouseRoutes } from './desk-routes';
export { setupRoutes } from './routes';

interface Needs extends Pick<ModuleDeps, 'clock' | 'config' | 'db'> {
  documentSource: DocumentSource | null;
  /** Reads a house as it would be; absent without a build. */
  crawl?: CrawlHouse;
  testMail?: TestMail;
}

export const createSetup = ({ config, db, clock, documentSource, crawl, testMail }: Needs): SetupService =>
  new SetupService({ config, db, clock, documentSource, crawl: crawl ?? null, testMail: testMail ?? null });
