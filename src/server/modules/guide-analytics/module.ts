import type { ModuleDeps, RouteDeps } from '../../deps';
import type { PrivacySettingsService } from '../privacy/settings';
import { ReadingService } from './reading';
import { readingRoutes } from './routes';

export { deskReadingRoutes } from './desk-routes';

export const createGuideAnalytics = (
  { db, clock }: ModuleDeps,
  { settings }: { settings: PrivacySettingsService },
): ReadingService => new ReadingService({ db, clock, settings });

/** Adds the call by which phones say what was read. */
export const registerGuideAnalytics = (deps: RouteDeps & { reading: ReadingService }): Promise<void> =>
  readingRoutes(deps);
