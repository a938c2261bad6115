import type { GuideAccessMode } from '../../../domain/guide/access-modes';
import type { ModuleDeps } from '../../deps';
import { HotelState } from './hotel';
import { LimitSettingsService } from './limit-settings';

export { deskLimitRoutes } from './desk-routes';
export { checkHotel } from './hotel-file';
export { fillDatabase, hasNoHotel } from './seed';
export { HOTEL_CONTENT, eventRows, hotelResource, profileWith } from './editable';

/** @param mode of the guide as the environment says it; `null` leaves it to the hotel */
export const loadHotel = ({ db, clock, logger: log }: ModuleDeps, mode: GuideAccessMode | null): Promise<HotelState> =>
  HotelState.load({ db, clock, mode, onError: (error) => log.error({ err: error }, 'hotel not refreshed') });

export const createLimitSettings = (
  { db, clock }: ModuleDeps,
  { hotel }: { hotel: HotelState },
): LimitSettingsService => new LimitSettingsService({ db, clock, hotel });
