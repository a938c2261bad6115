import path from 'node:path';
import type { ModuleDeps, RouteDeps } from '../../deps';
import type { ClockGuard } from '../../platform/db/clock-guard';
import { MailFiles } from '../../platform/mail/files';
import type { HotelState } from '../hotel/hotel';
import { PersonDataService } from './person';
import { Retention } from './retention-job';
import { PrivacySettingsService } from './settings';

export { deskPrivacyRoutes } from './desk-routes';

/** What is kept of people, for how long, and their own calls on it. */
export interface Privacy {
  settings: PrivacySettingsService;
  retention: Retention;
  people: PersonDataService;
}

export function createPrivacy(
  { config, db, clock, logger: log }: ModuleDeps,
  { hotel, clockGuard, photoFolder }: { hotel: HotelState; clockGuard: ClockGuard; photoFolder: string },
): Privacy {
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const settings = new PrivacySettingsService({ db, clock, hotel });
  const mailFiles = new MailFiles(path.join(config.dataDir, 'mail'));
  const avatarFolder = path.join(config.dataDir, 'uploads', 'avatars');
  return {
    settings,
    retention: new Retention({ db, engine, clock, log, hotel, settings, mailFiles, photoFolder, clockGuard }),
    people: new PersonDataService({ db, engine, clock, hotel, mailFiles, avatarFolder }),
  };
}

/** Forgets what is due while the server runs. */
export function registerPrivacy({ app, privacy }: RouteDeps & { privacy: Privacy }): void {
  app.addHook('onListen', (done) => {
    privacy.retention.start();
    done();
  });
  app.addHook('onClose', () => privacy.retention.stop());
}
