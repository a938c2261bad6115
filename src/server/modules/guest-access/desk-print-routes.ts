import type { FastifyInstance } from 'fastify';
import { printHouse, wifiSecrets } from '../../../contract/desk/print';
import { readPrintHouseCall, readWifiSecretsCall } from '../../../contract/desk/calls/guest-access';
import { route } from '../../platform/route';
import { queryText } from '../../platform/http/query';
import type { RouteDeps } from '../../deps';
import type { DeskPrint } from './print';

interface Deps extends Pick<RouteDeps, 'address'> {
  guestAccess: { print: DeskPrint };
}

const tags = ['reception'];

/** What cards and stickers with codes are printed from. */
export function deskPrintRoutes(desk: FastifyInstance, { address, guestAccess: { print } }: Deps): void {
  route(
    desk,
    readPrintHouseCall,
    {
      config: { audit: 'apartments.list' },
      schema: { tags, summary: 'Doors to print cards for, without their codes', response: { 200: printHouse } },
    },
    (request) => print.house(address.forBrowser(request)),
  );
  route(
    desk,
    readWifiSecretsCall,
    {
      config: { audit: 'wifi.read', confirms: true },
      schema: { tags, summary: 'Wi-Fi of a few apartments, for join codes', response: { 200: wifiSecrets } },
    },
    async (request) => {
      const answer = await print.wifi(queryText(request, 'apartments') ?? '');
      request.auditSubject = answer.items.map(({ apartment }) => apartment).join(' ');
      return answer;
    },
  );
}
