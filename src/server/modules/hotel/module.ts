import { ownFilmsIn } from './own-films';
import type { GuideAccessMode } from '../../../domain/guest-access/access-modes';
import type { ModuleDeps } from '../../deps';
import { HotelState } from './hotel';
import { LimitSettingsService } from './limit-settings';

export { deskLimitRoutes } from './desk-routes';
export { checkHotel } from './hotel-file';
export { fillDatabase, hasNoHotel } from './seed';
export { HOTEL_CONTENT, eventRows, hotelResource, profileWith } from './editable';

/**
 * @param mode of the guide as the environment says it; `null` leaves it to the hotel
 * @param mediaDir files of the hotel's own; films that come while it runs are known with its next change
 */
export const loadHotel = (
  { db, clock, logger: log }: ModuleDeps,
  { mode, mediaDir }: { mode: GuideAccessMode | null; mediaDir: string },
): Promise<HotelState> =>
  HotelState.load({
    ...{ db, clock, mode },
    ownFilms: () => ownFilmsIn(mediaDir),
    onError: (error) => log.error({ err: error }, 'hotel not refreshed'),
  });

export const createLimitSettings = (
  { db, clock }: ModuleDeps,
  { hotel }: { hotel: HotelState },
): LimitSettingsService => new LimitSettingsService({ db, clock, hotel });
