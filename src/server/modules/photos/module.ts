import path from 'node:path';
import type { ModuleDeps, RouteDeps } from '../../deps';
import { OF_THE_HOUSE, PictureDoor } from '../../platform/pictures/door';
import { photoRoutes } from './desk-routes';
import { Photos } from './photos';

export { deskPhotoRoutes } from './desk-routes';
export { shownPicture } from './shown-pictures';
export { readKnownPhotos, readPhotoAlts } from './store';
export { forgetUnusedPhotos } from './unused-job';

export const createPhotoDoor = ({ clock }: ModuleDeps): PictureDoor => new PictureDoor(clock, OF_THE_HOUSE);

export const createPhotos = ({ config, db, clock }: ModuleDeps): Photos =>
  new Photos({ db, clock, folder: path.join(path.resolve(config.dataDir), 'uploads', 'photos') });

/** Adds the address under which everybody sees photographs. */
export function registerPhotos(deps: RouteDeps & { photos: Photos }): void {
  photoRoutes(deps);
}
