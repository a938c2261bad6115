import path from 'node:path';
import type { AppDeps } from '../parts';
import type { HotelState } from '../modules/hotel/hotel';
import { MailFiles } from '../platform/mail/files';
import { PersonDataService } from '../modules/privacy/person';
import { PrivacySettingsService } from '../modules/privacy/settings';
import { ReadingService } from '../modules/guide-analytics/reading';
import { Residents } from '../modules/foreign-guests/declarations';
import { Retention } from '../modules/privacy/retention-job';
import type { BookingParts } from './booking-parts';

/** Services of foreign guests, of what is read, and of people's data. */
export interface GuestParts {
  settings: PrivacySettingsService;
  residents: Residents;
  reading: ReadingService;
  retention: Retention;
  people: PersonDataService;
}

export function createGuestParts(deps: AppDeps, hotel: HotelState, { catalogue }: BookingParts): GuestParts {
  const { config, db, clock, logger: log } = deps;
  const engine = config.databaseUrl === null ? 'sqlite' : 'postgres';
  const settings = new PrivacySettingsService({ db, clock, hotel });
  const mailFiles = new MailFiles(path.join(config.dataDir, 'mail'));
  const avatarFolder = path.join(config.dataDir, 'uploads', 'avatars');
  const photoFolder = path.join(path.resolve(config.dataDir), 'uploads', 'photos');
  return {
    settings,
    residents: new Residents({ db, clock, hotel, catalogue }),
    reading: new ReadingService({ db, clock, settings }),
    retention: new Retention({ db, engine, clock, log, hotel, settings, mailFiles, photoFolder }),
    people: new PersonDataService({ db, engine, clock, hotel, mailFiles, avatarFolder }),
  };
}
