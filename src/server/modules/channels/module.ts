import { isPublicOrigin } from '../../config';
import type { ModuleDeps, RouteDeps } from '../../deps';
import type { Catalogue } from '../catalogue/catalogue';
import type { HotelState } from '../hotel/hotel';
import { calendarReader } from './calendar-reader';
import { Channels } from './channels';
import { calendarFeedRoutes } from './desk-routes';
import { ChannelFeeds } from './feeds';

export { deskChannelRoutes } from './desk-routes';
export { channelChanges, readChannelConflicts, readChannels } from './store';

/** Other channels' calendars, read, and our own for them. */
export interface ChannelServices {
  channels: Channels;
  feeds: ChannelFeeds;
}

export function createChannels(
  { config, db, clock, logger: log }: ModuleDeps,
  { hotel, catalogue }: { hotel: HotelState; catalogue: Catalogue },
): ChannelServices {
  const httpsOnly = isPublicOrigin(config.publicOrigin);
  const read = calendarReader(!httpsOnly);
  return {
    channels: new Channels({ db, clock, log, hotel, catalogue, read, httpsOnly }),
    feeds: new ChannelFeeds({ db, clock, hotel, catalogue }),
  };
}

/** Adds the calendars for other channels, and the reading of theirs while the server runs. */
export function registerChannels(deps: RouteDeps & { channels: ChannelServices }): void {
  const { app, channels } = deps;
  calendarFeedRoutes(deps);
  app.addHook('onListen', (done) => {
    channels.channels.interval.start();
    done();
  });
  app.addHook('onClose', () => channels.channels.interval.stop());
}
