import { type GuestRetention, readRetentionCall } from '../../../contract/privacy/calls';
import { GUEST_RETENTION_KINDS } from '../../../domain/privacy/retention';
import { route } from '../../platform/route';
import type { ModuleDeps, RouteDeps } from '../../deps';
import type { People } from '../../people';
import type { ClockGuard } from '../../platform/db/clock-guard';
import type { HotelState } from '../hotel/hotel';
import { PersonDataService } from './person';
import { type ForgetPhotos, Retention } from './retention-job';
import { PrivacySettingsService } from './settings';

export { deskPrivacyRoutes } from './desk-routes';

/** Services for the data kept of people: how long it is kept, forgetting it, and what a person may ask of it. */
export interface Privacy {
  settings: PrivacySettingsService;
  retention: Retention;
  people: PersonDataService;
}

interface Needs {
  hotel: HotelState;
  clockGuard: ClockGuard;
  forgetPhotos: ForgetPhotos;
  /** Each after those by which its own rows are found. */
  people: readonly People[];
  /** Tables out of which people are taken. */
  tables: readonly string[];
}

export function createPrivacy(
  { config, db, clock, logger: log }: ModuleDeps,
  { hotel, clockGuard, forgetPhotos, people, tables }: Needs,
): Privacy {
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const settings = new PrivacySettingsService({ db, clock, hotel });
  return {
    settings,
    retention: new Retention({ db, engine, clock, log, hotel, settings, people, forgetPhotos, clockGuard }),
    people: new PersonDataService({ db, engine, clock, hotel, people, tables }),
  };
}

/** Says how long guests' data is kept, and forgets what is due while the server runs. */
export function registerPrivacy({ app, privacy }: RouteDeps & { privacy: Privacy }): void {
  route(
    app,
    readRetentionCall,
    { tags: ['privacy'], summary: 'Days after which guests’ data is forgotten' },
    (_, reply) => {
      void reply.header('cache-control', 'no-cache');
      const { retentionDays } = privacy.settings.current;
      return Object.fromEntries(GUEST_RETENTION_KINDS.map((kind) => [kind, retentionDays[kind]])) as GuestRetention;
    },
  );
  app.addHook('onListen', (done) => {
    privacy.retention.start();
    done();
  });
  app.addHook('onClose', () => privacy.retention.stop());
}
