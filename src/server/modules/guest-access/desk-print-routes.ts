import type { FastifyInstance } from 'fastify';
import { readPrintHouseCall, readWifiSecretsCall } from '../../../contract/guest-access/desk-calls';
import { route } from '../../platform/route';
import { queryText } from '../../platform/http/query';
import type { RouteDeps } from '../../deps';
import type { DeskPrint } from './print';

interface Deps extends Pick<RouteDeps, 'address'> {
  guestAccess: { print: DeskPrint };
}

const tags = ['reception'];

/** Data that cards and stickers with codes are printed from. */
export function deskPrintRoutes(desk: FastifyInstance, { address, guestAccess: { print } }: Deps): void {
  route(
    desk,
    readPrintHouseCall,
    {
      config: { may: 'doors', audit: 'apartments.list' },
      tags,
      summary: 'Doors to print cards for, without their codes',
    },
    (request) => print.house(address.forBrowser(request)),
  );
  route(
    desk,
    readWifiSecretsCall,
    {
      config: { may: 'doors', audit: 'wifi.read', confirms: true },
      tags,
      summary: 'Wi-Fi of a few apartments, for join codes',
    },
    async (request) => {
      const answer = await print.wifi(queryText(request, 'apartments') ?? '');
      request.auditSubject = answer.items.map(({ apartment }) => apartment).join(' ');
      return answer;
    },
  );
}
