import type { FastifyInstance } from 'fastify';
import { DONE } from '../../../contract/guest-access/stays';
import { readLimitsCall, changeLimitsCall, nameOwnLinesCall } from '../../../contract/hotel/desk-calls';
import { route } from '../../platform/route';
import { networkList } from '../../platform/address';
import { lineOf } from '../../platform/address';
import { clientAddresses } from '../../platform/client-address';
import { isHouseLine } from './limit-settings';
import type { RouteDeps } from '../../deps';
import type { Catalogue } from '../catalogue/catalogue';
import type { LimitSettingsService } from './limit-settings';
import { roomsOf } from '../bookings/module';

interface Deps extends Pick<RouteDeps, 'clock' | 'config' | 'readClient'> {
  catalogue: Catalogue;
  limitSettings: LimitSettingsService;
}

const tags = ['reception'];

/** Adds the desk's calls on limits: what strangers may do how often, and which lines are the house's own. */
export function deskLimitRoutes(
  desk: FastifyInstance,
  { clock, config, readClient, catalogue, limitSettings }: Deps,
): void {
  const addressOf = clientAddresses(networkList(config.trustedProxies));

  route(
    desk,
    readLimitsCall,
    { config: { may: 'service', audit: 'limits.read' }, tags, summary: 'What strangers may do how often' },
    (request) => {
      const line = lineOf(addressOf(request.raw));
      return {
        limits: limitSettings.current.limits,
        houseLines: [...limitSettings.current.houseLines],
        setLines: config.hotelNetworks,
        ownLine: isHouseLine(line) ? line : null,
        ownIsHouse: readClient(request.raw).inHotel,
        rooms: roomsOf(catalogue),
        serverNow: new Date(clock()).toISOString(),
      };
    },
  );
  route(
    desk,
    changeLimitsCall,
    { config: { may: 'service', audit: 'limits.change' }, tags, summary: 'Change what strangers may do' },
    async (request) => {
      await limitSettings.setLimits(request.body.limits);
      return DONE;
    },
  );
  route(
    desk,
    nameOwnLinesCall,
    { config: { may: 'service', audit: 'lines.change' }, tags, summary: "Name the house's own lines" },
    async (request) => {
      await limitSettings.setLines(request.body.houseLines);
      return DONE;
    },
  );
}
