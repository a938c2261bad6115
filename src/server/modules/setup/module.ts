import type { ModuleDeps } from '../../deps';
import { SetupService } from './setup';

export { setupRoutes } from './routes';

export const createSetup = ({ config, db, clock }: Pick<ModuleDeps, 'clock' | 'config' | 'db'>): SetupService =>
  new SetupService({ config, db, clock });
