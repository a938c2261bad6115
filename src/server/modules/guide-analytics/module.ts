import type { ModuleDeps, RouteDeps } from '../../deps';
import type { HotelState } from '../hotel/hotel';
import type { PrivacySettingsService } from '../privacy/settings';
import { GuideAnalytics } from './reading';
import { guideAnalyticsRoutes } from './routes';

export { deskGuideAnalyticsRoutes } from './desk-routes';
export { readingPeople } from './people';

export const createGuideAnalytics = (
  { db, clock }: ModuleDeps,
  { settings, hotel }: { settings: PrivacySettingsService; hotel: HotelState },
): GuideAnalytics => new GuideAnalytics({ db, clock, settings, hotel });

/** Adds the call by which phones say what was read. */
export const registerGuideAnalytics = (deps: RouteDeps & { reading: GuideAnalytics }): Promise<void> =>
  guideAnalyticsRoutes(deps);
