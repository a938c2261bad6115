import path from 'node:path';
import type { ModuleDeps, RouteDeps } from '../../deps';
import { photoRoutes } from './desk-routes';
import { Photos } from './photos';

export { deskPhotoRoutes } from './desk-routes';

export const createPhotos = ({ config, db, clock }: ModuleDeps): Photos =>
  new Photos({ db, clock, folder: path.join(path.resolve(config.dataDir), 'uploads', 'photos') });

/** Adds the address under which everybody sees photographs. */
export function registerPhotos(deps: RouteDeps & { photos: Photos }): void {
  photoRoutes(deps);
}
