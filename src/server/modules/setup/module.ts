import type { ModuleDeps } from '../../deps';
import type { DocumentSource } from '../guide/document/build';
import { SetupService } from './setup';

export { deskOwnHouseRoutes } from './desk-routes';
export { setupRoutes } from './routes';

interface Needs extends Pick<ModuleDeps, 'clock' | 'config' | 'db'> {
  documentSource: DocumentSource | null;
}

export const createSetup = ({ config, db, clock, documentSource }: Needs): SetupService =>
  new SetupService({ config, db, clock, documentSource });
