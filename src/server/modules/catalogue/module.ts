import type { ModuleDeps, RouteDeps } from '../../deps';
import { AvailabilityService } from './availability';
import { Catalogue } from './catalogue';
import { apartmentRoutes } from './routes';

export const loadCatalogue = ({ db, clock, logger: log }: ModuleDeps): Promise<Catalogue> =>
  Catalogue.load({ db, clock, onError: (error) => log.error({ err: error }, 'catalogue not refreshed') });

export const createAvailability = (
  { db, clock }: ModuleDeps,
  { catalogue }: { catalogue: Catalogue },
): AvailabilityService => new AvailabilityService({ db, clock, catalogue });

/** Adds the calls of apartments, rooms and what is free in them. */
export function registerCatalogue(deps: RouteDeps & { availability: AvailabilityService; catalogue: Catalogue }): void {
  apartmentRoutes(deps);
}
