import type { Feature } from '../../domain/features';
import { AppError } from '../errors';

interface Hotel {
  ensureFresh(): Promise<void>;
  current: { profile: { features: Readonly<Record<Feature, boolean>> } };
}

/** Refuses calls about a thing that the house is without. @throws AppError 404 */
export const onlyWith = (hotel: Hotel, feature: Feature) => async (): Promise<void> => {
  await hotel.ensureFresh();
  if (!hotel.current.profile.features[feature]) throw new AppError(404, 'notFound');
};
