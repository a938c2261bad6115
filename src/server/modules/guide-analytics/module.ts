import type { ModuleDeps, RouteDeps } from '../../deps';
import type { PrivacySettingsService } from '../privacy/settings';
import { GuideAnalytics } from './reading';
import { guideAnalyticsRoutes } from './routes';

export { deskGuideAnalyticsRoutes } from './desk-routes';
export { readingPeople } from './people';

export const createGuideAnalytics = (
  { db, clock }: ModuleDeps,
  { settings }: { settings: PrivacySettingsService },
): GuideAnalytics => new GuideAnalytics({ db, clock, settings });

/** Adds the call by which phones say what was read. */
export const registerGuideAnalytics = (deps: RouteDeps & { reading: GuideAnalytics }): Promise<void> =>
  guideAnalyticsRoutes(deps);
